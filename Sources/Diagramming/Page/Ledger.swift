import Drawing
import Foundation
import LayoutEngine

/// The view tree as a table: for each view its hue, name, proposal and size, and, if asked for, other proposals it was
/// measured with and views it measured and left out.
struct Ledger {
    let style: DiagramStyle
    let setter: Typesetter
    let scene: FigureScene
    /// Rows whose number stands for a label in the picture.
    let numbered: Set<Int>
    var explains: (ShownView) -> Bool = \.isExplained

    /// From this many rows on they are set small; rows beyond the first `mostRows` are only counted.
    static let denseFrom = 40
    static let mostRows = 120
    /// Fewer rows beyond the limit are not worth a cut.
    private static let leastCut = 12

    static func rows(of views: Int) -> Int { views < mostRows + leastCut ? views : mostRows }

    /// More probes, or views left out, of one view are only counted.
    static let mostProbes = 8

    private struct Entry {
        var view: ShownView
        /// nil for the view's own row, as are the next two.
        var probe: Probe?
        var leftOut: LeftOutView?
        /// The last line of more than are listed.
        var rest: String?

        var isProbe: Bool { probe != nil || leftOut != nil || rest != nil }
        var proposed: ProposedViewSize { probe?.proposal ?? leftOut?.proposal ?? view.sizingProposal }
        var took: CGSize { probe?.took ?? leftOut?.size ?? view.size }
    }

    private func entries(_ views: [ShownView]) -> [Entry] {
        func rest(_ view: ShownView, _ count: Int, _ one: String, _ many: String) -> [Entry] {
            let left = count - Self.mostProbes
            return left > 0 ? [Entry(view: view, rest: "and \(left) more \(left == 1 ? one : many)")] : []
        }
        var entries: [Entry] = []
        for view in views {
            entries.append(Entry(view: view))
            entries += view.probes.prefix(Self.mostProbes).map { Entry(view: view, probe: $0) }
            entries += rest(view, view.probes.count, "probe", "probes")
            entries += view.leftOut.prefix(Self.mostProbes).map { Entry(view: view, leftOut: $0) }
            entries += rest(view, view.leftOut.count, "view left out", "views left out")
        }
        return entries
    }

    private struct RowStyle {
        var font: FontSpec
        var height: CGFloat
        var indent: CGFloat
        var square: CGFloat
    }

    private func rowStyle(_ count: Int) -> RowStyle {
        count > Self.denseFrom
            ? RowStyle(font: style.type.denseRow, height: 15, indent: 9, square: 7)
            : RowStyle(font: style.type.row, height: 24, indent: 14, square: 9)
    }

    /// Sizes with their × signs aligned.
    private struct Column {
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

    func block() -> PageBlock? {
        let views = scene.views.filter {
            $0.isListed && scene.isNamed($0.outline) || numbered.contains($0.id) || scene.differs.contains($0.id)
        }
        guard !views.isEmpty else { return nil }
        let rows = Self.rows(of: views.count)
        let shown = entries(Array(views.prefix(rows)))
        let row = rowStyle(shown.count)
        let names = shown.map { name($0, row) }
        let nameWidth = max(120, shown.indices.map { nameStart(shown[$0], row) + names[$0].size.width }.max() ?? 0)
        let columns = columns(shown, row)
        var rights: [CGFloat] = []
        var x = nameWidth
        for column in columns {
            x = (x + 22 + column.width).rounded(.up)
            rights.append(x)
        }

        let reasons = reasons(shown, row, from: x)
        let width = reasons?.right ?? x

        let headHeight: CGFloat = 28
        let title = setter.line("Negotiation", style.type.heading, style.ink)
        let headBaseline = 9 + title.capHeight / 2
        var items = [setter.item(title, x: 0, baseline: headBaseline)]
        for (column, right) in zip(columns, rights) {
            items.append(setter.item(column.head, x: right - column.width, baseline: headBaseline))
        }
        if let reasons { items.append(setter.item(reasons.head, x: reasons.left, baseline: headBaseline)) }
        var top = headHeight
        for (index, entry) in shown.enumerated() {
            let middle = top + row.height / 2
            if !entry.isProbe {
                items.append(rule(at: top, width: width))
                items += marker(entry.view, row, middle: middle)
            }
            items.append(setter.item(names[index], x: nameStart(entry, row), middle: middle))
            for (column, right) in zip(columns, rights) { items += cell(column, index, right: right, middle: middle) }
            var height = row.height
            if let reasons, let first = reasons.rows[index].first,
                let block = setter.stacked(reasons.rows[index], spacing: 6)
            {
                // Its first line is level with the numbers.
                items.append(block.item(at: CGPoint(x: reasons.left, y: middle - first.capHeight / 2)))
                height = max(height, (row.height - first.capHeight + block.size.height).rounded(.up))
            }
            top += height
        }
        items.append(rule(at: top, width: width))
        if views.count > rows {
            let rest = setter.line("and \(views.count - rows) more views", row.font, style.muted)
            items.append(setter.item(rest, x: 0, middle: top + row.height / 2))
            top += row.height
        }
        return PageBlock(size: CGSize(width: width, height: top + 1), items: items)
    }

    // MARK: Names

    private func indent(_ view: ShownView, _ row: RowStyle) -> CGFloat { CGFloat(min(view.depth, 12)) * row.indent }

    private func nameStart(_ entry: Entry, _ row: RowStyle) -> CGFloat {
        indent(entry.view, row) + (entry.leftOut == nil ? 0 : row.indent) + markerWidth(row) + 6
    }

    private func markerWidth(_ row: RowStyle) -> CGFloat {
        guard let last = numbered.max() else { return row.square }
        let painter = LabelPainter(style: style, setter: setter)
        return max(row.square, painter.size(of: painter.badge(last), .badge(style.proposal)).width.rounded(.up))
    }

    private func name(_ entry: Entry, _ row: RowStyle) -> SetText {
        let view = entry.view
        if let rest = entry.rest { return setter.line(rest, row.font, style.muted) }
        if let leftOut = entry.leftOut {
            let reason = leftOut.excess(over: view.sizingProposal).map { ": \($0)" } ?? ""
            return setter.line("\(leftOut.title) left out\(reason)", row.font, style.muted, limit: 320)
        }
        if let probe = entry.probe {
            let words = probe.count == 1 ? "probe" : "probe, \(probe.count) times"
            return setter.line(words, row.font, style.muted)
        }
        var first = row.font
        first.weight = view.parent == nil ? 600 : 450
        let (main, more) = view.label.map { ($0, view.name) } ?? (view.name, view.detail)
        var runs = [TextRun(main, font: first, color: style.ink)]
        let notes = [more, view.hiddenReason?.rawValue ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        if !notes.isEmpty { runs.append(TextRun(" " + notes, font: row.font, color: style.muted)) }
        // Details of modifiers are short; text may be long.
        let most: CGFloat = view.kind == .leaf ? 240 : 380
        return setter.line(runs, limit: max(90, most - indent(view, row) / 2))
    }

    /// A square in the view's hue; with the row's number where a label in the picture refers to it.
    private func marker(_ view: ShownView, _ row: RowStyle, middle: CGFloat) -> [DisplayItem] {
        let accent = style[view.hue]
        let x = indent(view, row)
        if numbered.contains(view.id) {
            let painter = LabelPainter(style: style, setter: setter)
            let badge = painter.badge(view.id)
            let size = painter.size(of: badge, .badge(accent))
            let y = setter.grid.snap(middle - size.height / 2)
            return painter.items(badge, .badge(accent), in: CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
        let y = setter.grid.snap(middle - row.square / 2)
        let square = CGRect(x: x, y: y, width: row.square, height: row.square)
        return [.fill(Path(roundedRect: square, cornerRadius: 2), .color(accent.line))]
    }

    // MARK: Reasons

    /// The reasons for each view's proposal and size, wrapped where the figure ends.
    private struct Reasons {
        var left: CGFloat
        var head: SetText
        var rows: [[SetText]]
        var right: CGFloat
    }

    private static let narrowestReason: CGFloat = 200

    private func reasons(_ shown: [Entry], _ row: RowStyle, from start: CGFloat) -> Reasons? {
        func explanation(_ entry: Entry) -> Explanation? {
            entry.isProbe || !explains(entry.view) ? nil : entry.view.explanation
        }
        guard shown.contains(where: { explanation($0) != nil }) else { return nil }
        var font = row.font
        font.size -= 0.5
        let left = (start + 26).rounded(.up)
        let room = max(style.lengths.bodyWidth - left, Self.narrowestReason)
        let head = setter.line("because", style.type.columnHead, style.muted)
        let rows = shown.map { entry in
            [\Explanation.proposalText, \.answerText].compactMap { part -> SetText? in
                guard let words = explanation(entry)?[keyPath: part], !words.isEmpty else { return nil }
                return setter.fitted(words, font, style.muted, width: room)
            }
        }
        let widest = rows.joined().map(\.size.width).max() ?? 0
        return Reasons(left: left, head: head, rows: rows, right: (left + max(head.size.width, widest)).rounded(.up))
    }

    // MARK: Numbers

    /// The proposal, the placement's proposal if it differs, and the size. Reasons are about the first.
    private func columns(_ shown: [Entry], _ row: RowStyle) -> [Column] {
        let proposals = shown.map(\.proposed)
        var proposed = column("proposed", style.proposal.text, row, proposals.map { ($0.width, $0.height) })
        let sizes = shown.map(\.took)
        var took = column("takes", style.ink, row, sizes.map { ($0.width, $0.height) })
        took.dim(shown.map(\.isProbe), to: style.muted)
        if shown.contains(where: { $0.rest != nil }) {
            proposed.isShown = shown.map { $0.rest == nil }
            took.isShown = proposed.isShown
        }
        let isPlaced = zip(shown, proposals).map { !$0.isProbe && $0.view.proposal != $1 }
        guard isPlaced.contains(true) else { return [proposed, took] }
        var placed = column(
            "placed with", style.muted, row, shown.map { ($0.view.proposal.width, $0.view.proposal.height) })
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

    private func cell(_ column: Column, _ index: Int, right: CGFloat, middle: CGFloat) -> [DisplayItem] {
        if let isShown = column.isShown, !isShown[index] { return [] }
        let width = right - column.width + column.widest
        let sign = width + column.gap
        return [
            setter.item(column.widths[index], right: width, middle: middle),
            setter.item(column.times[index], x: sign, middle: middle),
            setter.item(column.heights[index], x: sign + column.times[index].size.width + column.gap, middle: middle),
        ]
    }

    private func rule(at y: CGFloat, width: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: 0, y: y, width: width, height: setter.grid.line(1))), .color(style.rule))
    }
}
