import Drawing
import Foundation
import LayoutEngine

/// Room that is not content, in the picture: paddings, what a frame adds, the gaps of a grid, spacers.
struct StructureRoom {
    let structure: ScreenStructure
    let scene: FigureScene
    let painter: LabelPainter

    /// How many more numbers there may be in the parts.
    private var left = 0

    private var style: DiagramStyle { painter.style }
    private var views: [ShownView] { scene.views }
    /// More labels and numbers are not read.
    private static let most = 7
    /// Shorter spacers have no arrow, in points.
    private static let shortestArrow: CGFloat = 14

    init(structure: ScreenStructure, scene: FigureScene, painter: LabelPainter) {
        (self.structure, self.scene, self.painter) = (structure, scene, painter)
    }

    mutating func draw(on canvas: inout AnnotationCanvas) {
        let focus = structure.focus
        let written = focus.paddings.count { pad(views[$0], isNumbered: true, on: &canvas) }
        for frame in focus.frames { free(views[frame], on: &canvas) }
        let rulers = StructureRulers(structure: structure, scene: scene, painter: painter).count
        left = Self.most - rulers - written - structure.labeled.count - (structure.emphasized == nil ? 1 : 0)
        if !structure.columns(in: views).isEmpty { gaps(views[focus.core], on: &canvas) }
        space(views[focus.core], isNumbered: true, on: &canvas)
        for index in structure.labeled {
            for unit in structure.groups[index].units {
                let isNumbered = unit.box == structure.groups[index].units[0].box
                for padding in paddings(of: unit) where pad(padding, isNumbered: isNumbered && left > 0, on: &canvas) {
                    left -= 1
                }
                if let pusher = unit.pusher { space(views[pusher], isNumbered: true, on: &canvas) }
                // The content of a list's row is the one view in it.
                let inner = views.units(in: unit)
                let stack = inner.count == 1 ? inner[0].pusher ?? inner[0].core : unit.core
                space(views[stack], isNumbered: isNumbered, on: &canvas)
            }
        }
    }

    // MARK: Tints

    /// The paddings that the bounds of a unit are those of. That of something painted can be seen without a tint.
    private func paddings(of unit: StructureUnit) -> [ShownView] {
        let box = views[unit.box]
        let isPainted = box.parent.map { views[$0].kind == .modifier && views[$0].children.count > 1 } ?? false
        guard !isPainted, !unit.isNamed else { return [] }
        return sequence(first: box) { $0.children.first.map { views[$0] } }.prefix(while: \.isPadding).map(\.self)
    }

    /// A tint between the padding's bounds and its content, with one number for each length.
    @discardableResult
    private func pad(_ view: ShownView, isNumbered: Bool, on canvas: inout AnnotationCanvas) -> Bool {
        guard let lengths = view.paddings, let child = view.children.first.map({ views[$0] }),
            view.frame.contains(child.frame)
        else { return false }
        let (outer, inner) = (view.seenFrame, child.seenFrame)
        guard !inner.isEmpty else { return false }
        fill(outer, around: inner, .color(style.muted.opacity(style.isPrint ? 0.12 : 0.1)), on: &canvas)
        let bands = Bands(outer, around: inner)
        let isEven = abs(lengths.top - lengths.left) < 0.005
        let numbers = [(lengths.top, bands.top), (lengths.left, bands.left)].filter { $0.0 > 0.005 }
        var written = !isNumbered
        for (length, band) in numbers where !written || !isEven && isNumbered {
            if write(length, in: band, on: &canvas) { written = true }
        }
        return isNumbered && written
    }

    /// What a frame adds to its content, with the length on each side.
    private func free(_ view: ShownView, on canvas: inout AnnotationCanvas) {
        guard let child = view.children.first.map({ views[$0] }), view.isWhole,
            view.frame.insetBy(dx: -0.01, dy: -0.01).contains(child.frame)
        else { return }
        fill(view.frame, around: child.frame, style.unclaimed, on: &canvas)
        let bands = Bands(view.frame, around: child.frame)
        for (before, after, axis) in [(bands.top, bands.bottom, Axis.vertical), (bands.left, bands.right, .horizontal)]
        {
            let isEven = abs(before.size[axis] - after.size[axis]) < 0.01
            for band in isEven ? [before] : [before, after] where band.size[axis] > 0.5 {
                _ = write(band.size[axis], in: band, on: &canvas)
            }
        }
    }

    /// The gaps between rows and columns, each length once in each direction.
    private func gaps(_ view: ShownView, on canvas: inout AnnotationCanvas) {
        let paint = style.room(view.hue)
        for gap in view.gaps where !gap.isOverlap {
            canvas.draw { pixels in pixels.fill(pixels.grid.snap(gap.frame), paint) }
        }
        for axis in Axis.allCases {
            let all = view.gaps.filter { $0.axis == axis && !$0.isOverlap }
            for (_, alike) in all.grouped(by: { wholeText($0.length) }) {
                _ = alike.first { write($0.frame.size[axis], in: $0.frame, style[view.hue], on: &canvas) }
            }
        }
    }

    private func fill(_ outer: CGRect, around inner: CGRect, _ paint: PaintStyle, on canvas: inout AnnotationCanvas) {
        canvas.draw { pixels in
            pixels.fill(
                pixels.grid.border(pixels.grid.snap(outer), around: pixels.grid.snap(inner)), paint, evenOdd: true)
        }
    }

    private struct Bands {
        var top: CGRect
        var bottom: CGRect
        var left: CGRect
        var right: CGRect

        init(_ outer: CGRect, around inner: CGRect) {
            top = CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY)
            bottom = CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY)
            left = CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height)
            right = CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height)
        }
    }

    /// The number of a length of the picture in the middle of a region; false if there is no room.
    private func write(
        _ length: CGFloat, in band: CGRect, _ accent: DiagramStyle.Accent? = nil, on canvas: inout AnnotationCanvas
    ) -> Bool {
        let text = wholeText(length / scene.magnification)
        let look = FigureLabel.Look.plain(accent ?? style.neutral)
        let block = TextBlock(text, font: style.type.labelDetail, color: look.textColor)
        let size = painter.size(of: block, look)
        guard size.width <= band.width, size.height <= band.height + 2 else { return false }
        let rect = CGRect(
            x: (band.midX - size.width / 2).rounded(), y: (band.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        canvas.write(block, look, in: rect, onContent: canvas.content.covers(rect), painter)
        return true
    }

    // MARK: Spacers

    private mutating func space(_ stack: ShownView, isNumbered: Bool, on canvas: inout AnnotationCanvas) {
        guard let axis = stack.facts.stackAxis else { return }
        let spacers = stack.children.map { views[$0] }.filter { $0.role == .spacer && $0.hiddenReason == nil }
        for (_, alike) in spacers.grouped(by: { wholeText($0.size[axis]) }) {
            for (index, spacer) in alike.enumerated() {
                arrow(spacer, in: stack, axis, isNumbered: isNumbered && index == 0, on: &canvas)
            }
        }
    }

    /// A dotted arrow as long as the spacer, in the middle of its stack.
    private mutating func arrow(
        _ spacer: ShownView, in stack: ShownView, _ axis: Axis, isNumbered: Bool, on canvas: inout AnnotationCanvas
    ) {
        let range = spacer.frame.range(axis)
        guard range.upperBound - range.lowerBound >= Self.shortestArrow else { return }
        let cross = stack.frame.origin[axis.cross] + stack.frame.size[axis.cross] / 2
        let block = TextBlock(wholeText(spacer.size[axis]), font: style.type.labelDetail, color: style.muted)
        let look = FigureLabel.Look.plain(style.neutral)
        let size = painter.size(of: block, look)
        let middle = (range.lowerBound + range.upperBound) / 2
        let isNumbered = isNumbered && left > 0
        let isWithin = isNumbered && size[axis] + 24 <= range.upperBound - range.lowerBound
        let gap = isWithin ? size[axis] / 2 + 1 : 0
        let ends = [range.lowerBound, range.upperBound].map { CGPoint(along: axis, $0, cross: cross) }
        let isHidden = canvas.content.hides(LabelPlacer.Leader(start: ends[0], end: ends[1]), style.muted)
        let color = PaintStyle.color(isHidden ? style.panel : style.muted)
        canvas.draw { pixels in
            let place = pixels.grid.snap(cross - 0.5) + 0.5
            let (start, end) = (range.lowerBound + 1, range.upperBound - 1)
            for (from, to) in [(start + 5, middle - gap), (middle + gap, end - 5)] {
                let line = Path {
                    $0.addLines([CGPoint(along: axis, from, cross: place), CGPoint(along: axis, to, cross: place)])
                }
                pixels.stroke(line, color, StrokeStyle(lineWidth: 1, dash: [1, 2]))
            }
            for (tip, direction) in [(start, -1), (end, 1)] as [(CGFloat, CGFloat)] {
                pixels.fill(
                    .arrowhead(axis, tip: tip, cross: place, length: 5, half: 2.5, direction: direction), color)
            }
        }
        // Beside an upright arrow there is room.
        guard isWithin || isNumbered && axis == .vertical else { return }
        left -= 1
        let side = isWithin ? cross - size[axis.cross] / 2 : cross + 4
        let rect = CGRect(
            origin: CGPoint(along: axis, (middle - size[axis] / 2).rounded(), cross: side.rounded()), size: size)
        canvas.write(block, look, in: rect, onContent: canvas.content.covers(rect), painter)
    }
}
