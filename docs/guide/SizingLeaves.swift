import Plumbline

@MainActor @SceneBuilder
var sizingLeaves: [Scene] {
    Scene("sizing/shapes", columns: 3, proposal: ProposedViewSize(width: 90, height: 40)) {
        Panel("a color fills") { Color.orange }
        Panel("a circle is round") { Circle().fill(.blue) }
        Panel("nil is 10", proposal: .unspecified) { Color.orange }
    }
    .title("Colors fill, circles stay round, nil is 10")
    .magnification(1)
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/spacer", proposal: ProposedViewSize(width: 220, height: 40)) {
        HStack {
            Color.orange.frame(width: 40)
            Spacer(minLength: 20)
            Color.blue.frame(width: 60)
        }
    }
    .title("A spacer takes what is left")
    .caption("220 − 40 − 60 = **120**. It has no height of its own.")
    .annotations(.borders, .sizes)

    Scene("sizing/divider", proposal: ProposedViewSize(width: 160, height: 90)) {
        VStack {
            Color.orange.frame(height: 30).layoutLabel("above")
            Divider()
            Color.blue.frame(height: 30).layoutLabel("below")
        }
    }
    .title("A divider is one pixel thick")
    .caption("At 1× a pixel is a point: 160 × 1. It is as wide as its stack lets it be.")
    .annotations(.borders, .sizes)

    Scene("sizing/image", columns: 2, proposal: ProposedViewSize(width: 120, height: 60)) {
        Panel("as it is") { Image("rogue") }
        Panel("resizable().scaledToFit()") { Image("rogue").resizable().scaledToFit() }
    }
    .title("An image keeps its size until it is resizable")
    .annotations(.borders, .sizes, .proposals, .overflow)

    Scene("sizing/text", sweep: .widths(60, 100, 160, nil)) {
        Text("Text is never wider than its lines.")
    }
    .title("Text wraps, and fits its lines")

    Scene("sizing/truncation", columns: 2, proposal: ProposedViewSize(width: 120, height: 30)) {
        Panel("lineLimit(1)") { Text("Too long for one line").lineLimit(1) }
        Panel("truncationMode(.middle)") {
            Text("Too long for one line").lineLimit(1).truncationMode(.middle)
        }
    }
    .title("What does not fit is cut at the end, or in the middle")
    .annotations(.borders, .sizes)

    Scene("sizing/spacer-priority", columns: 1, proposal: ProposedViewSize(width: 150, height: 36)) {
        Panel("Spacer(minLength: 10): served last") {
            HStack(spacing: 0) {
                Color.orange
                Spacer(minLength: 10)
            }
        }
        Panel("layoutPriority(0): an equal share") {
            HStack(spacing: 0) {
                Color.orange
                Spacer(minLength: 10).layoutPriority(0)
            }
        }
    }
    .title("A spacer is served last")
    .caption("Flexible views leave it its minimum length. With priority 0, it takes its share.")
    .annotations(.borders, .sizes)

    Scene("sizing/outside-stacks", columns: 2, proposal: ProposedViewSize(width: 120, height: 50)) {
        Panel("a spacer") { Spacer() }
        Panel("a divider") { Divider() }
    }
    .title("Outside a stack, a spacer fills both axes and a divider the width")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/text-shrinks", columns: 2, proposal: ProposedViewSize(width: 120, height: 24)) {
        Panel("lineLimit(1)") { Text("Too long for one line").lineLimit(1) }
        Panel("minimumScaleFactor(0.5)") {
            Text("Too long for one line").lineLimit(1).minimumScaleFactor(0.5)
        }
    }
    .title("A text may shrink before it is cut")
    .annotations(.borders, .sizes)

    Scene("sizing/type-sizes", columns: 3, proposal: .unspecified) {
        Panel("small") { Styles() }.dynamicTypeSize(.small)
        Panel("large, the default") { Styles() }
        Panel("xxxLarge") { Styles() }.dynamicTypeSize(.xxxLarge)
    }
    .title("Each text style has a size for each setting")
    .caption("In points. Up to xxxLarge a caption grows by half, a title by a fifth.")
    .annotations(.issues)

    Scene("sizing/label", proposal: ProposedViewSize(width: 160, height: 40)) {
        Label("Favorite", systemImage: "star").layoutLabel("Label")
    }
    .title("A label is an icon and a title on one baseline")
    .caption("They are 8 points apart.")
    .annotations(.borders, .sizes, .spacing, .alignmentLines)
}

/// Three text styles with their sizes in points.
private struct Styles: View {
    @ScaledMetric(relativeTo: .title) private var title = 28.0
    @ScaledMetric(relativeTo: .body) private var plain = 17.0
    @ScaledMetric(relativeTo: .caption) private var caption = 12.0

    var body: some View {
        VStack(alignment: .leading) {
            Text("Title \(points(title))").font(.title)
            Text("Body \(points(plain))")
            Text("Caption \(points(caption))").font(.caption)
        }
    }

    private func points(_ size: Double) -> String { "\((size * 10).rounded() / 10)".replacing(".0", with: "") }
}
