import Drawing
import Foundation
import LayoutEngine

package struct PanelsInput: Sendable {
    var panels: [FigurePart]
    var columns: Int
    /// Whether each later panel marks its first difference from the first one.
    var compares: Bool
    var words: PageWords

    package init(panels: [FigurePart], columns: Int, compares: Bool = false, words: PageWords = PageWords()) {
        self.panels = panels
        self.columns = max(1, columns)
        self.compares = compares
        self.words = words
    }

    var differences: [LayoutDifference?] {
        guard compares, let first = panels.first else { return panels.map { _ in nil } }
        return panels.enumerated().map { index, panel in
            index == 0
                ? nil
                : first.snapshot.firstDifference(from: panel.snapshot)?.ofControls(in: first.snapshot, panel.snapshot)
        }
    }
}

extension FigureComposer {
    /// Also by how much the panels are too wide to be side by side as the input has them, in points; then they are in one
    /// column.
    package func compose(_ input: PanelsInput) -> (list: DisplayList, excess: CGFloat) {
        let differences = input.differences
        let columns = min(input.columns, max(1, input.panels.count))
        let width = style.lengths.panelRoom(columns: columns)
        let axes = ProposalsLayer.ruledAxes(input.panels.map(\.snapshot))
        let hues = hues(of: input)
        func card(
            _ panel: Int, _ rulers: [Axis: ClosedRange<CGFloat>] = [:],
            labels: [LabelName: LabelPlacer.Anchor] = [:]
        ) -> Card {
            var part = input.panels[panel]
            (part.rulerRoom, part.otherRulers, part.ruledAxes) = (width, rulers, axes)
            (part.hues, part.labelPlaces) = (hues, labels)
            return self.card(part, Notes(input, differences, panel: panel), width: width)
        }
        var cards = input.panels.indices.map { card($0) }
        // Open rulers reach beyond the finite ones of all panels.
        let rulers = Axis.allCases.reduce(into: [Axis: ClosedRange<CGFloat>]()) { all, axis in
            all[axis] = cards.compactMap { $0.drawn.canvas.finiteRulers(axis) }.joined
        }
        for panel in cards.indices where cards[panel].drawn.canvas.proposed.contains(where: \.isOpen) {
            cards[panel] = card(panel, rulers)
        }
        let labels = CommonPlaces(cards.map(\.drawn.picture)) { panel, labels in
            card(panel, rulers, labels: labels).drawn.picture
        }
        for panel in cards.indices where labels.changes(panel) {
            cards[panel] = card(panel, rulers, labels: labels.places)
        }
        let roles = cards.reduce(into: [LegendRole: Hue]()) { all, card in
            all.merge(card.drawn.roles) { first, _ in first }
        }
        let wide = CardGrid(cards, columns: columns, style: style)
        let excess = max(0, wide.width - style.lengths.bodyWidth)
        let grid = excess > 0 ? CardGrid(cards, columns: 1, style: style) : wide
        var page = Page(style: style, setter: setter, words: input.words)
        page.words.footer += OmissionFooter(cards.map(\.drawn)).words
        let list = page.list(naturalWidth: grid.width) { width in
            let body = self.body(cards, grid)
            let isRightToLeft = cards.allSatisfy { $0.drawn.canvas.hasProposalsFromRight }
            let legend = legend(roles, isRightToLeft: isRightToLeft)?.flow(width: max(width, grid.width))
            return PageBlock.column([body, legend], spacing: 16) ?? body
        }
        return (list, excess)
    }

    /// The hue each labeled view has in the first panel that has it.
    func hues(of input: PanelsInput) -> [FigureScene.Named: Hue] {
        guard !input.compares else { return [:] }
        return input.panels.reduce(into: [:]) { all, part in
            for view in FigureScene(part.snapshot, annotations: part.annotations, style: style).views {
                if let name = FigureScene.Named(view), all[name] == nil { all[name] = view.hue }
            }
        }
    }

    // MARK: One panel

    private struct Notes {
        var marks: [DifferenceMark] = []
        var sentence: String?
        var isComparing: Bool
        /// Where panels have different proposals that are not drawn.
        var proposed: ProposedViewSize?

        init(_ input: PanelsInput, _ differences: [LayoutDifference?], panel: Int) {
            let part = input.panels[panel]
            isComparing = input.compares
            let proposal = part.snapshot.proposal
            let words = (part.caption ?? "").split { " :,".contains($0) }.map(String.init)
            let isNamed = Axis.allCases.contains { words.contains(lengthText(proposal[$0])) }
            let isSaid = isNamed || !part.annotations.isDisjoint(with: [.proposals, .ledger])
            if !isSaid, input.panels.contains(where: { $0.snapshot.proposal != proposal }) {
                proposed = proposal
            }
            guard input.compares else { return }
            let snapshots = input.panels.map(\.snapshot)
            if panel == 0 {
                for (other, difference) in zip(snapshots, differences) {
                    guard let difference else { continue }
                    let mark = DifferenceMark(difference, snapshots[0], other, isFirst: true)
                    if !marks.contains(mark) { marks.append(mark) }
                }
                return
            }
            let reference = input.panels[0].caption.map { "“\(MarkedText($0).plain)”" } ?? "the first panel"
            guard let difference = differences[panel] else {
                sentence = "Same layout as \(reference)."
                return
            }
            marks = [DifferenceMark(difference, snapshots[0], snapshots[panel], isFirst: false)]
            // The view's label already gives the length.
            guard !difference.isLength else { return }
            sentence = difference.sentence(
                input.panels[0].snapshot, input.panels[panel].snapshot, reference: reference)
        }
    }

    struct Card {
        var words: PageBlock?
        var drawn: Drawn
        var table: PageBlock?
        /// The picture without a table and words, root at the origin.
        var extent: CGRect { drawn.picture.extent }
    }

    /// - Parameter width: What its column has room for, in points.
    private func card(_ part: FigurePart, _ notes: Notes, width: CGFloat) -> Card {
        var part = part
        if notes.isComparing { part.differing = notes.marks.map(\.record) }
        let drawn = draw(part) { scene, canvas in
            for mark in notes.marks { mark.draw(scene, on: &canvas) }
        }
        let words = max(drawn.picture.extent.width, min(260, width))
        var lines: [SetText] = []
        if let caption = part.caption, !caption.isEmpty {
            lines.append(
                setter.fitted(MarkedText(caption), style.type.heading, style.ink, strong: style.ink, width: words))
        }
        if let proposed = notes.proposed {
            lines.append(setter.paragraph("proposed \(proposed)", style.type.legend, style.muted, width: words))
        }
        if let sentence = notes.sentence {
            lines.append(setter.paragraph(sentence, style.type.legend, style.ink, width: words))
        }
        let code = codeBlock(part, drawn.scene).block(part.code, width: width - 10)
            .map {
                PageBlock(
                    size: CGSize(width: $0.size.width + 10, height: $0.size.height),
                    items: [$0.item(at: CGPoint(x: 10, y: 0))])
            }
        return Card(
            words: PageBlock.column([setter.stacked(lines), code], spacing: 12), drawn: drawn, table: table(drawn))
    }

    // MARK: All panels

    private func body(_ cards: [Card], _ layout: CardGrid) -> PageBlock {
        var items: [DisplayItem] = []
        var origins: [CGPoint?] = []
        for (index, card) in cards.enumerated() {
            let places = layout.places(of: index)
            origins.append(places.picture)
            items += PanelGround(style: style, grid: grid).items(places.panel)
            if let words = card.words { items.append(words.item(at: places.words)) }
            items.append(.moved(card.drawn.picture.items, to: places.picture))
            if let table = card.table { items.append(table.item(at: places.table)) }
        }
        return PageBlock(size: CGSize(width: layout.width, height: layout.height), items: items, origins: origins)
    }
}

/// The places of panels and of their contents, in points.
///
/// In a row the top edges of all roots are aligned. All roots are equally far from the left edges of their panels.
struct CardGrid {
    private let columns: Int
    static let gap: CGFloat = 14
    private let padding: CGFloat
    private var gap: CGFloat { Self.gap }
    private var widths: [CGFloat] = []
    /// From the edge of each panel to its root.
    private var left: CGFloat = 0
    private var rows: [Row] = []

    private struct Row {
        var y: CGFloat = 0
        var words: CGFloat = 0
        /// How far pictures reach above and below the tops of their roots.
        var above: CGFloat = 0
        var below: CGFloat = 0
        var table: CGFloat = 0
    }

    init(_ cards: [FigureComposer.Card], columns: Int, style: DiagramStyle) {
        self.columns = columns
        padding = style.lengths.panelPadding
        var pictures = [CGFloat](repeating: 0, count: columns)
        widths = pictures
        left = cards.map { -$0.extent.minX }.max() ?? 0
        for column in 0..<columns {
            let mine = cards.indices.filter { $0 % columns == column }.map { cards[$0] }
            pictures[column] = left + (mine.map { $0.extent.maxX }.max() ?? 0)
            let others = mine.flatMap { [$0.words, $0.table] }.compactMap { $0?.size.width }
            widths[column] = max(pictures[column], others.max() ?? 0).rounded(.up) + 2 * padding
        }
        // Panels of nearly the same width are made the same.
        if let widest = widths.max(), let narrowest = widths.min(), widest <= narrowest * 1.5 {
            widths = widths.map { _ in widest }
        }
        left += zip(widths, pictures).map { (($0 - $1) / 2).rounded(.down) }.min() ?? 0
        var y: CGFloat = 0
        for start in stride(from: 0, to: cards.count, by: columns) {
            let mine = cards[start..<min(start + columns, cards.count)]
            var row = Row(y: y)
            row.words = mine.map { $0.words?.size.height ?? 0 }.max() ?? 0
            row.above = mine.map { -$0.extent.minY }.max() ?? 0
            row.below = mine.map { $0.extent.maxY }.max() ?? 0
            row.table = mine.map { $0.table?.size.height ?? 0 }.max() ?? 0
            rows.append(row)
            y += height(of: row) + gap
        }
    }

    private func height(of row: Row) -> CGFloat {
        let words = row.words > 0 ? row.words + 14 : 0
        let table = row.table > 0 ? row.table + 14 : 0
        return (words + row.above + row.below + table + 2 * padding).rounded(.up)
    }

    var width: CGFloat { widths.reduce(0, +) + gap * CGFloat(columns - 1) }
    var height: CGFloat { rows.last.map { $0.y + height(of: $0) } ?? 0 }

    func places(of index: Int) -> (
        panel: CGRect, words: CGPoint, picture: CGPoint, table: CGPoint
    ) {
        let (column, row) = (index % columns, rows[index / columns])
        let x = widths[..<column].reduce(0, +) + gap * CGFloat(column)
        let words = row.words > 0 ? row.words + 14 : 0
        let top = row.y + padding + words + row.above
        return (
            CGRect(x: x, y: row.y, width: widths[column], height: height(of: row)),
            CGPoint(x: x + padding, y: row.y + padding), CGPoint(x: x + left, y: top),
            CGPoint(x: x + padding, y: (top + row.below + 14).rounded())
        )
    }
}
