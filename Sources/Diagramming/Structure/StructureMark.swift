import Drawing
import Foundation
import LayoutEngine

/// The marks of a screen's structure beside its outlines: the proposal's ruler, tints of padding, and a bracket with a label
/// for each group, all at one side.
struct StructureMark {
    let structure: ScreenStructure
    let scene: FigureScene
    let painter: LabelPainter

    private var style: DiagramStyle { painter.style }
    private var views: [ShownView] { scene.views }

    /// From the picture to the first bracket, in points.
    private static let distance: CGFloat = 10
    private static let tick: CGFloat = 6
    private static let lane: CGFloat = 10
    private static let labelGap: CGFloat = 6

    func draw(on canvas: inout AnnotationCanvas) {
        for padding in structure.focus.paddings { tint(views[padding], on: &canvas) }
        let edge = canvas.extent
        let isRow = views[structure.focus.core].facts.stackAxis == .horizontal
        let (along, across): (Axis, Axis) = isRow ? (.horizontal, .vertical) : (.vertical, .horizontal)
        label(structure.labeled.map(item), beside: along, from: edge, on: &canvas)
        if structure.emphasized == nil { label([whole], beside: across, from: edge, on: &canvas) }
        for axis in Axis.allCases { rule(axis, from: edge, on: &canvas) }
    }

    // MARK: Labels

    private struct Item {
        var rect: CGRect
        var look: FigureLabel.Look
        var block: TextBlock
        var line: RGBA
        var isStrong: Bool
    }

    private func item(_ index: Int) -> Item {
        let group = structure.groups[index]
        let rect = group.boxes.reduce(CGRect.null) { $0.joined(scene.outlines[views[$1].outline].rect) }
        let count = group.units.count
        let name = shortened(group.name, 24)
        return item(
            rect, count > 1 ? "\(count) × \(name)" : name, views.commonSize(group.units),
            hue: scene.outlines[views[group.boxes[0]].outline].hue, isStrong: index == structure.emphasized)
    }

    /// The content as a whole.
    private var whole: Item {
        let core = views[structure.focus.core]
        return item(
            scene.outlines[core.outline].rect, shortened(core.shortName, 24), sizeText(core.size), hue: core.hue,
            isStrong: true)
    }

    private func item(_ rect: CGRect, _ name: String, _ size: String, hue: Hue, isStrong: Bool) -> Item {
        let lines = [(name, style.type.label), (size, style.type.labelDetail)].filter { !$0.0.isEmpty }
        var block = TextBlock(
            runs: lines.enumerated().map { index, line in
                TextRun((index > 0 ? "\n" : "") + line.0, font: line.1, color: style.muted)
            }, alignment: .center)
        block.lineSpacing = 1
        return Item(
            rect: rect, look: isStrong ? .chip(style[hue]) : .plain(style.neutral), block: block,
            line: isStrong ? style[hue].line : style.muted.opacity(0.8), isStrong: isStrong)
    }

    /// Labels to the right of the picture or, along a row, below it.
    private func label(_ items: [Item], beside axis: Axis, from edge: CGRect, on canvas: inout AnnotationCanvas) {
        func span(_ item: Item) -> ClosedRange<CGFloat> { item.rect.range(axis) }
        func middle(_ item: Item) -> CGFloat { (span(item).lowerBound + span(item).upperBound) / 2 }
        let items = items.sorted { middle($0) < middle($1) }
        guard !items.isEmpty else { return }
        let lanes = MarginColumn.lanes(items.map(span))
        let sizes = items.map { painter.size(of: $0.block, $0.look) }
        let starts = MarginColumn.starts(
            items.map(middle), sizes.map { $0[axis] }, gap: axis == .horizontal ? 10 : Self.labelGap)
        let first = (axis == .horizontal ? edge.maxY : edge.maxX) + Self.distance
        let beyond = first + CGFloat(lanes.max() ?? 0) * Self.lane + Self.tick + Self.labelGap
        for (index, item) in items.enumerated() {
            let place = first + CGFloat(lanes[index]) * Self.lane + Self.tick
            let start = CGPoint(along: axis, starts[index], cross: beyond)
            let rect = CGRect(origin: start, size: sizes[index])
            bracket(axis, span(item), at: place, item, on: &canvas)
            lead(
                from: CGPoint(along: axis, middle(item), cross: place),
                to: CGPoint(along: axis, starts[index] + sizes[index][axis] / 2, cross: beyond - 2), axis, item,
                on: &canvas)
            canvas.write(
                item.block, item.look, in: rect, alignment: axis == .vertical && !item.isStrong ? .leading : .center,
                painter)
        }
    }

    /// A line beside the views with a tick at each end that points at them.
    private func bracket(
        _ axis: Axis, _ span: ClosedRange<CGFloat>, at place: CGFloat, _ item: Item, on canvas: inout AnnotationCanvas
    ) {
        let width: CGFloat = item.isStrong ? 1.5 : 1
        let inset: CGFloat = span.upperBound - span.lowerBound > 8 ? 1 : 0
        let (start, end) = (span.lowerBound + inset, span.upperBound - inset)
        canvas.draw { pixels in
            let (grid, line) = (pixels.grid, pixels.grid.line(width))
            let bar = grid.bar(alongX: axis == .horizontal, at: place, from: start, to: end, width: line)
            pixels.fill(bar, .color(item.line))
            for tip in [start, end - line] {
                let tick = CGRect(
                    along: axis, grid.snap(tip)...grid.snap(tip) + line,
                    cross: grid.snap(place - Self.tick)...grid.snap(place))
                pixels.fill(tick, .color(item.line))
            }
        }
    }

    /// From the bracket to a label that had to make room for others.
    private func lead(
        from start: CGPoint, to end: CGPoint, _ axis: Axis, _ item: Item, on canvas: inout AnnotationCanvas
    ) {
        let color = PaintStyle.color(item.line)
        canvas.draw { pixels in
            if abs(start[axis] - end[axis]) < 1 {
                let line = pixels.grid.line(1)
                let bar = pixels.grid.bar(
                    alongX: axis == .vertical, at: start[axis], from: start[axis.cross], to: end[axis.cross],
                    width: line)
                pixels.fill(bar, color)
            } else {
                pixels.stroke(Path { $0.addLines([start, end]) }, color, StrokeStyle(lineWidth: 1))
            }
        }
    }

    // MARK: The proposal

    /// A ruler beside the picture: above it, or to its left.
    private func rule(_ axis: Axis, from edge: CGRect, on canvas: inout AnnotationCanvas) {
        let proposal = structure.proposal(in: scene)
        guard let length = proposal[axis], length > 0 else { return }
        let ruler = ProposalRuler(axis, proposal, of: views[structure.focus.box].frame, in: scene)
        guard ruler.span.upperBound - ruler.span.lowerBound < 4000 else { return }
        let line = (axis == .horizontal ? edge.minY : edge.minX) - 14
        ruler.draw(at: ruler.place(line: line, painter), on: &canvas, painter)
    }

    // MARK: Padding

    /// A tint between the padding's bounds and its content, with one number for each length.
    private func tint(_ view: ShownView, on canvas: inout AnnotationCanvas) {
        guard let lengths = view.paddings, let child = view.children.first.map({ views[$0] }) else { return }
        let (outer, inner) = (view.frame, child.frame)
        guard outer.contains(inner) else { return }
        let paint = PaintStyle.color(style.muted.opacity(style.isPrint ? 0.12 : 0.1))
        canvas.draw { pixels in
            pixels.fill(
                pixels.grid.border(pixels.grid.snap(outer), around: pixels.grid.snap(inner)), paint, evenOdd: true)
        }
        let top = CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY)
        let left = CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height)
        let isEven = abs(lengths.top - lengths.left) < 0.005
        let bands = [(lengths.top, top), (lengths.left, left)].filter { $0.0 > 0.005 }
        var written = 0
        for (length, band) in bands where written == 0 || !isEven {
            let block = TextBlock(scene.lengthText(length), font: style.type.labelDetail, color: style.muted)
            let look = FigureLabel.Look.plain(style.neutral)
            let size = painter.size(of: block, look)
            guard size.width <= band.width + 2, size.height <= band.height + 4 else { continue }
            let rect = CGRect(
                x: (band.midX - size.width / 2).rounded(), y: (band.midY - size.height / 2).rounded(),
                width: size.width, height: size.height)
            canvas.write(block, look, in: rect, onContent: canvas.content.covers(rect), painter)
            written += 1
        }
    }
}

extension [ShownView] {
    /// The size that units have in common: `288 × 44`, `288 wide`; the range of the lengths across where they differ.
    func commonSize(_ units: [StructureUnit]) -> String {
        let sizes = units.map { self[$0.box].size }
        let widths = Set(sizes.map { lengthText($0.width) })
        let heights = Set(sizes.map { lengthText($0.height) })
        if widths.count == 1, heights.count == 1 { return sizeText(sizes[0]) }
        if widths.count == 1 { return "\(lengthText(sizes[0].width)) wide" }
        if heights.count == 1 { return "\(lengthText(sizes[0].height)) high" }
        let ends = sizes.map(\.width).filter(\.isFinite)
        guard let least = ends.min(), let most = ends.max() else { return "" }
        return "\(lengthText(least)) to \(lengthText(most)) wide"
    }
}
