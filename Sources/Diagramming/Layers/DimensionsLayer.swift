import Drawing
import Foundation
import LayoutEngine

/// Dimension lines, as in engineering drawings: a line with arrows beside the picture, and thin extension lines.
///
/// They lie at the side with the fewest obstacles, behind which extension lines pass. Every labeled view has its width
/// and height. A stack that asks has its whole row: each child, each gap and the sum. If no view is labeled or asks,
/// the root has dimensions, unless its size is shown anyway. Equal dimensions are drawn once.
struct DimensionsLayer: FigureLayer {
    var annotation: Annotations { .dimensions }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let shown = shown(in: scene)
        for (view, isRow) in shown where isRow {
            if let axis = view.facts.stackAxis { row(view, axis, scene, on: &canvas) }
        }
        // Parts are nearer than the whole, whose line would cross theirs.
        for axis in Axis.allCases {
            for (view, isRow) in shown.sorted(by: { $0.view.frame.size[axis] < $1.view.frame.size[axis] }) where !isRow
            {
                measure(view.frame, axis, scene, on: &canvas)
            }
        }
    }

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
    private func row(_ stack: ShownView, _ axis: Axis, _ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let frames = stack.children.map { scene.views[$0].frame }
            .sorted { ($0.origin[axis], $0.size[axis]) < ($1.origin[axis], $1.size[axis]) }
        let start = min(stack.frame.origin[axis], frames[0].origin[axis])
        let end = frames.reduce(stack.frame.origin[axis] + stack.frame.size[axis]) {
            max($0, $1.origin[axis] + $1.size[axis])
        }
        let row = CGRect(along: axis, start...end, cross: stack.frame.range(axis.cross))
        let track = track(for: row, axis, thickness: Self.thickness(axis) + 12, scene, on: &canvas)
        for (index, frame) in frames.enumerated() {
            draw(frame, axis, track: track, scene, on: &canvas)
            _ = canvas.tracks.isNew(axis, from: frame.origin[axis], to: frame.origin[axis] + frame.size[axis])
            guard index > 0 else { continue }
            let before = frames[index - 1]
            let from = before.origin[axis] + before.size[axis]
            let length = frame.origin[axis] - from
            guard length > 0.01 else { continue }
            let cross = axis.cross
            let gap = CGRect(
                origin: CGPoint(along: axis, from, cross: before.origin[cross]),
                size: CGSize(along: axis, length, cross: before.size[cross]))
            draw(gap, axis, track: track, scene, on: &canvas)
        }
        for axis in Axis.allCases { measure(stack.frame, axis, scene, on: &canvas) }
    }

    private static func thickness(_ axis: Axis) -> CGFloat { axis == .horizontal ? 24 : 46 }

    private struct Track {
        var place: CGFloat
        var side: DimensionTracks.Side
        var obstacles: Obstacles
    }

    private func measure(_ frame: CGRect, _ axis: Axis, _ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        guard frame.size[axis] > 0 else { return }
        let (from, to) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        guard canvas.tracks.isNew(axis, from: from, to: to) else { return }
        let track = track(for: frame, axis, thickness: Self.thickness(axis), scene, on: &canvas)
        draw(frame, axis, track: track, scene, on: &canvas)
    }

    private func track(
        for frame: CGRect, _ axis: Axis, thickness: CGFloat, _ scene: FigureScene, on canvas: inout AnnotationCanvas
    ) -> Track {
        let obstacles = Obstacles(frame, scene, canvas.penalties)
        let side = obstacles.bestSide(frame, axis, canvas)
        let (from, to) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        let place = canvas.tracks.track(
            beside: axis, side, beyond: canvas.edge(beside: axis, side), from: from, to: to, thickness: thickness)
        return Track(place: place, side: side, obstacles: obstacles)
    }

    private func draw(
        _ frame: CGRect, _ axis: Axis, track: Track, _ scene: FigureScene, on canvas: inout AnnotationCanvas
    ) {
        let accent = canvas.style.neutral
        let isAcross = axis == .horizontal
        let ends = [frame.origin[axis], frame.origin[axis] + frame.size[axis]]
        let cross = frame.range(axis.cross)
        let span =
            track.side == .after
            ? min(cross.upperBound + 3, track.place)...track.place + 4
            : track.place - 4...max(cross.lowerBound - 3, track.place)
        for end in ends {
            let place = PixelGrid.points.snap(end)
            // Neighbors that touch share one.
            guard canvas.tracks.isNewExtension(axis, at: place, to: track.place) else { continue }
            for part in track.obstacles.free(axis, at: place, span) {
                let bar = canvas.fill(accent.line.opacity(0.4)) { pixels in
                    pixels.grid.bar(
                        alongX: !isAcross, at: pixels.grid.snap(end), from: part.lowerBound, to: part.upperBound,
                        width: 1)
                }
                canvas.blockLabels(bar)
            }
        }
        // The arrows of a short dimension lie outside and point in.
        let isShort = PixelGrid.points.snap(ends[1]) - PixelGrid.points.snap(ends[0]) < 20
        let reach: CGFloat = isShort ? 12 : 0
        func line(_ pixels: FigurePixels) -> CGRect {
            pixels.grid.bar(
                alongX: isAcross, at: track.place, from: pixels.grid.snap(ends[0]) - reach,
                to: pixels.grid.snap(ends[1]) + reach, width: 1)
        }
        let bar = canvas.fill(accent.line, line)
        canvas.blockLabels(bar)
        for (end, direction) in zip(ends, [-1, 1] as [CGFloat]) {
            func head(_ pixels: FigurePixels) -> Path {
                let line = line(pixels)
                return Path.arrowhead(
                    axis, tip: pixels.grid.snap(end), cross: isAcross ? line.midY : line.midX, length: 7, half: 2.5,
                    direction: isShort ? -direction : direction)
            }
            canvas.draw { $0.fill(head($0), .color(accent.line)) }
            canvas.blockLabels(head(canvas.points).boundingRect)
        }
        canvas.use(.dimension)
        let text = TextBlock(
            scene.lengthText(frame.size[axis]), font: canvas.style.type.dimension, color: accent.text)
        canvas.label(
            FigureLabel(
                shapes: [text], look: .plain(accent), target: bar,
                preference: isAcross ? .rowDimension : .columnDimension, rank: 2))
    }
}
