import Foundation

/// The room between a grid's columns and rows, and around the grid. Measured on SwiftUI.
struct GridGaps {
    /// The gap before each column, in points; 0 before the first.
    let columns: [CGFloat]
    /// The gap before each row, in points; 0 before the first.
    let rows: [CGFloat]

    /// - Parameters:
    ///   - horizontal: Between columns, in points; nil lets the cells that meet decide.
    ///   - vertical: Between rows, in points; nil lets the cells that meet decide.
    init(_ table: GridTable, horizontal: CGFloat?, vertical: CGFloat?) {
        var columns = [CGFloat?](repeating: nil, count: table.columnCount)
        var rows = [CGFloat?](repeating: nil, count: table.rowCount)
        func widen(_ gap: inout CGFloat?, _ length: CGFloat) { gap = max(gap ?? length, length) }

        // A gap is the largest that two cells meeting there ask for; where none meet, there is none.
        let byRow = Dictionary(grouping: table.cells, by: \.row)
        for row in 0..<table.rowCount {
            let cells = byRow[row] ?? []
            for (left, right) in zip(cells, cells.dropFirst()) where !left.columns.isEmpty && !right.columns.isEmpty {
                widen(
                    &columns[right.columns.lowerBound],
                    horizontal ?? left.spacing.distance(to: right.spacing, along: .horizontal))
            }
            guard row > 0 else { continue }
            for upper in byRow[row - 1] ?? [] {
                for lower in cells where lower.columns.overlaps(upper.columns) {
                    widen(&rows[row], vertical ?? upper.spacing.distance(to: lower.spacing, along: .vertical))
                }
            }
        }
        self.columns = columns.map { $0 ?? 0 }
        self.rows = rows.map { $0 ?? 0 }
    }

    /// The gaps inside a cell that spans `columns`, in points.
    func inner(_ columns: Range<Int>) -> CGFloat { columns.dropFirst().reduce(0) { $0 + self.columns[$1] } }
}

extension GridTable {
    /// What the grid prefers around it: on each edge what the cells there prefer, and nothing where one of them, such
    /// as a spacer, wants none.
    var spacing: ViewSpacing {
        guard !cells.isEmpty else { return .zero }
        var result = ViewSpacing()
        for edge in Edge.allCases {
            let outer = cells.filter { cell in
                switch edge {
                case .leading: cell.columns.lowerBound == 0
                case .trailing: cell.columns.upperBound == columnCount
                case .top: cell.row == 0
                case .bottom: cell.row == rowCount - 1
                }
            }
            guard let first = outer.first?.spacing else { continue }
            let merged = outer.dropFirst().reduce(first) { $0.union($1.spacing) }
            let none = outer.contains { $0.spacing[edge] == ViewSpacing.zero[edge] }
            result = result.replacing(Edge.Set(edge), from: none ? .zero : merged)
        }
        return result
    }
}
