import LayoutEngine

nonisolated extension View {
    /// The number of `Grid` columns the cell spans. Spans above 1 on one view add up.
    public func gridCellColumns(_ count: Int) -> some View {
        NodeModified(content: self) { context, node in
            let limit = GridCellAttributes.maxSpan
            let used = count < 0 ? 1 : min(count, limit)
            if used != count {
                context.arena.addIssue(
                    .invalidValue, at: node, "gridCellColumns must be 0…\(limit), not \(count); \(used) is used")
            }
            context.updateGridCell(node, ("columns", "\(used)")) { $0.addColumns(used) }
        }
    }

    /// Places the content within its `Grid` cell, overriding alignments. The innermost counts.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let isFinite = anchor.x.isFinite && anchor.y.isFinite
        return NodeModified(content: self) { context, node in
            if !isFinite {
                context.arena.addIssue(
                    .invalidValue, at: node, "gridCellAnchor must be finite; the center is used")
            }
            let used = isFinite ? anchor : .center
            context.updateGridCell(node, ("anchor", "\(lengthText(used.x)), \(lengthText(used.y))")) {
                $0.anchor = $0.anchor ?? used
            }
        }
    }

    /// Aligns the whole column the cell starts in. The column's first such cell counts, and on one view the innermost.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        NodeModified(content: self) { context, node in
            context.updateGridCell(node, ("column’s alignment", guide.key.name)) {
                $0.columnAlignment = $0.columnAlignment ?? guide
            }
        }
    }

    /// Sizes the cell to the other cells of its column or row on these axes.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        NodeModified(content: self) { context, node in
            let names = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map(\.description)
            context.updateGridCell(node, ("unsized axes", names.joined(separator: ", "))) {
                $0.unsizedAxes.formUnion(axes)
            }
        }
    }
}
