import Foundation

extension Path {
    /// Adds an arc, joined to the path by a line.
    ///
    /// `clockwise` refers to y pointing up, as in SwiftUI: on screen, false means clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let circle = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        // In the given direction, at most a full turn.
        if clockwise, delta > 0 {
            delta = delta.truncatingRemainder(dividingBy: circle)
            if delta > 0 { delta -= circle }
        } else if !clockwise, delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: circle)
            if delta < 0 { delta += circle }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: min(max(delta, -circle), circle)), transform: transform)
    }

    /// Adds an arc of `delta` from a start angle, joined to the path by a line.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let radius = abs(radius)
        let circle = 2 * Double.pi
        // More turns look like one.
        let delta =
            abs(delta.radians) <= 2 * circle
            ? delta.radians
            : delta.radians.truncatingRemainder(dividingBy: circle) + (delta.radians < 0 ? -circle : circle)
        func point(_ angle: Double, _ along: CGFloat = 0) -> CGPoint {
            let (c, s) = (cos(angle), sin(angle))
            return CGPoint(x: center.x + radius * (c - along * s), y: center.y + radius * (s + along * c))
                .applying(transform)
        }
        let start = point(startAngle.radians)
        if currentPoint == nil || elements.last == .closeSubpath { move(to: start) } else { addLine(to: start) }
        // Cubics of at most an eighth of a circle: less than a millionth of the radius off.
        let count = Int((abs(delta) / (.pi / 4)).rounded(.up))
        let step = delta / Double(max(count, 1))
        let handle = CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<count {
            let (from, to) = (startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1))
            addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
        }
    }

    /// Adds an arc tangent to the lines from the current point to `p1` and from `p1` to `p2`.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let pen = currentPoint else { return }
        let p0 = transform.isIdentity ? pen : pen.applying(transform.inverted())
        let (a, b) = (p0.distance(to: p1), p1.distance(to: p2))
        let (ux, uy) = ((p0.x - p1.x) / a, (p0.y - p1.y) / a)
        let (vx, vy) = ((p2.x - p1.x) / b, (p2.y - p1.y) / b)
        let cross = ux * vy - uy * vx
        // Parallel lines have no such arc.
        guard a > 0, b > 0, abs(cross) > 1e-12, radius > 0, radius.isFinite else {
            return addLine(to: p1.applying(transform))
        }
        let half = Double(acos(min(max(ux * vx + uy * vy, -1), 1))) / 2
        let reach = radius / CGFloat(tan(half))
        let start = CGPoint(x: p1.x + ux * reach, y: p1.y + uy * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: start.x - uy * radius * side, y: start.y + ux * radius * side)
        let startAngle = Double(atan2(start.y - center.y, start.x - center.x))
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle),
            delta: Angle(radians: -(Double.pi - 2 * half) * Double(side)), transform: transform)
    }
}
