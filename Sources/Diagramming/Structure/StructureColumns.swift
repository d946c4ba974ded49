import Foundation
import LayoutEngine

extension ScreenStructure {
    /// Neighboring columns of a grid that are equally wide.
    struct Columns: Sendable {
        var count = 1
        /// The range they cover together.
        var span: ClosedRange<CGFloat>
        /// The width of one column.
        var width: CGFloat
    }

    private static let maxColumns = 6

    /// The columns of a grid of words, which has nothing else to mark, and of one whose columns differ; none if there are many
    /// different ones.
    func columns(in views: [ShownView]) -> [Columns] {
        let columns = views.columns(of: focus.core)
        return labeled.isEmpty && columns.count <= Self.maxColumns ? columns : []
    }

    /// Whether the division of its width is what there is to see in the grid that the figure is about.
    func isAboutColumns(_ views: [ShownView]) -> Bool {
        (2...Self.maxColumns).contains(views.columns(of: focus.core).count)
    }
}

extension [ShownView] {
    /// The columns of a grid, equal neighbors together; none unless there are two.
    fileprivate func columns(of grid: Int) -> [ScreenStructure.Columns] {
        let ranges = columnRanges(of: grid)
        guard ranges.count > 1 else { return [] }
        return ranges.reduce(into: []) { columns, range in
            let width = range.upperBound - range.lowerBound
            if let last = columns.last, abs(last.width - width) < 0.5 {
                columns[columns.count - 1].count += 1
                columns[columns.count - 1].span = last.span.lowerBound...range.upperBound
            } else {
                columns.append(ScreenStructure.Columns(span: range, width: width))
            }
        }
    }

    /// What each column of a grid covers, from left to right. A cell that spans others is no column.
    func columnRanges(of grid: Int) -> [ClosedRange<CGFloat>] {
        guard self[grid].facts.stackAxis == nil else { return [] }
        let cells = self[grid].children.compactMap { self[$0].slot?.range(.horizontal) }.unique
        return cells.filter { range in
            !cells.contains { $0 != range && range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
        }.sorted { $0.lowerBound < $1.lowerBound }
    }
}
