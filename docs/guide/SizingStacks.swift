import Plumbline

@MainActor @SceneBuilder
var sizingStacks: [Scene] {
    Scene("sizing/asked", columns: 2) {
        Panel("0: the minimum", proposal: .zero) { Stretchy() }
        Panel("nil: the ideal", proposal: .unspecified) { Stretchy() }
        Panel("∞: the maximum", proposal: .infinity) { Stretchy() }
        Panel("nil once more: the same", proposal: .unspecified) { Stretchy() }
    }
    .title("0, nil and ∞ ask for minimum, ideal and maximum")
    .caption("A view with a minimum of 40 × 16, an ideal of 80 × 24 and a maximum of 120 × 32.")
    .magnification(1.7)
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/rounding", proposal: ProposedViewSize(width: 100, height: 40)) {
        HStack(spacing: 0) {
            Color.orange.overlay { Pixels(width: 33) }
            Color.blue.overlay { Pixels(width: 34, color: .white) }
            Color.green.overlay { Pixels(width: 33) }
        }
    }
    .title("A third of 100 is drawn on whole pixels")
    .caption("Each takes 33.33 points; at 1× they are 33, 34 and 33 pixels wide.")
    .annotations(.issues)
    .magnification(1)
    .figureWidth(300)

    Scene("sizing/stack-nil", proposal: ProposedViewSize(width: nil, height: 40)) {
        HStack {
            Text("As long as it likes")
            Color.orange.layoutLabel("orange").frame(idealWidth: 60)
            Color.blue.layoutLabel("blue")
        }
        .layoutLabel("row")
    }
    .title("Proposed nil, a stack has nothing to divide")
    .caption("It proposes nil to every child, and each takes its ideal width.")
    .annotations(.borders, .ledger)

    Scene("sizing/stack-cross", proposal: ProposedViewSize(width: 160, height: nil)) {
        HStack {
            Color.orange.frame(width: 16).layoutLabel("bar")
            Text("A bar is as tall as the text it stands beside.")
        }
        .layoutLabel("row")
    }
    .title("A color is as tall as the text beside it")
    .caption("The row is as tall as its text, **61.72**; the bar is proposed that, and fills it.")
    .annotations(.borders, .sizes)

    Scene("sizing/zstack-priority", columns: 2, proposal: ProposedViewSize(width: 150, height: 60)) {
        Panel("equal") {
            ZStack {
                Color.orange
                Text("Hello").annotated(removing: .borders, .sizes).padding(8).layoutLabel("text")
            }
            .layoutLabel("ZStack")
        }
        Panel("the text has priority 1") {
            ZStack {
                Color.orange
                Text("Hello").annotated(removing: .borders, .sizes).padding(8).layoutPriority(1).layoutLabel("text")
            }
            .layoutLabel("ZStack")
        }
    }
    .title("The highest priority decides a ZStack’s size")
    .caption(
        "Equal, the stack is as large as the color; with a priority the text alone counts: **56.69 × 36.57**."
    )
    .emphasis("ZStack")
    .legend(false)
    .annotations(.borders, .sizes, .priority)

    Scene("sizing/spacer-gaps", columns: 2, proposal: ProposedViewSize(width: 150, height: 36)) {
        Panel("no spacer: 8") { Between { EmptyView() } }
        Panel("Spacer(): no gaps") { Between { Spacer() } }
        Panel("in a frame: no gaps") { Between { Spacer().frame(width: 30) } }
        Panel("in an HStack: no gaps") { Between { HStack { Spacer() } } }
        Panel("in padding(4): 8 and 8") { Between { Spacer().padding(4) } }
        Panel("spacing: 12, kept") { Between(spacing: 12) { Spacer() } }
    }
    .title("A spacer drops default gaps and keeps explicit ones")
    .annotations(.spacing)

    Scene("sizing/absent", columns: 3, proposal: ProposedViewSize(width: 120, height: 36)) {
        Panel("three views") { Between { Color.green.layoutLabel("c") } }
        Panel("hidden()") { Between { Color.green.hidden().layoutLabel("c") } }
        Panel("EmptyView()") { Between { EmptyView() } }
    }
    .title("A hidden view keeps its place, an absent one has none")
    .annotations(.borders, .spacing)

    Scene("sizing/text-gaps", columns: 2, proposal: ProposedViewSize(width: 130, height: 110)) {
        Panel("two texts: no gap") {
            VStack {
                Text("Above").font(.title)
                Text("Below").font(.title)
            }
        }
        Panel("a text and a color: 8") {
            VStack {
                Text("Above").font(.title)
                Color.orange.frame(height: 30)
            }
        }
    }
    .title("Text has a gap to colors, not to text")
    .annotations(.borders, .spacing)

    Scene("sizing/priority-modifiers", columns: 2, proposal: ProposedViewSize(width: 200, height: 36)) {
        Panel("border") { Served { Measured(color: .orange).layoutPriority(1).border(.gray, width: 2) } }
        Panel("a stack of one") { Served { HStack { Measured(color: .orange).layoutPriority(1) } } }
        Panel("padding(2): 94 + 2 + 2 is 98") { Served { Measured(color: .orange).layoutPriority(1).padding(2) } }
            .annotations(.priority, .padding)
        Panel("frame") { Served { Measured(color: .orange).layoutPriority(1).frame(maxWidth: .infinity) } }
    }
    .title("A priority passes through a border, not through padding")
    .caption("In a stack of one it counts, too; in a frame it is 0 again.")
    .annotations(.priority)
}

/// The width of a view's drawing.
private struct Pixels: View {
    var width: Int
    var color = Color.black

    var body: some View { Text("\(width) px").font(.system(size: 10)).foregroundStyle(color) }
}

/// From 40 to 120 points wide.
private struct Stretchy: View {
    var body: some View {
        Color.orange
            .frame(minWidth: 40, idealWidth: 80, maxWidth: 120, minHeight: 16, idealHeight: 24, maxHeight: 32)
            .layoutLabel("view")
    }
}

/// A view between two colors.
private struct Between<Middle: View>: View {
    var spacing: CGFloat?
    @ViewBuilder var middle: Middle

    var body: some View {
        HStack(spacing: spacing) {
            Color.orange.frame(width: 24).layoutLabel("a")
            middle
            Color.blue.frame(width: 24).layoutLabel("b")
        }
    }
}

/// A view beside a color that is as flexible.
private struct Served<First: View>: View {
    @ViewBuilder var first: First

    var body: some View {
        HStack(spacing: 4) {
            first
            Measured(color: .blue).frame(minWidth: 30, maxWidth: .infinity)
        }
    }
}

/// A color with its width: a view without height lies on its bottom edge.
struct Measured: View {
    var color: Color

    var body: some View {
        color.overlay(alignment: .bottom) { Color.clear.frame(height: 0).annotated(.dimensions) }
    }
}
