import Foundation

/// The lengths of a grid's columns and rows for one proposal, and the sizes of its cells. Measured on SwiftUI.
///
/// 1. If nil is proposed on both axes, every cell is asked for its ideal size.
/// 2. Otherwise cells are probed at 0 and ∞ and sorted: by priority, highest first, then by the number of axes on which
///    they are unbounded, then by their flexibility on the others. Axes without a proposal do not count.
/// 3. Equal cells form a group, which shares what the settled columns and rows leave.
/// 4. A column becomes as wide as its widest cell, a row as high as its tallest; then the spans of the group widen
///    theirs. When all cells have answered, the columns are computed again from all answers.
/// 5. The grid is as long as its tracks and gaps together, and may exceed its proposal.
struct GridSolution {
    private(set) var columns: GridTracks
    private(set) var rows: GridTracks
    /// Where the columns and rows start, in points.
    private(set) var lefts: [CGFloat] = []
    private(set) var tops: [CGFloat] = []
    /// By cell, like `sizes`.
    private(set) var proposals: [ProposedViewSize]
    private(set) var answers: [CGSize]
    /// Why each cell got its proposal; nil if not requested.
    private(set) var accounts: [SizeReason]?

    var size: CGSize { CGSize(width: max(columns.total, 0), height: max(rows.total, 0)) }

    /// The slot of a cell that has a column, in the grid's coordinates, in points.
    func slot(of cell: GridCell) -> CGRect {
        CGRect(
            x: lefts[cell.columns.lowerBound], y: tops[cell.row], width: columns.slot(cell.columns),
            height: rows.lengths[cell.row])
    }

    init(
        _ table: GridTable, _ gaps: GridGaps, _ guides: GridGuides, _ proposal: ProposedViewSize,
        accounting: Bool = false
    ) {
        let cells = table.cells
        if accounting { accounts = Array(repeating: SizeReason { _ in .passedOn(nil) }, count: cells.count) }
        columns = GridTracks(
            .horizontal, count: table.columnCount, gaps: gaps.columns, proposed: proposal.width, cells: cells)
        rows = GridTracks(.vertical, count: table.rowCount, gaps: gaps.rows, proposed: proposal.height, cells: cells)
        proposals = Array(repeating: .unspecified, count: cells.count)
        answers = Array(repeating: .zero, count: cells.count)

        guard proposal != .unspecified else {
            serve(Array(cells.indices), of: cells, guides)
            finish(cells)
            return
        }
        var priority: Double?
        for group in Self.groups(cells, proposal) {
            let members = group.map { cells[$0] }
            if members[0].priority != priority {
                priority = members[0].priority
                let waiting = cells.filter { $0.priority == priority }
                columns.beginPriority(waiting)
                rows.beginPriority(waiting)
            }
            serve(group, of: cells, guides)
        }
        finish(cells)
    }

    /// Computes the final columns from all answers: single cells, then spans in source order, where spans over the same
    /// columns count as one, then spans without a width of their own.
    private mutating func finish(_ cells: [GridCell]) {
        columns.beginSpans()
        for isUnsized in [false, true] {
            var order: [Range<Int>] = []
            var widths: [Range<Int>: CGFloat] = [:]
            for (cell, answer) in zip(cells, answers) where !cell.isSingle {
                guard cell.unsizedAxes.contains(.horizontal) == isUnsized else { continue }
                if widths[cell.columns] == nil { order.append(cell.columns) }
                widths[cell.columns] = max(widths[cell.columns] ?? 0, answer.width)
            }
            for span in order { columns.widen(span, to: widths[span] ?? 0) }
        }
        (lefts, tops) = (columns.starts, rows.starts)
    }

    /// Proposes its slot to every cell of a group, and makes its tracks as long as the answers: single cells first,
    /// then spans, which find the other columns settled, then cells that do not size their tracks.
    private mutating func serve(_ group: [Int], of cells: [GridCell], _ guides: GridGuides) {
        let singles = group.filter { cells[$0].isSingle }
        let spans = group.filter { !cells[$0].isSingle }
        columns.beginGroup()
        rows.beginGroup()
        for index in singles { propose(index, cells[index], guides) }
        columns.endGroup(singles.lazy.map { cells[$0] }.filter { !$0.unsizedAxes.contains(.horizontal) })
        columns.settle()
        for index in spans { propose(index, cells[index], guides) }
        columns.endGroup(singles.lazy.map { cells[$0] }.filter { $0.unsizedAxes.contains(.horizontal) })
        rows.endGroup(group.lazy.map { cells[$0] })
        for index in spans { columns.widen(cells[index].columns, to: answers[index].width) }
        columns.settle()
        rows.settle()
    }

    private mutating func propose(_ index: Int, _ cell: GridCell, _ guides: GridGuides) {
        if accounts != nil {
            accounts![index] = SizeReason(width: columns.account(of: cell), height: rows.account(of: cell))
        }
        let proposal = ProposedViewSize(width: columns.proposal(to: cell), height: rows.proposal(to: cell))
        let answer = cell.subview.dimensions(in: proposal)
        proposals[index] = proposal
        answers[index] = CGSize(width: answer.width, height: answer.height)
        columns.absorb(cell, answer.width, guide: guides.column(of: cell).map { answer[$0] })
        rows.absorb(cell, answer.height, guide: guides.row(of: cell).map { answer[$0] })
    }

    // MARK: - Who is served when

    private struct Rank: Comparable {
        let priority: Double
        let unbounded: Int
        let stretch: CGFloat

        init(_ cell: GridCell, _ proposal: ProposedViewSize) {
            let least = cell.subview.sizeThatFits(.zero)
            let most = cell.subview.sizeThatFits(.infinity)
            let counted = Axis.allCases.filter { proposal[$0] != nil }
            priority = cell.priority
            unbounded = counted.count { most[$0] == .infinity }
            stretch = counted.filter { most[$0] < .infinity }.reduce(0) { $0 + most[$1] - least[$1] }
        }

        static func < (a: Rank, b: Rank) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            return (a.unbounded, a.stretch) < (b.unbounded, b.stretch)
        }
    }

    /// The cells in serving order, equal ones together, each group in source order.
    private static func groups(_ cells: [GridCell], _ proposal: ProposedViewSize) -> [[Int]] {
        let ranks = cells.map { Rank($0, proposal) }
        var groups: [[Int]] = []
        for index in cells.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
            if let last = groups.last?.last, ranks[last] == ranks[index] {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }
}
