import Drawing
import Foundation
import LayoutEngine

extension FigureComposer {
    /// A storyboard in at most four panels: number and name, the content, what is left, and a sentence.
    func keyFrames(_ input: ComposerInput, _ frames: KeyFrames) -> DisplayList? {
        guard let painting = input.part.painting else { return nil }
        let strip = KeyFrameStrip(style: style, setter: setter, frames: frames, painting: painting)
        let block = strip.block()
        var page = Page(style: style, setter: setter, words: input.words)
        if let magnification = strip.magnification { page.words.footer.append(magnification) }
        let code = codeAbove(input.part, frames.story.scene, width: block.size.width)
        return page.list(naturalWidth: block.size.width, code: code) { _ in block }
    }
}

private struct KeyFrameStrip {
    let style: DiagramStyle
    let setter: Typesetter
    let frames: KeyFrames
    let painting: @Sendable (Set<LayoutRecord.ID>, CGFloat) -> [DisplayItem]

    private let gap: CGFloat = 12
    private let padding: CGFloat = 14
    private static let largestScale: CGFloat = 3
    private static let greatestHeight: CGFloat = 220

    private var extent: CGRect { KeyFramePicture.extent(frames) }
    private var isColumn: Bool { frames.container.facts.stackAxis == .vertical }
    private var count: Int { frames.frames.count }

    /// What lies beside the content, left and right of it.
    private var margins: (left: CGFloat, right: CGFloat) {
        if isColumn { return (KeyFramePicture.beside, KeyFramePicture.beside) }
        let text = frames.frames.compactMap(\.line?.text).map {
            setter.line($0, style.type.value, style.ink).size.width
        }
        return (10, max(10, (text.max() ?? 0).rounded(.up) + 16))
    }

    /// As many columns as keep the content at its own size or larger.
    private var columns: Int { [count, 2].first { $0 <= count && zoom($0) >= 1 } ?? min(2, count) }

    private func inner(_ columns: Int) -> CGFloat {
        ((style.lengths.bodyWidth - CGFloat(columns - 1) * gap) / CGFloat(columns)).rounded(.down) - 2 * padding
    }

    private func zoom(_ columns: Int) -> CGFloat {
        let room = inner(columns) - margins.left - margins.right
        let fitting = min(room / max(extent.width, 1), Self.greatestHeight / max(extent.height, 1), Self.largestScale)
        // In steps, so that a footer can say it.
        return max((fitting * 20).rounded(.down) / 20, 0.1)
    }

    var magnification: String? { zoom(columns) == 1 ? nil : "drawn \(Magnification.text(zoom(columns)))" }

    func block() -> PageBlock {
        let (columns, zoom) = (columns, zoom(columns))
        let inner = inner(columns)
        let notes = frames.frames.map { frame in
            frame.note.isEmpty
                ? nil : setter.fitted(frame.note, style.type.legend, style.muted, width: inner)
        }
        // Views that move stay inside the container.
        let top = padding + 32 + (frames.lineAxis == nil ? KeyFramePicture.roomAbove : 10)
        let origin = CGPoint(
            x: (padding + margins.left + max(0, (inner - margins.left - margins.right - extent.width * zoom) / 2))
                .rounded(.down) - (extent.minX * zoom).rounded(.down),
            y: top - (extent.minY * zoom).rounded(.down))
        let painter = KeyFramePicture(
            style: style, setter: setter, frames: frames, painting: painting, zoom: zoom,
            room: padding + inner - origin.x)
        let bottom = top + (extent.height * zoom).rounded(.up) + KeyFramePicture.roomBelow
        var (items, y, noteTop): ([DisplayItem], CGFloat, CGFloat) = ([], 0, 0)
        var size = CGSize(width: inner + 2 * padding, height: 0)
        for (index, frame) in frames.frames.enumerated() {
            if index.isMultiple(of: columns) {
                if index > 0 { y += size.height + gap }
                // Each row is as high as its bars and its highest note need.
                let row = index..<min(index + columns, count)
                let hasBar = frames.frames[row].contains { $0.bar?.taken.isEmpty == false }
                let lines = notes[row].compactMap { $0?.inkHeight }
                noteTop = bottom + (hasBar ? 30 : 0) + 8
                size.height = noteTop + (lines.max() ?? 0).rounded(.up) + padding
            }
            var card = PanelGround(style: style, grid: setter.grid).items(CGRect(origin: .zero, size: size))
            card += heading(frame, number: index + 1, width: inner)
            card.append(.moved(painter.items(frame), to: origin))
            if let bar = frame.bar, !bar.taken.isEmpty {
                card += self.bar(bar, frame, CGPoint(x: origin.x, y: bottom + 4), zoom, right: padding + inner)
            }
            if let note = notes[index] {
                card.append(setter.item(note, x: padding, baseline: noteTop + note.capHeight))
            }
            let place = CGPoint(x: CGFloat(index % columns) * (size.width + gap), y: y)
            items.append(PageBlock(size: size, items: card).item(at: place))
        }
        let width = CGFloat(min(columns, count)) * (size.width + gap) - gap
        return PageBlock(size: CGSize(width: width, height: y + size.height), items: items)
    }

    private func heading(_ frame: KeyFrame, number: Int, width: CGFloat) -> [DisplayItem] {
        let disc = CGRect(x: padding, y: padding, width: 20, height: 20)
        let hue = frame.views.first.map { style[frames.story.scene.views[$0].hue] }
        let title = setter.line(
            frame.title, style.type.heading, frame.views.count == 1 ? hue?.text ?? style.ink : style.ink,
            limit: width - 30)
        return setter.disc(number, in: disc, style) + [setter.item(title, x: disc.maxX + 8, middle: disc.midY)]
    }

    /// What a stack has given away of its length, at the scale of the picture; in a row from the picture's left edge.
    private func bar(
        _ bar: Storyboard.Bar, _ frame: KeyFrame, _ origin: CGPoint, _ zoom: CGFloat, right: CGFloat
    ) -> [DisplayItem] {
        let grid = setter.grid
        let room = right - origin.x
        // A column's bar lies, so it has a scale of its own.
        let scale = isColumn ? min(zoom, room / max(bar.length, bar.used, 1)) : zoom
        func segment(_ from: CGFloat, _ length: CGFloat) -> CGRect {
            grid.snap(CGRect(x: origin.x + from * scale, y: origin.y, width: length * scale, height: 6))
        }
        let whole = segment(0, bar.length)
        let edge = DisplayItem.fill(grid.border(whole, width: grid.line(1)), .color(style.muted), evenOdd: true)
        var items: [DisplayItem] = [.fill(Path(whole), .color(style.rule)), edge]
        for part in bar.segments {
            let rect = segment(part.start, part.length).narrowed(rightBy: grid.line(1))
            // What was just taken has the hue of its number, earlier lengths a paler one.
            let color = part.view.map { style[frames.story.scene.views[$0].hue].line } ?? style.muted
            let isNow = part.view.map(frame.views.contains) ?? false
            items.append(.fill(Path(rect), .color(isNow ? color : style.quiet(color))))
        }
        if bar.left < -0.005 {
            let end = CGRect(
                x: whole.maxX - grid.line(1), y: whole.minY - 3, width: grid.line(2), height: whole.height + 6)
            items.append(.fill(Path(grid.snap(end)), .color(style.warning.line)))
        }
        let isFinal = bar.taken.count == frames.container.children.count
        let ink = bar.left < -0.005 ? style.warning.text : style.muted
        let words = StoryboardWords(story: frames.story).rest(bar, isFinal: isFinal)
        let text = setter.line(words, style.type.labelDetail, ink)
        items.append(setter.item(text, x: origin.x, middle: origin.y + 16))
        return items
    }
}

extension CGRect {
    fileprivate func narrowed(rightBy length: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width > length ? width - length : width, height: height)
    }
}
