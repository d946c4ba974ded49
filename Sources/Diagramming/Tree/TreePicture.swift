import Drawing
import Foundation
import LayoutEngine

/// The drawing of a view tree: one box per view, a dashed arrow down with its proposal, a solid one up with its size;
/// in the box, its final proposal if that differs. Numbers are beside the arrows' vertical ends, in space reserved for
/// them, so that nothing can overlap.
struct TreePicture {
    let style: DiagramStyle
    let setter: Typesetter
    let scene: FigureScene
    let tree: ViewTree

    private let boxPadding: CGFloat = 9
    private let lineHeight: CGFloat = 13
    private let curve: CGFloat = 36
    /// Arrows leave a box straight, so that neighboring ones stay clear of each other's heads.
    private let stub: CGFloat = 9
    private let upright: CGFloat = 22
    /// From the middle of a box to either of its arrows.
    private let apart: CGFloat = 5
    private let siblingGap: CGFloat = 16

    private struct Card {
        var name: SetText
        var details: [SetText] = []
        var proposal: SetText?
        var took: SetText?
        var hue: Hue?
        var isContainer: Bool
        var width: CGFloat
        var isDashed = false
        /// Whether the figure is about other views.
        var isQuiet = false
    }

    private var grid: PixelGrid { setter.grid }

    func block() -> PageBlock {
        let cards = tree.nodes.map(card)
        let boxHeight = 26 + lineHeight * CGFloat(cards.map(\.details.count).max() ?? 0)
        guard !cards.isEmpty else { return PageBlock(size: .zero, items: []) }
        let tidy = TidyTree(shape(0, cards), gap: siblingGap)
        let source = setter.line("scene", style.type.label, style.muted)
        let sourceHeight: CGFloat = 20
        let level = boxHeight + curve + upright
        func top(_ depth: Int) -> CGFloat { sourceHeight + curve + upright + CGFloat(depth) * level }
        func box(_ index: Int) -> CGRect {
            let width = cards[index].width
            return grid.snap(
                CGRect(
                    x: tidy.middles[index] - width / 2, y: top(tree.nodes[index].depth), width: width,
                    height: boxHeight))
        }

        var (lines, boxes): ([DisplayItem], [DisplayItem]) = ([], [])
        let sourceWidth = (source.size.width + 16).rounded(.up)
        let sourceBox = grid.snap(
            CGRect(x: tidy.middles[0] - sourceWidth / 2, y: 0, width: sourceWidth, height: sourceHeight))
        boxes += frame(sourceBox, style.muted, width: grid.line(1), dash: [2, 2])
        boxes.append(setter.item(source, x: sourceBox.midX - source.size.width / 2, middle: sourceBox.midY))
        for index in cards.indices {
            let node = tree.nodes[index]
            let from = node.parent.map { port($0, to: index, box($0)) } ?? CGPoint(x: sourceBox.midX, y: sourceBox.maxY)
            lines += arrows(from: from, to: box(index), cards[index])
            boxes += items(cards[index], box(index))
        }
        let height = top(tree.levels - 1) + boxHeight
        return PageBlock(
            size: CGSize(width: tidy.width.rounded(.up), height: height.rounded(.up)), items: lines + boxes)
    }

    // MARK: Boxes

    private func card(_ node: ViewTree.Node) -> Card {
        if let leftOut = node.leftOut { return card(leftOut, of: node) }
        guard let index = node.view else {
            // In full, because such a box has no entry in the legend.
            let words = Wording.count(node.count, "more view")
            let name = setter.line(words, style.type.labelDetail, style.muted)
            let details =
                node.held == 0
                ? []
                : [
                    setter.line(
                        "\(node.held) in \(node.count == 1 ? "it" : "them")", style.type.labelDetail, style.muted)
                ]
            let width = max(name.size.width, details.first?.size.width ?? 0) + 2 * boxPadding
            return Card(name: name, details: details, hue: nil, isContainer: false, width: width.rounded(.up))
        }
        let view = scene.views[index]
        let isQuiet = !scene.selection.emphasis.isEmpty && !scene.isStrong(index)
        let text = isQuiet ? style.muted : style[view.hue].text
        let (main, notes) = view.heading
        let name = setter.line(main, style.type.heading, text, limit: 130)
        let details = notes.map { setter.line($0, style.type.labelDetail, style.muted, limit: 150) }
        let width = max(name.size.width, details.map(\.size.width).max() ?? 0, 34) + 2 * boxPadding
        return Card(
            name: name, details: details,
            proposal: setter.line(
                "\(view.answeredProposal)", style.type.value, isQuiet ? style.muted : style.proposal.text),
            took: setter.line(sizeText(view.size), style.type.value, text), hue: view.hue,
            isContainer: view.kind != .leaf, width: (width / 2).rounded(.up) * 2, isQuiet: isQuiet)
    }

    private func card(_ leftOut: LeftOutView, of node: ViewTree.Node) -> Card {
        let proposal = node.parent.flatMap { tree.nodes[$0].view }.map { scene.views[$0].sizingProposal }
        let reason = proposal.flatMap { leftOut.excess(over: $0) }.map { "left out: \($0)" } ?? "left out"
        let name = setter.line(leftOut.title, style.type.label, style.muted, limit: 150)
        let detail = setter.line(reason, style.type.labelDetail, style.muted)
        let width = max(name.size.width, detail.size.width) + 2 * boxPadding
        return Card(
            name: name, details: [detail], proposal: setter.line("\(leftOut.proposal)", style.type.value, style.muted),
            took: setter.line(sizeText(leftOut.size), style.type.value, style.muted), hue: nil, isContainer: false,
            width: (width / 2).rounded(.up) * 2, isDashed: true)
    }

    private func items(_ card: Card, _ box: CGRect) -> [DisplayItem] {
        let line = card.hue.map { color(style[$0].line, card) } ?? style.muted
        let width = grid.line(card.isContainer ? style.lengths.containerLine : style.lengths.viewLine)
        var items = frame(box, line, width: width, dash: card.isDashed ? [2, 2] : [])
        if let hue = card.hue { items.insert(.fill(rounded(box), .color(style.wash(hue, 0.09))), at: 1) }
        // A name is a little higher than the lines under it.
        var middle = box.midY - lineHeight * CGFloat(card.details.count) / 2
        items.append(setter.item(card.name, x: box.midX - card.name.size.width / 2, middle: middle))
        middle += 1
        for detail in card.details {
            middle += lineHeight
            items.append(setter.item(detail, x: box.midX - detail.size.width / 2, middle: middle))
        }
        return items
    }

    private func color(_ color: RGBA, _ card: Card) -> RGBA { card.isQuiet ? style.quiet(color) : color }

    private func frame(_ box: CGRect, _ color: RGBA, width: CGFloat, dash: [CGFloat]) -> [DisplayItem] {
        let edge = rounded(box.insetBy(dx: width / 2, dy: width / 2))
        return [
            .fill(rounded(box), .color(style.panel)),
            .stroke(edge, .color(color), StrokeStyle(lineWidth: width, dash: dash)),
        ]
    }

    private func rounded(_ rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 4) }

    // MARK: Arrows

    /// The width of a node to either side: its box, or the numbers above it.
    private func shape(_ index: Int, _ cards: [Card]) -> TidyNode {
        let card = cards[index]
        let reach = apart + 5
        return TidyNode(
            left: max(card.width / 2, reach + (card.proposal?.size.width ?? 0)).rounded(.up),
            right: max(card.width / 2, reach + (card.took?.size.width ?? 0)).rounded(.up),
            children: tree.nodes[index].children.map { shape($0, cards) })
    }

    /// Where on the lower edge of a box the arrows to a child begin: children in order, so that no two pairs cross.
    private func port(_ parent: Int, to child: Int, _ box: CGRect) -> CGPoint {
        let children = tree.nodes[parent].children
        let place = CGFloat(children.firstIndex(of: child) ?? 0) - CGFloat(children.count - 1) / 2
        let step = min(24, max(0, box.width - 24) / CGFloat(max(children.count - 1, 1)))
        return CGPoint(x: grid.snap(box.midX + place * step), y: box.maxY)
    }

    /// The proposal from the port down to the box, and the answer back up.
    private func arrows(from port: CGPoint, to box: CGRect, _ card: Card) -> [DisplayItem] {
        guard card.proposal != nil else {
            let path = thread(
                from: port, to: CGPoint(x: box.midX, y: box.minY), bend: box.minY - upright, isUnder: false)
            return [.stroke(path, .color(style.muted), StrokeStyle(lineWidth: grid.line(1), dash: [2, 2]))]
        }
        // Views that are left out are gray.
        let (proposal, answer) =
            card.hue.map { (color(style.proposal.line, card), color(style[$0].line, card)) } ?? (
                style.muted, style.muted
            )
        let (down, up) = (grid.line(1), grid.line(1.5))
        // Straight under its port, an arrow is one column of pixels.
        let foot = abs(box.midX - port.x) < 1 ? port.x : box.midX
        let left = middle(of: foot - apart, width: down)
        let right = middle(of: foot + apart, width: up)
        let start = middle(of: port.x - apart, width: down)
        let end = middle(of: port.x + apart, width: up)
        let middleOfWords = box.minY - upright / 2 - 2
        let neck = Arrow.length - 1
        // The arrow that passes under the other's vertical end keeps clear of it.
        let (isLeft, isRight) = (box.midX < port.x - 1, box.midX > port.x + 1)
        let going = thread(
            from: CGPoint(x: start, y: port.y), to: CGPoint(x: left, y: box.minY - neck),
            bend: box.minY - upright, isUnder: isRight)
        let coming = thread(
            from: CGPoint(x: end, y: port.y), to: CGPoint(x: right, y: box.minY),
            bend: box.minY - upright, isUnder: isLeft, cut: neck)
        var items: [DisplayItem] = [
            .stroke(going, .color(proposal), StrokeStyle(lineWidth: down, dash: [4, 2.5])),
            Arrow.head(at: CGPoint(x: left, y: box.minY), dy: 1, proposal),
            .stroke(coming, .color(answer), StrokeStyle(lineWidth: up)),
            Arrow.head(at: CGPoint(x: end, y: port.y), dy: -1, answer),
        ]
        if let proposal = card.proposal {
            items.append(setter.item(proposal, right: box.midX - apart - 5, middle: middleOfWords))
        }
        if let took = card.took { items.append(setter.item(took, x: box.midX + apart + 5, middle: middleOfWords)) }
        return items
    }

    /// The place nearest to `x` where an upright line of `width` fills whole pixels.
    private func middle(of x: CGFloat, width: CGFloat) -> CGFloat { grid.snap(x - width / 2) + width / 2 }

    /// Down in a curve that ends at the height `bend`, then upright past the numbers. The first `cut` points are left
    /// to an arrow's head.
    private func thread(
        from start: CGPoint, to end: CGPoint, bend: CGFloat, isUnder: Bool, cut: CGFloat = 0
    ) -> Path {
        let lower: CGFloat = isUnder ? 5 : 0
        let leave = CGPoint(x: start.x, y: start.y + stub + lower)
        let arrive = CGPoint(x: end.x, y: bend + lower - 3)
        let half = (arrive.y - leave.y) / 2
        return Path { path in
            path.addLines([CGPoint(x: start.x, y: start.y + cut), leave])
            path.addCurve(
                to: arrive, control1: CGPoint(x: start.x, y: leave.y + half),
                control2: CGPoint(x: end.x, y: arrive.y - half))
            path.addLine(to: end)
        }
    }
}
