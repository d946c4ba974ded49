import Foundation

/// What a view says to the grid that lays it out: its row, and the attributes of its cell.
///
/// It travels as a layout value, so it passes through modifiers and not out of inner containers. Measured on SwiftUI.
package struct GridCellAttributes: Sendable {
    /// The row the view is a cell of; nil where it is none and spans all columns.
    package var row: GridRowMark?
    /// How many columns the cell spans; nil where nothing was said, which is 1.
    package var columns: Int?
    /// Where in its slot the cell sits, whatever the alignments say.
    package var anchor: UnitPoint?
    /// The alignment of the cell's column.
    package var columnAlignment: HorizontalAlignment?
    /// Axes on which the cell asks for no room of its own.
    package var unsizedAxes: Axis.Set = []

    /// Nothing said of a cell.
    package init() {}

    /// More columns than any table has: beyond them a grid would only run out of memory.
    package static let mostColumns = 4096

    /// Takes a span on top of one already there: spans above 1 add up. Outside 0…`mostColumns` the nearest counts.
    package mutating func addColumns(_ count: Int) {
        let count = min(max(count, 0), Self.mostColumns)
        columns = if let columns, columns > 1 { count > 1 ? columns + count : columns } else { count }
    }
}

/// The row a cell belongs to.
package struct GridRowMark: Sendable {
    /// Tells the grid's rows apart.
    package let id: Int
    /// How the row's cells are lined up; nil leaves it to the grid.
    package let alignment: VerticalAlignment?

    /// The row of these cells.
    package init(id: Int, alignment: VerticalAlignment?) {
        self.id = id
        self.alignment = alignment
    }
}

/// The key cell attributes travel under.
package struct GridCellKey: LayoutValueKey {
    package static var defaultValue: GridCellAttributes { GridCellAttributes() }
}

/// A subview in the grid: where it is, and what it asks for.
struct GridCell {
    let subview: LayoutSubview
    /// The columns it spans; empty where it was told to span 0.
    let columns: Range<Int>
    let row: Int
    let priority: Double
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
    let spacing: ViewSpacing

    /// Whether it alone decides how wide its column must be.
    var isSingle: Bool { columns.count == 1 }
}

/// The table a grid's subviews make: rows, columns, and who is where. Measured on SwiftUI.
///
/// Consecutive subviews of one row are that row's cells, from the first column on; any other subview is a row by
/// itself and spans all columns. There are as many columns as the widest row spans, and at least one.
struct GridTable {
    private(set) var cells: [GridCell] = []
    private(set) var columnCount = 1
    private(set) var rowCount = 0
    /// What lines a column up; nil where no cell declared it. The first declaration counts, a span's for its first column.
    private(set) var columnAlignments: [HorizontalAlignment?]
    /// What lines a row up; nil where the row leaves it to the grid.
    private(set) var rowAlignments: [VerticalAlignment?] = []

    init(_ subviews: LayoutSubviews) {
        let attributes = subviews.map { $0[GridCellKey.self] }
        var rows: [[Int]] = []
        for index in attributes.indices {
            if let row = attributes[index].row, let last = rows.last?.first, row.id == attributes[last].row?.id {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        // A view that is no row spans all columns, and there are as many as it asks for.
        func span(_ index: Int) -> Int {
            min(max(attributes[index].columns ?? 1, 0), GridCellAttributes.mostColumns)
        }
        let widest = rows.map { $0.reduce(0) { $0 + span($1) } }.max() ?? 1
        let columnCount = min(max(widest, 1), GridCellAttributes.mostColumns)
        self.columnCount = columnCount
        rowCount = rows.count
        columnAlignments = Array(repeating: nil, count: columnCount)
        for (row, indices) in rows.enumerated() {
            var column = 0
            for index in indices {
                let own = attributes[index]
                let start = min(column, columnCount)
                let end = own.row == nil ? columnCount : min(start + span(index), columnCount)
                column = end
                cells.append(
                    GridCell(
                        subview: subviews.at(index), columns: start..<end, row: row,
                        priority: subviews.at(index).priority, anchor: own.anchor, unsizedAxes: own.unsizedAxes,
                        spacing: subviews.at(index).spacing))
                if own.row != nil, start < columnCount, columnAlignments[start] == nil {
                    columnAlignments[start] = own.columnAlignment
                }
            }
            rowAlignments.append(attributes[indices[0]].row?.alignment)
        }
    }
}
