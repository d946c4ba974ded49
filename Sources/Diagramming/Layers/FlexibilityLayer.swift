import Drawing
import Foundation
import LayoutEngine

/// How long a view could be: a ruler from its least over its ideal to its greatest length, with the one it took.
///
/// To scale, from the view's own edge. Shown for the children of stacks that can change, along the stack; and for any
/// view that asks. All together they take no more room than the picture, or than a few need: of a crowd the first.
struct FlexibilityLayer: FigureLayer {
    /// How far a ruler without end reaches beyond its last mark, in points.
    private let openReach: CGFloat = 26
    /// Rulers one under the other that have room under any picture, and columns beside it.
    private let fewest: CGFloat = 8

    var annotation: Annotations { .flexibility }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        var known: [Twin: Int] = [:]
        if scene.isCrowded { for view in scene.views(with: annotation) { known[Twin(view), default: 0] += 1 } }
        var drawn: Set<Twin> = []
        func limit(_ axis: Axis) -> CGFloat {
            sketch.edge(beside: axis, .after) + max(fewest * Self.thickness(axis), scene.bounds.size[axis.cross])
        }
        let limits = [limit(.horizontal), limit(.vertical)]
        let namesakes = Dictionary(grouping: scene.views.indices) { scene.pictureName(scene.views[$0], atMost: 18) }
        for (view, axis, range) in shown(in: scene) {
            // In a crowd one ruler stands for all children alike.
            let alike = known[Twin(view)] ?? 1
            if alike > 1, !drawn.insert(Twin(view)).inserted { continue }
            if alike > 1 {
                let count = scene.views.count { $0.shortName == view.shortName }
                let row = count > alike ? scene.row(toldOf: view) : nil
                let number = row.map { "row \($0 + 1) " } ?? ""
                let name = "\(number)\(shortened(view.shortName, 18)), \(alike) alike"
                ruler(
                    view, axis, range, name: name, row: row, count: alike, upTo: limits[axis == .horizontal ? 0 : 1],
                    on: &sketch)
            } else {
                let (name, row) = scene.distinctName(
                    view, among: namesakes[scene.pictureName(view, atMost: 18)] ?? [], atMost: 18)
                ruler(
                    view, axis, range, name: name, row: row, upTo: limits[axis == .horizontal ? 0 : 1], on: &sketch)
            }
        }
    }

    private static func thickness(_ axis: Axis) -> CGFloat { axis == .horizontal ? 34 : 84 }

    /// The views with a ruler, and what it tells.
    func shown(in scene: FigureScene) -> [(view: ShownView, axis: Axis, range: LengthRange)] {
        scene.views(with: annotation).compactMap { view in
            let isAsked = view.asked.contains(annotation)
            let axis = view.parent.flatMap { scene.views[$0].facts.stackAxis } ?? (isAsked ? .horizontal : nil)
            guard let axis, let range = axis == .horizontal ? view.widths : view.heights,
                range.least.isFinite, isAsked || range.least != range.most
            else { return nil }
            return (view, axis, range)
        }
    }

    /// What children of one stack share whose rulers would look the same.
    private struct Twin: Hashable {
        var parent: Int?
        var name: String
        var lengths: [CGFloat]

        init(_ view: ShownView) {
            parent = view.parent
            name = view.shortName
            lengths =
                [view.widths, view.heights].flatMap { range in
                    range.map { [$0.least, $0.ideal, $0.most] } ?? []
                } + [view.frame.width, view.frame.height]
            // A stack's shares of one length may differ in their last bit.
            lengths = lengths.map { ($0 * 100).rounded() }
        }
    }

    /// - Parameters:
    ///   - row: The row its words refer to, where the name is not enough.
    ///   - count: How many views it stands for.
    ///   - limit: How far off it may be; else it is left out.
    private func ruler(
        _ view: ShownView, _ axis: Axis, _ range: LengthRange, name: String, row: Int?, count: Int = 1,
        upTo limit: CGFloat, on sketch: inout Sketch
    ) {
        let (grid, accent) = (sketch.grid, sketch.style[view.hue])
        let pixel = grid.line(1)
        let taken = view.frame.size[axis]
        let lengths = [range.least, range.ideal, range.most].filter { $0.isFinite && $0 < grid.longestSide }
        let isOpen = range.most >= grid.longestSide
        let last = max(taken, lengths.max() ?? 0) + (isOpen ? openReach : 0)
        // From right to left a ruler starts at the right edge.
        let direction: CGFloat = axis == .horizontal && view.isRightToLeft ? -1 : 1
        let start = direction < 0 ? view.frame.maxX : view.frame.origin[axis]
        func place(_ length: CGFloat) -> CGFloat { start + direction * length }
        let far = place(max(last, 90))
        let free = sketch.lane(
            beside: axis, from: min(start, far), to: max(start, far), thickness: Self.thickness(axis), upTo: limit)
        guard let lane = free else {
            sketch.unruled += count
            return
        }
        let isAcross = axis == .horizontal
        let ends = [place(min(range.least, taken)), place(last)].sorted()
        let bar = grid.bar(alongX: isAcross, at: lane, from: ends[0], to: ends[1], width: pixel)
        var extent = bar
        func put(_ path: Path, hollow: Bool = false) {
            sketch.fill(path, .color(hollow ? sketch.style.panel : accent.line))
            if hollow { sketch.stroke(path, .color(accent.line), StrokeStyle(lineWidth: pixel)) }
            extent = extent.joined(path.boundingRect)
        }
        put(Path(bar))
        let cross = isAcross ? bar.midY : bar.midX
        func tick(_ length: CGFloat) {
            put(
                Path(
                    grid.bar(
                        alongX: !isAcross, at: place(length), from: cross - 5, to: cross + 5, width: grid.line(1.5))))
        }
        tick(range.least)
        if isOpen { put(arrow(axis, tip: place(last), cross: cross, direction)) } else { tick(range.most) }
        if range.ideal < grid.longestSide {
            let center = CGPoint(along: axis, place(range.ideal), cross: cross)
            put(Path(ellipseIn: CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)), hollow: true)
        }
        put(Self.diamond(CGPoint(along: axis, place(taken), cross: cross)))
        sketch.keepOff(ruler: bar, extent)
        sketch.use(.flexibility, view.hue)
        if isOpen { sketch.use(.noGreatest, view.hue) }
        let text = [range.least, range.ideal, range.most].map { lengthText($0) }.joined(separator: " – ")
        sketch.label(
            Label(
                shapes: [words(name, text, " ", sketch.style), words(name, text, "\n", sketch.style)],
                look: .plain(accent), target: extent, preference: isAcross ? .rowRuler : .columnRuler, own: nil,
                row: nil, mention: row, rank: 3))
    }

    private func words(_ name: String, _ text: String, _ separator: String, _ style: DiagramStyle) -> TextBlock {
        TextBlock(runs: [
            TextRun(name, font: style.type.label, color: style.ink),
            TextRun(separator + text, font: style.type.labelDetail, color: style.ink),
        ])
    }

    /// The length that was taken.
    static func diamond(_ center: CGPoint) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: center.x, y: center.y - 4.5), CGPoint(x: center.x + 4.5, y: center.y),
                CGPoint(x: center.x, y: center.y + 4.5), CGPoint(x: center.x - 4.5, y: center.y),
            ])
            path.closeSubpath()
        }
    }

    private func arrow(_ axis: Axis, tip: CGFloat, cross: CGFloat, _ direction: CGFloat) -> Path {
        Path { path in
            path.addLines([
                CGPoint(along: axis, tip + direction, cross: cross),
                CGPoint(along: axis, tip - 6 * direction, cross: cross - 3.5),
                CGPoint(along: axis, tip - 6 * direction, cross: cross + 3.5),
            ])
            path.closeSubpath()
        }
    }
}
