import Drawing
import Foundation

/// A small sign drawn in a circle or square, or cut out of it.
struct SymbolMark: Sendable {
    /// Lines with round ends that meet at one point.
    struct Star: Sendable {
        var hub: CGPoint
        var tips: [CGPoint]
    }

    var stars: [Star] = []
    /// Dots with a radius of 1.1 units.
    var dots: [CGPoint] = []
    var solid = Path()
    /// A smooth line.
    var ribbon: [CGPoint] = []

    static func star(_ hub: (CGFloat, CGFloat), _ tips: (CGFloat, CGFloat)...) -> SymbolMark {
        SymbolMark(
            stars: [Star(hub: CGPoint(x: hub.0, y: hub.1), tips: tips.map { CGPoint(x: $0.0, y: $0.1) })])
    }

    static func dots(_ points: (CGFloat, CGFloat)...) -> SymbolMark {
        SymbolMark(dots: points.map { CGPoint(x: $0.0, y: $0.1) })
    }

    static func + (a: SymbolMark, b: SymbolMark) -> SymbolMark {
        SymbolMark(
            stars: a.stars + b.stars, dots: a.dots + b.dots,
            solid: a.solid.appending(b.solid), ribbon: a.ribbon + b.ribbon)
    }

    /// Outlines that do not cross, for cutting the sign out of an area.
    var cut: Path {
        var path = solid
        for star in stars { path.addPath(star.outline(SymbolArtwork.lineWidth / 2)) }
        for dot in dots { path.addPath(circle(dot.x, dot.y, 1.1)) }
        if ribbon.count > 1 { path.addPath(ribbonOutline(ribbon, SymbolArtwork.lineWidth / 2)) }
        return path
    }

    var artwork: SymbolArtwork { SymbolArtwork(solid: cut) }

    func turned(_ degrees: Double) -> SymbolMark {
        let turn = SymbolArtwork.rotation(degrees)
        return SymbolMark(
            stars: stars.map { Star(hub: $0.hub.applying(turn), tips: $0.tips.map { $0.applying(turn) }) },
            dots: dots.map { $0.applying(turn) }, solid: solid.applying(turn),
            ribbon: ribbon.map { $0.applying(turn) })
    }
}

extension SymbolMark.Star {
    /// An outline around all lines that does not cross itself. Units.
    func outline(_ half: CGFloat) -> Path {
        func at(_ p: CGPoint, _ angle: Double, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: p.x + distance * CGFloat(cos(angle)), y: p.y + distance * CGFloat(sin(angle)))
        }
        let arms = tips.map { (tip: $0, angle: Double(atan2($0.y - hub.y, $0.x - hub.x))) }
            .sorted { $0.angle < $1.angle }
        return Path { path in
            for (index, arm) in arms.enumerated() {
                let next = arms[(index + 1) % arms.count].angle
                let gap = index + 1 == arms.count ? next + 2 * .pi - arm.angle : next - arm.angle
                path.addRelativeArc(
                    center: arm.tip, radius: half, startAngle: .radians(arm.angle - .pi / 2),
                    delta: .radians(.pi))
                if gap < .pi - 1e-6 {
                    path.addLine(to: at(hub, arm.angle + gap / 2, half / CGFloat(sin(gap / 2))))
                } else {
                    path.addRelativeArc(
                        center: hub, radius: half, startAngle: .radians(arm.angle + .pi / 2),
                        delta: .radians(gap - .pi))
                }
            }
            path.closeSubpath()
        }
    }
}

/// An outline around a gently bending line with round ends. Units.
func ribbonOutline(_ points: [CGPoint], _ half: CGFloat) -> Path {
    func way(_ index: Int) -> Double {
        let (a, b) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
        return Double(atan2(b.y - a.y, b.x - a.x))
    }
    func side(_ index: Int, _ turn: Double) -> CGPoint {
        let angle = way(index) + turn
        return CGPoint(
            x: points[index].x + half * CGFloat(cos(angle)), y: points[index].y + half * CGFloat(sin(angle)))
    }
    let last = points.count - 1
    return Path { path in
        path.addLines(points.indices.map { side($0, -.pi / 2) })
        path.addRelativeArc(
            center: points[last], radius: half, startAngle: .radians(way(last) - .pi / 2), delta: .radians(.pi))
        for index in points.indices.reversed() { path.addLine(to: side(index, .pi / 2)) }
        path.addRelativeArc(
            center: points[0], radius: half, startAngle: .radians(way(0) + .pi / 2), delta: .radians(.pi))
        path.closeSubpath()
    }
}

func points(along path: Path, count: Int = 24) -> [CGPoint] {
    var points: [CGPoint] = []
    if case .move(let start)? = path.trimmedPath(from: 0, to: 0.001).elements.first { points.append(start) }
    for index in 1...count {
        let end = path.trimmedPath(from: 0, to: CGFloat(index) / CGFloat(count)).currentPoint
        if let end { points.append(end) }
    }
    return points
}

extension Path {
    func appending(_ other: Path) -> Path {
        var path = self
        path.addPath(other)
        return path
    }
}
