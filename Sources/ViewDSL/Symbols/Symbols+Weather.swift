import Drawing
import Foundation

extension SymbolCatalog {
    /// Clouds with what is below or behind them, each outlined and filled.
    static let weather: [String: SymbolArtwork] = {
        var all: [String: SymbolArtwork] = [:]
        let high = Sky(cloud: cloud.placed(at: CGPoint(x: 12, y: 8.9), scale: 0.86))
        let falling: [String: SymbolArtwork] = [
            "rain": drops(at: [6.6, 10.2, 13.8, 17.4], from: 17, to: 21),
            "heavyrain": drops(at: [5.8, 9, 12.2, 15.4, 18.6], from: 16.8, to: 22),
            "drizzle": drops(at: [7.2, 14.4], from: 17, to: 18.2) + drops(at: [10.4, 17.6], from: 19.8, to: 21),
            "snow": .lines(flake(6.8, 18.2), flake(12, 20.4), flake(17.2, 18.2)).tinted(.white),
            "hail": .solid(dots((6.6, 17.8), (10.6, 20.8), (14, 17.8), (17.8, 20.8))).tinted(.white),
            "sleet": .solid(dots((6.8, 18), (13.4, 18), (10, 21.2), (17, 21.2))).tinted(.white),
            "fog": .lines(segment(4.8, 18, 19.2, 18), segment(7, 21.4, 17, 21.4)).tinted(.white),
        ]
        for (name, below) in falling { high.add(below, as: name, to: &all) }
        let flash = bolt.placed(at: CGPoint(x: 12, y: 17.5), scale: 0.54)
        let gap = bolt.placed(at: CGPoint(x: 12, y: 17.5), scale: 0.76)
        let lightning = SymbolArtwork.filled(flash).tinted(.yellow)
        high.add(lightning, as: "bolt", cut: gap, to: &all)
        high.add(drops(at: [6.2, 18.2], from: 17, to: 21).below(lightning), as: "bolt.rain", cut: gap, to: &all)

        let sun = (SymbolArtwork.lines(rays(7.8, 8, 5.2, 6.4)) + .filled(circle(7.8, 8, 3))).tinted(.yellow)
        let moon = SymbolArtwork.filled(crescent.placed(at: CGPoint(x: 17.4, y: 6.8), scale: 0.54)).tinted(.gray)
        for (name, light, x) in [("sun", sun, CGFloat(13.6)), ("moon", moon, 10.6)] {
            let low = Sky(cloud: cloud.placed(at: CGPoint(x: x, y: 15), scale: 0.8))
            low.add(light.cut(low.reach), as: name, to: &all)
            let middle = Sky(cloud: cloud.placed(at: CGPoint(x: x, y: 12.2), scale: 0.74))
            let behind = light.cut(middle.reach)
            let xs = [x - 4.4, x - 0.6, x + 3.2]
            middle.add(behind.below(drops(at: xs, from: 19.2, to: 22)), as: name + ".rain", to: &all)
            let spark = bolt.placed(at: CGPoint(x: x, y: 18.2), scale: 0.44)
            let room = bolt.placed(at: CGPoint(x: x, y: 18.2), scale: 0.64)
            middle.add(
                behind.below(.filled(spark).tinted(.yellow)), as: name + ".bolt", cut: room, to: &all)
        }
        (all["cloud"], all["cloud.fill"]) = (.lines(cloud).tinted(.gray), .filled(cloud).tinted(.white))
        return all
    }()

    /// A cloud in its place.
    private struct Sky {
        let cloud: Path
        /// The cloud and a gap around it.
        var reach: Path {
            let box = cloud.boundingRect
            return cloud.placed(
                from: CGPoint(x: box.midX, y: box.midY), at: CGPoint(x: box.midX, y: box.midY), scale: 1.17)
        }

        /// Adds the cloud with other things as an outline and filled.
        func add(
            _ others: SymbolArtwork, as name: String, cut: Path? = nil, to all: inout [String: SymbolArtwork]
        ) {
            let (outlined, filled) = (
                SymbolArtwork.lines(cloud).tinted(.gray), SymbolArtwork.filled(cloud).tinted(.white)
            )
            all["cloud.\(name)"] = others.below(cut.map(outlined.cut) ?? outlined)
            all["cloud.\(name).fill"] = others.below(cut.map(filled.cut) ?? filled)
        }
    }

    private static let cloud = Path { path in
        path.addRelativeArc(
            center: CGPoint(x: 6.9, y: 14.4), radius: 4.4, startAngle: .degrees(90), delta: .degrees(158))
        path.addRelativeArc(
            center: CGPoint(x: 11.4, y: 10.3), radius: 5.7, startAngle: .degrees(178), delta: .degrees(166))
        path.addRelativeArc(
            center: CGPoint(x: 17.5, y: 14.1), radius: 4.7, startAngle: .degrees(274), delta: .degrees(176))
        path.closeSubpath()
    }

    static let crescent = outline(
        "20.4 14.6 m 18.9 15.4 17.4 15.7 15.9 15.6 c 11.4 15.4 7.9 11.8 7.9 7.3 c 7.9 5.8 8.3 4.4 9 3.2 c "
            + "5.4 4.5 2.9 7.9 2.9 11.9 c 2.9 17 7 21.1 12.1 21.1 c 15.9 21.1 19.1 18.4 20.4 14.6 c h")

    /// Slanting lines below a cloud.
    private static func drops(at places: [CGFloat], from top: CGFloat, to bottom: CGFloat) -> SymbolArtwork {
        let slant = (bottom - top) * 0.24
        return SymbolArtwork(
            lines: places.reduce(into: Path()) { $0.addPath(segment($1 + slant, top, $1 - slant, bottom)) }
        ).tinted(.blue)
    }

    private static func flake(_ x: CGFloat, _ y: CGFloat) -> Path {
        (0..<3).reduce(into: Path()) { path, index in
            let angle = Double(index) * .pi / 3 + .pi / 6
            let (dx, dy) = (CGFloat(1.7 * cos(angle)), CGFloat(1.7 * sin(angle)))
            path.addPath(segment(x - dx, y - dy, x + dx, y + dy))
        }
    }

    private static func dots(_ places: (CGFloat, CGFloat)...) -> Path {
        places.reduce(into: Path()) { $0.addPath(circle($1.0, $1.1, 1.1)) }
    }

    /// Eight rays around a point.
    static func rays(_ x: CGFloat, _ y: CGFloat, _ inner: CGFloat, _ outer: CGFloat) -> Path {
        (0..<8).reduce(into: Path()) { path, index in
            let angle = Double(index) * .pi / 4
            let (dx, dy) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            path.addPath(segment(x + inner * dx, y + inner * dy, x + outer * dx, y + outer * dy))
        }
    }
}

extension Path {
    /// Moved from the middle of its bounds to a point, and scaled about it.
    func placed(at place: CGPoint, scale: CGFloat) -> Path {
        let box = boundingRect
        return placed(from: CGPoint(x: box.midX, y: box.midY), at: place, scale: scale)
    }

    fileprivate func placed(from center: CGPoint, at place: CGPoint, scale: CGFloat) -> Path {
        applying(SymbolArtwork.move(center, to: place, scale: scale))
    }
}
