import Drawing
import Foundation
import LayoutEngine

extension FigureComposer {
    /// The negotiation of one container as numbered small pictures, in reading order.
    ///
    /// - Parameter name: The container's label; nil takes the first stack of two or more children, else the first view
    ///   around others.
    /// - Parameter everyStep: Whether every exchange has a card of its own; otherwise there are at most four pictures.
    /// - Returns: nil when no view has that label, or there is no view at all.
    package func storyboard(_ input: ComposerInput, of name: String?, everyStep: Bool = true) -> DisplayList? {
        let scene = FigureScene(input.part.snapshot, style: style)
        guard let story = Storyboard(input.part.snapshot, of: name, scene) else { return nil }
        if !everyStep, let frames = KeyFrames(story, input.part.snapshot) { return keyFrames(input, frames) }
        var roles: [LegendRole: Hue] = [:]
        let strip = StoryboardGrid(style: style, setter: setter, story: story).block(&roles)
        let page = Page(
            style: style, setter: setter, title: input.title, caption: input.caption, footer: input.footer)
        return page.list(
            naturalWidth: strip.size.width, code: codeAbove(input.part, scene, width: strip.size.width)
        ) { width in
            var legend = legend(roles)
            legend?.mostEntries = .max
            return PageBlock.column([strip, legend?.flow(width: strip.size.width)], spacing: 16) ?? strip
        }
    }
}

/// The steps of a story as cards of one size, in rows of even length.
struct StoryboardGrid {
    let style: DiagramStyle
    let setter: Typesetter
    let story: Storyboard

    private let padding: CGFloat = 14
    private let gap: CGFloat = 14

    func block(_ roles: inout [LegendRole: Hue]) -> PageBlock {
        let card = StoryboardCard(style: style, setter: setter, story: story)
        let painter = StepPicture(style: style, setter: setter, story: story)
        let zoom = painter.zoom
        let steps = story.steps
        let pairs = steps.enumerated().map { card.pair($1, number: $0 + 1) }
        let words = steps.map(card.text)
        var used: [LegendRole: Hue] = [:]
        for step in steps { used[step.exchange.role] = .green }
        let pictures = align(steps.map { painter.drawing($0, zoom, &used) })

        func widest(_ blocks: [PageBlock]) -> CGFloat { blocks.map(\.size.width).max() ?? 0 }
        func tallest(_ blocks: [PageBlock]) -> CGFloat { blocks.map(\.size.height).max() ?? 0 }
        let inner = max(widest(pairs), widest(words), widest(pictures), 180).rounded(.up)
        let bars = steps.map { step in
            step.bar.map { card.bar($0, speaker: step.speaker, isFinal: step.isSized, width: inner, &used) }
        }
        roles.merge(used) { first, _ in first }

        let (columns, size) = arrange(
            steps.count,
            CGSize(
                width: inner + 2 * padding,
                height: 2 * padding + 20 + 12 + tallest(words) + 14 + tallest(pictures)
                    + (bars.contains { $0 != nil } ? 16 + tallest(bars.compactMap { $0 }) : 0)))
        let pictureTop = padding + 20 + 12 + tallest(words) + 14
        var items: [DisplayItem] = []
        for index in steps.indices {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let origin = CGPoint(x: CGFloat(column) * (size.width + gap), y: CGFloat(row) * (size.height + gap))
            var card = Panel(style: style, grid: setter.grid).items(CGRect(origin: .zero, size: size))
            card.append(pairs[index].item(at: CGPoint(x: padding, y: padding)))
            card.append(words[index].item(at: CGPoint(x: padding, y: padding + 32)))
            let picture = pictures[index]
            let x = (padding + (inner - picture.size.width) / 2).rounded(.down)
            let y = (pictureTop + (tallest(pictures) - picture.size.height) / 2).rounded(.down)
            card.append(picture.item(at: CGPoint(x: x, y: y)))
            if let bar = bars[index] {
                card.append(bar.item(at: CGPoint(x: padding, y: size.height - padding - bar.size.height)))
            }
            items.append(PageBlock(size: size, items: card).item(at: origin))
        }
        let rows = CGFloat((steps.count + columns - 1) / columns)
        return PageBlock(
            size: CGSize(
                width: CGFloat(min(columns, steps.count)) * (size.width + gap) - gap,
                height: rows * (size.height + gap) - gap), items: items)
    }

    /// Pictures of one size, the container at the same place in all of them.
    private func align(_ drawings: [StepPicture.Drawing]) -> [PageBlock] {
        let pictures = drawings.filter { !$0.isChart }
        let extent = pictures.reduce(CGRect.null) { $0.joined($1.extent) }.roundedOut
        return drawings.map { drawing in
            let origin = drawing.isChart ? .zero : extent.origin
            let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            return PageBlock(
                size: drawing.isChart ? drawing.extent.size : extent.size,
                items: [.group(drawing.items, .transform(shift))])
        }
    }

    /// As few rows as the figure’s width allows, as even as they can be.
    private func arrange(_ count: Int, _ card: CGSize) -> (columns: Int, size: CGSize) {
        let size = CGSize(width: card.width.rounded(.up), height: card.height.rounded(.up))
        let most = Int((style.lengths.bodyWidth + gap) / (size.width + gap), in: 1...1000)
        let rows = (count + most - 1) / most
        let even = max(1, (count + rows - 1) / max(rows, 1))
        // A last card alone in its row is worse than a row one card wider or narrower.
        guard even > 1, count % even == 1, count > even else { return (even, size) }
        return ([even + 1, even - 1].first { $0 > 1 && count % $0 != 1 } ?? even, size)
    }
}
