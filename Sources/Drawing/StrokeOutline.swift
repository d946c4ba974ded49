import Foundation

/// Outlines a stroke: out on one side of the line and back on the other.
///
/// All parts turn the same way, so that the nonzero winding rule joins overlaps.
struct StrokeOutline {
    let style: StrokeStyle
    private(set) var path = Path()
    private var half: CGFloat { style.lineWidth / 2 }

    mutating func add(_ run: Path.Subpath) {
        var corners: [Corner] = [Corner(point: run.start, join: style.lineJoin)]
        for piece in run.pieces {
            let chords = piece.flattened(tolerance: 0.01)
            for (index, point) in chords.enumerated() where point.distance(to: corners[corners.count - 1].point) > 1e-9
            {
                // Joints within a curve are round.
                corners.append(Corner(point: point, join: index == chords.count - 1 ? style.lineJoin : .round))
            }
        }
        if run.isClosed, corners.count > 1, corners[0].point.distance(to: corners[corners.count - 1].point) <= 1e-9 {
            corners.removeLast()
        }
        guard corners.count > 1 else { return addDot(at: run.start) }
        let back = Array(corners.reversed())
        if run.isClosed, corners.count > 2 {
            for way in [corners, back] {
                let count = way.count
                add((0..<count).flatMap { join(way[($0 + count - 1) % count], way[$0], way[($0 + 1) % count]) })
            }
        } else {
            add(side(corners) + side(back))
        }
    }

    private struct Corner {
        var point: CGPoint
        var join: StrokeStyle.Join
    }

    private mutating func add(_ polygon: [CGPoint]) {
        path.addLines(polygon)
        path.closeSubpath()
    }

    /// One side of an open line from start to end, with the cap there.
    private func side(_ way: [Corner]) -> [CGPoint] {
        let last = way.count - 1
        let inner = (1..<max(last, 1)).flatMap { join(way[$0 - 1], way[$0], way[$0 + 1]) }
        return [way[0].point + normal(way[0].point, way[1].point)] + inner
            + cap(at: way[last].point, from: way[last - 1].point)
    }

    /// Half the line width, perpendicular to the line.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = a.distance(to: b)
        return CGVector(dx: (b.y - a.y) / length * half, dy: -(b.x - a.x) / length * half)
    }

    /// The points that join two lines at a corner.
    private func join(_ a: Corner, _ corner: Corner, _ b: Corner) -> [CGPoint] {
        let p = corner.point
        let (n, m) = (normal(a.point, p), normal(p, b.point))
        let turn = n.dx * m.dy - n.dy * m.dx
        let cosine = min(max((n.dx * m.dx + n.dy * m.dy) / (half * half), -1), 1)
        // The point where both sides meet.
        let tip = CGVector(dx: n.dx + m.dx, dy: n.dy + m.dy) * (1 / max(1 + cosine, 1e-12))
        if turn < 0 {
            // On the inner side, the sides meet, or if a line is too short, pass through the corner.
            let reach = half * ((1 - cosine) / max(1 + cosine, 1e-12)).squareRoot()
            let isShort = reach > min(a.point.distance(to: p), p.distance(to: b.point))
            return isShort ? [p + n, p, p + m] : [p + tip]
        }
        switch corner.join {
        case .bevel: return [p + n, p + m]
        case .round: return arc(p, n, m)
        case .miter:
            // The miter's length over the width is 1 / sin(half the angle between the lines).
            let sine = ((1 + cosine) / 2).squareRoot()
            return sine > 0 && 1 / sine <= style.miterLimit ? [p + tip] : [p + n, p + m]
        }
    }

    private func cap(at p: CGPoint, from inner: CGPoint) -> [CGPoint] {
        let n = normal(inner, p)
        let ahead = CGVector(dx: -n.dy, dy: n.dx)
        switch style.lineCap {
        case .butt: return [p + n]
        case .square: return [p + n + ahead, p + n * -1 + ahead]
        case .round: return arc(p, n, ahead) + arc(p, ahead, n * -1)
        }
    }

    private mutating func addDot(at p: CGPoint) {
        let square = CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
        switch style.lineCap {
        case .butt: break
        case .square: path.addRect(square)
        case .round: path.addEllipse(in: square)
        }
    }

    /// Points on the circle around `p` from one radius to another, the shorter way.
    private func arc(_ p: CGPoint, _ n: CGVector, _ m: CGVector) -> [CGPoint] {
        let start = Double(atan2(n.dy, n.dx))
        let delta = Double(atan2(n.dx * m.dy - n.dy * m.dx, n.dx * m.dx + n.dy * m.dy))
        // Chords within a hundredth of a point.
        let step = 2 * acos(max(0, 1 - 0.01 / max(Double(half), 0.02)))
        let count = Int((abs(delta) / max(step, 0.01)).rounded(.up), in: 1...400)
        return (0...count).map { index in
            let angle = start + delta * Double(index) / Double(count)
            return CGPoint(x: p.x + half * CGFloat(cos(angle)), y: p.y + half * CGFloat(sin(angle)))
        }
    }
}

private func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }
private func * (v: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: v.dx * factor, dy: v.dy * factor) }
