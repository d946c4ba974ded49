import Foundation
import LayoutEngine

/// Rows of cells with aligned columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Spacing in points; nil means the cells' preference.
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
        let settings = [
            layout.horizontalSpacing.map { LayoutSetting("horizontal spacing", $0) },
            layout.verticalSpacing.map { LayoutSetting("vertical spacing", $0) },
        ]
        let node = context.container(
            layout, "Grid", layout.alignment.writtenName, settings: settings.compactMap(\.self), content: content)
        for spacing in [layout.horizontalSpacing, layout.verticalSpacing] where spacing?.isFinite == false {
            context.arena.addIssue(
                .invalidValue, at: node, "Grid spacing must be finite, not \(lengthText(spacing)); the default is used")
        }
        list.append(node)
    }
}

/// A row of a `Grid`. Elsewhere it is only its cells.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// `alignment` applies to the cells of this row; nil means the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list)
        guard let first = nodes.first else { return }
        // Nested rows are one row, the outermost: it marks its cells last.
        let row = GridRowMark(id: first.index, alignment: alignment)
        for node in nodes {
            context.updateGridCell(node, alignment.map { ("row’s alignment", $0.key.name) }) { $0.row = row }
        }
    }
}

extension _ViewContext {
    /// Changes a node's attributes as a grid cell.
    func updateGridCell(
        _ node: NodeID, _ setting: (name: String, value: String)?, _ change: (inout GridCellAttributes) -> Void
    ) {
        let key = ObjectIdentifier(GridCellKey.self)
        resolver.arena.updateInfo(of: node) { info in
            var attributes = info.layoutValues[key] as? GridCellAttributes ?? GridCellAttributes()
            change(&attributes)
            info.layoutValues[key] = attributes
            if let setting { info.settings.append(LayoutSetting(setting.name, setting.value)) }
        }
    }
}
