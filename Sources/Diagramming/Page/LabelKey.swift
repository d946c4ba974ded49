import Drawing
import Foundation

/// What the numbers in the picture stand for, where there is no ledger to look them up in.
struct LabelKey {
    let style: DiagramStyle
    let setter: Typesetter

    func block(_ entries: [(row: Int, label: Label)]) -> PageBlock? {
        guard !entries.isEmpty else { return nil }
        let painter = LabelPainter(style: style, setter: setter)
        let heading = setter.line("Labels", style.type.heading, style.ink)
        var items = [setter.item(heading, x: 0, middle: 9)]
        var width = heading.size.width
        let badges = entries.map { painter.badge($0.row, to: $0.label.lastRow) }
        let sizes = zip(badges, entries).map { painter.size(of: $0, .badge($1.label.look.accent)) }
        // Beside the widest of them: one for several rows is wider.
        let start = max(28, (sizes.map(\.width).max() ?? 0).rounded(.up) + 8)
        for (index, entry) in entries.enumerated() {
            let (badge, size) = (badges[index], sizes[index])
            let middle = 31 + CGFloat(index) * 18
            let y = setter.grid.snap(middle - size.height / 2)
            items += painter.items(
                badge, .badge(entry.label.look.accent), in: CGRect(origin: CGPoint(x: 0, y: y), size: size))
            let words = entry.label.shapes[0].string.split(separator: "\n").joined(separator: "  ")
            let text = setter.line(words, style.type.legend, style.muted)
            items.append(setter.item(text, x: start, middle: middle))
            width = max(width, start + text.size.width)
        }
        return PageBlock(
            size: CGSize(width: width, height: 31 + CGFloat(entries.count) * 18 - 8), items: items)
    }
}
