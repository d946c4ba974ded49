import Drawing
import Foundation
import LayoutEngine

/// The view tree as a table: one row a view, with its hue, its name, what it was proposed and what it took.
struct Ledger {
    let style: DiagramStyle
    let setter: Typesetter
    let scene: FigureScene
    /// Rows whose number stands for a label in the picture.
    let numbered: Set<Int>
    /// Whether each row says why.
    var explains = false

    /// More rows than this are set small, and more than `mostRows` summed up in a last line.
    static let denseFrom = 40
    static let mostRows = 120

    /// How rows are set, in points.
    private struct RowStyle {
        var font: FontSpec
        var height: CGFloat
        var indent: CGFloat
        var square: CGFloat
    }

    private var rowStyle: RowStyle {
        scene.views.count > Self.denseFrom
            ? RowStyle(font: style.type.denseRow, height: 15, indent: 9, square: 7)
            : RowStyle(font: style.type.row, height: 24, indent: 14, square: 9)
    }

    /// Lengths side by side, the signs between them in one line down the table.
    private struct Column {
        var head: SetText
        var widths: [SetText]
        var heights: [SetText]
        var times: SetText
        /// The rows that have a cell; nil is all.
        var isShown: [Bool]?
        let gap: CGFloat = 4

        var widest: CGFloat { widths.map(\.size.width).max() ?? 0 }
        var highest: CGFloat { heights.map(\.size.width).max() ?? 0 }
        var width: CGFloat { max(head.size.width, widest + highest + times.size.width + 2 * gap) }
    }

    func block() -> PageBlock? {
        guard !scene.views.isEmpty else { return nil }
        let shown = Array(scene.views.prefix(Self.mostRows))
        let row = rowStyle
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
        for part in reasons?.parts ?? [] {
            items.append(setter.item(part.head, x: part.left, baseline: headBaseline))
        }
        for (index, view) in shown.enumerated() {
            let top = headHeight + CGFloat(index) * row.height
            let middle = top + row.height / 2
            items.append(rule(at: top, width: width))
            items += marker(view, row, middle: middle)
            items.append(setter.item(names[index], x: nameStart(view, row), middle: middle))
            for (column, right) in zip(columns, rights) { items += cell(column, index, right: right, middle: middle) }
            for part in reasons?.parts ?? [] {
                items.append(setter.item(part.rows[index], x: part.left, middle: middle))
            }
        }
        var bottom = headHeight + CGFloat(shown.count) * row.height
        items.append(rule(at: bottom, width: width))
        if scene.views.count > shown.count {
            let rest = setter.line("and \(scene.views.count - shown.count) more views", row.font, style.muted)
            items.append(setter.item(rest, x: 0, middle: bottom + row.height / 2))
            bottom += row.height
        }
        return PageBlock(size: CGSize(width: width, height: bottom + 1), items: items)
    }

    // MARK: Names

    private func indent(_ view: ShownView, _ row: RowStyle) -> CGFloat { CGFloat(min(view.depth, 12)) * row.indent }

    private func nameStart(_ view: ShownView, _ row: RowStyle) -> CGFloat {
        indent(view, row) + markerWidth(row) + 6
    }

    /// The widest mark before a name, in points.
    private func markerWidth(_ row: RowStyle) -> CGFloat {
        guard let last = numbered.max() else { return row.square }
        let painter = LabelPainter(style: style, setter: setter)
        return max(row.square, painter.size(of: painter.badge(last), .badge(style.proposal)).width.rounded(.up))
    }

    /// The label if there is one, else the kind; then, lighter, what more is known.
    private func name(_ view: ShownView, _ row: RowStyle) -> SetText {
        var first = row.font
        first.weight = view.parent == nil ? 600 : 450
        let (main, more) = view.label.map { ($0, view.name) } ?? (view.name, quoted(view.detail))
        var runs = [TextRun(main, font: first, color: style.ink)]
        if !more.isEmpty { runs.append(TextRun(" " + more, font: row.font, color: style.muted)) }
        // What a modifier does is short and matters to its end; the words of a text go on and on.
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
        let path = Path { $0.addRoundedRect(in: square, cornerSize: CGSize(width: 2, height: 2)) }
        return [.fill(path, .color(accent.line))]
    }

    // MARK: Reasons

    /// The two halves of every `why` line, each half in a column of its own, so that the eye can run down either.
    private struct Reasons {
        var parts: [(left: CGFloat, head: SetText, rows: [SetText])]
        var right: CGFloat
    }

    private func reasons(_ shown: [ShownView], _ row: RowStyle, from start: CGFloat) -> Reasons? {
        guard explains, shown.contains(where: { $0.explanation != nil }) else { return nil }
        var font = row.font
        font.size -= 0.5
        var (parts, x): ([(CGFloat, SetText, [SetText])], CGFloat) = ([], start + 26)
        for (head, part) in [("why offered", \Explanation.offerText), ("why taken", \.answerText)] {
            let head = setter.line(head, style.type.columnHead, style.muted)
            let rows = shown.map { setter.line($0.explanation?[keyPath: part] ?? "", font, style.muted) }
            parts.append((x.rounded(.up), head, rows))
            x += max(head.size.width, rows.map(\.size.width).max() ?? 0) + 22
        }
        return Reasons(parts: parts, right: (x - 22).rounded(.up))
    }

    // MARK: Numbers

    /// What each view was offered, what it was placed with where that differs, what it took. Reasons are about what a
    /// view was placed with.
    private func columns(_ shown: [ShownView], _ row: RowStyle) -> [Column] {
        let offers = shown.map { explains ? $0.proposal : $0.offered }
        var result = [column("proposed", style.proposal.text, row, offers.map { ($0.width, $0.height) })]
        let isPlaced = zip(shown, offers).map { $0.proposal != $1 }
        if isPlaced.contains(true) {
            var placed = column("placed with", style.muted, row, shown.map { ($0.proposal.width, $0.proposal.height) })
            placed.isShown = isPlaced
            result.append(placed)
        }
        return result + [column("took", style.ink, row, shown.map { ($0.size.width, $0.size.height) })]
    }

    private func column(_ head: String, _ color: RGBA, _ row: RowStyle, _ sizes: [(CGFloat?, CGFloat?)]) -> Column {
        Column(
            head: setter.line(head, style.type.columnHead, style.muted),
            widths: sizes.map { setter.line(lengthText($0.0), row.font, color) },
            heights: sizes.map { setter.line(lengthText($0.1), row.font, color) },
            times: setter.line("×", row.font, color))
    }

    private func cell(_ column: Column, _ index: Int, right: CGFloat, middle: CGFloat) -> [DisplayItem] {
        if let isShown = column.isShown, !isShown[index] { return [] }
        let width = right - column.width + column.widest
        let sign = width + column.gap
        return [
            setter.item(column.widths[index], right: width, middle: middle),
            setter.item(column.times, x: sign, middle: middle),
            setter.item(column.heights[index], x: sign + column.times.size.width + column.gap, middle: middle),
        ]
    }

    private func rule(at y: CGFloat, width: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: 0, y: y, width: width, height: setter.grid.line(1))), .color(style.rule))
    }
}

/// Straight quotes around a detail as typeset ones.
func quoted(_ detail: String) -> String {
    guard detail.count > 1, detail.hasPrefix("\""), detail.hasSuffix("\"") else { return detail }
    return "“\(detail.dropFirst().dropLast())”"
}
