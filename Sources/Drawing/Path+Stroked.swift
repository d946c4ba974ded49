import Foundation

extension Path {
    /// The region of the stroked path, to be filled by the nonzero winding rule.
    ///
    /// Curves become chords within a hundredth of a point. Parts may overlap.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = StrokeOutline(style: style)
        for run in dashed(style).subpaths { outline.add(run) }
        return outline.path
    }

    /// The bounds of the stroked path, rather too large than too small.
    package func boundingRect(stroked stroke: StrokeStyle) -> CGRect {
        // A miter reaches up to its limit from a corner, a square cap half its diagonal.
        let half = abs(stroke.lineWidth) / 2
        let reach = stroke.lineJoin == .miter ? half * max(1.5, stroke.miterLimit) : half * 1.5
        return boundingRect.isNull ? .null : boundingRect.insetBy(dx: -reach, dy: -reach)
    }

    /// Cuts the path into dashes.
    private func dashed(_ style: StrokeStyle) -> Path {
        guard let dashes = style.paintableDashes else { return self }
        let pattern = dashes.lengths.count % 2 == 0 ? dashes.lengths : dashes.lengths + dashes.lengths
        let period = pattern.reduce(0, +)
        var result = Path()
        for run in subpaths {
            var path = Path()
            path.move(to: run.start)
            for piece in run.pieces { path.add(piece) }
            let length = path.length
            // A finer pattern is invisible.
            guard length > 0, length.isFinite, length / period < 10_000 else { continue }
            var place = -(dashes.phase < 0 ? dashes.phase + period : dashes.phase)
            while place < length {
                for (index, dash) in pattern.enumerated() {
                    let (from, to) = (max(0, place), min(length, place + dash))
                    if index % 2 == 0, from < to {
                        result.addPath(path.trimmedPath(from: from / length, to: to / length))
                    }
                    place += dash
                }
            }
        }
        return result
    }
}
