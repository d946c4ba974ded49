import Foundation
import LayoutEngine

/// Rows of cells whose columns line up.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Spacing in points; nil lets the cells that meet decide.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment == .center ? "" : layout.alignment.name
        let node = context.container(layout, "Grid", detail, content: content)
        for spacing in [layout.horizontalSpacing, layout.verticalSpacing] where spacing?.isFinite == false {
            context.arena.addIssue(
                .invalidValue, at: node, "Grid spacing must be finite, not \(lengthText(spacing)); the default is used")
        }
        list.append(node)
    }
}

/// The cells of one row of a `Grid`. Elsewhere it is just its cells; without cells it is no row.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// `alignment` lines up the cells of this row; nil leaves it to the grid.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list)
        guard let first = nodes.first else { return }
        // Rows in a row are one row, the outermost: its mark comes last.
        let row = GridRowMark(id: first.index, alignment: alignment)
        for node in nodes { context.changeGridCell(node) { $0.row = row } }
    }
}

extension _ViewContext {
    /// Changes what a node says to the grid around it.
    func changeGridCell(_ node: NodeID, _ change: (inout GridCellAttributes) -> Void) {
        let key = ObjectIdentifier(GridCellKey.self)
        resolver.arena.updateInfo(of: node) { info in
            var attributes = info.layoutValues[key] as? GridCellAttributes ?? GridCellAttributes()
            change(&attributes)
            info.layoutValues[key] = attributes
        }
    }
}
