import Drawing
import Foundation
import LayoutEngine

/// The text of a step: its number, who asks whom, the sizes, and the remaining length.
struct StoryboardCard {
    let style: DiagramStyle
    let setter: Typesetter
    let story: Storyboard

    private var grid: PixelGrid { setter.grid }
    private var words: StoryboardWords { StoryboardWords(story: story) }

    private let widest: CGFloat = 262

    /// The number, and the pair with an arrow between: dashed for a proposal, solid for an answer.
    func pair(_ step: Storyboard.Step, number: Int) -> PageBlock {
        let height: CGFloat = 20
        let disc = CGRect(x: 0, y: 0, width: height, height: height)
        var items = setter.disc(number, in: disc, style)
        var x = disc.maxX + 8
        chip(step.from, &x, disc.midY, &items)
        arrow(step, &x, disc.midY, &items)
        if step.to.count == 1, step.leftOut == 0 {
            chip(step.to[0], &x, disc.midY, &items)
        } else {
            let children = TextBlock(words.children(step), font: style.type.label, color: style.ink)
            add(children, .outlined(muted, dashed: false), &x, disc.midY, &items)
        }
        return PageBlock(size: CGSize(width: x.rounded(.up), height: height), items: items)
    }

    private func chip(_ view: Int?, _ x: inout CGFloat, _ middle: CGFloat, _ items: inout [DisplayItem]) {
        let text = TextBlock(shortened(words.name(view), 30), font: style.type.label, color: style.ink)
        add(text, view.map { .chip(style[story.hue($0)]) } ?? .outlined(muted, dashed: true), &x, middle, &items)
    }

    private var muted: DiagramStyle.Accent { DiagramStyle.Accent(line: style.muted, chipText: style.canvas) }

    private func add(
        _ text: TextBlock, _ look: FigureLabel.Look, _ x: inout CGFloat, _ middle: CGFloat, _ items: inout [DisplayItem]
    ) {
        let painter = LabelPainter(style: style, setter: setter)
        let size = painter.size(of: text, look)
        let rect = CGRect(origin: CGPoint(x: x, y: grid.snap(middle - size.height / 2)), size: size)
        items += painter.items(text, look, in: rect)
        x = rect.maxX
    }

    private func arrow(_ step: Storyboard.Step, _ x: inout CGFloat, _ middle: CGFloat, _ items: inout [DisplayItem]) {
        let start = (x + 5).rounded(.up)
        items += step.exchange.arrow(from: start, to: start + 24, middle: middle, style, grid)
        x = start + 29
    }

    func text(_ step: Storyboard.Step) -> PageBlock {
        let text = story.text(step)
        var (items, y, width): ([DisplayItem], CGFloat, CGFloat) = ([], 0, 0)
        func add(_ string: String, _ font: FontSpec, _ color: RGBA) {
            var set = setter.line(string, font, color)
            if set.size.width > widest {
                set = setter.paragraph(string, font, color, width: widest)
            }
            if y > 0 { y += 7 }
            items.append(setter.item(set, x: 0, baseline: y + set.capHeight))
            y += set.inkHeight.rounded(.up)
            width = max(width, set.size.width)
        }
        let strong = style.type.row.weight(600)
        add(text.headline, strong, style.ink)
        for line in text.lines { add(line, style.type.legend, style.muted) }
        for (index, line) in text.answer.enumerated() {
            if index == 0 { y += 3 }
            add(line, index == 0 ? strong : style.type.legend, index == 0 ? style.ink : style.muted)
        }
        return PageBlock(size: CGSize(width: width.rounded(.up), height: y + 3), items: items)
    }

    /// The stack's length: gaps, children, and the rest; `width` is the whole bar's, in points.
    func bar(_ bar: Storyboard.Bar, currentChild: Int?, isFinal: Bool, width: CGFloat, _ roles: inout [LegendRole: Hue])
        -> PageBlock
    {
        let left = bar.left
        let isOver = left < -0.005
        let more = bar.regained > 0 ? " + \(lengthText(bar.regained))" : ""
        let whole = setter.line("of \(lengthText(bar.length))\(more)", style.type.labelDetail, style.muted)
        let rest = setter.line(
            words.words(bar, isFinal: isFinal), style.type.label, isOver ? style.warning.text : style.ink)
        var items = [setter.item(whole, x: 0, middle: 5), setter.item(rest, right: width, middle: 5)]
        let top: CGFloat = 14
        let length = bar.length + bar.regained
        let scale = width / max(length, bar.used, 1)
        // It fills in the direction of the children.
        let container = story.scene.views[story.container]
        let isRightToLeft = container.isRightToLeft && container.facts.stackAxis == .horizontal
        func segment(_ from: CGFloat, _ length: CGFloat) -> CGRect {
            let (start, length) = (from * scale, length * scale)
            return grid.snap(
                CGRect(x: isRightToLeft ? width - start - length : start, y: top, width: length, height: 8))
        }
        items.append(.fill(Path(segment(0, length)), .color(style.rule)))
        roles[.unallotted] = roles[.unallotted] ?? .green
        for part in bar.segments {
            let rect = segment(part.start, part.length)
            guard let view = part.view else {
                items += style.barGap.map { .fill(Path(rect), $0) }
                roles[.gap] = roles[.gap] ?? .green
                continue
            }
            let accent = style[story.hue(view)]
            let isFaint = currentChild != nil && currentChild != view
            items.append(.fill(Path(rect), .color(isFaint ? style.quiet(accent.line) : accent.line)))
            if rect.width > 0 { roles[.share] = roles[.share] ?? story.hue(view) }
            // A pixel of background between neighbors of one hue.
            let seam = CGRect(
                x: isRightToLeft ? rect.minX : rect.maxX - grid.line(1), y: top, width: grid.line(1), height: 8)
            if rect.width > 3 { items.append(.fill(Path(seam), .color(style.panel))) }
        }
        if isOver {
            let end = segment(length, 0).minX
            let thickness = grid.line(1.5)
            let mark = CGRect(x: isRightToLeft ? end - thickness : end, y: top - 2, width: thickness, height: 12)
            items.append(.fill(Path(mark), .color(style.warning.line)))
            roles[.tooLong] = .green
        }
        return PageBlock(size: CGSize(width: width, height: top + 8), items: items)
    }
}

extension Storyboard.Step.Exchange {
    /// Its arrow's entry in the legend.
    var role: LegendRole {
        switch self {
        case .proposal, .question: .asking
        case .answer: .answering
        case .placement: .placing
        }
    }

    /// A horizontal arrow: dashed for a proposal, solid for an answer, heavy for a placement.
    func arrow(
        from start: CGFloat, to end: CGFloat, middle: CGFloat, _ style: DiagramStyle, _ grid: PixelGrid
    ) -> [DisplayItem] {
        let (color, weight): (RGBA, CGFloat) =
            switch role {
            case .answering: (style.ink, 1.5)
            case .placing: (style.alignment.line, 2.5)
            default: (style.proposal.line, 1)
            }
        let width = grid.line(weight)
        let y = grid.snap(middle - width / 2) + width / 2
        let line = Path { $0.addLines([CGPoint(x: start, y: y), CGPoint(x: end - Arrow.length, y: y)]) }
        let dash: [CGFloat] = role == .asking ? [4, 2.5] : []
        return [
            .stroke(line, .color(color), StrokeStyle(lineWidth: width, dash: dash)),
            Arrow.head(at: CGPoint(x: end, y: y), dx: 1, dy: 0, color),
        ]
    }
}
