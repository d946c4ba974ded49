import Drawing
import Foundation
import LayoutEngine

/// Lengths as engineers draw them: a line with arrows beside the picture, and thin lines down to it from what it
/// measures.
///
/// They lie at the side from which the fewest other views are in the way; where one is, the thin lines pass behind it.
/// Every labelled view has its width and height. A stack that asks has its whole row: each child, each gap, and all. Where
/// no view is labelled and none asks, the root does, unless its size is told anyway or it shows no dimensions. From one
/// place to another there is one line, however many views reach so far: what a row tells is not told again beside it.
struct DimensionsLayer: FigureLayer {
    var annotation: Annotations { .dimensions }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for (view, isRow) in shown(in: scene) {
            if isRow, let axis = view.facts.stackAxis {
                row(view, axis, scene, on: &sketch)
            } else {
                for axis in Axis.allCases { measure(view.frame, axis, scene, on: &sketch) }
            }
        }
    }

    /// The views with dimensions, and whether all of their row has.
    func shown(in scene: FigureScene) -> [(view: ShownView, isRow: Bool)] {
        let all = scene.views(with: annotation)
        let isSilent = !all.contains { $0.asked.contains(annotation) || $0.label != nil }
        return all.compactMap { view in
            let speaksForAll = isSilent && view.parent == nil && !view.annotations.contains(.sizes)
            let isAsked = view.asked.contains(annotation) || speaksForAll
            guard isAsked || view.label != nil else { return nil }
            return (view, isAsked && view.facts.stackAxis != nil && view.children.count > 1)
        }
    }

    /// The stack's children and the gaps between them in one line, and the whole stack beyond it.
    private func row(_ stack: ShownView, _ axis: Axis, _ scene: FigureScene, on sketch: inout Sketch) {
        let frames = stack.children.map { scene.views[$0].frame }
            .sorted { ($0.origin[axis], $0.size[axis]) < ($1.origin[axis], $1.size[axis]) }
        let start = min(stack.frame.origin[axis], frames[0].origin[axis])
        let end = frames.reduce(stack.frame.origin[axis] + stack.frame.size[axis]) {
            max($0, $1.origin[axis] + $1.size[axis])
        }
        let row = CGRect(along: axis, start...end, cross: stack.frame.range(axis.cross))
        let obstacles = Obstacles(row, scene, sketch.soft)
        let side = sketch.side(of: row, axis, obstacles)
        let place = sketch.lane(
            beside: axis, side, from: start, to: end, thickness: Self.thickness(axis) + 12)
        let lane = Lane(place: place, side: side, obstacles: obstacles)
        for (index, frame) in frames.enumerated() {
            draw(frame, axis, lane: lane, on: &sketch)
            _ = sketch.isNewDimension(axis, from: frame.origin[axis], to: frame.origin[axis] + frame.size[axis])
            guard index > 0 else { continue }
            let before = frames[index - 1]
            let from = before.origin[axis] + before.size[axis]
            let length = frame.origin[axis] - from
            guard length > 0.01 else { continue }
            let cross = axis.cross
            let gap = CGRect(
                origin: CGPoint(along: axis, from, cross: before.origin[cross]),
                size: CGSize(along: axis, length, cross: before.size[cross]))
            draw(gap, axis, lane: lane, on: &sketch)
        }
        for axis in Axis.allCases { measure(stack.frame, axis, scene, on: &sketch) }
    }

    /// Room for the line and its number, in points.
    private static func thickness(_ axis: Axis) -> CGFloat { axis == .horizontal ? 24 : 46 }

    /// Where a dimension lies.
    private struct Lane {
        /// In the middle of its line, in points.
        var place: CGFloat
        var side: Lanes.Side
        var obstacles: Obstacles
    }

    private func measure(_ frame: CGRect, _ axis: Axis, _ scene: FigureScene, on sketch: inout Sketch) {
        guard frame.size[axis] > 0 else { return }
        let (from, to) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        guard sketch.isNewDimension(axis, from: from, to: to) else { return }
        let obstacles = Obstacles(frame, scene, sketch.soft)
        let side = sketch.side(of: frame, axis, obstacles)
        let place = sketch.lane(beside: axis, side, from: from, to: to, thickness: Self.thickness(axis))
        draw(frame, axis, lane: Lane(place: place, side: side, obstacles: obstacles), on: &sketch)
    }

    private func draw(_ frame: CGRect, _ axis: Axis, lane: Lane, on sketch: inout Sketch) {
        let grid = sketch.grid
        let pixel = grid.line(1)
        let accent = sketch.style.neutral
        let (from, to) = (grid.snap(frame.origin[axis]), grid.snap(frame.origin[axis] + frame.size[axis]))
        let isAcross = axis == .horizontal
        // Thin lines from the view to a little beyond the line.
        let cross = frame.range(axis.cross)
        let span =
            lane.side == .after
            ? min(cross.upperBound + 3, lane.place)...lane.place + 4
            : lane.place - 4...max(cross.lowerBound - 3, lane.place)
        for place in [from, to] {
            // Neighbours that touch share one.
            guard sketch.isNewExtension(axis, at: place, to: lane.place) else { continue }
            for part in lane.obstacles.free(axis, at: place, span) {
                let bar = grid.bar(
                    alongX: !isAcross, at: place, from: part.lowerBound, to: part.upperBound, width: pixel)
                sketch.fill(Path(bar), .color(accent.line.opacity(0.4)))
                sketch.keepOff(bar)
            }
        }
        // In a short dimension the arrows stand outside and point in.
        let isShort = to - from < 20
        let reach: CGFloat = isShort ? 12 : 0
        let bar = grid.bar(alongX: isAcross, at: lane.place, from: from - reach, to: to + reach, width: pixel)
        sketch.fill(Path(bar), .color(accent.line))
        sketch.keepOff(bar)
        let middle = isAcross ? bar.midY : bar.midX
        for (tip, direction) in [(from, -1.0), (to, 1.0)] as [(CGFloat, CGFloat)] {
            let head = arrow(axis, tip: tip, cross: middle, direction: isShort ? -direction : direction)
            sketch.fill(head, .color(accent.line))
            sketch.keepOff(head.boundingRect)
        }
        sketch.use(.dimension)
        let text = TextBlock(lengthText(frame.size[axis]), font: sketch.style.type.dimension, color: accent.text)
        sketch.label(
            Label(
                shapes: [text], look: .plain(accent), target: bar,
                preference: isAcross ? .rowDimension : .columnDimension, own: nil, row: nil, rank: 2))
    }

    private func arrow(_ axis: Axis, tip: CGFloat, cross: CGFloat, direction: CGFloat) -> Path {
        Path { path in
            path.addLines([
                CGPoint(along: axis, tip, cross: cross),
                CGPoint(along: axis, tip - 7 * direction, cross: cross - 2.5),
                CGPoint(along: axis, tip - 7 * direction, cross: cross + 2.5),
            ])
            path.closeSubpath()
        }
    }
}
