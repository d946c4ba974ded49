import Plumbline

/// The small row in most of these scenes.
private struct Row: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("Rogue").font(.title).layoutLabel("rogue")
            Text("of the northern hills").layoutLabel("hills")
            Color.teal.frame(width: 40, height: 30).layoutLabel("box")
        }
    }
}

/// A scene for each annotation.
@MainActor @SceneBuilder
var annotationsOneByOne: [Scene] {
    Scene("language/borders", proposal: ProposedViewSize(width: 260, height: 90)) { Row() }
        .title("Every view has an outline in the color of its kind")
        .caption("Containers and frames have a heavier line; where two edges coincide, dashes of both.")
        .annotations(.borders)

    Scene("language/sizes", proposal: ProposedViewSize(width: 260, height: 90)) { Row() }
        .title("Each view takes one size")
        .caption("In points, as width × height.")
        .annotations(.borders, .sizes)

    Scene("language/proposals", proposal: ProposedViewSize(width: 220, height: 90)) {
        HStack(alignment: .top, spacing: 24) {
            Text("Word").layoutLabel("word").annotated(.proposals)
            Color.teal.opacity(0.3).frame(width: 110, height: 40)
        }
    }
    .title("A proposal is a ruler beside its view")
    .caption("It is as long as what is proposed; the view may take less.")
    .annotations(.borders, .proposals)

    Scene("language/excess", proposal: ProposedViewSize(width: 150, height: 60)) {
        Color.teal.opacity(0.3).frame(height: 90).layoutLabel("box")
    }
    .title("A view may take more than it is proposed")
    .caption("Proposed a height of 60, it takes 90.")
    .annotations(.borders, .sizes, .proposals)

    Scene("language/open-proposals", columns: 2) {
        Panel("nil: no edge", proposal: ProposedViewSize(width: nil, height: 60)) { Text("As long as it likes") }
        Panel("∞: an arrow", proposal: ProposedViewSize(width: .infinity, height: 60)) { Text("As long as it can") }
    }
    .title("A proposal may be nil or ∞")
    .caption("nil fades out at its end; ∞ ends in an arrow.")
    .annotations(.borders, .proposals)

    Scene("language/alignment-lines", proposal: ProposedViewSize(width: 320, height: 140)) {
        HStack(alignment: .bottom, spacing: 24) {
            Color.teal.opacity(0.15).frame(width: 64, height: 72)
                .alignmentGuide(.bottom) { $0.height - 16 }
                .layoutLabel("own")
            VStack(spacing: 4) {
                Color.teal.opacity(0.15).frame(width: 64, height: 34)
                    .alignmentGuide(.bottom) { _ in 20 }
                    .layoutLabel("inner")
            }
            .padding(8)
            .layoutLabel("column")
            Color.teal.opacity(0.15).frame(width: 64, height: 48).layoutLabel("default")
        }
    }
    .title("Three guides meet on one line")
    .caption(
        "The first is explicit (56), the second comes from the view inside (20 + 8 of padding), the third is the default (48)."
    )
    .annotations(.borders, .alignmentLines)

    Scene("language/merged-guides", proposal: ProposedViewSize(width: 340, height: 160)) {
        HStack(alignment: .firstTextBaseline, spacing: 90) {
            VStack(alignment: .leading, spacing: 36) {
                Text("First line").layoutLabel("upper")
                Text("Second line").layoutLabel("lower")
            }
            .layoutLabel("column")
            Text("Large").font(.largeTitle).layoutLabel("large")
        }
        .annotated(.alignmentLines)
    }
    .title("A column’s first baseline is its upper text’s")
    .caption("It is **16.47** from the column’s top; the lower text’s baseline does not count.")
    .annotations(.borders, .alignmentLines)

    Scene("language/alignment-point", columns: 2, proposal: ProposedViewSize(width: 200, height: 150)) {
        Panel("ZStack(alignment: .bottomTrailing)") {
            ZStack(alignment: .bottomTrailing) {
                Color.teal.opacity(0.15).frame(width: 150, height: 110).layoutLabel("large")
                Color.teal.opacity(0.3).frame(width: 70, height: 44).layoutLabel("small")
            }
        }
        Panel("overlay(alignment: .topTrailing)") {
            Color.teal.opacity(0.15).frame(width: 150, height: 110).layoutLabel("primary")
                .overlay(alignment: .topTrailing) {
                    Color.teal.opacity(0.3).frame(width: 70, height: 44).layoutLabel("overlay")
                }
        }
    }
    .title("Two alignments cross at a point")
    .caption("Containers that align on both axes have two lines.")
    .annotations(.borders, .alignmentLines)

    Scene("language/alignment-grid", proposal: ProposedViewSize(width: 320, height: 140)) {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 60, verticalSpacing: 32) {
            GridRow {
                Text("Rogue").font(.title)
                Text("of the hills")
            }
            GridRow {
                Text("Mage").gridCellAnchor(.topTrailing).layoutLabel("mage")
                Text("of the lake").font(.title)
            }
        }
    }
    .title("A grid aligns each row on one guide, each column on another")
    .caption("Row 1 shares `.firstTextBaseline`, column 2 `.leading`. “Mage” is in its cell’s top trailing corner.")
    .note("gridCellAnchor(.topTrailing)", on: "mage")
    .names(atMost: 0)
    .annotations(.borders, .alignmentLines)

    Scene("language/spacing", columns: 2, proposal: ProposedViewSize(width: 200, height: 120)) {
        Panel("written: spacing 20") {
            HStack(spacing: 20) {
                Color.teal.frame(width: 90, height: 50).layoutLabel("left")
                Color.teal.frame(width: 90, height: 50).layoutLabel("right")
            }
        }
        Panel("nothing written: 8") {
            HStack {
                Color.teal.frame(width: 90, height: 50).layoutLabel("left")
                Color.teal.frame(width: 90, height: 50).layoutLabel("right")
            }
        }
        Panel("beside text: its font decides") {
            VStack {
                Color.teal.frame(width: 90, height: 24).layoutLabel("box")
                Text("Capitals").font(.title2)
            }
        }
        Panel("beside a spacer: no gap") {
            HStack {
                Color.teal.frame(width: 60, height: 50).layoutLabel("left")
                Spacer()
                Color.teal.frame(width: 60, height: 50).layoutLabel("right")
            }
        }
    }
    .title("A gap comes from one of four rules")
    .caption("Written, the default of 8, asked for by a neighbor’s font, or none beside a spacer.")
    .annotations(.spacing, .borders)

    Scene("language/spacing-grid", proposal: ProposedViewSize(width: 192, height: 120)) {
        Grid(horizontalSpacing: 24) {
            GridRow {
                Color.teal.frame(width: 56, height: 34).layoutLabel("a")
                Color.teal.frame(width: 40, height: 34).layoutLabel("b").annotated(.sizes)
                Color.teal.frame(width: 48, height: 34).layoutLabel("c").annotated(.sizes)
            }
            GridRow {
                Color.teal.frame(width: 56, height: 34).layoutLabel("d")
                Color.teal.frame(height: 34).layoutLabel("e").annotated(.sizes).gridCellColumns(2)
            }
        }
    }
    .title("A cell across two columns takes their gap, too")
    .caption("Cell e is as wide as b, c and the **24** between them: 40 + 24 + 48 = **112**.")
    .annotations(.spacing, .borders)

    Scene("language/padding", columns: 2, proposal: ProposedViewSize(width: 220, height: 110)) {
        Panel("the default") { Color.teal.opacity(0.3).frame(width: 80, height: 40).layoutLabel("content").padding() }
        Panel("as written, edge by edge") {
            Color.teal.opacity(0.3).frame(width: 80, height: 40).layoutLabel("content")
                .padding(EdgeInsets(top: 8, leading: 30, bottom: 20, trailing: 14))
        }
    }
    .title("Padding adds space at each edge")
    .caption("16 by default, or edge by edge.")
    .annotations(.padding, .borders)

    Scene("language/dimensions", proposal: ProposedViewSize(width: 300, height: 90)) {
        HStack(spacing: 16) {
            Text("Rogue").font(.title).layoutLabel("rogue")
            Color.teal.opacity(0.3).frame(width: 70, height: 44).layoutLabel("box")
            Color.teal.opacity(0.3).frame(width: 12, height: 60).layoutLabel("post")
        }
        .annotated(.dimensions)
    }
    .title("The row is 198.08 wide: three views and two gaps")
    .caption("84.08 + 16 + 70 + 16 + 12 = **198.08**.")
    .annotations(.borders)

    Scene("language/safe-area", proposal: ProposedViewSize(width: 200, height: 260)) {
        Color.teal.opacity(0.3)
            .layoutLabel("content")
            .safeAreaPadding(EdgeInsets(top: 47, leading: 12, bottom: 34, trailing: 12))
    }
    .title("Content stays inside the safe area")
    .caption("What the insets leave is proposed to the content: 176 × 179.")
    .annotations(.borders, .safeArea)

    Scene("language/priority", proposal: ProposedViewSize(width: 200, height: 60)) {
        HStack {
            Text("Served first").layoutPriority(1).layoutLabel("high").lineLimit(1)
            Text("gets what is left over").layoutLabel("low").lineLimit(1)
        }
    }
    .title("The higher priority is served first")
    .caption("It takes all its width, and the other is truncated. A badge shows a priority other than 0.")
    .annotations(.borders, .priority)

    Scene("language/priority-size", columns: 2, proposal: ProposedViewSize(width: 160, height: 60)) {
        Panel("without a priority") {
            ZStack {
                Color.teal.opacity(0.3)
                Text("Some words").padding(10)
            }
            .layoutLabel("ZStack")
            .annotated(.sizes)
        }
        Panel("`.layoutPriority(1)` on the words") {
            ZStack {
                Color.teal.opacity(0.3)
                Text("Some words").padding(10).layoutPriority(1)
            }
            .layoutLabel("ZStack")
            .annotated(.sizes)
        }
    }
    .title("With a priority, the words set the ZStack’s size")
    .caption(
        "Without one, the `ZStack` is as large as the color, 160 × 60; with one, as the words and 10 points of padding."
    )
    .emphasis("ZStack")
    .names(atMost: 1)
    .annotations(.borders, .proposals)

    Scene("language/flexibility", proposal: ProposedViewSize(width: 300, height: 80)) {
        HStack {
            Text("Some words").layoutLabel("words")
            Color.teal.frame(minWidth: 40, idealWidth: 80, maxWidth: 110).layoutLabel("box")
            Color.orange.layoutLabel("color")
        }
        .frame(height: 40)
    }
    .title("Each child has a minimum, an ideal and a maximum width")
    .caption("Dotted: below the minimum. The words’ ideal, **99.56**, is also their maximum; the color’s maximum is ∞.")
    .annotations(.borders, .flexibility)

    Scene("language/overflow", proposal: ProposedViewSize(width: 200, height: 100)) {
        Color.teal.frame(width: 150, height: 40).layoutLabel("too wide")
            .frame(width: 100, height: 60)
    }
    .title("What lies outside its container is faded and striped")
    .caption("The numbers say how far it reaches out.")
    .annotations(.borders, .overflow)
    .legend(false)

    Scene("language/issues", proposal: ProposedViewSize(width: 200, height: 80)) {
        Text("Padded by NaN").padding(.nan)
    }
    .title("Problems are reported on the view that has them")
    .caption("A padding of NaN counts as 0.")
    .annotations(.borders, .issues)

    Scene("language/ledger", proposal: ProposedViewSize(width: 260, height: 90)) { Row() }
        .title("The box is served first")
        .caption(
            "Its width is fixed, so it comes before both texts; the rows are in the order in which the stack asks its views."
        )
        .annotations(.borders, .ledger)

    Scene("language/probes", proposal: ProposedViewSize(width: 300, height: 100)) {
        HStack {
            Image("class_icon")
            Text("Nogitsune")
            Text("Takeshi")
        }
    }
    .title("A stack measures each child at 0 and at ∞")
    .caption(
        "The gray rows are probes, made before any child is served. The image is 20 wide in both, so it is served first."
    )
    .annotations(.borders, .sizes, .probes)

    Scene("language/annotated", proposal: ProposedViewSize(width: 260, height: 90)) {
        HStack(spacing: 12) {
            Text("plain")
            Text("annotated").layoutLabel("word").annotated(.sizes, .proposals)
            VStack {
                Color.teal.frame(width: 40, height: 20)
                Color.orange.frame(width: 30, height: 20)
            }
            .annotated(removing: .borders, subtree: true)
        }
    }
    .title("A view can have annotations of its own")
    .caption(
        "One view adds `.annotated(.sizes, .proposals)`; the column of colors has `.annotated(removing: .borders, subtree: true)`."
    )
    .annotations(.borders)

    Scene("language/picture", proposal: ProposedViewSize(width: 260, height: 90)) { Row() }
        .caption("Without annotations a figure is exactly the scene.")
}
