import Drawing
import Foundation

extension SymbolCatalog {
    /// Things to use, wear and play with.
    static let objects: [String: SymbolArtwork] = {
        let tray = outline(
            "2.6 13.2 m 5.6 6.2 l 5.9 5.4 6.6 5 7.4 5 c 16.6 5 l 17.4 5 18.1 5.4 18.4 6.2 c 21.4 13.2 l 21.4 17.2 l "
                + "21.4 18.5 20.5 19.4 19.2 19.4 c 4.8 19.4 l 3.5 19.4 2.6 18.5 2.6 17.2 c h")
        let trough = outline(
            "2.8 13.2 m 8 13.2 l 8.4 15.2 9.9 16.4 12 16.4 c 14.1 16.4 15.6 15.2 16 13.2 c 21.2 13.2 l")
        let bottom = outline(
            "2.6 13.2 m 8 13.2 l 8.4 15.2 9.9 16.4 12 16.4 c 14.1 16.4 15.6 15.2 16 13.2 c 21.4 13.2 l 21.4 17.2 l "
                + "21.4 18.5 20.5 19.4 19.2 19.4 c 4.8 19.4 l 3.5 19.4 2.6 18.5 2.6 17.2 c h")
        let sides = outline(
            "7.4 5 m 6.6 5 5.9 5.4 5.6 6.2 c 2.6 13.2 l 2.6 17.2 l 2.6 18.5 3.5 19.4 4.8 19.4 c 19.2 19.4 l "
                + "20.5 19.4 21.4 18.5 21.4 17.2 c 21.4 13.2 l 18.4 6.2 l 18.1 5.4 17.4 5 16.6 5 c")
        let down = segment(12, 2, 12, 11.6).appending(polyline((8.8, 8.4), (12, 11.6), (15.2, 8.4)))
        let up = segment(12, 1.4, 12, 11.6).appending(polyline((9.2, 4.2), (12, 1.4), (14.8, 4.2)))
        let key = polygon(2.2, (1.4, 12), (8, 4.8), (22.2, 4.8), (22.2, 19.2), (8, 19.2))
        let cross = SymbolMark.star((14.8, 12), (11.8, 9), (17.8, 9), (17.8, 15), (11.8, 15))
        let card = box(3.4, 3.4, 17.2, 17.2, 3.4)
        let cardHeart = heart.scaled(0.34, about: 12, 12.5).applying(CGAffineTransform(translationX: -2.8, y: -3.2))
        let cardText = [segment(14.8, 9.2, 17, 9.2), segment(7, 14.2, 17, 14.2), segment(7, 17.2, 13.6, 17.2)]
        let pitch = box(2.2, 5, 19.6, 14, 2)
        let page = box(2.2, 4.6, 19.6, 14.8, 2.6)
        let bullets = [8.6, 12, 15.4].reduce(into: Path()) { $0.addPath(circle(6.6, $1, 1)) }
        let entries = [8.6, 12, 15.4].reduce(into: Path()) { $0.addPath(segment(10.2, $1, 17.8, $1)) }
        let cover = outline(
            "19 16.8 m 19 2.8 l 7.2 2.8 l 6 2.8 5 3.8 5 5 c 5 19 l 5 17.8 6 16.8 7.2 16.8 c 19 16.8 l 19 21.2 l "
                + "7.2 21.2 l 6 21.2 5 20.2 5 19 c")
        let battery = box(1.6, 7, 18.4, 10, 2.6)
        let pole = outline("21.6 10 m 22.5 10.3 23 11 23 12 c 23 13 22.5 13.7 21.6 14 c h")
        let shirt = outline(
            "8.4 3.4 m 9 5.4 10.4 6.2 12 6.2 c 13.6 6.2 15 5.4 15.6 3.4 c 17.2 3.6 l 21.8 6.8 l 19.8 11.2 l 17.4 10.2 l "
                + "17.4 20.4 l 6.6 20.4 l 6.6 10.2 l 4.2 11.2 l 2.2 6.8 l 6.8 3.6 l h")
        let bow = outline("12 7.2 m 10.6 3.2 7.2 2.4 6.4 4.4 c 5.8 6.2 8 7.2 12 7.2 c h")
            .appending(outline("12 7.2 m 13.4 3.2 16.8 2.4 17.6 4.4 c 18.2 6.2 16 7.2 12 7.2 c h"))
        let weights = [box(4.6, 6.2, 3.2, 11.6, 1.2), box(16.2, 6.2, 3.2, 11.6, 1.2), box(1.8, 8.8, 2.8, 6.4, 1)]
            .reduce(into: box(19.4, 8.8, 2.8, 6.4, 1)) { $0.addPath($1) }
        let pump = box(4, 3, 10, 18, 1.8)
        let hose = outline(
            "14 13.2 m 15.4 13.2 l 16.4 13.2 17 13.8 17 14.8 c 17 17.4 l 17 18.6 17.6 19.2 18.6 19.2 c "
                + "19.6 19.2 20.2 18.6 20.2 17.4 c 20.2 9.4 l 20.2 8.6 20 8 19.4 7.4 c 16.8 4.8 l")
        let luggage = box(2.6, 7.2, 18.8, 13, 2.4)
        let handle = outline(
            "8.6 7 m 8.6 5.2 l 8.6 4.2 9.2 3.6 10.2 3.6 c 13.8 3.6 l 14.8 3.6 15.4 4.2 15.4 5.2 c 15.4 7 l")
        let aid = SymbolMark.star((12, 13.7), (12, 10.7), (15, 13.7), (12, 16.7), (9, 13.7))
        let drum = box(4, 2.8, 16, 18.4, 2.4)
        return [
            "tray": .lines(tray, trough), "tray.fill": .filled(bottom) + .lines(tray),
            "tray.full": .lines(tray, trough, segment(8, 8.2, 16, 8.2), segment(7, 10.8, 17, 10.8)),
            "tray.and.arrow.down": .lines(sides, trough, down),
            "tray.and.arrow.down.fill": .filled(bottom) + .lines(sides, down),
            "tray.and.arrow.up": .lines(sides, trough, up),
            "tray.and.arrow.up.fill": .filled(bottom) + .lines(sides, up),
            "delete.left": .lines(key) + cross.artwork, "delete.left.fill": .filled(key, cut: cross.cut),
            "heart.text.square": .lines(card, cardText[0], cardText[1], cardText[2]) + .solid(cardHeart),
            "heart.text.square.fill": .filled(
                card, cut: cardHeart, box(14.2, 8.6, 3.4, 1.3, 0.65), box(6.4, 13.6, 11.2, 1.3, 0.65),
                box(6.4, 16.6, 7.8, 1.3, 0.65)),
            "peacesign": .lines(
                circle(12, 12, 9.25), segment(12, 2.75, 12, 21.25), polyline((5.4, 18.5), (12, 12), (18.6, 18.5))),
            "sportscourt": .lines(
                pitch, segment(12, 5, 12, 19), circle(12, 12, 2.6), outline("2.2 9 m 5.2 9 l 5.2 15 l 2.2 15 l"),
                outline("21.8 9 m 18.8 9 l 18.8 15 l 21.8 15 l")),
            "list.bullet.rectangle": .lines(page, entries) + .solid(bullets),
            "book.closed": .lines(cover),
            "battery.0": .lines(battery) + .solid(pole), "battery.100": battered(battery, pole, 14.4),
            "battery.25": battered(battery, pole, 3.6), "battery.50": battered(battery, pole, 7.2),
            "battery.75": battered(battery, pole, 10.8),
            "tshirt": .lines(shirt), "tshirt.fill": .filled(shirt),
            "gift": .lines(
                box(2.4, 7.2, 19.2, 4.2, 1.2), box(3.8, 11.4, 16.4, 9.6, 1.6), segment(12, 7.2, 12, 21), bow),
            "gift.fill": .filled(
                box(2.4, 7.2, 19.2, 4.4, 1.2).appending(box(3.8, 12.6, 16.4, 8.4, 1.6)),
                cut: box(11.3, 7.2, 1.4, 4.4, 0),
                box(11.3, 12.6, 1.4, 8.4, 0)) + .lines(bow),
            "iphone": .lines(box(6.2, 1.8, 11.6, 20.4, 2.6), segment(10.4, 4.2, 13.6, 4.2)),
            "pill": .lines(box(7.2, 1.6, 9.6, 20.8, 4.8).turned(45), segment(7.2, 12, 16.8, 12).turned(45)),
            "pill.fill": .filled(box(7.2, 1.6, 9.6, 20.8, 4.8).turned(45)),
            "dumbbell": .lines(weights, segment(7.8, 12, 16.2, 12)),
            "dumbbell.fill": .filled(weights) + .lines(segment(7.8, 12, 16.2, 12)),
            "fuelpump": .lines(pump, box(6.8, 5.8, 4.4, 4.4, 0.8), segment(2.8, 21, 15.2, 21), hose),
            "fuelpump.fill": .filled(pump, cut: box(6.6, 5.6, 4.8, 4.8, 0.8))
                + .lines(segment(2.8, 21, 15.2, 21), hose),
            "cross.case": .lines(luggage, handle).below(aid.artwork),
            "cross.case.fill": .filled(luggage, cut: aid.cut) + .lines(handle),
            "medal": .lines(circle(12, 15.2, 6), polyline((8.8, 10), (5.4, 2.8)), polyline((15.2, 10), (18.6, 2.8)))
                .below(.lines(polyline((9.8, 2.8), (12, 7.6), (14.2, 2.8)))),
            "washer": .lines(drum, circle(12, 13.2, 5), segment(4, 6.2, 20, 6.2)),
        ]
    }()

    /// - Parameter width: Of the charge.
    private static func battered(_ battery: Path, _ pole: Path, _ width: CGFloat) -> SymbolArtwork {
        .lines(battery) + .solid(pole, box(3.6, 9, width, 6, 1.2))
    }
}
