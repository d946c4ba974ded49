import Foundation

/// Lays out rows of cells as a table, as `Grid` does. Measured on SwiftUI.
///
/// Subviews carry their row and cell attributes as `GridCellKey`; one without a row spans all columns.
///
/// Approximate: worked out by observation, not documented, is how a row lines its cells up on a text baseline, or on
/// any guide cells set themselves.
public struct GridLayout: Layout, KnownGuidesLayout {
    /// The alignment of cells in their slots, unless the row, column or cell overrides it.
    public var alignment: Alignment
    /// Between columns, in points; nil lets adjacent cells decide.
    public var horizontalSpacing: CGFloat?
    /// Between rows, in points; nil lets adjacent cells decide.
    public var verticalSpacing: CGFloat?

    /// Creates a grid; gaps are in points, nil lets adjacent cells decide, usually 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The subviews as a table, and its last solution.
    public struct Cache {
        let table: GridTable
        let gaps: GridGaps
        let guides: GridGuides
        var solved: (proposal: ProposedViewSize, solution: GridSolution)?

        mutating func solution(_ proposal: ProposedViewSize) -> GridSolution {
            if let solved, solved.proposal == proposal { return solved.solution }
            let solution = GridSolution(table, gaps, guides, proposal)
            solved = (proposal, solution)
            return solution
        }
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let table = GridTable(subviews)
        return Cache(
            table: table,
            gaps: GridGaps(
                table, horizontal: writtenSpacing(horizontalSpacing), vertical: writtenSpacing(verticalSpacing)),
            guides: GridGuides(table, alignment))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.solution(proposal).size
    }

    /// Places every cell in its slot and proposes the slot. A cell that fills its slot exactly keeps the proposal it
    /// was measured with.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let solution = cache.solution(proposal)
        let (lefts, tops) = (solution.lefts, solution.tops)
        for (index, cell) in cache.table.cells.enumerated() {
            guard !cell.columns.isEmpty else {
                // A span of 0 has no slot; the cell starts at its column.
                let left = cell.columns.lowerBound < lefts.count ? lefts[cell.columns.lowerBound] : solution.size.width
                cell.subview.place(
                    at: CGPoint(x: bounds.minX + left, y: bounds.minY + tops[cell.row]),
                    proposal: solution.proposals[index])
                continue
            }
            let slot = solution.slot(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
            let slotProposal =
                slot.size == solution.answers[index] ? solution.proposals[index] : ProposedViewSize(slot.size)
            let view = cell.subview.dimensions(in: slotProposal)
            let origin =
                if let anchor = cell.anchor {
                    CGPoint(
                        x: slot.minX + (slot.width - view.width) * anchor.x,
                        y: slot.minY + (slot.height - view.height) * anchor.y)
                } else {
                    cache.guides.origin(of: view, cell, in: slot, solution, subviews)
                }
            cell.subview.place(
                at: CGPoint(
                    x: origin.x.isFinite ? origin.x : slot.minX, y: origin.y.isFinite ? origin.y : slot.minY),
                proposal: slotProposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.table.spacing }
}

extension GridLayout: DescribedLayout {
    public var facts: LayoutFacts {
        LayoutFacts(guides: [alignment.horizontal.key, alignment.vertical.key], priorities: .order)
    }
}

extension GridLayout: ExplainedLayout {
    private func solve(_ placed: PlacedLayout, accounting: Bool = false) -> (cache: Cache, solution: GridSolution) {
        let cache = makeCache(subviews: placed.subviews)
        return (
            cache, GridSolution(cache.table, cache.gaps, cache.guides, placed.proposal, accounting: accounting)
        )
    }

    public func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let solution = solve(placed).solution
        return SizeReason { axis in
            let tracks = axis == .horizontal ? solution.columns : solution.rows
            let total = Arithmetic.row(tracks.lengths, gaps: tracks.gaps).atLeastZero
            return LengthReason(total, axis == .horizontal ? "its columns" : "its rows")
        }
    }

    /// The proposal a cell was measured with. At placement, a cell that does not fill its slot is proposed the slot.
    public func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        let (cache, solution) = solve(placed, accounting: true)
        return cache.table.cells.enumerated().map { index, cell in
            let isMeasured = cell.columns.isEmpty || placed.proposals[index] == solution.proposals[index]
            if isMeasured, let accounts = solution.accounts { return accounts[index] }
            return SizeReason(
                width: solution.columns.slotReason(cell.columns),
                height: solution.rows.slotReason(cell.row..<cell.row + 1))
        }
    }
}

extension GridLayout: GappedLayout {
    /// Between rows across the whole grid; between columns in each row, unless a cell spans the gap.
    public func gaps(_ placed: PlacedLayout) -> [LayoutGap] {
        let (cache, solution) = solve(placed)
        let (lefts, tops) = (solution.lefts, solution.tops)
        let rows = cache.gaps.rows.enumerated().map { row, length in
            LayoutGap(
                axis: .vertical,
                frame: CGRect(x: 0, y: tops[row] - length, width: placed.size.width, height: length),
                source: cache.gaps.rowSources[row])
        }
        let spans = Dictionary(grouping: cache.table.cells, by: \.row).mapValues { $0.map(\.columns) }
        let columns = cache.gaps.columns.enumerated().flatMap { column, length in
            tops.indices.filter { row in
                let spans = spans[row] ?? []
                // After a row's last cell there are no gaps.
                return spans.contains { $0.contains(column) } && !spans.contains { $0.dropFirst().contains(column) }
            }
            .map { row in
                LayoutGap(
                    axis: .horizontal,
                    frame: CGRect(
                        x: lefts[column] - length, y: tops[row], width: length, height: solution.rows.lengths[row]),
                    source: cache.gaps.columnSources[column])
            }
        }
        return rows + columns
    }
}

extension GridLayout: SlottedLayout {
    public func slots(_ placed: PlacedLayout) -> [CGRect?] {
        let (cache, solution) = solve(placed)
        return cache.table.cells.map { $0.columns.isEmpty ? nil : solution.slot(of: $0) }
    }
}

extension GridLayout: AligningLayout {
    /// The line that the cells of each column and row share; cells with an anchor are on none.
    public func tracks(_ placed: PlacedLayout) -> [AlignedTrack] {
        let (cache, solution) = solve(placed)
        var tracks = TrackList()
        for (index, cell) in cache.table.cells.enumerated() where cell.anchor == nil && !cell.columns.isEmpty {
            let slot = solution.slot(of: cell)
            let lines = cache.guides.lines(of: cell, in: slot, solution, placed.subviews)
            for line in [lines.column, lines.row] { tracks.lineUp(index, on: line.key, at: line.position) }
        }
        return tracks.inReadingOrder
    }
}
