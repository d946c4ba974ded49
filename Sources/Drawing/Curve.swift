import Foundation

/// A cubic curve.
struct Curve: Hashable {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// The cubic's control points lie two thirds of the way to the quadratic one.
    init(_ p0: CGPoint, quad c: CGPoint, _ p3: CGPoint) {
        self.init(p0, p0.toward(c, 2 / 3), p3.toward(c, 2 / 3), p3)
    }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.p3 }

    /// The parts before and after `t`, 0…1, by de Casteljau's construction.
    func split(at t: CGFloat) -> (Curve, Curve) {
        let (a, b, c) = (p0.toward(p1, t), p1.toward(p2, t), p2.toward(p3, t))
        let (d, e) = (a.toward(b, t), b.toward(c, t))
        let middle = d.toward(e, t)
        return (Curve(p0, a, d, middle), Curve(middle, e, c, p3))
    }

    /// The part from `start` to `end`, each 0…1.
    func part(_ start: CGFloat, _ end: CGFloat) -> Curve {
        guard start < 1 else { return Curve(p3, p3, p3, p3) }
        return split(at: start).1.split(at: (end - start) / (1 - start)).0
    }

    /// The parameters in 0…1 at which a coordinate has an extremum.
    var extremes: [CGFloat] {
        [\CGPoint.x, \CGPoint.y].flatMap { axis in
            // The derivative's quadratic: a t² + b t + c.
            let (v0, v1, v2, v3) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
            let (a, b, c) = (v3 - 3 * v2 + 3 * v1 - v0, 2 * (v2 - 2 * v1 + v0), v1 - v0)
            let root = (b * b - 4 * a * c).squareRoot()
            // NaN if there is none. This form is stable for `a` near 0.
            let q = -(b + (b < 0 ? -root : root)) / 2
            return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
        }
    }

    private func speed(at t: CGFloat) -> CGFloat {
        let (u, v, w) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
        return hypot(
            3 * (u * (p1.x - p0.x) + v * (p2.x - p1.x) + w * (p3.x - p2.x)),
            3 * (u * (p1.y - p0.y) + v * (p2.y - p1.y) + w * (p3.y - p2.y)))
    }

    /// In points: five-point Gauss quadrature, halved until the halves agree with the whole.
    var length: CGFloat { length(0, 1, depth: 0) }

    private func length(_ start: CGFloat, _ end: CGFloat, depth: Int) -> CGFloat {
        let middle = (start + end) / 2
        let (whole, first, second) = (gauss(start, end), gauss(start, middle), gauss(middle, end))
        if depth >= 12 || !(abs(first + second - whole) > 1e-7 * max(1, whole)) { return first + second }
        return length(start, middle, depth: depth + 1) + length(middle, end, depth: depth + 1)
    }

    private func gauss(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        var sum = 0.568_888_888_888_889 * speed(at: middle)
        for (node, weight) in [
            (0.538_469_310_105_683, 0.478_628_670_499_366), (0.906_179_845_938_664, 0.236_926_885_056_189),
        ] {
            sum += weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
        }
        return sum * half
    }

    /// The parameter at `distance` points along the curve.
    func parameter(at distance: CGFloat) -> CGFloat {
        var (low, high) = (CGFloat(0), CGFloat(1))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(0, middle, depth: 0) < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Points along the curve without its start; chords stray at most `tolerance` points.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        // Second differences bound the distance from a chord.
        let bend = max(
            hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        )
        let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        let count = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
        return (1...count).map { $0 == count ? p3 : point(at: CGFloat($0) / CGFloat(count)) }
    }
}

extension CGPoint {
    /// The point `fraction` of the way to another.
    func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
