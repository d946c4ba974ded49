import Drawing
import Foundation
import LayoutEngine

/// The negotiation as a table: a row for each view that has a name in the picture, in the order in which views were served,
/// with its proposal, its size and, if asked for, the reasons.
struct Ledger {
    let style: DiagramStyle
    let setter: Typesetter
    let scene: FigureScene
    /// Rows whose number stands for a label in the picture.
    let numbered: Set<Int>
    var explains: (ShownView) -> Bool = \.isExplained

    /// From this many rows on they are set small; rows beyond the first `maxRows` are only counted.
    static let denseFrom = 40
    static let maxRows = 120
    /// Fewer rows beyond the limit are not worth a cut.
    private static let minCut = 12

    static func rows(of views: Int) -> Int { views < maxRows + minCut ? views : maxRows }

    /// More probes, or views left out, of one view are only counted.
    static let maxProbes = 8

    struct Entry {
        var view: ShownView
        /// How many rows it is nested in.
        var depth = 0
        /// Its place among the children of its stack in the order of service.
        var served: Int?
        /// The modifiers around it that pass everything through, which have no row.
        var around: [String] = []
        /// nil for the view's own row, as are the next two.
        var probe: Probe?
        var leftOut: LeftOutView?
        /// The text of the line that counts the probes that are not listed.
        var rest: String?

        var isProbe: Bool { probe != nil || leftOut != nil || rest != nil }
        /// The proposal that `took` answers.
        var proposed: ProposedViewSize { probe?.proposal ?? leftOut?.proposal ?? view.answeredProposal }
        var took: CGSize { probe?.took ?? leftOut?.size ?? view.size }
    }

    // MARK: Rows

    /// The views with a row, parents before their children, these as they were served.
    private func listed() -> [Entry] {
        var entries: [Entry] = []
        let named = namedWithParents
        func add(_ id: Int, _ depth: Int, in parent: Int?, through outer: Entry? = nil) {
            var entry = Entry(view: scene.views[id], depth: depth, served: scene.served[id])
            if let outer { entry.pass(through: outer) }
            let children = entry.view.children.sorted {
                (scene.served[$0] ?? .max, $0) < (scene.served[$1] ?? .max, $1)
            }
            let isFolded = isFolded(entry.view)
            let isListed = !isFolded && (named.contains(id) || isListed(entry.view, in: parent))
            if isListed { entries.append(entry) }
            for child in children {
                let isInner = isFolded && child == scene.views[id].children.first
                add(child, isListed ? depth + 1 : depth, in: isListed ? id : nil, through: isInner ? entry : nil)
            }
        }
        if !scene.views.isEmpty { add(0, 0, in: nil) }
        return entries
    }

    /// The views with a name in the picture and those around them: without these, a view would seem to be in another.
    private var namedWithParents: Set<Int> {
        scene.views.filter { $0.isListed && scene.isNamed($0.outline) }.reduce(into: []) { ids, view in
            for id in scene.views.lineage(of: view.id)
                .prefix(while: { !ids.contains($0) }) where scene.views[id].isListed
            { ids.insert(id) }
        }
    }

    /// - Parameter parent: The view of the row it would be nested in, if that is its parent's.
    private func isListed(_ view: ShownView, in parent: Int?) -> Bool {
        if numbered.contains(view.id) || scene.differs.contains(view.id) { return true }
        guard view.isListed else { return false }
        // A spacer is seldom named, but it takes what the others leave.
        return view.role == .spacer && parent != nil && scene.served[view.id] != nil
    }

    /// Whether its proposal and its size pass through it: where reasons are given, the view inside has them.
    private func isFolded(_ view: ShownView) -> Bool {
        guard explains(view), view.facts.isDecoration, view.label == nil, view.asked.isEmpty,
            !numbered.contains(view.id), !view.annotations.contains(.probes), !view.annotations.contains(.borders),
            let inner = view.children.first.map({ scene.views[$0] })
        else { return false }
        return inner.isListed && inner.size.isNear(view.size) && inner.answeredProposal == view.answeredProposal
    }

    private func entries(_ rows: some Sequence<Entry>) -> [Entry] {
        func rest(_ row: Entry, _ count: Int, _ one: String, _ many: String) -> [Entry] {
            let left = count - Self.maxProbes
            let words = "and \(left) more \(left == 1 ? one : many)"
            return left > 0 ? [Entry(view: row.view, depth: row.depth, rest: words)] : []
        }
        var entries: [Entry] = []
        for row in rows {
            let (view, depth) = (row.view, row.depth)
            entries.append(row)
            entries += view.probes.prefix(Self.maxProbes).map { Entry(view: view, depth: depth, probe: $0) }
            entries += rest(row, view.probes.count, "probe", "probes")
            entries += view.leftOut.prefix(Self.maxProbes).map { Entry(view: view, depth: depth, leftOut: $0) }
            entries += rest(row, view.leftOut.count, "view left out", "views left out")
        }
        return entries
    }

    struct RowStyle {
        var font: FontSpec
        var height: CGFloat
        var indent: CGFloat
        var badge: CGFloat
    }

    private func rowStyle(_ count: Int) -> RowStyle {
        count > Self.denseFrom
            ? RowStyle(font: style.type.denseRow, height: 15, indent: 9, badge: 13)
            : RowStyle(font: style.type.row, height: 26, indent: 11, badge: 17)
    }

    func block() -> PageBlock? {
        let views = listed()
        guard !views.isEmpty else { return nil }
        let rows = Self.rows(of: views.count)
        let shown = entries(views.prefix(rows))
        let row = rowStyle(shown.count)
        let names = shown.map { name($0, row) }
        let nameWidth = max(120, shown.indices.map { nameStart(shown[$0], row) + names[$0].size.width }.max() ?? 0)
        let columns = columns(shown, row)
        var rights: [CGFloat] = []
        var x = nameWidth
        for column in columns {
            x = (x + 18 + column.width).rounded(.up)
            rights.append(x)
        }
        let reasons = reasons(shown, row, from: x)
        let width = reasons?.right ?? x

        let headHeight: CGFloat = 24
        let isOrdered = shown.contains { $0.served != nil } && numbered.isEmpty
        let title = setter.line(isOrdered ? "served" : "view", style.type.columnHead, style.muted)
        let headBaseline = 7 + title.capHeight / 2
        var items = [setter.item(title, x: 0, baseline: headBaseline)]
        for (column, right) in zip(columns, rights) {
            items.append(setter.item(column.head, x: right - column.head.size.width, baseline: headBaseline))
        }
        if let reasons { items.append(setter.item(reasons.head, x: reasons.left, baseline: headBaseline)) }
        var top = headHeight
        for (index, entry) in shown.enumerated() {
            let middle = top + row.height / 2
            if !entry.isProbe {
                items.append(rule(at: top, width: width))
                items += marker(entry, row, middle: middle)
            }
            items.append(setter.item(names[index], x: nameStart(entry, row), middle: middle))
            for (column, right) in zip(columns, rights) { items += cell(column, index, right: right, middle: middle) }
            var height = row.height
            if let reasons, let reason = reasons.rows[index] {
                // Its first line is level with the numbers.
                items.append(setter.item(reason, x: reasons.left, baseline: middle + reason.capHeight / 2))
                height = max(height, (row.height - reason.capHeight + reason.inkHeight).rounded(.up))
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

    private func indent(_ entry: Entry, _ row: RowStyle) -> CGFloat { CGFloat(min(entry.depth, 12)) * row.indent }

    private func nameStart(_ entry: Entry, _ row: RowStyle) -> CGFloat {
        indent(entry, row) + (entry.leftOut == nil ? 0 : row.indent)
            + (markerWidth(row) == 0 ? 0 : markerWidth(row) + 8)
    }

    /// Whether the picture has marks in the hues of the views.
    private var isKey: Bool {
        !numbered.isEmpty || !scene.differs.isEmpty || !Annotations.tables.isSuperset(of: scene.annotations)
    }

    private func hue(_ entry: Entry) -> Hue { isKey ? entry.view.hue : .slate }

    /// Of all rows' markers; zero if there are none.
    private func markerWidth(_ row: RowStyle) -> CGFloat {
        guard isKey || !scene.served.isEmpty else { return 0 }
        guard let last = numbered.max() else { return row.badge }
        let painter = LabelPainter(style: style, setter: setter)
        return max(row.badge, painter.size(of: painter.badge(last), .badge(style.proposal)).width.rounded(.up))
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
        let (main, notes) = view.heading
        var runs = [TextRun(main, font: row.font.weight(500), color: isKey ? style[view.hue].text : style.ink)]
        if !notes.isEmpty {
            runs.append(TextRun(" " + notes.joined(separator: ", "), font: row.font, color: style.muted))
        }
        return setter.line(runs, limit: max(90, 180 - indent(entry, row)))
    }

    /// The view's place in the order of service, or the number of its label in the picture; else a square of its hue, if the picture has
    /// marks in it.
    private func marker(_ entry: Entry, _ row: RowStyle, middle: CGFloat) -> [DisplayItem] {
        let accent = style[hue(entry)]
        let x = indent(entry, row)
        if numbered.contains(entry.view.id) {
            let painter = LabelPainter(style: style, setter: setter)
            let badge = painter.badge(entry.view.id)
            let size = painter.size(of: badge, .badge(accent))
            let y = setter.grid.snap(middle - size.height / 2)
            return painter.items(badge, .badge(accent), in: CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
        if numbered.isEmpty, !entry.isProbe, let place = entry.served {
            let circle = CGRect(x: x, y: middle - row.badge / 2, width: row.badge, height: row.badge)
            var font = style.type.badge
            font.size = row.badge > 15 ? 11 : 9
            let number = setter.line("\(place)", font, accent.text)
            let ring = Path(ellipseIn: circle.insetBy(dx: 0.5, dy: 0.5))
            return [
                .fill(Path(ellipseIn: circle), .color(style.wash(hue(entry), 0.14))),
                .stroke(ring, .color(accent.line.opacity(style.isPrint ? 1 : 0.35)), StrokeStyle(lineWidth: 1)),
                setter.item(number, x: circle.midX - number.size.width / 2, middle: middle),
            ]
        }
        guard isKey else { return [] }
        let side = row.badge * 0.5
        let y = setter.grid.snap(middle - side / 2)
        let square = CGRect(x: x + ((row.badge - side) / 2).rounded(.down), y: y, width: side, height: side)
        return [.fill(Path(roundedRect: square, cornerRadius: 2), .color(accent.line))]
    }

    // MARK: Reasons

    /// The reasons for each view's proposal and size, wrapped where the figure ends.
    private struct Reasons {
        var left: CGFloat
        var head: SetText
        var rows: [SetText?]
        var right: CGFloat
    }

    private static let narrowestReason: CGFloat = 200

    private func reasons(_ shown: [Entry], _ row: RowStyle, from start: CGFloat) -> Reasons? {
        let words = shown.map { entry in
            entry.isProbe || !explains(entry.view) ? nil : entry.reasons
        }
        guard words.contains(where: { $0?.isEmpty == false }) else { return nil }
        var font = row.font
        font.size -= 0.5
        let left = (start + 26).rounded(.up)
        let room = max(style.lengths.bodyWidth - left, Self.narrowestReason)
        let head = setter.line("because", style.type.columnHead, style.muted)
        let rows = words.map { words -> SetText? in
            guard let words, !words.isEmpty else { return nil }
            return setter.fitted(words, font, style.muted, width: room)
        }
        let widest = rows.map { $0?.size.width ?? 0 }.max() ?? 0
        return Reasons(left: left, head: head, rows: rows, right: (left + max(head.size.width, widest)).rounded(.up))
    }
}
