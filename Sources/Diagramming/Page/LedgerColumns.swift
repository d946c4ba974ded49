import Drawing
import Foundation
import LayoutEngine

/// The columns of numbers.
extension Ledger {
    /// Sizes with their × signs aligned.
    struct Column {
        var head: SetText
        var widths: [SetText]
        var heights: [SetText]
        var times: [SetText]
        /// The rows that have a cell; nil is all.
        var isShown: [Bool]?
        let gap: CGFloat = 4

        var widest: CGFloat { widths.map(\.size.width).max() ?? 0 }
        var highest: CGFloat { heights.map(\.size.width).max() ?? 0 }
        mutating func dim(_ rows: [Bool], to color: RGBA) {
            for row in rows.indices where rows[row] {
                widths[row].recolor(color)
                heights[row].recolor(color)
                times[row].recolor(color)
            }
        }

        var width: CGFloat { max(head.size.width, widest + highest + (times.first?.size.width ?? 0) + 2 * gap) }
    }

    /// The proposal and the size; where all proposals are asked for, also that of the final placement if it differs.
    func columns(_ shown: [Entry], _ row: RowStyle) -> [Column] {
        let proposals = shown.map(\.proposed)
        var proposed = column("proposed", style.proposal.text, row, proposals.map { ($0.width, $0.height) })
        let sizes = shown.map(\.took)
        var took = column("takes", style.ink, row, sizes.map { ($0.width, $0.height) })
        took.dim(shown.map(\.isProbe), to: style.muted)
        if shown.contains(where: { $0.rest != nil }) {
            proposed.isShown = shown.map { $0.rest == nil }
            took.isShown = proposed.isShown
        }
        let isPlaced = zip(shown, proposals).map { entry, proposal in
            !entry.isProbe && entry.view.annotations.contains(.probes) && entry.view.proposal != proposal
        }
        guard isPlaced.contains(true) else { return [proposed, took] }
        var placed = column(
            "final proposal", style.muted, row, shown.map { ($0.view.proposal.width, $0.view.proposal.height) })
        placed.isShown = isPlaced
        return [proposed, placed, took]
    }

    private func column(_ head: String, _ color: RGBA, _ row: RowStyle, _ sizes: [(CGFloat?, CGFloat?)]) -> Column {
        Column(
            head: setter.line(head, style.type.columnHead, style.muted),
            widths: sizes.map { setter.line(lengthText($0.0), row.font, color) },
            heights: sizes.map { setter.line(lengthText($0.1), row.font, color) },
            times: sizes.map { _ in setter.line("×", row.font, color) })
    }

    func cell(_ column: Column, _ index: Int, right: CGFloat, middle: CGFloat) -> [DisplayItem] {
        if let isShown = column.isShown, !isShown[index] { return [] }
        let height = right - column.highest
        let sign = height - column.gap - column.times[index].size.width
        return [
            setter.item(column.widths[index], right: sign - column.gap, middle: middle),
            setter.item(column.times[index], x: sign, middle: middle),
            setter.item(column.heights[index], x: height, middle: middle),
        ]
    }

    func rule(at y: CGFloat, width: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: 0, y: y, width: width, height: setter.grid.line(1))), .color(style.rule))
    }
}

extension FigureScene {
    /// The places of views among the children that their containers served one after the other, from 1.
    func servicePlaces(_ snapshot: LayoutSnapshot) -> [Int: Int] {
        let order = SizingProposals(snapshot)
        var places: [Int: Int] = [:]
        for view in views where view.facts.stackAxis != nil && view.children.count > 1 {
            let records = view.children.map { views[$0].records[0] }
            for (place, record) in order.inTurn(records).enumerated() { places[viewOfRecord[record]] = place + 1 }
        }
        return places
    }
}
