import Drawing
import Foundation
import LayoutEngine

/// The small picture of a step: the container's proposal, the children that have answered, and whose turn it is.
struct StepPicture {
    let style: DiagramStyle
    let setter: Typesetter
    let story: Storyboard

    var container: ShownView { story.scene.views[story.container] }

    /// The maximum size of a picture, in points.
    static let maxSize = CGSize(width: 248, height: 150)

    /// The scale of the pictures, the same in every step.
    var zoom: CGFloat {
        var extent = CGRect(x: 0, y: 0, width: 1, height: 1)
            .joined(CGRect(origin: .zero, size: drawable(container.size)))
        if let width = finite(container.sizingProposal.width) { extent.size.width = max(extent.width, width) }
        if let height = finite(container.sizingProposal.height) { extent.size.height = max(extent.height, height) }
        for step in story.steps { for box in step.boxes { extent = extent.joined(drawable(box.rect)) } }
        return min(2, Self.maxSize.width / extent.width, Self.maxSize.height / extent.height)
    }

    func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    private func drawable(_ size: CGSize) -> CGSize {
        CGSize(width: finite(size.width) ?? 100, height: finite(size.height) ?? 100)
    }

    private func drawable(_ rect: CGRect) -> CGRect { CGRect(origin: rect.origin, size: drawable(rect.size)) }

    /// The picture of a step, around the container's top left corner; `roles` collects the roles it shows.
    func drawing(_ step: Storyboard.Step, _ zoom: CGFloat, _ roles: inout [LegendRole: Hue]) -> Drawing {
        guard step.ranges.isEmpty else {
            let chart = FlexibilityChart(style: style, setter: setter, story: story).block(step, &roles)
            return Drawing(extent: CGRect(origin: .zero, size: chart.size), items: chart.items, isChart: true)
        }
        let canvas = self.canvas(step, zoom)
        let picture = LabeledPicture(canvas, story.scene, content: [], setter: setter)
        roles.merge(canvas.roles) { first, _ in first }
        roles.merge(picture.roles) { first, _ in first }
        return Drawing(extent: picture.extent, items: picture.items)
    }

    func canvas(_ step: Storyboard.Step, _ zoom: CGFloat) -> AnnotationCanvas {
        var canvas = AnnotationCanvas(style: style)
        draw(step, zoom, on: &canvas)
        return canvas
    }

    struct Drawing {
        var extent: CGRect
        var items: [DisplayItem]
        /// Centered by itself, where the others share one place for the container.
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

    private func draw(_ step: Storyboard.Step, _ zoom: CGFloat, on canvas: inout AnnotationCanvas) {
        let own = scaled(CGRect(origin: .zero, size: container.size), zoom)
        let isSized = step.isSized
        let proposed = ProposalOutline(
            scaled(container.sizingProposal, zoom), of: own, isRoot: true, isRightToLeft: container.isRightToLeft,
            own: { isSized ? Self.border(own, outside: 2, $0.grid) : nil })
        let outer = proposed.shape(canvas.points).line
        canvas.growExtent(outer)
        // Once children are placed, the proposal no longer matters.
        if step.exchange != .placement { canvas.outline(proposed) }
        if step.boxes.isEmpty, step.currentChild == nil, !step.isSized {
            let block = TextBlock(
                "\(container.sizingProposal)", font: style.type.value, color: style.proposal.chipText)
            canvas.label(
                FigureLabel(
                    shapes: [block], look: .plain(style.proposal), target: outer,
                    preference: Preference([(.middle, home: 0.5, cost: 0), (.below, home: 0.5, cost: 5)]), rank: 1))
        }
        if step.isSized, !story.hasChains { outline(own, on: &canvas) }
        boxes(step, own, zoom, on: &canvas)
        if step.exchange == .answer, step.currentChild == nil { shadeExcess(own, beyond: proposed, on: &canvas) }
        for guide in step.guides { line(guide, own, zoom, on: &canvas) }
    }

    private func boxes(_ step: Storyboard.Step, _ own: CGRect, _ zoom: CGFloat, on canvas: inout AnnotationCanvas) {
        let current = step.boxes.first { $0.view == step.currentChild }
        // Equal rectangles have one label and one border.
        var labeled = (step.isSized ? [own] : []) + (current.map { [scaled($0.rect, zoom)] } ?? [])
        let otherBoxes = step.boxes.filter { $0.view != step.currentChild }.map { box in
            let rect = scaled(box.rect, zoom)
            defer { labeled.append(rect) }
            // Inside the other box, the current child's length would seem to be that box's.
            if step.currentChild != nil, !box.isInner {
                canvas.discourageLabels(PixelGrid.points.snap(rect), weight: 40, as: .box)
            }
            return (box: box, isNew: !labeled.contains(rect))
        }
        guard story.hasChains else {
            for (box, isNew) in otherBoxes {
                fill(box, step, zoom, on: &canvas)
                if isNew { border(box, isLabeled: true, step, zoom, on: &canvas) }
            }
            if let current { fill(current, step, zoom, on: &canvas) }
            drawProposals(step, current, zoom, on: &canvas)
            if let current { border(current, isLabeled: true, step, zoom, on: &canvas) }
            return
        }
        // Boxes inside the current child are drawn above it, all others below; no color covers a border.
        func isInside(_ box: Storyboard.Box) -> Bool {
            box.isInner && (step.isSized || current.map { $0.rect.encloses(box.rect) } ?? false)
        }
        for (box, _) in otherBoxes where !isInside(box) { fill(box, step, zoom, on: &canvas) }
        if let current { fill(current, step, zoom, on: &canvas) }
        for (box, isNew) in otherBoxes where isNew && isInside(box) { fill(box, step, zoom, on: &canvas) }
        drawProposals(step, current, zoom, on: &canvas)
        for (box, isNew) in otherBoxes where isNew {
            border(box, isLabeled: step.isSized || isInside(box), step, zoom, on: &canvas)
        }
        if let current { border(current, isLabeled: true, step, zoom, on: &canvas) }
        if step.isSized { outline(own, on: &canvas) }
    }

    private func line(_ guide: Storyboard.Guide, _ own: CGRect, _ zoom: CGFloat, on canvas: inout AnnotationCanvas) {
        let (reach, accent) = (style.lengths.reach, style.alignment)
        let alongX = guide.axis == .vertical
        let width = style.lengths.guideLine
        let bar = canvas.fill(accent.line) { pixels in
            pixels.grid.bar(
                alongX: alongX, at: guide.position * zoom, from: -reach,
                to: (alongX ? own.width : own.height) + reach, width: pixels.grid.line(width))
        }
        canvas.blockLabels(bar)
        canvas.use(.alignmentLine)
        let block = TextBlock(guide.name, font: style.type.value, color: accent.chipText)
        canvas.label(
            FigureLabel(
                shapes: [block], look: .chip(accent), target: bar, preference: alongX ? .rowLine : .columnLine, rank: 1)
        )
    }

    private func outline(_ own: CGRect, on canvas: inout AnnotationCanvas) {
        let accent = style[story.hue(container.id)]
        // Around the children's.
        func border(_ grid: PixelGrid) -> ProposalOutline.Border { Self.border(own, outside: 2, grid) }
        let rect = border(.points).line
        canvas.draw { pixels in
            let border = border(pixels.grid)
            pixels.fill(pixels.grid.border(border.line, around: border.bounds), .color(accent.line), evenOdd: true)
        }
        canvas.blockLabels(border: rect, width: 2)
        canvas.use(.container, story.hue(container.id))
        let block = TextBlock(sizeText(container.size), font: style.type.value, color: accent.chipText)
        canvas.label(
            FigureLabel(shapes: [block], look: .chip(accent), target: rect, preference: .container, own: rect, rank: 5))
    }

    /// A border just inside the bounds, or around them.
    static func border(
        _ rect: CGRect, inside: CGFloat = 0, outside: CGFloat = 0, _ grid: PixelGrid
    ) -> ProposalOutline.Border {
        let bounds = grid.snap(rect)
        return ProposalOutline.Border(
            bounds: bounds, line: bounds.insetBy(dx: -outside, dy: -outside),
            // A border thicker than half the bounds fills them.
            hollow: bounds.narrowed(by: inside))
    }

    func fill(_ box: Storyboard.Box, _ step: Storyboard.Step, _ zoom: CGFloat, on canvas: inout AnnotationCanvas) {
        let isCurrent = box.view == step.currentChild
        let (rect, hue) = (scaled(box.rect, zoom), story.hue(box.view))
        // A box inside another box keeps its own color.
        if box.isInner, !isCurrent { canvas.fill(style.panel) { $0.grid.snap(rect) } }
        canvas.fill(isCurrent ? style.currentFill(hue) : style.faintFill(hue)) { $0.grid.snap(rect) }
        if step.currentChild != nil, !isCurrent { canvas.use(.served, story.hue(box.view)) }
        if isCurrent { canvas.use(.turn, story.hue(box.view)) }
    }

    private func border(
        _ box: Storyboard.Box, isLabeled: Bool, _ step: Storyboard.Step, _ zoom: CGFloat,
        on canvas: inout AnnotationCanvas
    ) {
        let isCurrent = box.view == step.currentChild
        let (bounds, accent) = (scaled(box.rect, zoom), style[story.hue(box.view)])
        let rect = PixelGrid.points.snap(bounds)
        let isFaint = step.currentChild != nil && !isCurrent
        let weight = isCurrent ? 2 : style.lengths.viewLine
        let color = isFaint ? style.quiet(accent.line) : accent.line
        if rect.width > 0, rect.height > 0 {
            canvas.draw { pixels in
                let grid = pixels.grid
                pixels.fill(grid.border(grid.snap(bounds), width: grid.line(weight)), .color(color), evenOdd: true)
            }
            canvas.blockLabels(border: rect, width: PixelGrid.points.line(weight))
        } else {
            // A box without width or height is a line.
            let line = canvas.fill(color) { pixels in
                let (rect, width) = (pixels.grid.snap(bounds), pixels.grid.line(weight))
                let size = CGSize(width: max(rect.width, width), height: max(rect.height, width))
                return CGRect(origin: rect.origin, size: size)
            }
            canvas.blockLabels(line)
        }
        guard isLabeled else { return }
        let hasInner = step.boxes.contains { $0.isInner && $0.view != box.view }
        let length = container.facts.stackAxis.map { lengthText(box.rect.size[$0]) } ?? sizeText(box.rect.size)
        let block = TextBlock(length, font: style.type.value, color: accent.text)
        var label = FigureLabel(
            shapes: [block], look: isCurrent ? .chip(accent) : .plain(accent), target: rect,
            preference: Preference(
                [(.middle, home: 0.5, cost: isCurrent && hasInner ? 20 : 0)]
                    + (isCurrent
                        ? [
                            (.above, home: 0.5, cost: 4), (.below, home: 0.5, cost: 5), (.left, home: 0.5, cost: 6),
                            (.right, home: 0.5, cost: 7),
                        ] : [])),
            own: nil, rank: isCurrent ? 2 : 10)
        label.isOptional = !isCurrent
        canvas.label(label)
    }
}
