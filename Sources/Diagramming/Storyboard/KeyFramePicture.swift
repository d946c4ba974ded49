import Drawing
import Foundation
import LayoutEngine

/// The pictures of a storyboard: one scale, the container at one place, the content itself.
struct KeyFramePicture {
    let style: DiagramStyle
    let setter: Typesetter
    let frames: KeyFrames
    let painting: @Sendable (Set<LayoutRecord.ID>, CGFloat) -> [DisplayItem]
    let zoom: CGFloat
    /// How far words may reach to the right of the container's corner, in points of the figure.
    let room: CGFloat

    private var scene: FigureScene { frames.story.scene }
    private var container: ShownView { frames.container }
    private var axis: Axis? { container.facts.stackAxis }
    private var grid: PixelGrid { setter.grid }

    /// What the pictures cover, from the container's origin, in points of the layout.
    static func extent(_ frames: KeyFrames) -> CGRect {
        let container = frames.container
        var extent = CGRect(origin: .zero, size: container.frame.size)
        for frame in frames.frames {
            for view in frame.drawn {
                let rect = frames.story.scene.views[view].frame
                extent = extent.joined(rect.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY))
            }
            if let bar = frame.bar, container.facts.stackAxis == .horizontal {
                extent.size.width = max(extent.width, bar.length)
            }
            if let length = frame.proposal?.width, length.isFinite, container.facts.stackAxis == nil {
                extent.size.width = max(extent.width, length)
            }
        }
        return extent
    }

    /// Around the content: rulers above, numbers below or beside.
    static let roomAbove: CGFloat = 26
    static let roomBelow: CGFloat = 26
    static let beside: CGFloat = 76

    private func rect(_ view: Int) -> CGRect { rect(scene.views[view].frame) }

    private func rect(_ frame: CGRect) -> CGRect {
        let rect = frame.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY)
        return CGRect(x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
    }

    /// From the container's corner, in points of the figure.
    func items(_ frame: KeyFrame) -> [DisplayItem] {
        let content = content(frame)
        return edge(frame) + line(frame) + content + outlines(frame) + words(frame, content) + marks(frame)
    }

    // MARK: Content

    private func content(_ frame: KeyFrame) -> [DisplayItem] {
        var records: Set<LayoutRecord.ID> = []
        for view in frame.drawn { add(view, in: frame, to: &records) }
        let items = painting(records, zoom)
        guard !items.isEmpty else { return [] }
        let place = CGAffineTransform(
            a: zoom, b: 0, c: 0, d: zoom, tx: -container.frame.minX * zoom, ty: -container.frame.minY * zoom)
        return [.group(items, .transform(place))]
    }

    /// A view with all that is in it; modifiers in a chain draw what has answered only.
    private func add(_ view: Int, in frame: KeyFrame, to records: inout Set<LayoutRecord.ID>) {
        records.formUnion(scene.records(of: view))
        for child in scene.views[view].children where !frames.isTold(child) || frame.drawn.contains(child) {
            add(child, in: frame, to: &records)
        }
    }

    // MARK: Lines

    private func outlines(_ frame: KeyFrame) -> [DisplayItem] {
        frame.drawn.filter { !frame.views.contains($0) }.flatMap { outline($0, isStrong: false) }
            + frame.views.flatMap { outline($0, isStrong: true) }
    }

    /// The words that a strong outline would cut.
    private func words(_ frame: KeyFrame, _ content: [DisplayItem]) -> [DisplayItem] {
        let texts = scene.views.filter { $0.role == .text }.map { rect($0.id) }
        let lines = frame.views.flatMap { grid.snap(rect($0)).edges(grid.line(Self.strong)) }
        return SceneText(content, at: texts).items(on: lines).map { [$0] } ?? []
    }

    /// The line around a view that a step is about, in points.
    private static let strong: CGFloat = 2

    private func outline(_ view: Int, isStrong: Bool) -> [DisplayItem] {
        let (bounds, accent) = (grid.snap(rect(view)), style[scene.views[view].hue])
        let width = grid.line(isStrong ? Self.strong : 1)
        if scene.views[view].role == .spacer { return isStrong ? spacer(view, accent.line) : [] }
        guard bounds.width > 2 * width, bounds.height > 2 * width else {
            return [.fill(Path(bounds), .color(accent.line))]
        }
        let color = isStrong ? accent.line : style.quiet(accent.line)
        return [.fill(grid.border(bounds, width: width), .color(color), evenOdd: true)]
    }

    /// How far a spacer's ticks reach to each side, in points.
    private static let tick: CGFloat = 8

    /// A spacer draws nothing and is thin: a dotted line between two ticks, in the middle of its stack.
    private func spacer(_ view: Int, _ color: RGBA) -> [DisplayItem] {
        let (own, whole) = (rect(view), rect(container.id))
        guard let axis else { return [] }
        let width = grid.line(1)
        let (along, across) = (own.range(axis), whole.range(axis.cross))
        let (start, end) = (grid.snap(along.lowerBound), grid.snap(along.upperBound))
        let middle = grid.snap((across.lowerBound + across.upperBound - width) / 2)
        let ticks = [start, end - width].map {
            CGRect(along: axis, $0...$0 + width, cross: middle - Self.tick...middle + width + Self.tick)
        }
        let line = [start, end].map { CGPoint(along: axis, $0, cross: middle + width / 2) }
        return [
            .fill(Path { path in for tick in ticks { path.addRect(tick) } }, .color(color)),
            .stroke(Path { $0.addLines(line) }, .color(color), StrokeStyle(lineWidth: width, dash: [1, 2])),
        ]
    }

    /// The edge that moves are counted from: a quiet line.
    private func edge(_ frame: KeyFrame) -> [DisplayItem] {
        guard !frame.moves.isEmpty, let axis = frames.lineAxis else { return [] }
        let (whole, width) = (rect(container.id), grid.line(1))
        let start = grid.snap(whole.origin[axis])
        let edge = CGRect(along: axis, start...(start + width), cross: whole.range(axis.cross))
        return [.fill(Path(edge), .color(style.quiet(style.muted)))]
    }

    /// The line that children meet on, under the content.
    private func line(_ frame: KeyFrame) -> [DisplayItem] {
        guard let line = frame.line else { return [] }
        let (own, accent, reach) = (rect(container.id), style.alignment, style.lengths.reach)
        let alongX = line.axis == .vertical
        let width = grid.line(style.lengths.guideLine)
        let bar = grid.bar(
            alongX: alongX, at: line.position * zoom, from: -reach, to: (alongX ? own.width : own.height) + reach,
            width: width)
        let text = setter.line(line.text, style.type.value, accent.text)
        let label =
            alongX
            ? setter.item(text, x: bar.maxX + 4, middle: bar.midY)
            : setter.item(text, x: bar.midX - text.size.width / 2, middle: bar.maxY + 9)
        return [.fill(Path(bar), .color(accent.line)), label]
    }

    // MARK: Numbers

    private func marks(_ frame: KeyFrame) -> [DisplayItem] {
        var items = frame.moves.flatMap { move($0) }
        guard frame.line == nil || frame.views == [container.id] else { return items }
        if let proposal = frame.proposal, frame.views.count == 1 { items += ruler(proposal, frame.views[0], frame) }
        return items + sizes(frame)
    }

    /// Those of a few views, unless they would overlap.
    private func sizes(_ frame: KeyFrame) -> [DisplayItem] {
        let sizes = frame.views.map { (view: $0, block: block($0)) }
        let places = sizes.map { place(of: $0.block, $0.view) }
        let isClear = places.indices.allSatisfy { index in
            !places[..<index].contains { $0.insetBy(dx: -2, dy: -2).overlaps(places[index]) }
        }
        guard sizes.count <= 4, isClear else { return [] }
        let painter = LabelPainter(style: style, setter: setter)
        return zip(sizes, places).map { size, place in
            .group(painter.items(size.block, .chip(style[scene.views[size.view].hue]), in: place), .opacity(1))
        }
    }

    /// How far a view has come down, or to the right: a thin line before its edge.
    private func move(_ move: KeyFrame.Move) -> [DisplayItem] {
        guard let axis = frames.lineAxis else { return [] }
        let (own, accent) = (rect(move.view), style[scene.views[move.view].hue])
        let text = setter.line("+\(lengthText(move.length))", style.type.value, accent.text)
        let length = move.length * zoom
        let width = grid.line(1.5)
        if axis == .vertical {
            let bar = CGRect(x: grid.snap(own.midX - width / 2), y: own.minY - length, width: width, height: length)
            return [.fill(Path(bar), .color(accent.line)), setter.item(text, x: bar.maxX + 4, middle: bar.midY)]
        }
        let bar = CGRect(x: own.minX - length, y: grid.snap(own.midY - width / 2), width: length, height: width)
        return [
            .fill(Path(bar), .color(accent.line)),
            setter.item(text, x: bar.midX - text.size.width / 2, middle: bar.minY - 8),
        ]
    }

    /// A proposal has no place: its ruler is beside the content, and never longer than there is room.
    private func ruler(_ proposal: ProposedViewSize, _ view: Int, _ frame: KeyFrame) -> [DisplayItem] {
        let (accent, own) = (style.proposal, rect(view))
        let words = axis.map { lengthText(proposal[$0]) } ?? "\(proposal)"
        let text = setter.line("\(words) proposed", style.type.dimension, accent.text)
        guard axis != .vertical else { return vertical(proposal.height, view, accent) }
        let y = -Self.roomAbove / 2
        let x = max(0, min(own.midX - text.size.width / 2, room - text.size.width))
        let number = [setter.item(text, x: x, middle: y)]
        guard let length = proposal.width, length.isFinite, length > 0 else { return number }
        let span = span(of: length, to: view, .horizontal)
        // In a row, one that starts before its view would seem to be other views'.
        if axis != nil, span.lowerBound < own.minX - 1 { return number }
        let others = frame.drawn.filter { !scene.related($0, view) }.map(rect)
        return bracket(span, y: y, text, accent, among: others)
    }

    /// From the view's leading edge, or as far before it as keeps the ruler inside the view that proposes.
    private func span(of length: CGFloat, to view: Int, _ axis: Axis) -> ClosedRange<CGFloat> {
        let start = rect(view).origin[axis]
        var room = scene.views[view].parent.map { rect(scene.views[$0].innerFrame).range(axis) }
        if axis == self.axis, let divided = frames.length {
            room = room.map { $0.lowerBound...max($0.upperBound, divided * zoom) }
        }
        return (start...(start + max(0, length) * zoom)).moved(into: room)
    }

    /// With its words in the middle, or where it is too short for them beside it, over no other view, or above it.
    private func bracket(
        _ span: ClosedRange<CGFloat>, y: CGFloat, _ text: SetText, _ accent: DiagramStyle.Accent,
        among others: [CGRect]
    ) -> [DisplayItem] {
        let width = grid.line(1)
        let line = grid.snap(y) - width / 2
        func bar(_ from: CGFloat, _ to: CGFloat) -> DisplayItem {
            .fill(Path(CGRect(x: from, y: line, width: max(0, to - from), height: width)), .color(accent.line))
        }
        func tick(_ x: CGFloat) -> DisplayItem {
            .fill(Path(CGRect(x: grid.snap(x - width / 2), y: line - 4, width: width, height: 9)), .color(accent.line))
        }
        let (left, right) = (grid.snap(span.lowerBound), grid.snap(span.upperBound))
        guard right - left > text.size.width + 16 else {
            let line = [bar(left, right), tick(left), tick(right - width)]
            let beside = [right + 5, left - 5 - text.size.width].first { x in
                x >= 0 && x + text.size.width <= room
                    && !others.contains { $0.minX < x + text.size.width && x < $0.maxX }
            }
            if let beside { return line + [setter.item(text, x: beside, middle: y)] }
            let above = max(0, min((left + right - text.size.width) / 2, room - text.size.width))
            return line + [setter.item(text, x: above, middle: y - 11)]
        }
        let middle = (left + right) / 2
        let half = text.size.width / 2 + 5
        return [
            bar(left, middle - half), bar(middle + half, right), tick(left), tick(right - width),
            setter.item(text, x: middle - text.size.width / 2, middle: y),
        ]
    }

    private func vertical(
        _ length: CGFloat?, _ view: Int, _ accent: DiagramStyle.Accent
    ) -> [DisplayItem] {
        let x: CGFloat = -12
        // Of the ruler or of the view, if that has none.
        func words(right: CGFloat, middle: CGFloat) -> [DisplayItem] {
            let lines = [lengthText(length), "proposed"].map { setter.line($0, style.type.dimension, accent.text) }
            let center = right - lines.map(\.size.width).max()! / 2
            return zip(lines, [-7, 7]).map { line, offset in
                setter.item(line, x: center - line.size.width / 2, middle: middle + offset)
            }
        }
        guard let length, length.isFinite else { return words(right: x, middle: rect(view).midY) }
        let span = span(of: length, to: view, .vertical)
        // A longer one would reach into the words below.
        guard span.upperBound <= Self.extent(frames).maxY * zoom + Self.roomBelow / 2 else {
            return words(right: x, middle: rect(view).midY)
        }
        let (start, stop) = (grid.snap(span.lowerBound), grid.snap(span.upperBound))
        let width = grid.line(1)
        func tick(_ y: CGFloat) -> DisplayItem {
            .fill(Path(CGRect(x: x - 4, y: y, width: 9, height: width)), .color(accent.line))
        }
        return [
            .fill(Path(CGRect(x: x, y: start, width: width, height: stop - start)), .color(accent.line)), tick(start),
            tick(stop - width),
        ] + words(right: x - 6, middle: (start + stop) / 2)
    }

    private func isWhole(_ view: Int) -> Bool { view == container.id || axis == nil }

    /// The length a view takes.
    private func block(_ view: Int) -> TextBlock {
        let shown = scene.views[view]
        let words = isWhole(view) ? sizeText(shown.size) : lengthText(axis.map { shown.size[$0] })
        return TextBlock(words, font: style.type.value, color: style[shown.hue].chipText)
    }

    /// Below the view, or beside it in a column.
    private func place(of block: TextBlock, _ view: Int) -> CGRect {
        let accent = style[scene.views[view].hue]
        let size = LabelPainter(style: style, setter: setter).size(of: block, .chip(accent))
        let (own, whole) = (rect(view), rect(container.id))
        var place = CGPoint(x: own.midX - size.width / 2, y: max(own.maxY, whole.maxY) + 6)
        if axis == .vertical, !isWhole(view) {
            let end = scene.views[view].role == .spacer ? whole.maxX : own.maxX
            place = CGPoint(x: end + 8, y: own.midY - size.height / 2)
        }
        return CGRect(origin: CGPoint(x: grid.snap(place.x), y: grid.snap(place.y)), size: size)
    }
}
