import Drawing
import Foundation

extension SymbolCatalog {
    /// Symbols that the icon font lacks.
    static let extras: [String: SymbolArtwork] = {
        let loop = outline("12 12 m 9 7 3 6.6 3 12 c 3 17.4 9 17 12 12 c 15 7 21 6.6 21 12 c 21 17.4 15 17 12 12 c")
        let sparks = sparkle(10, 13.4, 7.4).appending(sparkle(18.6, 5.8, 3.6)).appending(sparkle(19, 18.6, 2.6))
        let club = circle(12, 7.4, 3.9).appending(circle(7.4, 13.4, 3.9)).appending(circle(16.6, 13.4, 3.9))
        let stem = polygon(0.6, (12, 11), (14.6, 21), (9.4, 21))
        let cone = polygon(1, (8.4, 7.6), (16.4, 15.6), (3, 21))
        let bits = circle(13.4, 3.8, 1.2).appending(circle(20.2, 10.6, 1.2)).appending(circle(19.4, 4.6, 1.4))
        let corners = [0.0, 90, 180, 270].reduce(into: Path()) {
            $0.addPath(outline("3 8 m 3 5.8 l 3 4.2 4.2 3 5.8 3 c 8 3 l").turned($1))
        }
        let mini = box(2.6, 8, 18.8, 8.4, 2.2)
        let clubs = SymbolArtwork.filled(circle(12, 7.4, 3.9)).below(.filled(circle(7.4, 13.4, 3.9)))
            .below(.filled(circle(16.6, 13.4, 3.9))).below(.filled(stem))
        var all: [String: SymbolArtwork] = [
            "infinity": .lines(loop),
            "sparkles": SymbolArtwork(solid: sparks), "sparkle": SymbolArtwork(solid: sparkle(12, 12, 9.6)),
            "suit.club": .lines(club, stem), "suit.club.fill": clubs,
            "party.popper": .lines(cone, segment(12.8, 10.4, 15.6, 7.2)) + .solid(bits),
            "party.popper.fill": .filled(cone) + .lines(segment(12.8, 10.4, 15.6, 7.2)) + .solid(bits),
            "macmini": .lines(mini) + .solid(circle(18, 12.2, 0.9)), "macmini.fill": .filled(mini),
            "faceid": .lines(
                corners, segment(8.6, 8.4, 8.6, 10.4), segment(15.4, 8.4, 15.4, 10.4),
                polyline((12.2, 8.4), (12.2, 12.8), (11.2, 12.8)), arc(12, 12.4, 4.4, 40, 140)),
            "face.dashed": .lines(dashes(of: circle(12, 12, 9.25), 16), arc(12, 12.4, 4.6, 25, 155))
                + .solid(circle(8.8, 9.6, 1.2), circle(15.2, 9.6, 1.2)),
            "square.and.pencil": .lines(
                outline(
                    "12.6 4.6 m 6.4 4.6 l 4.5 4.6 3.2 5.9 3.2 7.8 c 3.2 17.6 l 3.2 19.5 4.5 20.8 6.4 20.8 c 16.2 20.8 l "
                        + "18.1 20.8 19.4 19.5 19.4 17.6 c 19.4 11.4 l"),
                outline("9 15 m 9.6 12.2 l 18.8 3 l 21 5.2 l 11.8 14.4 l h")),
            "scribble": .lines(
                outline(
                    "3 15 m 6 3 10 3 8.6 11 c 7.4 18 11 17 13 11.6 c 15 6.4 18 8 16.4 13.6 c 15.4 17.4 18 18.4 21 14.6 c"
                )),
            "books.vertical": .lines(
                box(3, 4, 4.8, 16.6, 1), box(7.8, 6.6, 4.8, 14, 1),
                polygon(0.8, (13.4, 5.6), (17.4, 4.4), (21.4, 19.4), (17.4, 20.6))),
            "books.vertical.fill": .filled(
                box(3, 4, 3.6, 16.6, 0.8).appending(box(8.8, 6.6, 3.6, 14, 0.8)).appending(
                    polygon(0.6, (14.4, 5.4), (17.2, 4.6), (21.2, 19.6), (18.4, 20.4)))),
            "list.dash": .lines(
                segment(8.6, 6.2, 20.8, 6.2), segment(8.6, 12, 20.8, 12), segment(8.6, 17.8, 20.8, 17.8),
                segment(3.4, 6.2, 5, 6.2), segment(3.4, 12, 5, 12), segment(3.4, 17.8, 5, 17.8)),
            "waveform": .lines(
                segment(3, 10.4, 3, 13.6), segment(7.5, 7, 7.5, 17), segment(12, 3.6, 12, 20.4),
                segment(16.5, 7, 16.5, 17),
                segment(21, 10.4, 21, 13.6)),
            "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": .solid(
                polygon(0.8, (2, 7), (9, 12), (2, 17)), polygon(0.8, (22, 7), (15, 12), (22, 17)))
                + .lines(segment(12, 3.6, 12, 20.4)),
            "plusminus": .lines(segment(12, 3.6, 12, 13.6), segment(7, 8.6, 17, 8.6), segment(7, 19, 17, 19)),
        ]
        if let glass = things["magnifyingglass"], let mark = signs["exclamationmark"] {
            all["exclamationmark.magnifyingglass"] =
                glass
                + .solid(
                    mark.cut.applying(
                        SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: 10.2, y: 10.2), scale: 0.68)))
        }
        // Ribbons are areas, so they can be cut out of circles.
        let turn = [
            ribbonOutline(
                points(along: outline("4 9.4 m 14.6 9.4 l 21.6 9.4 21.6 19.4 14.6 19.4 c 9.6 19.4 l"), count: 60), 0.75),
            SymbolMark.Star(hub: CGPoint(x: 3.6, y: 9.4), tips: [CGPoint(x: 8.4, y: 4.8), CGPoint(x: 8.4, y: 14)])
                .outline(0.75),
        ]
        let uturn = SymbolArtwork(solid: turn[0]).below(SymbolArtwork(solid: turn[1]))
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
        for name in ["left", "backward"] { all["arrow.uturn.\(name)"] = uturn }
        for name in ["right", "forward"] { all["arrow.uturn.\(name)"] = uturn.applying(mirror) }
        all["arrow.uturn.down"] = uturn.applying(SymbolArtwork.rotation(-90))
        all["arrow.uturn.up"] = uturn.applying(SymbolArtwork.rotation(90))
        for name in ["seal", "octagon", "shield"] {
            guard let edge = edges[name] else { continue }
            (all[name], all["\(name).fill"]) = (.lines(edge), .filled(edge))
        }
        all["gobackward"] = marks["arrow.counterclockwise"]
        all["goforward"] = marks["arrow.clockwise"]
        if let cog = things["gearshape"] {
            all["gearshape.2"] = cog.applying(
                SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: 8.4, y: 9), scale: 0.64)
            )
            .below(cog.applying(SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: 17.4, y: 16.8), scale: 0.5)))
        }
        if let lock = things["lock.fill"] {
            all["lock.rotation"] = .lines(arc(12, 12.6, 9, 4, 322), polyline((19.8, 2.6), (19.4, 7.4), (14.6, 6.8)))
                .below(lock.fitted(in: 8.4, center: CGPoint(x: 12, y: 12.6)))
        }
        for (name, person) in [("person.3", people["person"]), ("person.3.fill", people["person.fill"])] {
            guard let person else { continue }
            func placed(_ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> SymbolArtwork {
                person.applying(SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: x, y: y), scale: scale))
            }
            let three = placed(5.3, 13.4, 0.5).below(placed(18.7, 13.4, 0.5)).cut(circle(12, 18, 6.2))
                .below(placed(12, 12, 0.62))
            all[name] = three
            all[name.replacing("person.3", with: "person.3.sequence")] = three
        }
        return all
    }()

    /// The shapes besides circle and square that a symbol is set in, by the last word of its name.
    static let edges: [String: Path] = {
        let seal = polygon(
            1.5,
            (0..<20).map { index in
                let (angle, radius) = (Double(index) * .pi / 10, index % 2 == 0 ? 10.6 : 8.8)
                return (12 + CGFloat(radius * cos(angle)), 12 + CGFloat(radius * sin(angle)))
            })
        let octagon = polygon(
            1.2,
            (0..<8).map { index in
                let angle = (Double(index) + 0.5) * .pi / 4
                return (12 + 10.2 * CGFloat(cos(angle)), 12 + 10.2 * CGFloat(sin(angle)))
            })
        let shield = outline(
            "12 2.4 m 14.6 4.4 17.4 5.2 20.2 5.4 c 20.2 13 l 20.2 17 16.6 20 12 21.8 c 7.4 20 3.8 17 3.8 13 c 3.8 5.4 l 6.6 5.2 9.4 4.4 12 2.4 c h"
        )
        return [
            "seal": seal, "octagon": octagon, "shield": shield,
            "diamond": polygon(1.8, (12, 1.4), (22.6, 12), (12, 22.6), (1.4, 12)),
            "rectangle": box(2.2, 4.6, 19.6, 14.8, 2.6), "app": box(3, 3, 18, 18, 5),
            "triangle": polygon(1.8, (12, 2.6), (22.4, 20.8), (1.6, 20.8)),
            "circle": circle(12, 12, 9.25), "square": box(3.4, 3.4, 17.2, 17.2, 3.4),
        ]
    }()

    /// A four-pointed star. Units.
    private static func sparkle(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) -> Path {
        let (center, waist) = (CGPoint(x: x, y: y), reach * 0.16)
        return Path { path in
            path.move(to: CGPoint(x: x, y: y - reach))
            for (dx, dy, bendX, bendY) in [(1.0, 0.0, 1.0, -1.0), (0, 1, 1, 1), (-1, 0, -1, 1), (0, -1, -1, -1)] {
                path.addQuadCurve(
                    to: CGPoint(x: center.x + CGFloat(dx) * reach, y: center.y + CGFloat(dy) * reach),
                    control: CGPoint(x: center.x + CGFloat(bendX) * waist, y: center.y + CGFloat(bendY) * waist))
            }
            path.closeSubpath()
        }
    }
}
