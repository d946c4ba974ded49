import Drawing
import Foundation
import LayoutEngine

/// The lines containers align on, with the names of their guides. Where a child sets its guide, or by request, each child's
/// guide leads from its edge to the line. A grid has a line for each row and column whose cells share a guide.
///
/// Only the most significant containers show lines (`shownContainers`).
struct AlignmentLinesLayer: FigureLayer {
    /// With more children than this, default guides have no number.
    let manyChildren = 8
    /// Only the first of several similar ones is shown; this many are all shown.
    let maxAlike = 3
    private let endLength: CGFloat = 3

    var annotation: Annotations { .alignmentLines }

    func absence(in scene: FigureScene) -> String? {
        shownContainers(in: scene).isEmpty ? "no views aligned on a line" : nil
    }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        /// The lines of alike views of a screen that are drawn, by their place.
        var told: [Place: [AlignedLine]] = [:]
        for container in shownContainers(in: scene) {
            let place = Place(container, in: scene)
            let known = place.flatMap { told[$0] } ?? []
            var lines = AlignedLine.all(of: container, in: scene)
            let isCrossed = Set(lines.map(\.key.axis)).count > 1
            for index in lines.indices { lines[index].isCrossed = isCrossed }
            let bars = lines.map { bar($0, canvas.style, .points) }
            for (index, line) in lines.enumerated() where hasTicks(line, container, scene) {
                let others = bars.enumerated().filter { $0.offset != index }.map(\.element)
                let alike = known.first { $0.key == line.key }
                ticks(line, container, crossing: others, alike: alike, scene, on: &canvas)
            }
            for (index, line) in lines.enumerated() {
                let alike = lines.indices.filter { $0 != index && lines[$0].key.axis == line.key.axis }
                // Two lines through one point have one name.
                let isKnown =
                    known.contains { $0.key == line.key }
                    || isCrossed && !line.isTrack && lines[..<index].contains { $0.key.name == line.key.name }
                draw(
                    line, bars[index], container, beside: alike.map { bars[$0] }, isNamed: !isKnown, scene, on: &canvas)
            }
            if lines.allSatisfy({ !$0.isTrack }), let x = lines.first(where: { $0.key.axis == .horizontal }),
                let y = lines.first(where: { $0.key.axis == .vertical })
            {
                point(CGPoint(x: x.position, y: y.position), on: &canvas)
            }
            if let place { told[place, default: []] += lines }
        }
    }

    /// Where a container of one of several alike views is: what is said of the first holds for the others.
    private struct Place: Hashable {
        var group: Int
        var name: String

        /// nil if no other view is alike.
        init?(_ container: ShownView, in scene: FigureScene) {
            guard let groups = scene.structure?.groups else { return nil }
            let around = scene.views.lineage(of: container.id)
            let group = groups.firstIndex { group in
                group.units.count > 1 && group.units.contains { around.contains($0.outer) }
            }
            guard let group else { return nil }
            (self.group, name) = (group, container.ownName)
        }
    }

    /// Whether a child sets its guide, or the author asks for guides.
    private func hasTicks(_ line: AlignedLine, _ container: ShownView, _ scene: FigureScene) -> Bool {
        container.asked.contains(annotation)
            || line.children.contains {
                $0.view.asked.contains(annotation) || $0.view.sets($0.guide, in: scene)
            }
    }

    func bar(_ line: AlignedLine, _ style: DiagramStyle, _ grid: PixelGrid) -> CGRect {
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
        let (type, color) = (canvas.style.type, accent.chipText)
        let blocks =
            (notes.isEmpty || notes.count > 4 ? [] : [": ", "\n"]).map { separator in
                // Each note takes one line, or two if it is too wide.
                let lines = notes.map { "\n\($0.name)\(separator)\($0.setters)" }.joined()
                return TextBlock(runs: [
                    TextRun(text, font: type.label, color: color), TextRun(lines, font: type.labelDetail, color: color),
                ])
            } + [TextBlock(text, font: type.label, color: color)]
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
        let (style, content, words) = (canvas.style, canvas.content, canvas.sceneText)
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
