import Drawing
import Foundation

extension SymbolCatalog {
    /// Signs made of lines.
    static let marks: [String: SymbolArtwork] = {
        var all: [String: SymbolArtwork] = [
            "plus": .lines(segment(12, 4.2, 12, 19.8), segment(4.2, 12, 19.8, 12)),
            "minus": .lines(segment(4.2, 12, 19.8, 12)),
            "multiply": .lines(segment(6, 6, 18, 18), segment(18, 6, 6, 18)),
            "xmark": .lines(segment(5.8, 5.8, 18.2, 18.2), segment(18.2, 5.8, 5.8, 18.2)),
            "equal": .lines(segment(4.6, 9.2, 19.4, 9.2), segment(4.6, 14.8, 19.4, 14.8)),
            "checkmark": .lines(polyline((4.6, 13), (9.6, 19), (19.2, 5.2))),
            "ellipsis": .solid(circle(4.9, 12, 1.7), circle(12, 12, 1.7), circle(19.1, 12, 1.7)),
            "line.3.horizontal": .lines(
                segment(3.6, 6.4, 20.4, 6.4), segment(3.6, 12, 20.4, 12), segment(3.6, 17.6, 20.4, 17.6)),
            "line.horizontal.3": .lines(
                segment(3.6, 6.4, 20.4, 6.4), segment(3.6, 12, 20.4, 12), segment(3.6, 17.6, 20.4, 17.6)),
            "list.bullet": .lines(
                segment(8.6, 6.2, 20.8, 6.2), segment(8.6, 12, 20.8, 12), segment(8.6, 17.8, 20.8, 17.8))
                + .solid(circle(4.2, 6.2, 1.35), circle(4.2, 12, 1.35), circle(4.2, 17.8, 1.35)),
            "exclamationmark": .lines(segment(12, 3.6, 12, 14)) + .solid(circle(12, 19.2, 1.5)),
            "info": .lines(polyline((10.2, 10.2), (12.4, 10.2), (12.4, 19.6)), segment(9.6, 19.6, 15.2, 19.6))
                + .solid(circle(12, 5, 1.55)),
            "questionmark": .lines(outline("7.4 8.4 m 7.4 2.6 16.8 2.2 16.8 8 c 16.8 11.6 12 11.4 12 15.2 c"))
                + .solid(circle(12, 19.4, 1.5)),
            "number": .lines(
                segment(9.8, 4, 7.4, 20), segment(16.6, 4, 14.2, 20), segment(4.8, 9, 20, 9),
                segment(4, 15, 19.2, 15)),
            "arrow.left.and.right": .lines(
                segment(2.8, 12, 21.2, 12), polyline((6.8, 8), (2.8, 12), (6.8, 16)),
                polyline((17.2, 8), (21.2, 12), (17.2, 16))),
            "arrow.up.and.down": .lines(
                segment(12, 2.8, 12, 21.2), polyline((8, 6.8), (12, 2.8), (16, 6.8)),
                polyline((8, 17.2), (12, 21.2), (16, 17.2))),
            "arrow.clockwise": .lines(
                arc(12, 12.6, 7.8, 4, 322), polyline((18.6, 3.4), (18.4, 8), (13.8, 7.8))),
            "arrow.counterclockwise": .lines(
                arc(12, 12.6, 7.8, 176, -142), polyline((5.4, 3.4), (5.6, 8), (10.2, 7.8))),
            "slider.horizontal.3": .lines(
                segment(3, 6, 12.4, 6), segment(18.4, 6, 21, 6), segment(3, 12, 5.6, 12), segment(11.6, 12, 21, 12),
                segment(3, 18, 12.4, 18), segment(18.4, 18, 21, 18), circle(15.4, 6, 2.2), circle(8.6, 12, 2.2),
                circle(15.4, 18, 2.2)),
        ]
        // The buttons of a player.
        let once = polygon(0.8, (2.6, 5.4), (11.8, 12), (2.6, 18.6))
        let twice = once.appending(once.applying(CGAffineTransform(translationX: 9.4, y: 0)))
        for (way, pair) in [("forward", twice), ("backward", twice.turned(180))] {
            all[way] = .lines(pair)
            all["\(way).fill"] = .filled(pair)
        }
        // Pointing right, then rotated.
        let chevron = polyline((8.4, 4.4), (16, 12), (8.4, 19.6))
        let arrow = polyline((13.4, 5.2), (20.2, 12), (13.4, 18.8)).appending(segment(3.8, 12, 19.9, 12))
        for (index, way) in ["right", "down", "left", "up"].enumerated() {
            all["chevron.\(way)"] = .lines(chevron.turned(Double(index) * 90))
            all["arrow.\(way)"] = .lines(arrow.turned(Double(index) * 90))
        }
        (all["chevron.forward"], all["chevron.backward"]) = (all["chevron.right"], all["chevron.left"])
        (all["arrow.forward"], all["arrow.backward"]) = (all["arrow.right"], all["arrow.left"])
        return all
    }()

    /// Signs that fit into circles and squares.
    static let signs: [String: SymbolMark] = {
        let hook = outline("9.2 9.7 m 9.2 6.3 14.9 6.1 14.9 9.5 c 14.9 11.7 12 11.5 12 13.7 c")
        var all: [String: SymbolMark] = [
            "plus": .star((12, 12), (12, 7.2), (16.8, 12), (12, 16.8), (7.2, 12)),
            "minus": .star((7.2, 12), (16.8, 12)),
            "xmark": .star((12, 12), (8.6, 8.6), (15.4, 8.6), (15.4, 15.4), (8.6, 15.4)),
            "checkmark": .star((10.8, 15.8), (7.8, 12.5), (16.1, 8.1)),
            "info": .star((12, 11.2), (12, 16.6)) + .dots((12, 7.8)),
            "exclamationmark": .star((12, 7), (12, 12.8)) + .dots((12, 16.4)),
            "questionmark": SymbolMark(ribbon: points(along: hook)) + .dots((12, 16.9)),
            "ellipsis": .dots((7.6, 12), (12, 12), (16.4, 12)),
            "heart": SymbolMark(solid: heart.scaled(0.5, about: 12, 12.5)),
            "star": SymbolMark(solid: star(outer: 5.6, inner: 2.5, x: 12, y: 12.2)),
            "bolt": SymbolMark(solid: bolt.scaled(0.6, about: 12, 12)),
        ]
        let chevron = SymbolMark.star((14.2, 12), (10.2, 8), (10.2, 16))
        let arrow = SymbolMark.star((17, 12), (7, 12), (13.2, 8.2), (13.2, 15.8))
        for (index, way) in ["right", "down", "left", "up"].enumerated() {
            all["chevron.\(way)"] = chevron.turned(Double(index) * 90)
            all["arrow.\(way)"] = arrow.turned(Double(index) * 90)
        }
        return all
    }()
}

extension Path {
    func scaled(_ factor: CGFloat, about x: CGFloat, _ y: CGFloat) -> Path {
        applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x * (1 - factor), ty: y * (1 - factor)))
    }
}
