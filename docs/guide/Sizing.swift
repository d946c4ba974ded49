import Plumbline

@MainActor @SceneBuilder
var sizing: [Scene] {
    Scene("sizing/contract", proposal: ProposedViewSize(width: 220, height: 80)) {
        Text("A child chooses its own size.")
            .padding(10)
            .layoutLabel("parent")
    }
    .title("Propose, choose, place")
    .caption("The padding proposes 20 points less than it was proposed; the text takes what its lines need.")
    .annotations(.borders, .sizes, .proposals, .ledger)

    Scene("sizing/stack", proposal: ProposedViewSize(width: 300, height: 60)) {
        HStack(spacing: 10) {
            Color.orange.frame(width: 50).layoutLabel("fixed")
            Color.blue.frame(minWidth: 20, maxWidth: 70).layoutLabel("bounded")
            Color.green
        }
        .layoutLabel("row")
    }
    .title("A stack asks the least flexible child first")
    .caption("Gaps first; then each child is proposed an equal share of what is left.")
    .storyboard(of: "row")

    Scene("sizing/stack-sum", columns: 2, proposal: ProposedViewSize(width: 100, height: 60)) {
        Panel("HStack(spacing: 10)") {
            HStack(spacing: 10) { TwoOf70() }.layoutLabel("row")
        }
        Panel("AnyLayout(HStackLayout(spacing: 10))") {
            AnyLayout(HStackLayout(spacing: 10)) { TwoOf70() }.layoutLabel("row")
        }
    }
    .title("A stack is the sum of its children and gaps")
    .caption("70 + 10 + 70 is 150, whatever was proposed. The same layout in `AnyLayout` gives the same.")
    .annotations(.borders, .sizes, .proposals, .spacing)

    Scene("sizing/zstack", proposal: ProposedViewSize(width: 200, height: 90)) {
        ZStack(alignment: .bottomTrailing) {
            Color.orange.layoutLabel("orange").frame(width: 120, height: 40)
            Circle().fill(.blue).layoutLabel("blue").frame(width: 60, height: 60)
        }
    }
    .title("A ZStack is the union of its children")
    .caption("120 × 60: the wider child’s width, the taller one’s height.")
    .annotations(.borders, .sizes)

    Scene("sizing/spacing", columns: 3, proposal: ProposedViewSize(width: 130, height: 50)) {
        Panel("default: 8") {
            HStack {
                Color.orange
                Color.blue
            }
        }
        Panel("spacing: 20") {
            HStack(spacing: 20) {
                Color.orange
                Color.blue
            }
        }
        Panel("beside a Spacer: 0") {
            HStack {
                Color.orange.frame(width: 30)
                Spacer()
                Color.blue.frame(width: 30)
            }
        }
    }
    .title("A gap is 8 by default, and 0 beside a spacer")
    .annotations(.borders, .spacing)

    Scene("sizing/priority", columns: 1, proposal: ProposedViewSize(width: 250, height: 40)) {
        Panel("equal") {
            HStack {
                FromNothing().layoutLabel("first")
                AtLeast60()
            }
        }
        Panel("the first has priority 1") {
            HStack {
                FromNothing().layoutLabel("first").layoutPriority(1)
                AtLeast60()
            }
        }
    }
    .title("Priority 1 takes all but the other’s minimum")
    .caption("250 less the gap is 242: 121 for each, or 182 and the 60 the other needs at least.")
    .annotations(.borders, .sizes, .priority)

    Scene("sizing/guides", columns: 1, proposal: ProposedViewSize(width: 200, height: 100)) {
        Panel("firstTextBaseline") {
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.largeTitle)
                VStack {
                    Text("first")
                    Text("last")
                }
                Color.orange.frame(width: 30, height: 30)
            }
        }
        Panel("lastTextBaseline") {
            HStack(alignment: .lastTextBaseline) {
                Text("Large").font(.largeTitle)
                VStack {
                    Text("first")
                    Text("last")
                }
                Color.orange.frame(width: 30, height: 30)
            }
        }
    }
    .title("A column has two baselines")
    .caption("The first of its first text, the last of its last. A color has only its bottom.")
    .annotations(.borders, .alignmentLines)

    Scene("sizing/right-to-left", columns: 2, proposal: ProposedViewSize(width: 140, height: 40)) {
        Panel("left to right") {
            HStack {
                Color.orange.frame(width: 30).layoutLabel("first")
                Color.blue.frame(width: 70).layoutLabel("second")
            }
        }
        Panel("right to left") {
            HStack {
                Color.orange.frame(width: 30).layoutLabel("first")
                Color.blue.frame(width: 70).layoutLabel("second")
            }
        }
        .layoutDirection(.rightToLeft)
    }
    .title("Leading is where reading starts")
    .annotations(.borders)
}

/// Two flexible views.
private struct TwoOf70: View {
    var body: some View {
        Color.orange.layoutLabel("orange").frame(width: 70)
        Color.blue.layoutLabel("blue").frame(width: 70)
    }
}

/// A color that takes the whole proposal, however small.
private struct FromNothing: View {
    var body: some View { Color.orange.frame(minWidth: 0, maxWidth: .infinity) }
}

/// A color that takes the whole proposal, and never less than 60 points.
private struct AtLeast60: View {
    var body: some View {
        Color.blue.frame(minWidth: 60, maxWidth: .infinity).layoutLabel("second")
    }
}
