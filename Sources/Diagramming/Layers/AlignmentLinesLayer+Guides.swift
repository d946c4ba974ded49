import Drawing
import Foundation
import LayoutEngine

// The guide of each child, from its edge to the line.
extension AlignmentLinesLayer {
    /// Each child's guide, where there is room for it.
    ///
    /// - Parameter alike: The same line of a view like this one, whose guides are not repeated.
    func ticks(
        _ line: AlignedLine, _ container: ShownView, crossing others: [CGRect], alike: AlignedLine?,
        _ scene: FigureScene, on canvas: inout AnnotationCanvas
    ) {
        let axis = line.key.axis
        // In a grid, and where no container asked for guides, default ones are not shown.
        let hasDefaults = !line.isTrack && scene.structure == nil
        let children = line.children.filter {
            !$0.view.refused.contains(annotation) && (hasDefaults || $0.guide.provenance != .standard)
        }
        let crowd = line.isTrack ? container.children.count : line.children.count
        for child in children {
            let number = scene.lengthText(child.guide.value)
            if let alike, alike.children.contains(where: { scene.lengthText($0.guide.value) == number }) { continue }
            let tick = GuideTick(
                child, line, role: role(of: child, scene),
                isNumbered: crowd <= manyChildren && hasNumber(child, among: children))
            guard tick.isSeen else { continue }
            if line.isCrossed { canvas.use(.guideDirection) }
            // Views around the child are its background.
            let unrelated = scene.views.filter { other in
                !scene.related(other.id, child.view.id) && other.role != .spacer
                    && !other.frame.encloses(child.view.frame)
            }
            let places = GuideArrowPlaces(
                lines: canvas.lines + others, areas: canvas.penalties,
                unrelated: unrelated.map { scene.outlines[$0.outline].rect },
                container: scene.outlines[container.outline].rect)
            // Horizontal arrows start lower, so that they clear vertical ones.
            let favorite = min(
                line.isCrossed && axis == .horizontal ? 28 : 9, child.view.frame.size[axis.cross] / 4)
            var place = places.best(
                axis, span: tick.span(.points), child: child.view.frame, favorite: favorite)
            // In the middle of a point, so that a leader meets it at every scale.
            place.beside = place.beside.rounded(.down) + 0.5
            draw(tick, at: place, line, scene, on: &canvas)
        }
    }

    /// Whether a guide has a number; of more than three equal defaults only the first has.
    private func hasNumber(_ child: AlignedLine.Child, among children: [AlignedLine.Child]) -> Bool {
        guard child.guide.provenance == .standard else { return true }
        let alike = children.filter {
            $0.guide.provenance == .standard && $0.guide.value.isNear(child.guide.value)
        }
        return alike.count <= maxAlike || alike.first?.view.id == child.view.id
    }

    private func role(of child: AlignedLine.Child, _ scene: FigureScene) -> LegendRole {
        guard child.view.sets(child.guide, in: scene) else { return .defaultGuide }
        return child.guide.isMerged ? .mergedGuide : .explicitGuide
    }

    /// An arrow from the child's edge to the line: solid if the child set its guide, dashed if it is the default,
    /// double if it was merged from several views.
    private func draw(
        _ tick: GuideTick, at place: GuideArrowPlaces.Place, _ line: AlignedLine, _ scene: FigureScene,
        on canvas: inout AnnotationCanvas
    ) {
        let axis = line.key.axis
        let (style, isDefault) = (canvas.style, tick.role == .defaultGuide)
        canvas.use(tick.role)
        func head(_ grid: PixelGrid) -> Path {
            let (tip, cross) = (tick.tip(grid), grid.snap(place.beside - 0.5) + 0.5)
            return Path.arrowhead(
                axis, tip: tip, cross: cross, length: tick.headLength(grid), half: 3, direction: tick.direction)
        }
        let shafts = shafts(of: tick, at: place, axis, on: &canvas)
        // The number may touch its own arrow and its own line.
        var marks = [head(.points).boundingRect, bar(line, style, .points)] + shafts
        // The number lies beside the shaft.
        let target = shafts.joined.insetBy(dx: axis == .horizontal ? 0 : -2, dy: axis == .horizontal ? -2 : 0)
        if place.isOutside { marks.append(foot(of: tick, at: place, axis, on: &canvas)) }
        canvas.draw { pixels in
            let (head, color) = (head(pixels.grid), style.alignment.line)
            pixels.fill(head, .color(isDefault ? style.panel : color))
            guard isDefault else { return }
            pixels.stroke(head, .color(color), StrokeStyle(lineWidth: 1, lineJoin: .round))
        }
        canvas.blockLabels(mark: head(.points).boundingRect)
        value(tick, target, line, marks, scene, on: &canvas)
    }

    /// The one or two lines from the child's edge to the head; in whole points.
    private func shafts(
        of tick: GuideTick, at place: GuideArrowPlaces.Place, _ axis: Axis, on canvas: inout AnnotationCanvas
    ) -> [CGRect] {
        let (style, isDefault, isAcross) = (canvas.style, tick.role == .defaultGuide, axis == .horizontal)
        let offsets: [CGFloat] = tick.role == .mergedGuide ? [-1, 1] : [0]
        return offsets.map { offset in
            func bar(_ pixels: FigurePixels) -> CGRect {
                let (start, neck) = (tick.start, tick.neck(pixels.grid))
                return pixels.grid.bar(
                    alongX: isAcross, at: place.beside + offset, from: min(start, neck), to: max(start, neck),
                    width: 1)
            }
            let points = bar(canvas.points)
            // On an image it has a light background.
            let hasGround = canvas.penalties.contains { $0.kind == .picture && $0.rect.overlaps(points) }
            canvas.draw { pixels in
                let bar = bar(pixels)
                if hasGround {
                    let ground = bar.insetBy(dx: isAcross ? 0 : -1, dy: isAcross ? -1 : 0)
                    pixels.fill(ground, .color(style.panel.opacity(0.6)))
                }
                let color = PaintStyle.color(style.alignment.line)
                guard isDefault else { return pixels.fill(bar, color) }
                let middle = isAcross ? bar.midY : bar.midX
                let ends = [bar.origin[axis], bar.origin[axis] + bar.size[axis]].map {
                    CGPoint(along: axis, $0, cross: middle)
                }
                pixels.stroke(Path { $0.addLines(ends) }, color, StrokeStyle(lineWidth: 1, dash: [3, 2]))
            }
            canvas.blockLabels(tick: points)
            return points
        }
    }

    private func foot(
        of tick: GuideTick, at place: GuideArrowPlaces.Place, _ axis: Axis, on canvas: inout AnnotationCanvas
    ) -> CGRect {
        let range = tick.child.view.frame.range(axis.cross)
        let isBefore = place.beside < range.lowerBound
        let bar = canvas.fill(canvas.style.alignment.line) { pixels in
            pixels.grid.bar(
                alongX: axis == .vertical, at: tick.start + tick.direction / 2,
                from: isBefore ? place.beside - 3 : range.upperBound,
                to: isBefore ? range.lowerBound : place.beside + 3, width: 1)
        }
        canvas.blockLabels(mark: bar)
        return bar
    }

    private func value(
        _ tick: GuideTick, _ target: CGRect, _ line: AlignedLine, _ marks: [CGRect], _ scene: FigureScene,
        on canvas: inout AnnotationCanvas
    ) {
        let (accent, child) = (canvas.style.alignment, tick.child)
        let look: FigureLabel.Look =
            switch tick.role {
            case .defaultGuide: .outlined(accent, dashed: true)
            case .mergedGuide: .doubled(accent)
            default: .chip(accent)
            }
        let text = line.sign + scene.lengthText(child.guide.value)
        let block = TextBlock(text, font: canvas.style.type.value, color: accent.chipText)
        var label = FigureLabel(
            shapes: [block], look: look, target: target,
            preference: line.key.axis == .vertical ? .rowGuide : .columnGuide,
            own: PixelGrid.points.snap(child.view.frame), rank: 1)
        label.marks = marks
        // A leader through a screen would say less than no number.
        label.isNear = scene.structure != nil
        canvas.label(label)
    }
}

extension GuideRecord {
    fileprivate var isMerged: Bool {
        if case .merged = provenance { true } else { false }
    }
}
