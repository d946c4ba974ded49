import Foundation

/// The guides of a grid's cells: the column's and row's, else the grid's. Measured on SwiftUI.
struct GridGuides {
    private let columns: [AlignmentKey]
    private let rows: [AlignmentKey]
    private let grid: Alignment

    init(_ table: GridTable, _ alignment: Alignment) {
        grid = alignment
        columns = table.columnAlignments.map { ($0 ?? alignment.horizontal).key }
        rows = table.rowAlignments.map { ($0 ?? alignment.vertical).key }
    }

    /// The guide a cell shares with its column; nil for spans, which declare an alignment and do not obey it, and for
    /// cells with an anchor.
    func column(of cell: GridCell) -> AlignmentKey? {
        guard cell.anchor == nil, let track = cell.track(.horizontal) else { return nil }
        return columns[track]
    }

    /// The guide a cell shares with its row; nil for cells with an anchor.
    func row(of cell: GridCell) -> AlignmentKey? { cell.anchor == nil ? rows[cell.row] : nil }

    func origin(
        of view: ViewDimensions, _ cell: GridCell, in slot: CGRect, _ solution: GridSolution, _ subviews: LayoutSubviews
    ) -> CGPoint {
        let lines = lines(of: cell, in: slot, solution, subviews)
        return CGPoint(
            x: lines.column.position - view[lines.column.key], y: lines.row.position - view[lines.row.key])
    }

    typealias Line = (key: AlignmentKey, position: CGFloat)

    /// The positions of the two guides of a cell without an anchor, in the grid's coordinates, in points.
    func lines(
        of cell: GridCell, in slot: CGRect, _ solution: GridSolution, _ subviews: LayoutSubviews
    ) -> (column: Line, row: Line) {
        let column = column(of: cell) ?? grid.horizontal.key
        let row = rows[cell.row]
        let x = line(column, cell.track(.horizontal), in: slot.width, solution.columns, subviews)
        let y = line(row, cell.row, in: slot.height, solution.rows, subviews)
        return ((column, slot.minX + x), (row, slot.minY + y))
    }

    /// Where a track's cells have their common guide, in points from the slot's start.
    ///
    /// The lined-up cells are a block; a slot longer than the block holds it where the guide would have it.
    private func line(
        _ key: AlignmentKey, _ track: Int?, in length: CGFloat, _ tracks: GridTracks, _ subviews: LayoutSubviews
    ) -> CGFloat {
        func position(in length: CGFloat) -> CGFloat {
            let size = CGSize(along: key.axis, length, cross: 0)
            return ViewDimensions.empty(size, in: subviews)[key]
        }
        guard let track else { return position(in: length) }
        let block = tracks.before[track] + tracks.after[track]
        return tracks.before[track] + position(in: length) - position(in: block)
    }
}
