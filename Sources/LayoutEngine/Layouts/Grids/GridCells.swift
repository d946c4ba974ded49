import Foundation

/// A view's row and cell attributes, for the grid that lays it out.
///
/// A layout value: it passes through modifiers, but not out of inner containers. Measured on SwiftUI.
package struct GridCellAttributes: Sendable {
    /// nil for a view outside rows, which spans all columns.
    package var row: GridRowMark?
    /// The number of columns the cell spans; nil means 1.
    var columns: Int?
    /// The cell's place in its slot, which overrides alignments.
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    /// Axes on which the cell does not size its tracks.
    package var unsizedAxes: Axis.Set = []

    package init() {}

    /// Of one cell. Every column takes time in every layout, and a figure needs hundreds of layouts.
    package static let maxSpan = 1000
    /// Of a table. A limit that protects memory; no real table reaches it.
    static let maxColumns = 4096

    /// Adds a span: spans above 1 add up. The sum is limited to 0…`maxSpan`.
    package mutating func addColumns(_ count: Int) {
        let count = min(max(count, 0), Self.maxSpan)
        columns =
            if let columns, columns > 1 { count > 1 ? min(columns + count, Self.maxSpan) : columns } else { count }
    }
}

/// The row of a cell.
package struct GridRowMark: Sendable {
    /// Distinguishes the rows of the grid.
    let id: Int
    /// nil means the grid's alignment.
    let alignment: VerticalAlignment?

    package init(id: Int, alignment: VerticalAlignment?) {
        self.id = id
        self.alignment = alignment
    }
}

package struct GridCellKey: LayoutValueKey {
    package static var defaultValue: GridCellAttributes { GridCellAttributes() }
}

/// A subview's place in the grid, and its attributes.
struct GridCell {
    let subview: LayoutSubview
    /// Empty for a span of 0.
    let columns: Range<Int>
    let row: Int
    let priority: Double
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
    let spacing: ViewSpacing

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
    /// nil if no cell declares it. The first declaration counts; a span's is for its first column.
    private(set) var columnAlignments: [HorizontalAlignment?]
    /// nil means the grid's alignment.
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
            min(max(attributes[index].columns ?? 1, 0), GridCellAttributes.maxSpan)
        }
        let widest = rows.map { $0.reduce(0) { $0 + span($1) } }.max() ?? 1
        let columnCount = min(max(widest, 1), GridCellAttributes.maxColumns)
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
