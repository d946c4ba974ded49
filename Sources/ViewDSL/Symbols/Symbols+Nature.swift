import Drawing
import Foundation

extension SymbolCatalog {
    /// Sky, plants and elements.
    static let nature: [String: SymbolArtwork] = {
        let leaf = outline("5.4 17.4 m 1.6 8 9.6 5.2 20.2 3.8 c 21.8 12.4 17.6 21.4 5.4 17.4 c h")
        let vein = outline("3.4 20.6 m 6 15.8 9.6 12.2 15 9.6 c")
        let flame = outline(
            "12.8 2.9 m 13.2 7.4 19 9.4 19 14.8 c 19 18.4 16 21.1 12 21.1 c 8 21.1 5 18.4 5 14.8 c "
                + "5 12.2 6.3 10.3 7.7 8.9 c 7.9 10.3 8.5 11.3 9.5 11.9 c 9.3 8.6 10.3 5 12.8 2.9 c h")
        let ember = outline(
            "12.3 13.2 m 12.9 14.8 14.7 15.6 14.7 17.4 c 14.7 19 13.5 19.8 12.1 19.8 c 10.6 19.8 9.4 18.9 9.4 17.4 c "
                + "9.4 15.7 11.2 15.1 12.3 13.2 c h")
        let drop = outline(
            "12 2.9 m 13.6 6.2 18.6 10.4 18.6 14.7 c 18.6 18.4 15.7 21.1 12 21.1 c 8.3 21.1 5.4 18.4 5.4 14.7 c "
                + "5.4 10.4 10.4 6.2 12 2.9 c h")
        let beams = rays(12, 12, 7.4, 9.4)
        let sun = circle(12, 12, 4.2)
        let flake = (0..<6).reduce(into: Path()) { path, index in
            let arm = segment(12, 12, 12, 2.6).appending(polyline((9.4, 4.2), (12, 6.8), (14.6, 4.2)))
            path.addPath(arm.turned(Double(index) * 60))
        }
        let dots = (0..<8).reduce(into: Path()) { path, index in
            path.addPath(circle(12, 5.2, 1).turned(Double(index) * 45))
        }
        let globe = Path(ellipseIn: CGRect(x: 7.9, y: 2.75, width: 8.2, height: 18.5))
        return [
            "moon": .lines(crescent), "moon.fill": .filled(crescent),
            "leaf": .lines(leaf, vein),
            "leaf.fill": .filled(
                leaf, cut: ribbonOutline(points(along: outline("7.6 14.9 m 9.6 12.6 12 11 15.2 9.6 c")), 0.6))
                + .lines(outline("3.4 20.6 m 4 19.4 4.6 18.4 5.2 17.5 c")),
            "flame": .lines(flame), "flame.fill": .filled(flame, cut: ember),
            "drop": .lines(drop), "drop.fill": .filled(drop),
            "sun.max": .lines(sun, beams), "sun.max.fill": .filled(sun) + .lines(beams),
            "sun.min": .lines(circle(12, 12, 3.6)) + .solid(dots),
            "sun.min.fill": .filled(circle(12, 12, 3.6)) + .solid(dots),
            "snow": .lines(flake), "snowflake": .lines(flake),
            "globe": .lines(circle(12, 12, 9.25), globe, segment(2.75, 12, 21.25, 12), segment(12, 2.75, 12, 21.25)),
        ]
    }()
}
