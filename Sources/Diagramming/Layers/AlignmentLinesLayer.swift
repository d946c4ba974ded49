import Drawing
import Foundation
import LayoutEngine

/// The lines containers align on, and each child's own guide from its edge to the line. A grid has one for each row and
/// column whose cells share a guide.
///
/// Lines of every container at once would say nothing, so only the most telling ones are shown (`telling`).
struct AlignmentLinesLayer: FigureLayer {
    /// With more children than this, default guides keep their mark and lose their number.
    private let manyChildren = 8
    /// Of more that are alike the first speaks for all.
    let mostAlike = 3
    /// Of the ends of a line, which leaders lead to, in points.
    private let endLength: CGFloat = 3

    var annotation: Annotations { .alignmentLines }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for container in telling(in: scene) {
            var lines = AlignedLine.all(of: container, in: scene)
            // Where both axes have a line every number says which way it counts.
            let isCrossed = Set(lines.map(\.key.axis)).count > 1
            for index in lines.indices { lines[index].isCrossed = isCrossed }
            let bars = lines.map { bar($0, scene, sketch.style) }
            for (index, line) in lines.enumerated() {
                let others = bars.enumerated().filter { $0.offset != index }.map(\.element)
                ticks(line, container, crossing: others, scene, on: &sketch)
            }
            for (index, line) in lines.enumerated() {
                let alike = lines.indices.filter { $0 != index && lines[$0].key.axis == line.key.axis }
                draw(line, bars[index], container, beside: alike.map { bars[$0] }, scene, on: &sketch)
            }
            if lines.allSatisfy({ !$0.isTrack }), let x = lines.first(where: { $0.key.axis == .horizontal }),
                let y = lines.first(where: { $0.key.axis == .vertical })
            {
                point(CGPoint(x: x.position, y: y.position), on: &sketch)
            }
        }
    }

    private func bar(_ line: AlignedLine, _ scene: FigureScene, _ style: DiagramStyle) -> CGRect {
        let reach = style.lengths.reach
        return scene.grid.bar(
            alongX: line.runsAcross, at: line.position, from: line.start - reach, to: line.end + reach,
            width: scene.grid.line(style.lengths.guideLine))
    }

    /// The line and its name, which is not to be taken for that of one beside it.
    private func draw(
        _ line: AlignedLine, _ bar: CGRect, _ container: ShownView, beside others: [CGRect], _ scene: FigureScene,
        on sketch: inout Sketch
    ) {
        let accent = sketch.style.alignment
        fill(bar, of: line, on: &sketch)
        sketch.keepOff(guide: bar)
        sketch.use(.alignmentLine)
        if line.isCrossed { sketch.use(.guideWay) }
        let text =
            "\(line.sign)\(line.key.name) \(lengthText(line.distance(in: container).length))"
        // Guides that come from inside a child are said to, under the line's name.
        let notes = line.children.compactMap { child -> (name: String, setters: String)? in
            setters(of: child, line, scene).map { setters in
                (scene.distinctName(child.view, among: container.children, atMost: 16).name, setters)
            }
        }
        var texts = [text]
        if !notes.isEmpty, notes.count <= 4 {
            // In a line each, or where that is too wide in two.
            texts =
                [": ", "\n"].map { between in
                    text + notes.map { "\n\($0.name)\(between)\($0.setters)" }.joined()
                } + texts
        }
        let blocks = texts.map { name -> TextBlock in
            let lines = name.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let head = TextRun(String(lines[0]), font: sketch.style.type.label, color: accent.chipText)
            guard lines.count > 1 else { return TextBlock(runs: [head]) }
            let rest = TextRun("\n" + lines[1], font: sketch.style.type.labelDetail, color: accent.chipText)
            return TextBlock(runs: [head, rest])
        }
        var label = Label(
            shapes: blocks, look: .chip(accent), target: bar, preference: line.runsAcross ? .rowLine : .columnLine,
            own: nil, row: nil, rank: 0)
        label.rivals = others
        label.isUnique = others.isEmpty
        label.ends = ends(of: bar, line.runsAcross ? .horizontal : .vertical)
        label.leaves = scene.leaves
        sketch.label(label)
    }

    /// Where a line sticks out of the views that are lined up on it: a leader to it anywhere else would lead to one of them.
    private func ends(of bar: CGRect, _ axis: Axis) -> [CGRect] {
        let range = bar.range(axis)
        return [range.lowerBound, range.upperBound - endLength].map { start in
            var end = bar
            end.origin[axis] = start
            end.size[axis] = min(endLength, bar.size[axis])
            return end
        }
    }

    /// Lines through the centres of rows and columns would strike all words of a table out: on words they are but traces.
    private func fill(_ bar: CGRect, of line: AlignedLine, on sketch: inout Sketch) {
        let axis: Axis = line.runsAcross ? .horizontal : .vertical
        let strikes = line.isTrack && line.key.isCenter
        let words = strikes ? sketch.soft.filter { $0.kind == .words && $0.rect.overlaps(bar) } : []
        var covered = words.map { sketch.grid.snap($0.rect).intersection(bar).range(axis) }
        covered.sort { $0.lowerBound < $1.lowerBound }
        func piece(_ start: CGFloat, _ end: CGFloat, _ opacity: CGFloat) {
            guard end > start else { return }
            var piece = bar
            piece.origin[axis] = start
            piece.size[axis] = end - start
            sketch.fill(Path(piece), .color(sketch.style.alignment.line.opacity(opacity)))
        }
        var end = bar.origin[axis]
        for range in covered {
            piece(end, range.lowerBound, 1)
            piece(max(end, range.lowerBound), range.upperBound, 0.4)
            end = max(end, range.upperBound)
        }
        piece(end, bar.origin[axis] + bar.size[axis], 1)
    }

    /// Each child's guide, where there is room for it.
    private func ticks(
        _ line: AlignedLine, _ container: ShownView, crossing others: [CGRect], _ scene: FigureScene,
        on sketch: inout Sketch
    ) {
        let axis = line.key.axis
        // Of a grid the defaults are left to the lines, which are many, and to the cells, which are plain to see.
        let children = line.children.filter { !line.isTrack || $0.guide.provenance != .standard }
        let crowd = line.isTrack ? container.children.count : line.children.count
        for child in children {
            let tick = Tick(
                child, line, isNumbered: crowd <= manyChildren && isTelling(child, among: children),
                in: scene.outlines[container.outline].rect, sketch.style, scene.grid)
            // What the child lies on is its ground.
            let strangers = scene.views.filter { other in
                !scene.related(other.id, child.view.id) && other.role != .spacer
                    && !other.frame.contains(child.view.frame)
            }
            let places = TickPlaces(
                lines: sketch.lines + others, areas: sketch.soft,
                strangers: strangers.map { scene.outlines[$0.outline].rect },
                container: scene.outlines[container.outline].rect)
            // Of two axes the arrows across start lower, clear of those down.
            let favourite = min(
                line.isCrossed && axis == .horizontal ? 28 : 9, child.view.frame.size[axis.cross] / 4)
            var place = sketch.tickPlace {
                places.best(
                    axis, span: tick.span, child: child.view.frame, favourite: favourite,
                    mayStandOutside: tick.hasNumber)
            }
            // In the middle of a point, where it is at every scale: a leader meets it there.
            place.beside = place.beside.rounded(.down) + 0.5
            draw(tick, at: place, line, scene, on: &sketch)
        }
    }

    /// Whether a child's default has a number: of more than three that say the same the first does.
    private func isTelling(_ child: AlignedLine.Child, among children: [AlignedLine.Child]) -> Bool {
        guard child.guide.provenance == .standard else { return true }
        let alike = children.filter {
            $0.guide.provenance == .standard && abs($0.guide.value - child.guide.value) < 0.005
        }
        return alike.count <= mostAlike || alike.first?.view.id == child.view.id
    }

    /// One child's guide as it is drawn along its axis. In root coordinates, points.
    private struct Tick {
        let child: AlignedLine.Child
        let role: LegendRole
        let hasNumber: Bool
        /// Short ones are a head alone, which rests on the line.
        let hasShaft: Bool
        let start: CGFloat
        /// Where the head ends, at the line's edge.
        let tip: CGFloat
        let direction: CGFloat

        init(
            _ child: AlignedLine.Child, _ line: AlignedLine, isNumbered: Bool, in container: CGRect,
            _ style: DiagramStyle, _ grid: PixelGrid
        ) {
            self.child = child
            let isDefault = child.guide.provenance == .standard
            role = isDefault ? .defaultGuide : child.guide.isMerged ? .mergedGuide : .explicitGuide
            // A default of 0 is plain to see, and in a crowd defaults are left to the line: a head alone, for an arrow
            // without its number would be read with another's. So are all of a crowded grid.
            hasNumber = isDefault ? isNumbered && child.guide.value != 0 : isNumbered || !line.isTrack
            start = line.edge(of: child)
            let length = line.position - start
            // The head of a guide at the child's very edge stands outside it, and, where other views might be there, in
            // it: its tip is on the line either way.
            let (low, high) = (
                container.origin[line.key.axis], container.origin[line.key.axis] + container.size[line.key.axis]
            )
            let isAtEdge = length == 0 && line.position > low + 1 && line.position < high - 1
            direction = length < 0 || length == 0 && line.isMirrored != isAtEdge ? -1 : 1
            hasShaft = abs(length) >= 10 && hasNumber
            let half = grid.line(style.lengths.guideLine) / 2
            tip = grid.snap(line.position - half) + (direction < 0 ? 2 * half : 0)
        }

        /// What it covers along its axis.
        var span: ClosedRange<CGFloat> {
            let end = hasShaft ? start : tip - 6 * direction
            return min(end, tip)...max(end, tip)
        }
    }

    /// From the child's top, or left, to the line: solid where the child set its guide, dashed where it is the
    /// default, double where it was merged from several views.
    private func draw(
        _ tick: Tick, at place: TickPlaces.Place, _ line: AlignedLine, _ scene: FigureScene, on sketch: inout Sketch
    ) {
        let axis = line.key.axis
        let accent = sketch.style.alignment
        let pixel = scene.grid.line(1)
        let isDefault = tick.role == .defaultGuide
        sketch.use(tick.role)
        let head = arrow(
            axis, at: tick.tip, beside: scene.grid.snap(place.beside - pixel / 2) + pixel / 2, tick.direction)
        var target = head.boundingRect
        // The number may touch its own arrow and its own line.
        var marks = [target, bar(line, scene, sketch.style)]
        if tick.hasShaft {
            let (start, neck) = (tick.start, tick.tip - 6 * tick.direction)
            var shaft = CGRect.null
            let offsets: [CGFloat] = tick.role == .mergedGuide ? [-pixel, pixel] : [0]
            for offset in offsets {
                let bar = scene.grid.bar(
                    alongX: axis == .horizontal, at: place.beside + offset, from: min(start, neck),
                    to: max(start, neck), width: pixel)
                // On a picture of any color it has a light ground.
                if sketch.soft.contains(where: { $0.kind == .picture && $0.rect.overlaps(bar) }) {
                    let ground = bar.insetBy(dx: axis == .horizontal ? 0 : -pixel, dy: axis == .horizontal ? -pixel : 0)
                    sketch.fill(Path(ground), .color(sketch.style.panel.opacity(0.6)))
                }
                if isDefault {
                    dashed(bar, accent.line, on: &sketch)
                } else {
                    sketch.fill(Path(bar), .color(accent.line))
                }
                sketch.keepOff(tick: bar)
                marks.append(bar)
                shaft = shaft.joined(bar)
            }
            // The number stands clear of the line, beside the shaft, however many bars that has.
            target = shaft.insetBy(dx: axis == .horizontal ? 0 : -2, dy: axis == .horizontal ? -2 : 0)
            if place.isOutside { marks.append(foot(of: tick, at: place, axis, on: &sketch)) }
        }
        if !tick.hasShaft { sketch.use(.guideHead) }
        mark(head, hollow: isDefault, on: &sketch)
        sketch.keepOff(mark: head.boundingRect)
        if tick.hasNumber { value(tick, target, line, marks, on: &sketch) }
    }

    /// From the child's edge to a little beyond an arrow that stands outside; what it covers.
    private func foot(of tick: Tick, at place: TickPlaces.Place, _ axis: Axis, on sketch: inout Sketch) -> CGRect {
        let frame = tick.child.view.frame
        let (low, high) = (frame.origin[axis.cross], frame.origin[axis.cross] + frame.size[axis.cross])
        let isBefore = place.beside < low
        let pixel = sketch.grid.line(1)
        let bar = sketch.grid.bar(
            alongX: axis == .vertical, at: tick.start + tick.direction * pixel / 2,
            from: isBefore ? place.beside - 3 : high, to: isBefore ? low : place.beside + 3, width: pixel)
        sketch.fill(Path(bar), .color(sketch.style.alignment.line))
        sketch.keepOff(mark: bar)
        return bar
    }

    private func value(
        _ tick: Tick, _ target: CGRect, _ line: AlignedLine, _ marks: [CGRect], on sketch: inout Sketch
    ) {
        let (accent, child) = (sketch.style.alignment, tick.child)
        let look: Label.Look =
            switch tick.role {
            case .defaultGuide: .outlined(accent, dashed: true)
            case .mergedGuide: .doubled(accent)
            default: .chip(accent)
            }
        let text = line.sign + lengthText(child.guide.value)
        let block = TextBlock(text, font: sketch.style.type.value, color: accent.chipText)
        sketch.label(
            Label(
                shapes: [block], look: look, target: target,
                preference: line.key.axis == .vertical ? .rowGuide : .columnGuide,
                own: sketch.grid.snap(child.view.frame), row: nil, isTied: true, marks: marks, rank: 1))
    }

    private func dashed(_ bar: CGRect, _ color: RGBA, on sketch: inout Sketch) {
        let isTall = bar.height > bar.width
        let path = Path { path in
            path.addLines(
                isTall
                    ? [CGPoint(x: bar.midX, y: bar.minY), CGPoint(x: bar.midX, y: bar.maxY)]
                    : [CGPoint(x: bar.minX, y: bar.midY), CGPoint(x: bar.maxX, y: bar.midY)])
        }
        sketch.stroke(path, .color(color), StrokeStyle(lineWidth: min(bar.width, bar.height), dash: [3, 2]))
    }

    private func arrow(_ axis: Axis, at tip: CGFloat, beside: CGFloat, _ direction: CGFloat) -> Path {
        Path { path in
            path.addLines([
                CGPoint(along: axis, tip, cross: beside),
                CGPoint(along: axis, tip - 6 * direction, cross: beside - 3),
                CGPoint(along: axis, tip - 6 * direction, cross: beside + 3),
            ])
            path.closeSubpath()
        }
    }

    private func mark(_ path: Path, hollow: Bool, on sketch: inout Sketch) {
        let color = sketch.style.alignment.line
        sketch.fill(path, .color(hollow ? sketch.style.panel : color))
        if hollow { sketch.stroke(path, .color(color), StrokeStyle(lineWidth: 1, lineJoin: .round)) }
    }

    /// Where two lines cross: the point of a `ZStack` or an overlay.
    private func point(_ center: CGPoint, on sketch: inout Sketch) {
        let ring = Path(ellipseIn: CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
        sketch.fill(ring, .color(sketch.style.panel))
        sketch.stroke(ring, .color(sketch.style.alignment.line), StrokeStyle(lineWidth: 1.5))
        sketch.keepOff(ring.boundingRect)
        sketch.use(.alignmentPoint)
    }
}

extension GuideRecord {
    fileprivate var isMerged: Bool {
        if case .merged = provenance { true } else { false }
    }
}
