import Drawing
import Foundation
import LayoutEngine

/// Rulers from the minimum over the ideal to the maximum length of a view, with the length it took, to scale and level
/// with the view.
///
/// Shown for flexible children of stacks and for any view that asks, as long as there is room.
struct FlexibilityLayer: FigureLayer {
    private let minRulers: CGFloat = 8
    /// Half of what parts two rulers on one line, which would be read as one, in points.
    private static let distance: CGFloat = 12

    var annotation: Annotations { .flexibility }

    func absence(in scene: FigureScene) -> String? {
        shown(in: scene).isEmpty ? "no stack with a flexible child" : nil
    }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        var known: [Kind: Int] = [:]
        if scene.isCrowded { for view in scene.views(with: annotation) { known[Kind(view), default: 0] += 1 } }
        var drawn: Set<Kind> = []
        func limit(_ axis: Axis) -> CGFloat {
            canvas.edge(beside: axis, .after) + max(minRulers * Self.thickness(axis), scene.bounds.size[axis.cross])
        }
        let limits = [limit(.horizontal), limit(.vertical)]
        let namesakes = Dictionary(grouping: scene.views.indices) { scene.pictureName(scene.views[$0], atMost: 18) }
        for (view, axis, range) in shown(in: scene) {
            // In a crowd one ruler stands for all similar children.
            let alike = known[Kind(view)] ?? 1
            if alike > 1, !drawn.insert(Kind(view)).inserted { continue }
            var (name, row): (String, Int?)
            if alike > 1 {
                let count = scene.views.count { $0.shortName == view.shortName }
                row = count > alike ? scene.row(of: view) : nil
                name = (row.map { "row \($0 + 1) " } ?? "") + "\(shortened(view.shortName, 18)), \(alike) alike"
            } else {
                let namesakes = namesakes[scene.pictureName(view, atMost: 18)] ?? []
                (name, row) = scene.distinctName(view, among: namesakes, atMost: 18)
            }
            let ruler = Ruler(view, axis, range, longest: scene.longestSide)
            guard
                let track = canvas.tracks.track(
                    beside: axis, beyond: canvas.edge(beside: axis, .after),
                    from: ruler.reach.lowerBound - Self.distance,
                    to: ruler.reach.upperBound + Self.distance, thickness: Self.thickness(axis),
                    upTo: limits[axis == .horizontal ? 0 : 1])
            else {
                canvas.unruled += alike
                continue
            }
            draw(ruler, at: track, on: &canvas)
            label(ruler, at: track, name: name, row: row, scene, on: &canvas)
        }
    }

    private static func thickness(_ axis: Axis) -> CGFloat { axis == .horizontal ? 34 : 84 }

    func shown(in scene: FigureScene) -> [(view: ShownView, axis: Axis, range: LengthRange)] {
        scene.views(with: annotation).compactMap { view in
            let isAsked = view.asked.contains(annotation)
            let axis = view.parent.flatMap { scene.views[$0].facts.stackAxis } ?? (isAsked ? .horizontal : nil)
            guard let axis, let range = axis == .horizontal ? view.widths : view.heights,
                range.minimum.isFinite, isAsked || range.minimum != range.maximum
            else { return nil }
            return (view, axis, range)
        }
    }

    /// The properties that make the rulers of children look the same.
    private struct Kind: Hashable {
        var parent: Int?
        var name: String
        var lengths: [Int]

        init(_ view: ShownView) {
            parent = view.parent
            name = view.shortName
            let ranges = [view.widths, view.heights].compactMap(\.self)
            // A stack's shares of one length may differ in their last bit.
            lengths = (ranges.flatMap { [$0.minimum, $0.ideal, $0.maximum] } + [view.frame.width, view.frame.height])
                .map(Hundredths.of)
        }
    }

    /// The lengths of a view, to scale from its edge. In root coordinates, points.
    private struct Ruler {
        let view: ShownView
        let axis: Axis
        let range: LengthRange
        let isOpen: Bool
        let hasIdeal: Bool
        let taken: CGFloat
        /// The longest of the lengths, or the tip of the arrow of an open ruler.
        let last: CGFloat
        /// From right to left a ruler starts at the right edge.
        let direction: CGFloat

        init(_ view: ShownView, _ axis: Axis, _ range: LengthRange, longest: CGFloat) {
            (self.view, self.axis, self.range) = (view, axis, range)
            taken = view.frame.size[axis]
            isOpen = range.maximum >= longest
            hasIdeal = range.ideal < longest
            let lengths = [range.minimum, range.ideal, range.maximum].filter { $0.isFinite && $0 < longest }
            last = max(taken, lengths.max() ?? 0) + (isOpen ? DiagramStyle.Lengths.openRuler : 0)
            direction = axis == .horizontal && view.isRightToLeft ? -1 : 1
        }

        var isAcross: Bool { axis == .horizontal }

        func place(_ length: CGFloat) -> CGFloat {
            (direction < 0 ? view.frame.maxX : view.frame.origin[axis]) + direction * length
        }

        var reach: ClosedRange<CGFloat> {
            let (start, end) = (place(0), place(max(last, 90)))
            return min(start, end)...max(start, end)
        }

        func bar(at track: CGFloat, _ grid: PixelGrid) -> CGRect {
            let ends = [place(min(range.minimum, taken)), place(last)].sorted()
            return grid.bar(alongX: isAcross, at: track, from: ends[0], to: ends[1], width: 1)
        }

        /// The dotted line from length 0, at the view's edge, to the minimum.
        func zero(at track: CGFloat, _ grid: PixelGrid) -> Path {
            let bar = bar(at: track, grid)
            let ends = [place(0), place(min(range.minimum, taken))]
            return Path { path in
                path.addLines(ends.map { CGPoint(along: axis, $0, cross: isAcross ? bar.midY : bar.midX) })
            }
        }

        func marks(at track: CGFloat, _ grid: PixelGrid) -> [(path: Path, isHollow: Bool)] {
            let bar = bar(at: track, grid)
            let cross = isAcross ? bar.midY : bar.midX
            func tick(_ length: CGFloat) -> Path {
                Path(
                    grid.bar(
                        alongX: !isAcross, at: place(length), from: cross - 5, to: cross + 5, width: grid.line(1.5)))
            }
            let end =
                isOpen
                ? Path.arrowhead(
                    axis, tip: place(last) + direction, cross: cross, length: 7, half: 3.5, direction: direction)
                : tick(range.maximum)
            var marks = [(Path(bar), false), (tick(range.minimum), false), (end, false)]
            if hasIdeal {
                let center = CGPoint(along: axis, place(range.ideal), cross: cross)
                marks.append((.circle(center, radius: 3), true))
            }
            return marks + [(FlexibilityLayer.diamond(CGPoint(along: axis, place(taken), cross: cross)), false)]
        }
    }

    private func draw(_ ruler: Ruler, at track: CGFloat, on canvas: inout AnnotationCanvas) {
        let (line, panel) = (canvas.style[ruler.view.hue].line, canvas.style.panel)
        canvas.draw { pixels in
            let zero = ruler.zero(at: track, pixels.grid)
            pixels.stroke(zero, .color(line), StrokeStyle(lineWidth: 1, dash: [1, 2]))
            for (path, isHollow) in ruler.marks(at: track, pixels.grid) {
                pixels.fill(path, .color(isHollow ? panel : line))
                if isHollow { pixels.stroke(path, .color(line), StrokeStyle(lineWidth: 1)) }
            }
        }
        canvas.blockLabels(ruler: ruler.bar(at: track, .points), extent(of: ruler, at: track))
        canvas.use(.flexibility, ruler.view.hue)
        if ruler.isOpen { canvas.use(.noMaximum, ruler.view.hue) }
    }

    private func extent(of ruler: Ruler, at track: CGFloat) -> CGRect {
        ruler.marks(at: track, .points).map(\.path.boundingRect).joined
    }

    /// - Parameter row: The row its words refer to, where the name is not enough.
    private func label(
        _ ruler: Ruler, at track: CGFloat, name: String, row: Int?, _ scene: FigureScene,
        on canvas: inout AnnotationCanvas
    ) {
        let (range, style) = (ruler.range, canvas.style)
        let ends = [range.minimum, range.maximum].map { scene.lengthText($0) }
        let ideal = scene.lengthText(range.ideal)
        let text = "\(ends[0]) to \(ends[1])" + (ends.contains(ideal) ? "" : ", ideal \(ideal)")
        canvas.label(
            FigureLabel(
                shapes: [words(name, text, " ", style), words(name, text, "\n", style)],
                look: .plain(style[ruler.view.hue]), target: extent(of: ruler, at: track),
                preference: ruler.isAcross ? .rowRuler : .columnRuler, mention: row, rank: 3))
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
}
