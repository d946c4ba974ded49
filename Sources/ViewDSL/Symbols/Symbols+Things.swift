import Drawing
import Foundation

extension SymbolCatalog {
    /// Everyday things.
    static let things: [String: SymbolArtwork] = {
        let bell = outline(
            "4.3 17 m 5.5 15.6 6.2 13.8 6.2 11 c 6.2 7.2 8.6 4.6 12 4.6 c 15.4 4.6 17.8 7.2 17.8 11 c "
                + "17.8 13.8 18.5 15.6 19.7 17 c h")
        let clapper = outline("9.5 19.8 m 10.1 21 11 21.4 12 21.4 c 13 21.4 13.9 21 14.5 19.8 c")
        let bin = outline(
            "5.6 6.6 m 6.4 18.9 l 6.5 20.2 7.4 21 8.6 21 c 15.4 21 l 16.6 21 17.5 20.2 17.6 18.9 c 18.4 6.6 l")
        let handle = outline(
            "8.6 6.3 m 8.6 4.9 l 8.6 3.9 9.4 3.1 10.4 3.1 c 13.6 3.1 l 14.6 3.1 15.4 3.9 15.4 4.9 c 15.4 6.3 l")
        let lid = segment(3.7, 6.5, 20.3, 6.5)
        let ribs = [9.5, 12, 14.5].reduce(into: Path()) { $0.addPath(segment($1, 10.2, $1, 17.2)) }
        let cutRibs = [9.3, 12, 14.7].reduce(into: Path()) { $0.addPath(box($1 - 0.6, 9.6, 1.2, 8.2, 0.6)) }
        let walls = outline(
            "5.3 10.3 m 5.3 18.7 l 5.3 19.9 6.1 20.6 7.2 20.6 c 16.8 20.6 l 17.9 20.6 18.7 19.9 18.7 18.7 c 18.7 10.3 l"
        )
        let door = outline(
            "9.6 20.4 m 9.6 15.6 l 9.6 14.9 10.1 14.4 10.8 14.4 c 13.2 14.4 l 13.9 14.4 14.4 14.9 14.4 15.6 c 14.4 20.4 l"
        )
        let roof = polyline((2.6, 12.4), (12, 3.8), (21.4, 12.4))
        let house = outline(
            "2.6 12.4 m 12 3.8 l 21.4 12.4 l 18.7 12.4 l 18.7 18.7 l 18.7 19.9 17.9 20.6 16.8 20.6 c 15.2 20.6 l "
                + "15.2 15.2 l 8.8 15.2 l 8.8 20.6 l 7.2 20.6 l 6.1 20.6 5.3 19.9 5.3 18.7 c 5.3 12.4 l h")
        let body = box(4.9, 10.6, 14.2, 10.2, 2.4)
        let shackle = outline("7.9 10.4 m 7.9 7.4 l 7.9 5 9.7 3.1 12 3.1 c 14.3 3.1 16.1 5 16.1 7.4 c 16.1 10.4 l")
        let flag = outline(
            "5 4.8 m 7 3.7 9.6 3.7 12.2 4.7 c 14.6 5.7 17 5.8 19.6 5 c 19.6 14 l 17 14.8 14.6 14.7 12.2 13.7 c "
                + "9.6 12.7 7 12.7 5 13.8 c h")
        let pole = segment(5, 3.6, 5, 21.2)
        let camera = outline(
            "4.8 7 m 7 7 l 8.4 4.9 l 8.7 4.4 9.2 4.1 9.8 4.1 c 14.2 4.1 l 14.8 4.1 15.3 4.4 15.6 4.9 c 17 7 l 19.2 7 l "
                + "20.5 7 21.5 8 21.5 9.3 c 21.5 17.6 l 21.5 18.9 20.5 19.9 19.2 19.9 c 4.8 19.9 l "
                + "3.5 19.9 2.5 18.9 2.5 17.6 c 2.5 9.3 l 2.5 8 3.5 7 4.8 7 c h")
        let tag = outline(
            "3.2 4.9 m 3.2 11.4 l 3.2 12 3.4 12.5 3.9 13 c 11.4 20.4 l 12.3 21.3 13.5 21.3 14.4 20.4 c 20.4 14.4 l "
                + "21.3 13.5 21.3 12.3 20.4 11.4 c 13 3.9 l 12.5 3.4 12 3.2 11.4 3.2 c 4.9 3.2 l 3.9 3.2 3.2 3.9 3.2 4.9 c h"
        )
        let links = outline("9.8 8.1 m 6.6 8.1 l 4.4 8.1 2.7 9.8 2.7 12 c 2.7 14.2 4.4 15.9 6.6 15.9 c 9.8 15.9 l")
            .appending(
                outline("14.2 8.1 m 17.4 8.1 l 19.6 8.1 21.3 9.8 21.3 12 c 21.3 14.2 19.6 15.9 17.4 15.9 c 14.2 15.9 l")
            )
            .appending(segment(8.2, 12, 15.8, 12))
        let clockHands = SymbolMark.star((12, 12.4), (12, 6.6), (15.9, 14.6))
        let wifi =
            SymbolArtwork.lines(
                arc(12, 19.2, 13.4, -134, -46), arc(12, 19.2, 9, -134, -46), arc(12, 19.2, 4.6, -134, -46))
            + .solid(circle(12, 19.2, 1.7))
        return [
            "bell": .lines(bell, clapper, segment(12, 3.1, 12, 4.5)),
            "bell.fill": .filled(bell) + .lines(clapper, segment(12, 3.1, 12, 4.5)),
            "trash": .lines(bin, handle, lid, ribs),
            "trash.fill": .filled(bin.appending(outline("18.4 6.6 m 5.6 6.6 l")), cut: Path()).cutting(bin, cutRibs)
                + .lines(handle, lid),
            "house": .lines(walls, door, roof), "house.fill": .filled(house),
            "lock": .lines(body, shackle), "lock.fill": .filled(body) + .lines(shackle),
            "flag": .lines(flag, pole), "flag.fill": .filled(flag) + .lines(pole),
            "camera": .lines(camera, circle(12, 13.2, 3.7)),
            "camera.fill": .filled(camera, cut: circle(12, 13.2, 4.1), circle(12, 13.2, 2.7)),
            "tag": .lines(tag) + .solid(circle(7.6, 7.6, 1.4)), "tag.fill": .filled(tag, cut: circle(7.6, 7.6, 1.5)),
            "link": .lines(links.turned(-45)),
            "magnifyingglass": .lines(circle(10.2, 10.2, 6.9), segment(15.3, 15.3, 21, 21)),
            "clock": .lines(circle(12, 12, 9.25)) + clockHands.artwork,
            "clock.fill": .filled(circle(12, 12, 9.25), cut: clockHands.cut),
            "gearshape": .lines(cog, circle(12, 12, 3.1)), "gearshape.fill": .filled(cog, cut: circle(12, 12, 3.1)),
            "gear": .lines(circle(12, 12, 6.6), gearTeeth, circle(12, 12, 2.3), spokes),
            "wifi": wifi,
            // The gap is narrow, so that something of the waves is left beside the line.
            "wifi.slash": wifi.cut(ribbonOutline([CGPoint(x: 2.7, y: 4.1), CGPoint(x: 19.9, y: 21.3)], 1.4))
                .below(.lines(segment(3.4, 3.4, 20.6, 20.6))),
            "chart.bar": .lines(box(3.2, 12.6, 4, 7.6, 1), box(10, 8.2, 4, 12, 1), box(16.8, 3.8, 4, 16.4, 1)),
            "chart.bar.fill": .filled(
                box(3.2, 12.6, 4, 7.6, 1).appending(box(10, 8.2, 4, 12, 1)).appending(box(16.8, 3.8, 4, 16.4, 1))),
        ]
    }()

    /// Eight broad teeth.
    private static let cog: Path = {
        var corners: [(CGFloat, CGFloat)] = []
        for tooth in 0..<8 {
            for (shift, radius) in [(-0.24, 7.2), (-0.15, 9.6), (0.15, 9.6), (0.24, 7.2)] {
                let angle = (Double(tooth) + shift) * .pi / 4 * 1 - .pi / 2
                corners.append((12 + CGFloat(radius * cos(angle)), 12 + CGFloat(radius * sin(angle))))
            }
        }
        return polygon(0.7, corners)
    }()

    private static let gearTeeth = (0..<12).reduce(into: Path()) { path, index in
        path.addPath(segment(12, 4.6, 12, 2.9).turned(Double(index) * 30))
    }

    private static let spokes = (0..<3).reduce(into: Path()) { path, index in
        path.addPath(segment(12, 9.7, 12, 5.4).turned(Double(index) * 120 + 60))
    }
}

extension SymbolArtwork {
    /// Replaces the area by an outline with a part cut out.
    func cutting(_ outline: Path, _ cut: Path) -> SymbolArtwork {
        SymbolArtwork(solid: outline.appending(cut), lines: lines)
    }
}
