import Plumbline

@MainActor @SceneBuilder
var sizingGrids: [Scene] {
    Scene("sizing/grid-shares", proposal: ProposedViewSize(width: 260, height: 60)) {
        Grid(horizontalSpacing: 10) {
            GridRow {
                Color.orange.layoutLabel("fixed").frame(width: 40)
                Color.blue.layoutLabel("up to 60").frame(maxWidth: 60)
                Color.green.layoutLabel("any")
                Color.green.layoutLabel("any")
            }
        }
        .layoutLabel("grid")
    }
    .title("The least flexible column is settled first")
    .caption("260 − 40 − 60 − 3 × 10 = **130**: the two others get 65 each.")
    .annotations(.borders, .sizes)

    Scene("sizing/grid-gaps", columns: 2, proposal: ProposedViewSize(width: 120, height: 80)) {
        Panel("colors: 8") {
            Grid {
                GridRow {
                    Color.orange.layoutLabel("a")
                    Color.blue.layoutLabel("b")
                }
                GridRow {
                    Color.orange.layoutLabel("c")
                    Color.blue.layoutLabel("d")
                }
            }
        }
        Panel("before a column of spacers: none") {
            Grid {
                GridRow {
                    Color.orange.layoutLabel("a")
                    Spacer(minLength: 30)
                }
                GridRow {
                    Color.orange.layoutLabel("c")
                    Spacer(minLength: 30)
                }
            }
        }
    }
    .title("No gap before a column of spacers")
    .caption("The tinted gaps are 8. Between the orange column and the spacers there is none.")
    .annotations(.borders, .spacing)

    Scene("sizing/grid-exceeds", columns: 2, proposal: ProposedViewSize(width: 140, height: 40)) {
        Panel("a stack keeps back 50") {
            HStack(spacing: 10) {
                Measured(color: .orange).layoutPriority(1)
                Measured(color: .blue).frame(minWidth: 50, maxWidth: .infinity)
            }
        }
        Panel("a grid does not") {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Measured(color: .orange).layoutPriority(1)
                    Measured(color: .blue).frame(minWidth: 50, maxWidth: .infinity)
                }
            }
        }
    }
    .title("A grid keeps nothing back, so it exceeds its proposal")
    .caption("80, 10 and 50 are the proposed 140; 130, 10 and 50 are 190.")
    .magnification(1.2)
    .annotations(.proposals, .priority)

    Scene("sizing/grid-column-alignment", columns: 2, proposal: ProposedViewSize(width: 180, height: 100)) {
        Panel("as the grid says: leading") { Bills() }
        Panel(".gridColumnAlignment(.trailing)") { Bills(amounts: .trailing) }
    }
    .title("One cell aligns its whole column")
    .caption("The first cell that sets it counts.")
    .annotations(.borders)

    Scene("sizing/grid-row-baseline", columns: 2, proposal: ProposedViewSize(width: 190, height: 60)) {
        Panel("GridRow: in the middle") { Priced(alignment: nil) }
        Panel("GridRow(alignment: .firstTextBaseline)") { Priced(alignment: .firstTextBaseline) }
    }
    .title("A row can align on a baseline")
    .caption("It aligns its cells like an HStack aligns its views.")
    .magnification(2)
    .annotations(.borders, .alignmentLines)

    Scene("sizing/grid-cell-anchor", columns: 2, proposal: ProposedViewSize(width: 170, height: 110)) {
        Panel("as the row says: top") { Anchored(anchor: nil) }
        Panel(".gridCellAnchor(.bottomTrailing)") { Anchored(anchor: .bottomTrailing) }
    }
    .title("An anchor counts for its cell alone")
    .caption("A row’s alignment beats the grid’s; an anchor beats both.")
    .showing("cell")
    .annotations(.borders)

    Scene("sizing/grid-span-need", proposal: ProposedViewSize(width: 300, height: 110)) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Color.orange.frame(width: 40, height: 40).layoutLabel("narrow").annotated(.sizes)
                Color.orange.frame(width: 60, height: 40).layoutLabel("wide").annotated(.sizes)
            }
            GridRow {
                Color.blue.frame(width: 150, height: 40).layoutLabel("span").annotated(.sizes)
                    .overlay(alignment: .bottom) {
                        HStack(spacing: 10) {
                            Color.clear.frame(width: 60, height: 0).annotated(.dimensions)
                            Color.clear.frame(width: 80, height: 0).annotated(.dimensions)
                        }
                        .annotated(removing: .borders, subtree: true)
                    }
                    .gridCellColumns(2)
            }
        }
        .annotated(removing: .borders)
    }
    .title("A span widens its columns equally")
    .caption("150 − 40 − 10 − 60 is 40. Each column becomes 20 wider: **60** and **80**.")
    .annotations(.borders)

    Scene("sizing/grid-unsized-axes", columns: 1, proposal: ProposedViewSize(width: 220, height: 80)) {
        Panel("a divider as it is") { Ruled(unsized: []) }
        Panel(".gridCellUnsizedAxes(.horizontal)") { Ruled(unsized: .horizontal) }
    }
    .title("An unsized cell asks for no room")
    .caption("The divider takes the whole proposed width; unsized, only what the others need.")
    .annotations(.borders, .sizes)

    Scene("sizing/grid-attributes", columns: 2, proposal: ProposedViewSize(width: 150, height: 100)) {
        Panel("gridCellColumns(2), then padding: two columns") {
            Spanning { Color.blue.layoutLabel("cell").gridCellColumns(2).padding(8).annotated(.padding) }
        }
        Panel("gridCellColumns(2) in an HStack: one column") {
            Spanning { HStack { Color.blue.layoutLabel("cell").gridCellColumns(2) } }
        }
    }
    .title("gridCellColumns passes through padding, not out of a stack")
    .showing("first", "second", "cell")
    .annotations(.borders)

    Scene("sizing/lazy-grid-columns", proposal: ProposedViewSize(width: 260, height: 80)) {
        LazyVGrid(
            columns: [
                GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 60), spacing: 10),
                GridItem(.flexible()),
            ], spacing: 10
        ) {
            Color.orange.frame(height: 40).layoutLabel("fixed")
            Color.blue.frame(height: 40).layoutLabel("up to 60")
            Color.green.frame(height: 40).layoutLabel("flexible")
        }
        .layoutLabel("grid")
    }
    .title("Fixed columns first, then the others in order")
    .caption("The others share what fixed columns and gaps leave, each within its bounds.")
    .annotations(.borders, .sizes)

    Scene("sizing/lazy-stack", columns: 2, proposal: ProposedViewSize(width: 150, height: 70)) {
        Panel("VStack") {
            VStack {
                Text("Words").annotated(removing: .sizes)
                Color.orange
            }
        }
        Panel("LazyVStack") {
            LazyVStack {
                Text("Words").annotated(removing: .sizes)
                Color.orange
            }
        }
    }
    .title("A lazy stack gives its views their ideal heights")
    .caption("The color’s ideal height is 10; the stack’s width is the proposed 150.")
    .annotations(.borders, .sizes, .proposals)
}

private struct Bills: View {
    var amounts: HorizontalAlignment?

    var body: some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Tea")
                if let amounts { Text("2.50").gridColumnAlignment(amounts) } else { Text("2.50") }
            }
            GridRow {
                Text("Cake for all")
                Text("112.00")
            }
        }
    }
}

private struct Priced: View {
    var alignment: VerticalAlignment?

    var body: some View {
        Grid(horizontalSpacing: 10) {
            GridRow(alignment: alignment) {
                Text("Tea").layoutLabel("drink")
                Text("8.40").font(.largeTitle).layoutLabel("price")
            }
        }
    }
}

private struct Anchored: View {
    var anchor: UnitPoint?

    var body: some View {
        Grid(alignment: .leading) {
            GridRow(alignment: .top) {
                Color.gray.opacity(0.3).frame(width: 80, height: 60).layoutLabel("1")
                if let anchor { spot.gridCellAnchor(anchor) } else { spot }
            }
            GridRow {
                Color.gray.opacity(0.3).frame(width: 80, height: 20).layoutLabel("2")
                Color.gray.opacity(0.3).frame(width: 60, height: 20).layoutLabel("3")
            }
        }
    }

    private var spot: some View { Color.orange.frame(width: 24, height: 24).layoutLabel("cell") }
}

private struct Ruled: View {
    var unsized: Axis.Set

    var body: some View {
        Grid(verticalSpacing: 6) {
            GridRow {
                Text("Name").annotated(removing: .sizes)
                Text("Barbarian").annotated(removing: .sizes)
            }
            Divider().gridCellUnsizedAxes(unsized)
        }
        .layoutLabel("grid")
    }
}

private struct Spanning<Cell: View>: View {
    @ViewBuilder var cell: Cell

    var body: some View {
        Grid(horizontalSpacing: 6, verticalSpacing: 6) {
            GridRow {
                Color.orange.layoutLabel("first")
                Color.orange.layoutLabel("second")
            }
            GridRow { cell }
        }
    }
}
