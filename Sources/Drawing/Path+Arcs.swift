import Foundation

extension Path {
    /// Adds an arc, joined by a line to what is there.
    ///
    /// `clockwise` is meant with y upwards, as in SwiftUI: on screen, false turns clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let circle = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        // The way round that was asked for, a whole turn at most.
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

    /// Adds an arc of `delta` from a start angle, joined by a line to what is there.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let radius = abs(radius)
        func point(_ angle: Double, _ along: CGFloat = 0) -> CGPoint {
            let (c, s) = (cos(angle), sin(angle))
            return CGPoint(x: center.x + radius * (c - along * s), y: center.y + radius * (s + along * c))
                .applying(transform)
        }
        let start = point(startAngle.radians)
        if currentPoint == nil || elements.last == .closeSubpath { move(to: start) } else { addLine(to: start) }
        // Cubics of an eighth of a circle: off by less than a millionth of the radius.
        let count = min(max(Int((abs(delta.radians) / (.pi / 4)).rounded(.up)), delta.radians == 0 ? 0 : 1), 4096)
        let step = delta.radians / Double(max(count, 1))
        let handle = CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<count {
            let (from, to) = (startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1))
            addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
        }
    }

    /// Adds the arc that touches the line from the pen to `p1` and that from `p1` to `p2`, joined by a line.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let pen = currentPoint else { return }
        let p0 = transform.isIdentity ? pen : pen.applying(transform.inverted())
        let (a, b) = (p0.distance(to: p1), p1.distance(to: p2))
        let (ux, uy) = ((p0.x - p1.x) / a, (p0.y - p1.y) / a)
        let (vx, vy) = ((p2.x - p1.x) / b, (p2.y - p1.y) / b)
        let cross = ux * vy - uy * vx
        // Lines in one direction have no arc between them.
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
