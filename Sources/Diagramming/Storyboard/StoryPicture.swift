import Drawing
import Foundation
import LayoutEngine

/// The small picture of a step: the container's offer, the children that have answered, and whose turn it is.
struct StoryPicture {
    let style: DiagramStyle
    let setter: Typesetter
    let story: Storyboard

    /// What is snapped to: the setter's pixels, or whole points to plan labels on.
    let grid: PixelGrid

    init(style: DiagramStyle, setter: Typesetter, story: Storyboard) {
        self.init(style: style, setter: setter, story: story, grid: setter.grid)
    }

    private init(style: DiagramStyle, setter: Typesetter, story: Storyboard, grid: PixelGrid) {
        (self.style, self.setter, self.story, self.grid) = (style, setter, story, grid)
    }

    var container: ShownView { story.scene.views[story.container] }

    /// What a picture may take, in points.
    static let most = CGSize(width: 248, height: 150)

    /// What a point of layout is drawn as, the same in every step.
    var zoom: CGFloat {
        var extent = CGRect(x: 0, y: 0, width: 1, height: 1)
            .joined(CGRect(origin: .zero, size: drawable(container.size)))
        if let width = finite(container.offered.width) { extent.size.width = max(extent.width, width) }
        if let height = finite(container.offered.height) { extent.size.height = max(extent.height, height) }
        for step in story.steps { for box in step.boxes { extent = extent.joined(drawable(box.rect)) } }
        return min(2, Self.most.width / extent.width, Self.most.height / extent.height)
    }

    func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    private func drawable(_ size: CGSize) -> CGSize {
        CGSize(width: finite(size.width) ?? 100, height: finite(size.height) ?? 100)
    }

    private func drawable(_ rect: CGRect) -> CGRect { CGRect(origin: rect.origin, size: drawable(rect.size)) }

    /// The picture of a step, around the container's top left corner; `roles` takes in what it shows.
    func drawing(_ step: Storyboard.Step, _ zoom: CGFloat, _ roles: inout [LegendRole: Hue]) -> Drawing {
        guard step.ranges.isEmpty else {
            let chart = StoryRanges(style: style, setter: setter, story: story).block(step, &roles)
            return Drawing(extent: CGRect(origin: .zero, size: chart.size), items: chart.items, isChart: true)
        }
        let sketch = self.sketch(step, zoom)
        let points = StoryPicture(style: style, setter: setter, story: story, grid: .points)
        let picture = LabelledPicture(
            sketch, plan: points.sketch(step, zoom), story.scene, content: [], setter: setter)
        roles.merge(sketch.roles) { first, _ in first }
        roles.merge(picture.roles) { first, _ in first }
        return Drawing(extent: picture.extent, items: picture.items)
    }

    /// What a step's picture is made of.
    func sketch(_ step: Storyboard.Step, _ zoom: CGFloat) -> Sketch {
        var sketch = Sketch(style: style, grid: grid)
        draw(step, zoom, on: &sketch)
        return sketch
    }

    struct Drawing {
        var extent: CGRect
        var items: [DisplayItem]
        /// Centred by itself, where the others share one place for the container.
        var isChart = false
    }

    func scaled(_ rect: CGRect, _ zoom: CGFloat) -> CGRect {
        let rect = container.seen(drawable(rect))
        return CGRect(
            x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
    }

    func scaled(_ proposal: ProposedViewSize, _ zoom: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * zoom }, height: proposal.height.map { $0 * zoom })
    }

    // MARK: Boxes

    private func draw(_ step: Storyboard.Step, _ zoom: CGFloat, on sketch: inout Sketch) {
        let own = scaled(CGRect(origin: .zero, size: container.size), zoom)
        let ghost = Ghost(
            scaled(container.offered, zoom), of: own, own: step.isSized ? border(own, outside: grid.line(2)) : nil,
            isRoot: true, isRightToLeft: container.isRightToLeft, grid: grid)
        sketch.cover(ghost.line)
        // Once children are placed, what was offered no longer counts.
        if step.exchange != .placement { sketch.outline(ghost) }
        if step.boxes.isEmpty, step.speaker == nil, !step.isSized {
            let block = TextBlock(
                "\(container.offered)", font: style.type.value, color: style.proposal.chipText)
            sketch.label(
                Label(
                    shapes: [block], look: .plain(style.proposal), target: ghost.line,
                    preference: Preference([(.middle, home: 0.5, cost: 0), (.below, home: 0.5, cost: 5)]), rank: 1))
        }
        if step.isSized, !story.hasChains { outline(own, on: &sketch) }
        boxes(step, own, zoom, on: &sketch)
        if step.exchange == .answer, step.speaker == nil { hatch(own, beyond: ghost, on: &sketch) }
        for guide in step.guides { line(guide, own, zoom, on: &sketch) }
    }

    private func boxes(_ step: Storyboard.Step, _ own: CGRect, _ zoom: CGFloat, on sketch: inout Sketch) {
        let speaking = step.boxes.first { $0.view == step.speaker }
        // The same length at the same place is said once, and has one border.
        var told = (step.isSized ? [own] : []) + (speaking.map { [scaled($0.rect, zoom)] } ?? [])
        let listening = step.boxes.filter { $0.view != step.speaker }.map { box in
            let rect = scaled(box.rect, zoom)
            defer { told.append(rect) }
            // In there the speaker's length would be taken for the listener's.
            if step.speaker != nil, !box.isInner { sketch.avoid(grid.snap(rect), weight: 40, as: .box) }
            return (box: box, isNew: !told.contains(rect))
        }
        guard story.hasChains else {
            for (box, isNew) in listening {
                fill(box, step, zoom, on: &sketch)
                if isNew { border(box, isLabelled: true, step, zoom, on: &sketch) }
            }
            if let speaking { fill(speaking, step, zoom, on: &sketch) }
            offers(step, speaking, zoom, on: &sketch)
            if let speaking { border(speaking, isLabelled: true, step, zoom, on: &sketch) }
            return
        }
        // What is inside the speaker lies on it, all else under it; no colour lies on a border.
        func isInside(_ box: Storyboard.Box) -> Bool {
            box.isInner && (step.isSized || speaking.map { $0.rect.contains(box.rect) } ?? false)
        }
        for (box, _) in listening where !isInside(box) { fill(box, step, zoom, on: &sketch) }
        if let speaking { fill(speaking, step, zoom, on: &sketch) }
        for (box, isNew) in listening where isNew && isInside(box) { fill(box, step, zoom, on: &sketch) }
        offers(step, speaking, zoom, on: &sketch)
        for (box, isNew) in listening where isNew {
            border(box, isLabelled: step.isSized || isInside(box), step, zoom, on: &sketch)
        }
        if let speaking { border(speaking, isLabelled: true, step, zoom, on: &sketch) }
        if step.isSized { outline(own, on: &sketch) }
    }

    /// The line children are lined up on, and a little beyond.
    private func line(_ guide: Storyboard.Guide, _ own: CGRect, _ zoom: CGFloat, on sketch: inout Sketch) {
        let (reach, accent) = (style.lengths.reach, style.alignment)
        let alongX = guide.axis == .vertical
        let bar = grid.bar(
            alongX: alongX, at: guide.position * zoom, from: -reach, to: (alongX ? own.width : own.height) + reach,
            width: grid.line(style.lengths.guideLine))
        sketch.fill(Path(bar), .color(accent.line))
        sketch.keepOff(bar)
        sketch.use(.alignmentLine)
        let block = TextBlock(guide.name, font: style.type.value, color: accent.chipText)
        sketch.label(
            Label(
                shapes: [block], look: .chip(accent), target: bar, preference: alongX ? .rowLine : .columnLine, rank: 1)
        )
    }

    private func outline(_ own: CGRect, on sketch: inout Sketch) {
        let (bounds, accent) = (grid.snap(own), style[story.hue(container.id)])
        let width = grid.line(2)
        // Around the children's.
        let rect = bounds.insetBy(dx: -width, dy: -width)
        sketch.fill(grid.border(rect, around: bounds), .color(accent.line), evenOdd: true)
        sketch.keepOff(border: rect, width: width)
        sketch.use(.container, story.hue(container.id))
        let block = TextBlock(sizeText(container.size), font: style.type.value, color: accent.chipText)
        sketch.label(
            Label(shapes: [block], look: .chip(accent), target: rect, preference: .container, own: rect, rank: 5))
    }

    /// A border just inside the bounds, or around them.
    func border(_ rect: CGRect, inside: CGFloat = 0, outside: CGFloat = 0) -> Ghost.Border {
        let bounds = grid.snap(rect)
        return Ghost.Border(
            bounds: bounds, line: bounds.insetBy(dx: -outside, dy: -outside),
            // A border thicker than half the bounds fills them.
            hollow: bounds.narrowed(by: inside))
    }

    func fill(_ box: Storyboard.Box, _ step: Storyboard.Step, _ zoom: CGFloat, on sketch: inout Sketch) {
        let isSpeaking = box.view == step.speaker
        let path = Path(grid.snap(scaled(box.rect, zoom)))
        // What is inside another's colour keeps its own.
        if box.isInner, !isSpeaking { sketch.fill(path, .color(style.panel)) }
        let hue = story.hue(box.view)
        sketch.fill(path, .color(isSpeaking ? style.wash(hue, 0.28) : style.seat(hue)))
        if step.speaker != nil, !isSpeaking { sketch.use(.served, story.hue(box.view)) }
        if isSpeaking { sketch.use(.turn, story.hue(box.view)) }
    }

    private func border(
        _ box: Storyboard.Box, isLabelled: Bool, _ step: Storyboard.Step, _ zoom: CGFloat, on sketch: inout Sketch
    ) {
        let isSpeaking = box.view == step.speaker
        let (rect, accent) = (grid.snap(scaled(box.rect, zoom)), style[story.hue(box.view)])
        let isFaint = step.speaker != nil && !isSpeaking
        let width = grid.line(isSpeaking ? 2 : style.lengths.viewLine)
        let color = PaintStyle.color(isFaint ? accent.line.opacity(0.6) : accent.line)
        if rect.width > 0, rect.height > 0 {
            sketch.fill(grid.border(rect, width: width), color, evenOdd: true)
            sketch.keepOff(border: rect, width: width)
        } else {
            // What took no room on an axis is a line.
            let size = CGSize(width: max(rect.width, width), height: max(rect.height, width))
            sketch.fill(Path(CGRect(origin: rect.origin, size: size)), color)
            sketch.keepOff(CGRect(origin: rect.origin, size: size))
        }
        guard isLabelled else { return }
        let hasInner = step.boxes.contains { $0.isInner && $0.view != box.view }
        let length = container.facts.stackAxis.map { lengthText(box.rect.size[$0]) } ?? sizeText(box.rect.size)
        let block = TextBlock(length, font: style.type.value, color: accent.text)
        var label = Label(
            shapes: [block], look: isSpeaking ? .chip(accent) : .plain(accent), target: rect,
            preference: Preference(
                [(.middle, home: 0.5, cost: isSpeaking && hasInner ? 20 : 0)]
                    + (isSpeaking
                        ? [
                            (.above, home: 0.5, cost: 4), (.below, home: 0.5, cost: 5), (.left, home: 0.5, cost: 6),
                            (.right, home: 0.5, cost: 7),
                        ] : [])),
            own: nil, rank: isSpeaking ? 2 : 10)
        label.isOptional = !isSpeaking
        sketch.label(label)
    }
}
