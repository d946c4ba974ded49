import Foundation
import LayoutEngine

nonisolated extension View {
    /// How many columns of a `Grid` the cell spans. Spans above 1 on one view add up.
    public func gridCellColumns(_ count: Int) -> some View {
        NodeModified(self) { context, node in
            let most = GridCellAttributes.mostColumns
            let used = count < 0 ? 1 : min(count, most)
            if used != count {
                context.arena.addIssue(
                    .invalidValue, at: node, "gridCellColumns must be 0…\(most), not \(count); \(used) is used")
            }
            context.changeGridCell(node) { $0.addColumns(used) }
        }
    }

    /// Where the cell sits in its place in a `Grid`, whatever the alignments say. The innermost counts.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let isFinite = anchor.x.isFinite && anchor.y.isFinite
        return NodeModified(self) { context, node in
            if !isFinite {
                context.arena.addIssue(
                    .invalidValue, at: node, "gridCellAnchor must be finite; the centre is used")
            }
            context.changeGridCell(node) { $0.anchor = $0.anchor ?? (isFinite ? anchor : .center) }
        }
    }

    /// Lines up the whole column the cell starts in. The first cell that says so counts, and on one view the innermost.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        NodeModified(self) { context, node in
            context.changeGridCell(node) { $0.columnAlignment = $0.columnAlignment ?? guide }
        }
    }

    /// On these axes the cell asks for no room: it is offered what the other cells of its column or row need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        NodeModified(self) { context, node in context.changeGridCell(node) { $0.unsizedAxes.formUnion(axes) } }
    }
}
