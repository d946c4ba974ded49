import Plumbline

/// A scene for each kind of figure.
@MainActor @SceneBuilder
var kindsOfFigure: [Scene] {
    Scene("language/panels", columns: 2, proposal: ProposedViewSize(width: 220, height: 80)) {
        Panel("padding, then background") {
            Text("Nogitsune")
                .annotated(removing: .sizes)
                .padding(16)
                .background(.yellow.opacity(0.4))
        }
        Panel("background, then padding") {
            Text("Nogitsune")
                .layoutLabel("text = background")
                .background(.yellow.opacity(0.4))
                .padding(16)
                .annotated(removing: .sizes)
        }
    }
    .title("The order of modifiers matters")
    .caption("The background is as large as what comes before it: with the **16** points of padding, or without.")
    .annotations(.borders, .sizes, .padding)

    Scene("language/comparison", columns: 1, proposal: ProposedViewSize(width: 240, height: 90)) {
        Panel("spacing 8") {
            HStack(spacing: 8) {
                Text("One line of words").layoutLabel("words")
                Color.teal.frame(width: 40).layoutLabel("bar")
                Color.indigo.frame(width: 60).layoutLabel("box")
            }
            .annotated(.spacing)
        }
        Panel("spacing 30") {
            HStack(spacing: 30) {
                Text("One line of words").layoutLabel("words")
                Color.teal.frame(width: 40).layoutLabel("bar")
                Color.indigo.frame(width: 60).layoutLabel("box")
            }
            .annotated(.spacing)
        }
    }
    .title("Wider gaps take width from the text")
    .caption("First difference: the words are proposed **80** instead of 124.")
    .annotations(.borders)
    .comparing()

    Scene("language/print", proposal: ProposedViewSize(width: 440, height: 120)) {
        HStack(alignment: .firstTextBaseline, spacing: 40) {
            Text("Rogue").font(.title).layoutLabel("rogue")
            Text("Hill country").layoutLabel("hills")
            Color.white.frame(width: 70, height: 56).layoutLabel("box")
        }
        .padding(20)
    }
    .title("On paper, weights and dots replace colors")
    .caption("Views have black or gray lines; gaps and padding are filled gray, and a modifier’s bounds are dotted.")
    .annotations(.borders, .sizes, .spacing, .padding)
    .diagramStyle(.print)

    Scene("language/sweep", sweep: .widths(80, 160, 240, 320, nil)) {
        Text("Text wraps at the width it is given.")
            .padding(8)
            .background(.yellow.opacity(0.4))
    }
    .title("A text is never wider than its longest line")
    .names(atMost: 0)
    .curve()
    .caption("Proposed less, it wraps; proposed 320 or nil, it stays on one line: 275.12 and 2 × 8 of padding.")
    .annotations(.borders)

    Scene("language/sweep-heights", sweep: .heights(20, 50, 80, 120, nil, width: 90)) {
        VStack(spacing: 4) {
            Color.orange.frame(minHeight: 10, idealHeight: 30, maxHeight: 50).layoutLabel("flexible").annotated(.sizes)
            Color.purple.frame(height: 20).layoutLabel("fixed")
        }
    }
    .title("A flexible frame shrinks down to its minimum, 10")
    .caption("Proposed 20, the stack takes 34: 10 + 4 + 20.")
    .annotations(.borders)
}
