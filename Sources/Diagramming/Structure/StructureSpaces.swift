import Drawing
import Foundation
import LayoutEngine

/// Space without content, in the picture: paddings, free space in frames, the gaps of a grid, spacers.
struct StructureSpaces {
    let structure: ScreenStructure
    let scene: FigureScene
    let painter: LabelPainter

    /// How many more numbers there may be in the parts.
    var left = 0
    /// Whether an arrow says that it is a spacer's.
    var hasSpacerName = false

    var style: DiagramStyle { painter.style }
    var views: [ShownView] { scene.views }
    /// More labels and numbers in the picture are not read.
    private static let maxNumbers = 7
    /// So many paddings and spacers have numbers, however many labels there are.
    private static let minNumbers = 3
    /// An outline along so much of an edge marks it.
    private static let mostly = 0.8
    /// Of more views of one group, only the first has arrows in its spacers.
    private static let maxMarkedAlike = 3

    init(structure: ScreenStructure, scene: FigureScene, painter: LabelPainter) {
        (self.structure, self.scene, self.painter) = (structure, scene, painter)
    }

    mutating func draw(on canvas: inout AnnotationCanvas) {
        let focus = structure.focus
        let written = focus.paddings.count { mark($0, on: &canvas) }
        // What is in a safe area inset is labeled itself.
        for frame in focus.frames where !views[frame].isInset { free(views[frame], on: &canvas) }
        let labels = structure.labeled.count + (structure.emphasized == nil ? 1 : 0)
        left = max(Self.maxNumbers - written - labels, Self.minNumbers)
        if !structure.columns(in: views).isEmpty, !views[focus.core].annotations.contains(.spacing) {
            gapsOfGrid(views[focus.core], on: &canvas)
        } else {
            gapsOfStack(views[focus.core], on: &canvas)
        }
        var numbered: Set<WholePoints> = []
        space(views[focus.core], &numbered, on: &canvas)
        var paddings = GroupPaddings(views: views)
        let opened = structure.labeled.compactMap { views[structure.groups[$0].units[0].outer].parent }.unique
        for stack in opened where stack != focus.core { space(views[stack], &numbered, on: &canvas) }
        for index in structure.labeled {
            // What a group is opened from is padded as its siblings are.
            paddings.add((structure.groups[index].container?.paddings ?? []).map { views[$0] }, of: index)
            // Of many equal views the first is the example; their spacers would be read as its own.
            let isFew = structure.groups[index].units.count <= Self.maxMarkedAlike
            for unit in structure.groups[index].units {
                paddings.add(self.paddings(of: unit), of: index)
                if let spacerStack = unit.spacerStack {
                    var own: Set<WholePoints> = []
                    space(views[spacerStack], &own, on: &canvas)
                }
                guard isFew else { continue }
                // The content of a list's row is the one view in it.
                let inner = views.units(in: unit)
                let stack = inner.count == 1 ? inner[0].spacerStack ?? inner[0].core : unit.core
                var own: Set<WholePoints> = []
                space(views[stack], &own, on: &canvas)
            }
        }
        // Without a tint, those in stacks would be read as gaps.
        for group in structure.groups.indices.filter({ !structure.labeled.contains($0) }) {
            for unit in structure.groups[group].units where isInStack(unit) {
                paddings.add(self.paddings(of: unit), of: group, dashes: false)
            }
        }
        mark(paddings, on: &canvas)
    }

    private func isInStack(_ unit: StructureUnit) -> Bool {
        views[unit.outer].parent.map { views[$0].facts.stackAxis != nil } ?? false
    }

    // MARK: Tints

    /// Of paddings and safe areas.
    func spaceTint(on rect: CGRect, _ canvas: AnnotationCanvas) -> PaintStyle {
        let isPainted = canvas.content.covers(rect)
        return .color(style.muted.opacity(style.isPrint ? 0.12 : style.isDark && isPainted ? 0.16 : 0.1))
    }

    /// What a frame adds to its content, with the length on each side; around that the safe area.
    private func free(_ view: ShownView, on canvas: inout AnnotationCanvas) {
        guard let child = view.children.first.map({ views[$0] }), view.isWhole else { return }
        let isInside = view.frame.encloses(child.frame, within: 0.01)
        guard let safe = view.safeFrame else {
            return isInside ? free(view.frame, around: child.frame, on: &canvas) : ()
        }
        let seen = child.frame.overlap(with: view.frame)
        guard !seen.isNull else { return }
        // What reaches into an inset covers a part of it.
        let covered = CGRect { max($0.reach(safe), $0.reach(seen)) }
        free(view.frame, around: covered, insets: EdgeBands(view.frame, around: safe), on: &canvas)
        free(safe, around: seen.overlap(with: safe), on: &canvas)
    }

    /// - Parameter insets: The whole bands of which a part may be covered, if they are a safe area's.
    private func free(
        _ outer: CGRect, around inner: CGRect, insets: EdgeBands? = nil, on canvas: inout AnnotationCanvas
    ) {
        guard !inner.isEmpty else { return }
        let isSafeArea = insets != nil
        let bands = EdgeBands(outer, around: inner)
        let whole = insets ?? bands
        let paint = isSafeArea ? spaceTint(on: outer, canvas) : style.unclaimed
        for band in whole.all {
            canvas.tint(paint, [PixelGrid.points.snap(band)]) { [$0.grid.snap(band)] }
        }
        // Areas of different meaning may touch.
        let color = PaintStyle.color(style.muted.opacity(0.5))
        for axis in Axis.allCases {
            let (before, after) = bands.pair(axis)
            let (first, last) = whole.pair(axis)
            let isEven = abs(first.size[axis] - last.size[axis]) < 0.01
            for (band, whole) in isEven ? [(before, first)] : [(before, first), (after, last)]
            where band.size[axis] > 0.5 {
                let length = axis == .vertical ? scene.omittedStretches.length(of: whole.range(axis)) : whole.size[axis]
                let number = "\(WholePoints(length / scene.magnification))"
                let place = unbroken(band)
                // A narrow band has room for less, or for two lines.
                let words =
                    isSafeArea
                    ? ["safe area inset \(number)", "inset \(number)", "inset\n\(number)"]
                    : ["\(number) free", "\(number)\nfree"]
                // Across what is scrolled into a safe area, a number alone would be read as a gap of it.
                _ =
                    words.contains { write($0, in: place, margin: 4, hidesContent: !isSafeArea, on: &canvas) }
                    || !isSafeArea && [words[1], number].contains { write($0, in: place, on: &canvas) }
            }
            for (band, edge) in [(first, first.range(axis).upperBound), (last, last.range(axis).lowerBound)]
            where band.size[axis] > 0.5 {
                line(axis, at: edge, across: band, color, on: &canvas)
            }
        }
    }

    /// Dashes the bounds of the padded view, unless it has an outline, or most of its edges are those of outlines in it.
    func dash(_ view: ShownView, on canvas: inout AnnotationCanvas) {
        guard !scene.outlines[view.outline].isDrawn else { return }
        let bounds = view.seenFrame
        let outlined = structure.outlined.keys.flatMap { views[$0].seenFrame.edges(1) }
        let seen = bounds.edges(1).count { edge in
            outlined.contains { $0.overlap(with: edge).area > Self.mostly * edge.area }
        }
        if seen > 1 { return }
        canvas.dash(view.hue) { pixels in [pixels.grid.snap(bounds)] }
    }

    /// The highest part of a region between breaks.
    private func unbroken(_ band: CGRect) -> CGRect {
        CGRect(along: .vertical, unbroken(band.range(.vertical)), cross: band.range(.horizontal))
    }

    func unbroken(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        let breaks = scene.omittedStretches.breaks.filter { range.lowerBound + 5 < $0 && $0 < range.upperBound - 5 }
        let starts = [range.lowerBound] + breaks.map { $0 + 5 }
        let parts = zip(starts, breaks.map { $0 - 5 } + [range.upperBound]).filter { $0 < $1 }.map { $0...$1 }
        return parts.max { $0.upperBound - $0.lowerBound <= $1.upperBound - $1.lowerBound } ?? range
    }

    private func line(
        _ axis: Axis, at place: CGFloat, across band: CGRect, _ color: PaintStyle, on canvas: inout AnnotationCanvas
    ) {
        canvas.draw { pixels in
            let (grid, span) = (pixels.grid, band.range(axis.cross))
            let start = grid.snap(place)
            pixels.fill(
                CGRect(
                    along: axis, start...start + grid.line(0.5),
                    cross: grid.snap(span.lowerBound)...grid.snap(span.upperBound)), color)
        }
    }

    /// The gaps between rows and columns, each length once in each direction.
    private func gapsOfGrid(_ view: ShownView, on canvas: inout AnnotationCanvas) {
        for axis in Axis.allCases {
            let all = view.gaps.filter { $0.axis == axis && !$0.isOverlap }
            let lengths = all.grouped { WholePoints($0.length) }
            let written = lengths.filter { length, alike in
                alike.contains { write("\(length)", in: $0.frame, style[view.hue], on: &canvas) }
            }
            let frames = written.flatMap { $0.elements.map(\.frame) }
            // On a dark background, a tint is brighter than the content.
            let paint = style.isDark ? .color(style[view.hue].tint(0.14)) : style.gapTint(view.hue)
            for frame in frames { canvas.tint(paint, [PixelGrid.points.snap(frame)]) { [$0.grid.snap(frame)] } }
            if written.count == lengths.count { canvas.measured.gaps.insert(axis) }
        }
    }

    /// The gaps of a stack that are all of one length, with that length once. Without it, a tint would be read as the scene's.
    private func gapsOfStack(_ stack: ShownView, on canvas: inout AnnotationCanvas) {
        guard let axis = stack.facts.stackAxis, !stack.annotations.contains(.spacing),
            case .apart? = StructureCaption(structure: structure, scene: scene).ownGap
        else { return }
        let bands = stack.gaps.map { $0.frame.overlap(with: stack.seenFrame) }.filter { !$0.isNull && !$0.isEmpty }
        let targets = bands.map(PixelGrid.points.snap)
        guard let length = stack.gaps.first?.length, !canvas.content.isPainted(targets),
            bands.contains(where: { write("\(WholePoints(length))", in: $0, style[stack.hue], on: &canvas) })
        else { return }
        canvas.tint(style.gapTint(stack.hue), targets) { pixels in bands.map(pixels.grid.snap) }
        canvas.measured.gaps.insert(axis)
    }

    /// Words in a region, in its middle if that is free of the scene's words, else nearer to an end; false if there is no
    /// room.
    ///
    /// - Parameters:
    ///   - margin: The least room on both sides, in points. A number alone may reach the edges.
    ///   - hidesContent: Whether the words' background may cover views.
    func write(
        _ text: String, in band: CGRect, _ accent: DiagramStyle.Accent? = nil, margin: CGFloat = -1.5,
        hidesContent: Bool = true, on canvas: inout AnnotationCanvas
    ) -> Bool {
        let look = FigureLabel.Look.plain(accent ?? style.neutral)
        let block = TextBlock(text, font: style.type.labelDetail, color: look.textColor)
        let size = painter.size(of: block, look)
        let places = [0.5, 0.05, 0.95].map { share in
            let (across, down) = band.width > band.height ? (share, 0.5) : (0.5, share)
            return CGRect(
                x: (band.minX + (band.width - size.width) * across).rounded(),
                y: (band.minY + (band.height - size.height) * down).rounded(), width: size.width, height: size.height)
        }
        let rect = places.first { place in
            canvas.isFree(place) && !isCrossed(place) && !isAtGuide(place, canvas)
                && (hidesContent || !needsGround(look, place, canvas) || !hides(place))
        }
        guard let rect else { return false }
        let isGrounded = needsGround(look, rect, canvas)
        // A background must not cover the lines around the region.
        let room = isGrounded ? band.insetBy(dx: 1.5, dy: 0) : band
        guard size.width + 2 * (isGrounded ? max(margin, 0) : margin) <= room.width, size.height <= room.height + 1.5
        else { return false }
        canvas.write(block, look, in: rect, onContent: isGrounded, painter)
        return true
    }

    /// Whether an outline goes through it.
    private func isCrossed(_ rect: CGRect) -> Bool {
        structure.outlined.keys.contains { view in
            views[view].seenFrame.edges(1).contains { $0.overlaps(rect.insetBy(dx: 2, dy: 3)) }
        }
    }

    /// Whether words with a background would hide a view or a part of its edge there.
    private func hides(_ rect: CGRect) -> Bool {
        let plate = rect.insetBy(dx: -4, dy: -2)
        return views.contains { view in
            view.kind == .leaf && view.isVisible && view.role != .spacer && view.seenFrame.overlaps(plate)
                && !view.seenFrame.encloses(plate)
        }
    }

    /// Whether it is so near to the arrow of a guide that it would be read as its length.
    private func isAtGuide(_ rect: CGRect, _ canvas: AnnotationCanvas) -> Bool {
        canvas.guideMarks.contains { $0.overlaps(rect.insetBy(dx: -6, dy: -6)) }
    }

    /// Whether a number would be illegible on the content there.
    func needsGround(_ look: FigureLabel.Look, _ rect: CGRect, _ canvas: AnnotationCanvas) -> Bool {
        canvas.content.covers(rect) && !canvas.content.isReadable(look.textColor, on: rect)
    }
}
