import Drawing
import Foundation
import LayoutEngine

/// The lines containers align on, and each child's own guide from its edge to the line.
///
/// Lines of every container at once would say nothing, so only the most telling ones are shown: those of the outermost
/// containers with a guide people made themselves; where there is none, of the outermost with a built-in guide other
/// than the centre; where there is none either, of the outermost container.
struct AlignmentLinesLayer: FigureLayer {
    /// With more children than this, default guides keep their mark and lose their number.
    private let manyChildren = 8

    var annotation: Annotations { .alignmentLines }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for container in telling(in: scene) {
            var lines = container.facts.guides.compactMap { AlignedLine(key: $0, container, scene) }
            // Where both axes have a line every number says which way it counts.
            let isCrossed = Set(lines.map(\.key.axis)).count > 1
            for index in lines.indices { lines[index].isCrossed = isCrossed }
            for line in lines { draw(line, container, scene, on: &sketch) }
            if let x = lines.first(where: { $0.key.axis == .horizontal }),
                let y = lines.first(where: { $0.key.axis == .vertical })
            {
                point(CGPoint(x: x.position, y: y.position), on: &sketch)
            }
        }
    }

    /// The containers whose lines are shown.
    func telling(in scene: FigureScene) -> [ShownView] {
        let containers = scene.views(with: annotation).filter { $0.children.count >= 2 && !$0.facts.guides.isEmpty }
        // Those that ask for their lines have them.
        let asked = containers.filter { $0.asked.contains(annotation) }
        if !asked.isEmpty { return asked }
        let centers = [HorizontalAlignment.center.key, VerticalAlignment.center.key]
        let custom = containers.filter { $0.facts.guides.contains { !$0.isBuiltIn } }
        let special = containers.filter { $0.facts.guides.contains { !centers.contains($0) } }
        let chosen = custom.isEmpty ? special : custom
        guard !chosen.isEmpty else { return Array(containers.prefix(1)) }
        return chosen.filter { view in
            !chosen.contains { $0.id != view.id && scene.isAncestor($0.id, of: view.id) }
        }
    }

    private func draw(_ line: AlignedLine, _ container: ShownView, _ scene: FigureScene, on sketch: inout Sketch) {
        let (accent, reach) = (sketch.style.alignment, sketch.style.lengths.reach)
        let bar = scene.grid.bar(
            alongX: line.runsAcross, at: line.position, from: line.start - reach, to: line.end + reach,
            width: scene.grid.line(sketch.style.lengths.guideLine))
        let places = TickPlaces(line, in: sketch.grid)
        for (child, beside) in zip(line.children, places.positions) {
            tick(child, beside: beside, line, scene, on: &sketch)
        }
        sketch.fill(Path(bar), .color(accent.line))
        sketch.keepOff(bar)
        sketch.use(.alignmentLine)
        let text =
            "\(line.sign)\(line.key.name) \(lengthText(line.position - container.frame.origin[line.key.axis]))"
        // Guides that come from inside a child are said to, under the line's name.
        let notes = line.children.compactMap { child in
            setters(of: child.guide, scene).map { "\n\(shortened(child.view.shortName, 16)): from \($0)" }
        }
        let texts = notes.isEmpty || notes.count > 4 ? [text] : [text + notes.joined(), text]
        let blocks = texts.map { name -> TextBlock in
            let lines = name.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let head = TextRun(String(lines[0]), font: sketch.style.type.label, color: accent.chipText)
            guard lines.count > 1 else { return TextBlock(runs: [head]) }
            let rest = TextRun("\n" + lines[1], font: sketch.style.type.labelDetail, color: accent.chipText)
            return TextBlock(runs: [head, rest])
        }
        sketch.label(
            Label(
                shapes: blocks, look: .chip(accent), target: bar, preference: line.runsAcross ? .rowLine : .columnLine,
                own: nil, row: nil, rank: 0))
    }

    /// From the child's top, or left, to the line: solid where the child set its guide, dashed where it is the
    /// default, double where it was merged from several views.
    private func tick(
        _ child: AlignedLine.Child, beside: CGFloat, _ line: AlignedLine, _ scene: FigureScene, on sketch: inout Sketch
    ) {
        let axis = line.key.axis
        let accent = sketch.style.alignment
        let pixel = scene.grid.line(1)
        let start = line.edge(of: child)
        let isDefault = child.guide.provenance == .standard
        let role: LegendRole = isDefault ? .defaultGuide : child.guide.isMerged ? .mergedGuide : .explicitGuide
        // A default of 0 is plain to see, and in a crowd defaults are left to the line: a dot, for an arrow without its
        // number would be read with another's.
        let hasNumber = !isDefault || line.children.count <= manyChildren && child.guide.value != 0
        sketch.use(role)

        let length = line.position - start
        let direction: CGFloat = length < 0 ? -1 : 1
        let tip = scene.grid.snap(line.position - scene.grid.line(sketch.style.lengths.guideLine) / 2)
        var target = CGRect(x: beside - 2, y: line.position - 2, width: 4, height: 4)
        if axis == .horizontal { target = CGRect(x: line.position - 2, y: beside - 2, width: 4, height: 4) }
        if abs(length) >= 10, hasNumber {
            let offsets: [CGFloat] = child.guide.isMerged ? [-pixel, pixel] : [0]
            for offset in offsets {
                let bar = scene.grid.bar(
                    alongX: axis == .horizontal, at: beside + offset, from: min(start, tip - 6 * direction),
                    to: max(start, tip - 6 * direction), width: pixel)
                if isDefault {
                    dashed(bar, accent.line, on: &sketch)
                } else {
                    sketch.fill(Path(bar), .color(accent.line))
                }
                sketch.keepOff(bar)
                // The number stands clear of the line, beside the shaft.
                target = bar.insetBy(dx: axis == .horizontal ? 0 : -2, dy: axis == .horizontal ? -2 : 0)
            }
            let head = arrow(axis, at: tip, beside: scene.grid.snap(beside - pixel / 2) + pixel / 2, direction)
            mark(head, hollow: isDefault, on: &sketch)
            sketch.keepOff(head.boundingRect)
        } else {
            let dot = Path(ellipseIn: target.insetBy(dx: -1, dy: -1))
            mark(dot, hollow: isDefault, on: &sketch)
            sketch.use(.guideDot)
            sketch.keepOff(dot.boundingRect)
        }
        if hasNumber { value(child, target, line, role, on: &sketch) }
    }

    private func value(
        _ child: AlignedLine.Child, _ target: CGRect, _ line: AlignedLine, _ role: LegendRole,
        on sketch: inout Sketch
    ) {
        let accent = sketch.style.alignment
        let look: Label.Look =
            switch role {
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
                own: sketch.grid.snap(child.view.frame), row: nil, isTied: true, rank: 1))
    }

    /// The views inside that set the guide, by name; nil where the view set it itself.
    func setters(of guide: GuideRecord, _ scene: FigureScene) -> String? {
        func name(_ record: Int) -> String {
            scene.viewOfRecord.indices.contains(record)
                ? shortened(scene.views[scene.viewOfRecord[record]].shortName, 16) : "a view inside"
        }
        switch guide.provenance {
        case .explicit, .standard: return nil
        case .inherited(let record): return name(record)
        case .merged(let records):
            let names = records.prefix(3).map(name)
            let rest = records.count > 3 ? ["\(records.count - 3) more"] : []
            return (names + rest).joined(separator: ", ")
        }
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

/// A guide several children share a position for. In root coordinates, points.
struct AlignedLine {
    struct Child {
        var view: ShownView
        var guide: GuideRecord
    }

    let key: AlignmentKey
    let children: [Child]
    /// Across the line.
    let position: CGFloat
    /// The children's outer ends along the line.
    let start: CGFloat
    let end: CGFloat
    /// Guides count from the right: a layout from right to left.
    private let isMirrored: Bool
    /// Whether the container has a line of the other axis, too.
    var isCrossed = false

    /// Which way the numbers count, where that needs saying.
    var sign: String {
        guard isCrossed else { return "" }
        return key.axis == .vertical ? "↓ " : isMirrored ? "← " : "→ "
    }

    /// A vertical position makes a line that runs across.
    var runsAcross: Bool { key.axis == .vertical }

    init?(key: AlignmentKey, _ container: ShownView, _ scene: FigureScene) {
        let axis = key.axis
        let children = container.children.compactMap { id -> Child? in
            let view = scene.views[id]
            guard let guide = view.guides.first(where: { $0.key == key }), guide.value.isFinite else { return nil }
            return Child(view: view, guide: guide)
        }
        guard let first = children.first else { return nil }
        func spread(_ positions: [CGFloat]) -> CGFloat { positions.max()! - positions.min()! }
        let plain = children.map { $0.view.frame.origin[axis] + $0.guide.value }
        let mirrored = children.map { $0.view.frame.maxX - $0.guide.value }
        // A snapshot does not say which way it runs; the children agree on the line in one reading only.
        isMirrored = axis == .horizontal && spread(mirrored) + 0.01 < spread(plain)
        let value = isMirrored ? mirrored[0] : plain[0]
        guard value.isFinite else { return nil }
        self.key = key
        self.children = children
        position = value
        let cross = axis.cross
        start = children.reduce(first.view.frame.origin[cross]) { min($0, $1.view.frame.origin[cross]) }
        end = children.reduce(-CGFloat.infinity) {
            max($0, $1.view.frame.origin[cross] + $1.view.frame.size[cross])
        }
    }

    /// Where it is in its container, in points from the edge guides count from.
    func distance(in container: ShownView) -> (length: CGFloat, edge: String) {
        if key.axis == .vertical { return (position - container.frame.minY, "top") }
        return isMirrored
            ? (container.frame.maxX - position, "right edge") : (position - container.frame.minX, "left edge")
    }

    /// The edge of the child its guide counts from.
    func edge(of child: Child) -> CGFloat {
        isMirrored ? child.view.frame.maxX : child.view.frame.origin[key.axis]
    }
}

/// Where along the line each child's guide is drawn: near the child's corner, side by side where children overlap.
private struct TickPlaces {
    private(set) var positions: [CGFloat] = []

    init(_ line: AlignedLine, in grid: PixelGrid) {
        let cross = line.key.axis.cross
        var taken: [(beside: CGFloat, from: CGFloat, to: CGFloat)] = []
        for child in line.children {
            let (low, length) = (child.view.frame.origin[cross], child.view.frame.size[cross])
            let edge = line.edge(of: child)
            let (from, to) = (min(edge, line.position), max(edge, line.position))
            // Of two axes the arrows across start lower, clear of those down.
            var beside = low + min(line.isCrossed && line.key.axis == .horizontal ? 28 : 9, length / 4)
            while beside + 8 < low + length,
                taken.contains(where: { abs($0.beside - beside) < 7 && $0.from <= to && from <= $0.to })
            {
                beside += 8
            }
            taken.append((beside, from, to))
            positions.append(beside)
        }
    }
}

extension GuideRecord {
    fileprivate var isMerged: Bool {
        if case .merged = provenance { true } else { false }
    }
}
