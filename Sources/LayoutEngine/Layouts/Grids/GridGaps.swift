import Foundation

/// The gaps between a grid's columns and rows, and around the grid. Measured on SwiftUI.
struct GridGaps {
    /// The gap before each column, in points; 0 before the first.
    let columns: [CGFloat]
    /// The gap before each row, in points; 0 before the first.
    let rows: [CGFloat]
    /// The origin of the gap before each column or row.
    let columnSources: [SpacingSource]
    let rowSources: [SpacingSource]

    /// - Parameters:
    ///   - horizontal: Between columns, in points; nil lets the cells that meet decide.
    ///   - vertical: Between rows, in points; nil lets the cells that meet decide.
    init(_ table: GridTable, horizontal: CGFloat?, vertical: CGFloat?) {
        (columns, columnSources) = Self.gaps(
            table.columnCount, explicit: horizontal, along: .horizontal, between: table.neighborsInRows)
        (rows, rowSources) = Self.gaps(
            table.rowCount, explicit: vertical, along: .vertical, between: table.neighborsInColumns)
    }

    /// A written spacing stands before every track but the first. Otherwise a gap is the largest that two cells
    /// meeting there ask for, and where none meet, as before a column only spans reach, there is none.
    private static func gaps(
        _ count: Int, explicit: CGFloat?, along axis: Axis, between neighbors: () -> [GridNeighbors]
    ) -> ([CGFloat], [SpacingSource]) {
        if let explicit {
            return ((0..<count).map { $0 == 0 ? 0 : explicit }, [SpacingSource](repeating: .explicit, count: count))
        }
        var gaps = [CGFloat?](repeating: nil, count: count)
        var sources = [SpacingSource](repeating: .standard, count: count)
        for pair in neighbors() {
            let length = pair.before.distance(to: pair.after, along: axis)
            let source = pair.before.source(to: pair.after, along: axis)
            let known = gaps[pair.track] ?? -.infinity
            // Where text asks for just what there is by default, the default is true of all cells.
            if length > known || length == known && source == .standard { sources[pair.track] = source }
            gaps[pair.track] = max(known, length)
        }
        return (gaps.map { $0 ?? 0 }, sources)
    }
}

/// The preferred gap of two adjacent cells, and the track in which the second starts.
private struct GridNeighbors {
    let track: Int
    let before: ViewSpacing
    let after: ViewSpacing
}

extension GridTable {
    fileprivate func neighborsInRows() -> [GridNeighbors] {
        zip(cells, cells.dropFirst()).compactMap { left, right in
            guard left.row == right.row, !left.columns.isEmpty, !right.columns.isEmpty else { return nil }
            return GridNeighbors(track: right.columns.lowerBound, before: left.spacing, after: right.spacing)
        }
    }

    /// Pairs of cells in neighboring rows that share a column.
    fileprivate func neighborsInColumns() -> [GridNeighbors] {
        let byRow = Dictionary(grouping: cells, by: \.row)
        return (1..<max(rowCount, 1)).flatMap { row in
            (byRow[row - 1] ?? []).flatMap { upper in
                (byRow[row] ?? []).filter { $0.columns.overlaps(upper.columns) }.map { lower in
                    GridNeighbors(track: row, before: upper.spacing, after: lower.spacing)
                }
            }
        }
    }
}

extension GridTable {
    /// The spacing the grid prefers: on each edge the union of its cells there, or 0 if one of them, such as a spacer,
    /// prefers 0.
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
