import Drawing
import Foundation
import LayoutEngine

/// The lines containers align on, with the names of their guides. Where a child sets its guide, or by request, each child's
/// guide leads from its edge to the line. A grid has a line for each row and column whose cells share a guide.
///
/// Only the most significant containers show lines (`shownContainers`).
struct AlignmentLinesLayer: FigureLayer {
    /// With more children than this, default guides have no number.
    private let manyChildren = 8
    /// Only the first of several similar ones is shown; this many are all shown.
    let mostAlike = 3
    private let endLength: CGFloat = 3

    var annotation: Annotations { .alignmentLines }

    func absence(in scene: FigureScene) -> String? {
        shownContainers(in: scene).isEmpty ? "no views aligned on a line" : nil
    }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        for container in shownContainers(in: scene) {
            var lines = AlignedLine.all(of: container, in: scene)
            let isCrossed = Set(lines.map(\.key.axis)).count > 1
            for index in lines.indices { lines[index].isCrossed = isCrossed }
            let bars = lines.map { bar($0, canvas.style, .points) }
            for (index, line) in lines.enumerated() where hasTicks(line, container, scene) {
                let others = bars.enumerated().filter { $0.offset != index }.map(\.element)
                ticks(line, container, crossing: others, scene, on: &canvas)
            }
            for (index, line) in lines.enumerated() {
                let alike = lines.indices.filter { $0 != index && lines[$0].key.axis == line.key.axis }
                // Two lines through one point have one name.
                let isKnown = isCrossed && !line.isTrack && lines[..<index].contains { $0.key.name == line.key.name }
                draw(
                    line, bars[index], container, beside: alike.map { bars[$0] }, isNamed: !isKnown, scene, on: &canvas)
            }
            if lines.allSatisfy({ !$0.isTrack }), let x = lines.first(where: { $0.key.axis == .horizontal }),
                let y = lines.first(where: { $0.key.axis == .vertical })
            {
                point(CGPoint(x: x.position, y: y.position), on: &canvas)
            }
        }
    }

    /// Whether a child sets its guide, or the author asks for guides.
    private func hasTicks(_ line: AlignedLine, _ container: ShownView, _ scene: FigureScene) -> Bool {
        container.asked.contains(annotation)
            || line.children.contains {
                $0.view.asked.contains(annotation) || $0.view.sets($0.guide, in: scene)
            }
    }

    private func bar(_ line: AlignedLine, _ style: DiagramStyle, _ grid: PixelGrid) -> CGRect {
        let reach = style.lengths.reach
        return grid.bar(
            alongX: line.runsAcross, at: line.position, from: line.start - reach, to: line.end + reach,
            width: grid.line(style.lengths.guideLine))
    }

    private func draw(
        _ line: AlignedLine, _ bar: CGRect, _ container: ShownView, beside others: [CGRect], isNamed: Bool,
        _ scene: FigureScene, on canvas: inout AnnotationCanvas
    ) {
        let accent = canvas.style.alignment
        fill(line, scene, on: &canvas)
        canvas.blockLabels(guide: bar)
        canvas.use(.alignmentLine)
        guard isNamed else { return }
        let text = line.key.name
        // On request, the origins of guides from inside a child, under the line's name.
        let isAsked = container.asked.contains(annotation)
        let explained = line.children.filter { isAsked && !$0.view.refused.contains(annotation) }
        let notes = explained.compactMap { child -> (name: String, setters: String)? in
            setters(of: child, line, scene).map { setters in
                (scene.distinctName(child.view, among: container.children, atMost: 16).name, setters)
            }
        }
        let (font, color) = (canvas.style.type, accent.chipText)
        let blocks =
            (notes.isEmpty || notes.count > 4 ? [] : [": ", "\n"]).map { separator in
                // Each note takes one line, or two if it is too wide.
                let lines = notes.map { "\n\($0.name)\(separator)\($0.setters)" }.joined()
                return TextBlock(runs: [
                    TextRun(text, font: font.label, color: color), TextRun(lines, font: font.labelDetail, color: color),
                ])
            } + [TextBlock(text, font: font.label, color: color)]
        var label = FigureLabel(
            shapes: blocks, look: .chip(accent), target: bar, preference: line.runsAcross ? .rowLine : .columnLine,
            own: nil, row: nil, rank: 0)
        label.lookalikes = others
        label.isUnique = others.isEmpty
        label.ownParts = ends(of: bar, line.runsAcross ? .horizontal : .vertical)
        label.leaves = scene.leaves
        canvas.label(label)
    }

    /// The ends of a line beyond the views: a leader anywhere else would seem to lead to a view.
    private func ends(of bar: CGRect, _ axis: Axis) -> [CGRect] {
        let range = bar.range(axis)
        return [range.lowerBound, range.upperBound - endLength].map { start in
            var end = bar
            end.origin[axis] = start
            end.size[axis] = min(endLength, bar.size[axis])
            return end
        }
    }

    /// Drawn beneath the content, fainter inside views; above the content if that would hide it.
    private func fill(_ line: AlignedLine, _ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let axis: Axis = line.runsAcross ? .horizontal : .vertical
        let (style, content, words) = (canvas.style, canvas.content, canvas.words)
        var inside: [CGRect] = []
        let reach = self.bar(line, style, .points)
        // Its ends may reach into neighbors of the container.
        for view in scene.views
        where view.kind == .leaf && view.role != .spacer && view.hiddenReason == nil && view.seenFrame.overlaps(reach) {
            let range = view.seenFrame.range(axis.cross)
            // A line along an edge is not inside.
            if line.position > range.lowerBound + 1, line.position < range.upperBound - 1 {
                inside.append(view.seenFrame)
            }
        }
        canvas.draw { pixels in
            let bar = self.bar(line, style, pixels.grid)
            func piece(_ start: CGFloat, _ end: CGFloat, isInside: Bool) {
                guard end > start else { return }
                var piece = bar
                (piece.origin[axis], piece.size[axis]) = (start, end - start)
                let color = style.alignment.line
                guard content.hides(beneath: piece) else {
                    return pixels.wash(piece, .color(color.opacity(isInside ? Self.behind : 1)))
                }
                pixels.fill(piece, .color(color.opacity(isInside ? Self.before : 1)))
                pixels.uncover(words, under: [piece])
            }
            let taken = inside.map { pixels.grid.snap($0).range(axis).clamped(to: bar.range(axis)) }
                .sorted { $0.lowerBound < $1.lowerBound }
            var end = bar.origin[axis]
            for range in taken {
                piece(end, range.lowerBound, isInside: false)
                piece(max(end, range.lowerBound), range.upperBound, isInside: true)
                end = max(end, range.upperBound)
            }
            piece(end, bar.origin[axis] + bar.size[axis], isInside: false)
        }
    }

    /// The opacity of a line inside a view, beneath its content and above it.
    private static let (behind, before) = (0.5, 0.35)

    /// Each child's guide, where there is room for it.
    private func ticks(
        _ line: AlignedLine, _ container: ShownView, crossing others: [CGRect], _ scene: FigureScene,
        on canvas: inout AnnotationCanvas
    ) {
        let axis = line.key.axis
        // In a grid, and where nobody asked for guides, default ones are not shown.
        let hasDefaults = !line.isTrack && scene.structure == nil
        let children = line.children.filter {
            !$0.view.refused.contains(annotation) && (hasDefaults || $0.guide.provenance != .standard)
        }
        let crowd = line.isTrack ? container.children.count : line.children.count
        for child in children {
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
        return alike.count <= mostAlike || alike.first?.view.id == child.view.id
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
            // On an image it has a light ground.
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
        canvas.label(label)
    }

    /// Where two lines cross: the point of a `ZStack` or an overlay.
    private func point(_ center: CGPoint, on canvas: inout AnnotationCanvas) {
        let ring = Path.circle(center, radius: 4)
        let style = canvas.style
        canvas.draw { pixels in
            pixels.fill(ring, .color(style.panel))
            pixels.stroke(ring, .color(style.alignment.line), StrokeStyle(lineWidth: 1.5))
        }
        canvas.blockLabels(ring.boundingRect)
        canvas.use(.alignmentPoint)
    }
}

extension GuideRecord {
    fileprivate var isMerged: Bool {
        if case .merged = provenance { true } else { false }
    }
}
