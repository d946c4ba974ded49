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

    private static let mostColumns = 6

    /// The columns of a grid of words, which has nothing else to mark; none if there are many different ones.
    func columns(in views: [ShownView]) -> [Columns] {
        let core = views[focus.core]
        guard labeled.isEmpty, core.facts.stackAxis == nil else { return [] }
        let cells = core.children.compactMap { views[$0].slot?.range(.horizontal) }
        // A cell that spans others is no column.
        let ranges = cells.unique.filter { range in
            !cells.contains { $0 != range && range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
        }.sorted { $0.lowerBound < $1.lowerBound }
        guard ranges.count > 1 else { return [] }
        let columns = ranges.reduce(into: [Columns]()) { columns, range in
            let width = range.upperBound - range.lowerBound
            if let last = columns.last, abs(last.width - width) < 0.5 {
                columns[columns.count - 1].count += 1
                columns[columns.count - 1].span = last.span.lowerBound...range.upperBound
            } else {
                columns.append(Columns(span: range, width: width))
            }
        }
        return columns.count <= Self.mostColumns ? columns : []
    }
}
