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
        columns = Self.gaps(table.columnCount, explicit: horizontal, between: table.neighboursInRows)
        rows = Self.gaps(table.rowCount, explicit: vertical, between: table.neighboursInColumns)
    }

    /// A written spacing stands before every track but the first. Otherwise a gap is the largest that two cells
    /// meeting there ask for, and where none meet, as before a column only spans reach, there is none.
    private static func gaps(_ count: Int, explicit: CGFloat?, between neighbours: () -> [(Int, CGFloat)]) -> [CGFloat]
    {
        guard explicit == nil else { return (0..<count).map { $0 == 0 ? 0 : explicit! } }
        var gaps = [CGFloat?](repeating: nil, count: count)
        for (track, length) in neighbours() { gaps[track] = max(gaps[track] ?? length, length) }
        return gaps.map { $0 ?? 0 }
    }
}

extension GridTable {
    /// For each two cells side by side, the column the second starts in and the room between them, in points.
    fileprivate func neighboursInRows() -> [(Int, CGFloat)] {
        zip(cells, cells.dropFirst()).compactMap { left, right in
            guard left.row == right.row, !left.columns.isEmpty, !right.columns.isEmpty else { return nil }
            return (right.columns.lowerBound, left.spacing.distance(to: right.spacing, along: .horizontal))
        }
    }

    /// For each two cells of neighbouring rows that share a column, the lower row and the room between them, in points.
    fileprivate func neighboursInColumns() -> [(Int, CGFloat)] {
        let byRow = Dictionary(grouping: cells, by: \.row)
        return (1..<max(rowCount, 1)).flatMap { row in
            (byRow[row - 1] ?? []).flatMap { upper in
                (byRow[row] ?? []).filter { $0.columns.overlaps(upper.columns) }.map { lower in
                    (row, upper.spacing.distance(to: lower.spacing, along: .vertical))
                }
            }
        }
    }
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
