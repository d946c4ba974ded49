import Drawing
import Foundation

extension FigureComposer {
    /// The negotiation of one container as numbered small pictures, in reading order.
    ///
    /// - Parameter name: The container's label; nil takes the first stack of two or more children, else the first view
    ///   around others.
    /// - Parameter everyStep: Whether every exchange has a card of its own; otherwise there are at most four pictures.
    /// - Parameter only: The only step that has a card, as large as any.
    /// - Returns: nil when no view has that name, or there is no view at all.
    package func storyboard(_ input: ComposerInput, of name: String?, everyStep: Bool = true, only: Int? = nil)
        -> DisplayList?
    {
        let scene = FigureScene(input.part.snapshot, style: style)
        guard let story = Storyboard(input.part.snapshot, of: name, scene) else { return nil }
        if !everyStep, only == nil, let frames = KeyFrames(story, input.part.snapshot) {
            return keyFrames(input, frames)
        }
        var roles: [LegendRole: Hue] = [:]
        let strip = StoryboardGrid(style: style, setter: setter, story: story, only: only).block(&roles)
        let page = Page(style: style, setter: setter, words: input.words)
        return page.list(
            naturalWidth: strip.size.width, code: codeAbove(input.part, scene, width: strip.size.width)
        ) { width in
            // Every step by itself has other marks.
            var legend = only == nil ? legend(roles) : nil
            legend?.maxEntries = .max
            return PageBlock.column([strip, legend?.flow(width: strip.size.width)], spacing: 16) ?? strip
        }
    }
}

/// The steps of a story as cards of one size, in rows of even length.
struct StoryboardGrid {
    let style: DiagramStyle
    let setter: Typesetter
    let story: Storyboard
    /// The only step that has a card, as large as any; nil for all.
    var only: Int?

    private let padding: CGFloat = 14
    private let gap: CGFloat = 14

    /// Pictures are not made smaller than this part of their size.
    private static let minZoom: CGFloat = 0.7

    func block(_ roles: inout [LegendRole: Hue]) -> PageBlock {
        let card = StoryboardCard(style: style, setter: setter, story: story)
        let steps = story.steps
        let pairs = steps.enumerated().map { card.pair($1, number: $0 + 1) }
        let words = steps.map(card.text)
        var used: [LegendRole: Hue] = [:]
        for step in steps { used[step.exchange.role] = .green }
        func widest(_ blocks: [PageBlock]) -> CGFloat { blocks.map(\.size.width).max() ?? 0 }
        let drawings = drawings(room: max(widest(pairs), widest(words)), &used)
        let extent = drawings.filter { !$0.isChart }.map(\.extent).joined.roundedOut
        let pictures = max(extent.width, drawings.filter(\.isChart).map(\.extent.width).max() ?? 0)
        let inner = max(widest(pairs), widest(words), pictures, 180).rounded(.up)
        let bars = steps.map { step in
            step.bar.map { card.bar($0, currentChild: step.currentChild, isFinal: step.isSized, width: inner, &used) }
        }
        roles.merge(used) { first, _ in first }

        let width = (inner + 2 * padding).rounded(.up)
        let columns = only == nil ? columns(steps.count, width: width) : max(1, steps.count)
        var (items, top): ([DisplayItem], CGFloat) = ([], 0)
        // Each row is as high as what is in it.
        for start in stride(from: 0, to: steps.count, by: columns) {
            let row = start..<min(start + columns, steps.count)
            let pictures = align(drawings[row], left: extent.minX, width: extent.width)
            func tallest(_ blocks: [PageBlock?]) -> CGFloat { blocks.map { $0?.size.height ?? 0 }.max() ?? 0 }
            let (picture, bar) = (tallest(pictures), tallest(Array(bars[row])))
            let pictureTop = padding + 20 + 12 + tallest(Array(words[row])) + 14
            let height = (pictureTop + picture + (bar > 0 ? 16 + bar : 0) + padding).rounded(.up)
            let size = CGSize(width: width, height: height)
            for (place, index) in row.enumerated() where only == nil || index == only {
                var card = PanelGround(style: style, grid: setter.grid).items(CGRect(origin: .zero, size: size))
                card.append(pairs[index].item(at: CGPoint(x: padding, y: padding)))
                card.append(words[index].item(at: CGPoint(x: padding, y: padding + 32)))
                let x = (padding + (inner - pictures[place].size.width) / 2).rounded(.down)
                let y = (pictureTop + (picture - pictures[place].size.height) / 2).rounded(.down)
                card.append(pictures[place].item(at: CGPoint(x: x, y: y)))
                if let bar = bars[index] {
                    card.append(bar.item(at: CGPoint(x: padding, y: height - padding - bar.size.height)))
                }
                items.append(
                    PageBlock(size: size, items: card).item(
                        at: CGPoint(x: only == nil ? CGFloat(place) * (width + gap) : 0, y: top)))
            }
            top += height + gap
        }
        let across = only == nil ? min(columns, steps.count) : 1
        return PageBlock(
            size: CGSize(width: CGFloat(across) * (width + gap) - gap, height: max(0, top - gap)),
            items: items)
    }

    /// The pictures at one scale, a smaller one where only that leaves room for two cards side by side.
    private func drawings(room text: CGFloat, _ used: inout [LegendRole: Hue]) -> [StepPicture.Drawing] {
        let painter = StepPicture(style: style, setter: setter, story: story)
        let room = max(text, (style.lengths.bodyWidth - gap) / 2 - 2 * padding)
        var zoom = painter.zoom
        while true {
            var roles: [LegendRole: Hue] = [:]
            let drawings = story.steps.map { painter.drawing($0, zoom, &roles) }
            let extent = drawings.map(\.extent).joined.roundedOut
            if extent.width <= room || zoom * 0.9 < painter.zoom * Self.minZoom || story.steps.count == 1 {
                used.merge(roles) { first, _ in first }
                return drawings
            }
            zoom *= 0.9
        }
    }

    /// The pictures of a row, of one height, the container at the same place in all of them.
    private func align(
        _ drawings: ArraySlice<StepPicture.Drawing>, left: CGFloat, width: CGFloat
    ) -> [PageBlock] {
        let extent = drawings.filter { !$0.isChart }.map(\.extent).joined.roundedOut
        return drawings.map { drawing in
            let origin = drawing.isChart ? .zero : CGPoint(x: left, y: extent.minY)
            return PageBlock(
                size: drawing.isChart ? drawing.extent.size : CGSize(width: width, height: extent.height),
                items: [.moved(drawing.items, to: CGPoint(x: -origin.x, y: -origin.y))])
        }
    }

    /// As few rows as the figure’s width allows, as even as they can be.
    private func columns(_ count: Int, width: CGFloat) -> Int {
        let most = Int((style.lengths.bodyWidth + gap) / (width + gap), in: 1...1000)
        let rows = (count + most - 1) / most
        let even = max(1, (count + rows - 1) / max(rows, 1))
        // A last card alone in its row is worse than a row one card wider or narrower.
        guard even > 1, count % even == 1, count > even else { return even }
        return [even + 1, even - 1].first { $0 > 1 && $0 <= most && count % $0 != 1 } ?? even
    }
}
