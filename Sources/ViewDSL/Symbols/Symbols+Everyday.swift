import Drawing
import Foundation

extension SymbolCatalog {
    /// Symbols of apps' everyday that the icon font lacks: radio buttons, halves, waves, balls, arrows to a line.
    static let everyday: [String: SymbolArtwork] = {
        let (ring, small) = (circle(12, 12, 9.25), circle(12, 12, 6.2))
        let wide = box(2.2, 4.6, 19.6, 14.8, 2.6)
        let tall = box(4.6, 2.2, 14.8, 19.6, 2.6)
        let (right, down) = (SymbolArtwork.solid(arc(12, 12, 9.25, -90, 90)), arc(12, 12, 9.25, 0, 180))
        let cross = outline(
            "8.8 2.8 m 15.2 2.8 l 15.2 8.8 l 21.2 8.8 l 21.2 15.2 l 15.2 15.2 l 15.2 21.2 l 8.8 21.2 l 8.8 15.2 l "
                + "2.8 15.2 l 2.8 8.8 l 8.8 8.8 l h")
        let suitDiamond = outline(
            "12 2.2 m 14 6 16.6 9.4 19.6 12 c 16.6 14.6 14 18 12 21.8 c 10 18 7.4 14.6 4.4 12 c "
                + "7.4 9.4 10 6 12 2.2 c h")
        let spade = outline(
            "12 2.6 m 14.4 6.8 20.4 9.4 20.4 13.8 c 20.4 16.4 18.4 18 16.2 18 c 14.8 18 13.6 17.4 12.8 16.4 c "
                + "14.4 21.4 l 9.6 21.4 l 11.2 16.4 l 10.4 17.4 9.2 18 7.8 18 c 5.6 18 3.6 16.4 3.6 13.8 c "
                + "3.6 9.4 9.6 6.8 12 2.6 c h")
        let asterisk = [0.0, 60, 120].reduce(into: Path()) { $0.addPath(segment(12, 4, 12, 20).turned($1)) }
        let staff = [0.0, 60, 120].reduce(into: Path()) { $0.addPath(box(9.6, 2.4, 4.8, 19.2, 1.4).turned($1)) }
        let waves = [6.4, 11, 15.6].map { arc(2, 12, CGFloat($0), -38, 38) }
        let hammer = [
            outline("8.8 3.4 m 13.4 3.4 l 16.6 3.4 18.8 5 20 7.6 c 17.8 6.9 16.4 7 15.4 8 c 8.8 8 l h"),
            box(4.6, 3.8, 4.2, 3.8, 0.8), box(10.4, 8, 3.6, 13, 1.4),
        ]
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
        var all: [String: SymbolArtwork] = [
            "largecircle.fill.circle": .lines(ring) + .solid(small),
            "smallcircle.filled.circle": .lines(ring) + .solid(circle(12, 12, 3.4)),
            "circle.inset.filled": .lines(ring) + .solid(circle(12, 12, 6.6)),
            "inset.filled.circle": .lines(ring) + .solid(circle(12, 12, 6.6)),
            "circle.righthalf.filled": .lines(ring) + right,
            "circle.bottomhalf.filled": .lines(ring) + .solid(down),
            "circle.tophalf.filled": .lines(ring) + .solid(down.turned(180)),
            "circle.dotted": .solid(
                (0..<16).reduce(into: Path()) { $0.addPath(circle(12, 2.8, 1.05).turned(Double($1) * 22.5)) }),
            "circlebadge": .lines(small), "circlebadge.fill": .filled(small),
            "circlebadge.2": .lines(circle(8.4, 15.6, 4.8), circle(15.6, 8.4, 4.8)),
            "capsule.portrait": .lines(box(6.6, 2.2, 10.8, 19.6, 5.4)),
            "capsule.portrait.fill": .filled(box(6.6, 2.2, 10.8, 19.6, 5.4)),
            "rhombus": .lines(polygon(1.4, (12, 1.8), (20, 12), (12, 22.2), (4, 12))),
            "rhombus.fill": .filled(polygon(1.4, (12, 1.8), (20, 12), (12, 22.2), (4, 12))),
            "righttriangle": .lines(polygon(1.4, (3, 3), (21, 20.4), (3, 20.4))),
            "righttriangle.fill": .filled(polygon(1.4, (3, 3), (21, 20.4), (3, 20.4))),
            "cross": .lines(cross), "cross.fill": .filled(cross),
            "suit.diamond": .lines(suitDiamond), "suit.diamond.fill": .filled(suitDiamond),
            "suit.spade": .lines(spade), "suit.spade.fill": .filled(spade),
            "asterisk": .lines(asterisk),
            "staroflife": .lines(staff.normalized(eoFill: false)), "staroflife.fill": .filled(staff),
            "divide": .lines(segment(4, 12, 20, 12)) + .solid(circle(12, 6.4, 1.5), circle(12, 17.6, 1.5)),
            "plus.forwardslash.minus": .lines(
                segment(7, 3.4, 7, 10.6), segment(3.4, 7, 10.6, 7), segment(4.4, 20.4, 19.6, 3.6),
                segment(13.4, 17.4, 20.6, 17.4)),
            "escape": .lines(
                arc(12, 12, 9, -30, 240), segment(12.4, 12.4, 4.4, 4.4), polyline((4.4, 9.6), (4.4, 4.4), (9.6, 4.4))),
            "rectangle.split.1x2": .lines(wide, segment(2.4, 12, 21.6, 12)),
            "rectangle.split.2x2": .lines(wide, segment(2.4, 12, 21.6, 12), segment(12, 4.8, 12, 19.2)),
            "rectangle.split.3x3": .lines(
                wide, segment(2.4, 9.5, 21.6, 9.5), segment(2.4, 14.5, 21.6, 14.5), segment(8.7, 4.8, 8.7, 19.2),
                segment(15.3, 4.8, 15.3, 19.2)),
            "rectangle.grid.3x2": .lines(
                wide, segment(2.4, 12, 21.6, 12), segment(8.7, 4.8, 8.7, 19.2), segment(15.3, 4.8, 15.3, 19.2)),
            "rectangle.leadinghalf.filled": .lines(wide) + .solid(box(2.2, 4.6, 9.8, 14.8, 2)),
            "rectangle.trailinghalf.filled": .lines(wide) + .solid(box(12, 4.6, 9.8, 14.8, 2)),
            "rectangle.bottomhalf.filled": .lines(wide) + .solid(box(2.2, 12, 19.6, 7.4, 2)),
            "rectangle.lefthalf.inset.filled": .lines(wide) + .solid(box(4.4, 6.8, 6.6, 10.4, 1.2)),
            "rectangle.center.inset.filled": .lines(wide) + .solid(box(7.4, 6.8, 9.2, 10.4, 1.2)),
            "inset.filled.rectangle": .lines(wide) + .solid(box(4.6, 7, 14.8, 10, 1.2)),
            "rectangle.compress.vertical": .lines(
                segment(3, 12, 21, 12), polyline((8.4, 4.4), (12, 8), (15.6, 4.4)),
                polyline((8.4, 19.6), (12, 16), (15.6, 19.6))),
            "rectangle.ratio.16.to.9": .lines(box(2.2, 6.4, 19.6, 11.2, 2.2)),
            "lamp.floor": .lines(
                polygon(0.8, (8.4, 2.6), (15.6, 2.6), (18.6, 9), (5.4, 9)), segment(12, 9, 12, 20.8),
                segment(7.4, 21, 16.6, 21)),
            "pip": .lines(wide) + .solid(box(11.6, 11, 7.8, 6, 1)),
            "pip.enter": .lines(wide, segment(5.6, 7.8, 9, 11.2), polyline((5.8, 11.4), (9.2, 11.4), (9.2, 8)))
                + .solid(box(11.6, 11, 7.8, 6, 1)),
            "dot.radiowaves.up.forward": .lines(arc(4, 20, 8, -90, 0), arc(4, 20, 14, -90, 0))
                + .solid(circle(5.4, 18.6, 2)),
            "clear": .lines(
                box(3.4, 3.4, 17.2, 17.2, 3.4), segment(8.6, 8.6, 15.4, 15.4), segment(15.4, 8.6, 8.6, 15.4)),
            "wave.3.right": .lines(waves[0], waves[1], waves[2]),
            "wave.3.left": SymbolArtwork.lines(waves[0], waves[1], waves[2]).applying(mirror),
            "hammer": .lines(hammer[0], hammer[1], hammer[2]),
            "hammer.fill": SymbolArtwork.filled(hammer[0]).below(.filled(hammer[1])).below(.filled(hammer[2])),
            "volleyball": .lines(
                ring, arc(20, 4, 9.6, 118, 182), arc(4.6, 3.4, 9.4, 0, 66), arc(11.4, 24, 11.4, -128, -62)),
            "tennisball": .lines(ring, arc(2.6, 12, 6.4, -58, 58), arc(21.4, 12, 6.4, 122, 238)),
            "baseball": .lines(ring, arc(0.6, 12, 7.6, -44, 44), arc(23.4, 12, 7.6, 136, 224)),
            "basketball": .lines(
                ring, segment(2.8, 12, 21.2, 12), segment(12, 2.8, 12, 21.2), arc(1, 12, 7.8, -46, 46),
                arc(23, 12, 7.8, 134, 226)),
            "balloon": .lines(
                Path(ellipseIn: CGRect(x: 5.2, y: 2.2, width: 13.6, height: 16)),
                polyline((10, 20), (12, 18.2), (14, 20)),
                segment(12, 18.4, 12, 22.4)),
            "balloon.fill": .filled(Path(ellipseIn: CGRect(x: 5.2, y: 2.2, width: 13.6, height: 16)))
                + .lines(polyline((10, 20), (12, 18.2), (14, 20)), segment(12, 18.4, 12, 22.4)),
            "lifepreserver": .lines(
                ring, circle(12, 12, 3.8), segment(5.6, 5.6, 9.2, 9.2), segment(14.8, 14.8, 18.4, 18.4),
                segment(18.4, 5.6, 14.8, 9.2), segment(9.2, 14.8, 5.6, 18.4)),
        ]
        all.merge(animals) { first, _ in first }
        for (name, turn) in [("up", 180.0), ("down", 0), ("left", 90), ("right", -90)] {
            let arrow = SymbolArtwork.lines(
                segment(12, 3, 12, 15.6), polyline((7, 10.8), (12, 15.8), (17, 10.8)), segment(5, 20.4, 19, 20.4)
            ).applying(SymbolArtwork.rotation(turn))
            all["arrow.\(name).to.line"] = arrow
            all["arrow.\(name).to.line.alt"] = arrow
            all["arrow.\(name).to.line.compact"] = arrow
        }
        if let letter = SymbolArtwork.letter("a") {
            all["textformat.size.smaller"] = letter.applying(
                SymbolArtwork.move(CGPoint(x: 2.5, y: 4.5), to: CGPoint(x: 12, y: 13.6), scale: 1.1))
            all["textformat.size.larger"] = letter.applying(
                SymbolArtwork.move(CGPoint(x: 2.5, y: 4.5), to: SymbolArtwork.middle, scale: 1.8))
        }
        for (name, sign) in [("arrow.down.heart", 0.0), ("arrow.up.heart", 180)] {
            let arrow = segment(12, 8.4, 12, 14.6).appending(polyline((9.2, 12), (12, 14.8), (14.8, 12))).turned(sign)
            all[name] = .lines(heart, arrow.applying(CGAffineTransform(translationX: 0, y: sign == 0 ? 0.4 : 1)))
        }
        for (name, path) in [("page", tall), ("page.fill", tall)] where all["text.\(name)"] == nil {
            let rows = [7.4, 11, 14.6].reduce(into: Path()) { $0.addPath(segment(8, $1, 16, $1)) }
            all["text.\(name)"] =
                name == "page"
                ? .lines(path, rows)
                : .filled(
                    path, cut: box(7.6, 6.8, 8.8, 1.3, 0.6), box(7.6, 10.4, 8.8, 1.3, 0.6), box(7.6, 14, 8.8, 1.3, 0.6))
        }
        return all
    }()

    private static let animals: [String: SymbolArtwork] = {
        let shell = outline("3.4 15.4 m 3.4 9.8 7.2 6.2 11.8 6.2 c 16 6.2 18.6 9.8 18.6 15.4 c h")
        let head = circle(20.4, 12.4, 2.2)
        let legs = box(5.2, 15.4, 3.2, 3.4, 1).appending(box(13.4, 15.4, 3.2, 3.4, 1))
        let body = outline(
            "3.6 16.6 m 3.6 12.8 7 10.2 11 10.2 c 13 10.2 14.4 10.8 15.6 11.6 c 15.4 14 16.4 15.6 18 16.6 c "
                + "18.6 17.6 18.2 18.8 17 18.8 c 6.4 18.8 l 4.6 18.8 3.6 18 3.6 16.6 c h")
        let face = outline(
            "14.8 11 m 14.8 8.8 16.4 7.6 18.2 7.6 c 20.6 7.6 22 9.4 22 11.2 c 22 12.8 20.8 13.8 19 13.8 c "
                + "16.6 13.8 14.8 13 14.8 11 c h")
        let ears = outline("16.6 8 m 13.4 7.4 10.8 5.2 11 3.6 c 13.4 3 16.4 4.8 17.8 7.6 c h")
        let comb = box(2.6, 5.6, 18.8, 5, 1.6)
        let teeth = stride(from: 4.2, through: 19.8, by: 2.6).reduce(into: Path()) {
            $0.addPath(segment(CGFloat($1), 10.6, CGFloat($1), 18.4))
        }
        let left = [(8.8, 6.8, 4.0), (6.2, 11.6, 4.0), (8.8, 16.8, 4.2), (9.8, 11.8, 2.4)].reduce(into: Path()) {
            $0.addPath(circle(CGFloat($1.0), CGFloat($1.1), CGFloat($1.2)))
        }
        let lobes = left.appending(left.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)))
            .normalized(eoFill: false)
        return [
            "tortoise": .lines(shell, head, legs),
            "tortoise.fill": SymbolArtwork.filled(shell).below(.filled(head)).below(.filled(legs)),
            "hare": .lines(body, face, ears) + .solid(circle(19, 10.4, 0.8)),
            "hare.fill": SymbolArtwork.filled(body).below(.filled(face)).below(.filled(ears)),
            "comb": .lines(comb, teeth), "comb.fill": .filled(comb) + .lines(teeth),
            "brain": .lines(lobes, segment(12, 6, 12, 18)),
            "brain.fill": .filled(lobes, cut: box(11.5, 4, 1, 16, 0.5)),
        ]
    }()
}
