import Foundation

extension Path {
    /// The region a pen paints along the outline, to be filled without even-odd.
    ///
    /// Curves are taken as chords that stray less than a hundredth of a point. The region is made of overlapping
    /// pieces that all turn the same way.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = StrokeOutline(style: style)
        for run in dashed(style).subpaths { outline.add(run) }
        return outline.path
    }

    /// The outline cut into its dashes; itself where there are none.
    private func dashed(_ style: StrokeStyle) -> Path {
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
        var result = Path()
        for run in subpaths {
            var path = Path()
            path.move(to: run.start)
            run.pieces.forEach { path.add($0) }
            let length = path.length
            // Finer than this no pattern is seen.
            guard length > 0, length.isFinite, length / period < 10_000 else { continue }
            let phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
            var place = -(phase < 0 ? phase + period : phase)
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

/// Collects the pieces a pen paints: a beam for each chord, a wedge for each corner, a cap for each end.
private struct StrokeOutline {
    let style: StrokeStyle
    private(set) var path = Path()
    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func add(_ run: Path.Subpath) {
        var points = [run.start]
        // Whether each point is a corner of the outline rather than a joint within a curve.
        var isCorner = [true]
        for piece in run.pieces {
            let chords = piece.flattened(tolerance: 0.01)
            for (index, point) in chords.enumerated() where point.distance(to: points[points.count - 1]) > 1e-9 {
                points.append(point)
                isCorner.append(index == chords.count - 1)
            }
        }
        if run.isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) <= 1e-9 {
            points.removeLast()
            isCorner.removeLast()
        }
        guard points.count > 1 else { return addDot(at: run.start) }

        let count = run.isClosed ? points.count : points.count - 1
        for index in 0..<count { addBeam(points[index], points[(index + 1) % points.count]) }
        for index in (run.isClosed ? 0 : 1)..<count {
            addJoin(
                points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count],
                isCorner[index] ? style.lineJoin : .round)
        }
        if !run.isClosed {
            addCap(at: points[0], from: points[1])
            addCap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// All pieces turn the same way, or overlaps would cancel.
    private mutating func add(_ polygon: [CGPoint]) {
        let next = polygon.dropFirst() + polygon.prefix(1)
        let area = zip(polygon, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        path.addLines(area < 0 ? polygon.reversed() : polygon)
        path.closeSubpath()
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = a.distance(to: b)
        return CGVector(dx: -(b.y - a.y) / length * half, dy: (b.x - a.x) / length * half)
    }

    private mutating func addBeam(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        add([a + n, b + n, b - n, a - n])
    }

    private mutating func addJoin(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint, _ join: StrokeStyle.Join) {
        var (n, m) = (normal(a, p), normal(p, b))
        let turn = n.dx * m.dy - n.dy * m.dx
        // The gap is on the outer side of the turn.
        if turn > 0 { (n, m) = (n * -1, m * -1) }
        let cosine = min(max((n.dx * m.dx + n.dy * m.dy) / (half * half), -1), 1)
        switch join {
        case .bevel: add([p, p + n, p + m])
        case .round: add([p] + arc(p, n, m))
        case .miter:
            // The mitre's length over the width is 1 / sin(half the angle between the lines).
            let sine = ((1 + cosine) / 2).squareRoot()
            guard sine > 0, 1 / sine <= style.miterLimit else { return add([p, p + n, p + m]) }
            let tip = CGVector(dx: n.dx + m.dx, dy: n.dy + m.dy) * (1 / (1 + cosine))
            add([p, p + n, p + tip, p + m])
        }
    }

    private mutating func addCap(at p: CGPoint, from inner: CGPoint) {
        let n = normal(inner, p)
        let ahead = CGVector(dx: n.dy, dy: -n.dx)
        switch style.lineCap {
        case .butt: break
        case .square: add([p + n, p + n + ahead, p - n + ahead, p - n])
        case .round: add(arc(p, n, ahead) + arc(p, ahead, n * -1))
        }
    }

    private mutating func addDot(at p: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .square: path.addRect(CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
        case .round: path.addEllipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
        }
    }

    /// Points on the circle around `p` from one radius to another, the short way.
    private func arc(_ p: CGPoint, _ n: CGVector, _ m: CGVector) -> [CGPoint] {
        let start = Double(atan2(n.dy, n.dx))
        let delta = Double(atan2(n.dx * m.dy - n.dy * m.dx, n.dx * m.dx + n.dy * m.dy))
        // Chords that stray less than a hundredth of a point.
        let step = 2 * acos(max(0, 1 - 0.01 / max(Double(half), 0.02)))
        let count = min(max(Int((abs(delta) / max(step, 0.01)).rounded(.up)), 1), 400)
        return (0...count).map { index in
            let angle = start + delta * Double(index) / Double(count)
            return CGPoint(x: p.x + half * CGFloat(cos(angle)), y: p.y + half * CGFloat(sin(angle)))
        }
    }
}

private func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }
private func - (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x - v.dx, y: p.y - v.dy) }
private func * (v: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: v.dx * factor, dy: v.dy * factor) }
