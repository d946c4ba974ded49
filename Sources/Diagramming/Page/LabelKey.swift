import Drawing
import Foundation

/// The list of numbered labels of a figure without a table.
struct LabelKey {
    let style: DiagramStyle
    let setter: Typesetter

    private static let maxLines = 40
    private static let maxColumns = 4
    private static let columnGap: CGFloat = 24

    func block(_ entries: [(row: Int, label: FigureLabel)]) -> PageBlock? {
        guard !entries.isEmpty else { return nil }
        let lines = entries.sorted { $0.row < $1.row }
        let painter = LabelPainter(style: style, setter: setter)
        let heading = setter.line("Labels", style.type.heading, style.ink)
        var items = [setter.item(heading, x: 0, middle: 9)]
        var width = heading.size.width
        let badges = lines.map { painter.badge($0.row) }
        let sizes = zip(badges, lines).map { painter.size(of: $0, .badge($1.label.look.accent)) }
        let start = max(28, (sizes.map(\.width).max() ?? 0).rounded(.up) + 8)
        let texts = lines.map { line in
            setter.line(line.label.listed ?? line.label.shapes[0].string, style.type.legend, style.muted)
        }
        let column = (start + (texts.map(\.size.width).max() ?? 0)).rounded(.up)
        let columns = min((lines.count + Self.maxLines - 1) / Self.maxLines, Self.maxColumns)
        let rows = (lines.count + columns - 1) / columns
        for (index, line) in lines.enumerated() {
            let (badge, size) = (badges[index], sizes[index])
            let x = CGFloat(index / rows) * (column + Self.columnGap)
            let middle = 31 + CGFloat(index % rows) * 18
            let y = setter.grid.snap(middle - size.height / 2)
            items += painter.items(
                badge, .badge(line.label.look.accent), in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            items.append(setter.item(texts[index], x: x + start, middle: middle))
            width = max(width, x + start + texts[index].size.width)
        }
        return PageBlock(size: CGSize(width: width, height: 31 + CGFloat(rows) * 18 - 8), items: items)
    }
}
