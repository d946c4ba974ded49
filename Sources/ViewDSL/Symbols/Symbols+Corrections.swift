import Drawing
import Foundation

extension SymbolCatalog {
    /// Symbols that the icon font lacks, or shows as something else.
    static let corrections: [String: SymbolArtwork] = {
        var all: [String: SymbolArtwork] = [:]
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)

        let tray = outline(
            "8.4 9.4 m 6.6 9.4 l 5.4 9.4 4.6 10.2 4.6 11.4 c 4.6 19.4 l 4.6 20.6 5.4 21.4 6.6 21.4 c 17.4 21.4 l "
                + "18.6 21.4 19.4 20.6 19.4 19.4 c 19.4 11.4 l 19.4 10.2 18.6 9.4 17.4 9.4 c 15.6 9.4 l")
        all["square.and.arrow.down"] = .lines(
            tray, segment(12, 2.8, 12, 14.6), polyline((8.4, 11.2), (12, 14.8), (15.6, 11.2)))

        let behind = outline(
            "4.2 16.6 m 3.2 16.2 2.6 15.3 2.6 14.2 c 2.6 6.6 l 2.6 5 3.8 3.8 5.4 3.8 c 16 3.8 l 17.2 3.8 18 4.4 18.5 5.4 c"
        )
        let (frame, play) = (box(2.4, 4.4, 19.2, 15.2, 2.6), polygon(0.9, (9.6, 8.2), (15.8, 12), (9.6, 15.8)))
        let plays = ["": SymbolArtwork.lines(frame) + .solid(play), ".fill": .filled(frame, cut: play)]
        for suffix in ["", ".fill"] {
            func before(_ front: SymbolArtwork?) -> SymbolArtwork? {
                let placed = front?.applying(
                    SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: 13.7, y: 14), scale: 0.8))
                return placed.map { SymbolArtwork.lines(behind).below($0) }
            }
            let photos = before(paper["photo\(suffix)"])
            (all["photo.on.rectangle\(suffix)"], all["photo.on.rectangle.angled\(suffix)"]) = (photos, photos)
            all["photo\(suffix).on.rectangle.fill"] = photos
            all["play.rectangle.on.rectangle\(suffix)"] = before(plays[suffix])
        }
        all["doc.richtext"] = paper["doc"].map {
            $0.below(.lines(box(8, 12, 8, 5.8, 0.8), polyline((8.4, 17), (11, 14.6), (13.4, 16.8))))
        }

        func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
            polygon(
                0.1,
                (0..<8).map { index in
                    let (angle, length) = (Double(index) * .pi / 4, index % 2 == 0 ? radius : radius * 0.36)
                    return (x + length * CGFloat(cos(angle)), y + length * CGFloat(sin(angle)))
                })
        }
        let stars = SymbolArtwork.solid(sparkle(15.4, 5.6, 3.4), sparkle(19.8, 10.2, 2.4))
        all["moon.stars"] = .lines(crescent) + stars
        all["moon.stars.fill"] = .filled(crescent) + stars

        all["textformat"] = .lines(
            polyline((1.8, 18.6), (6.8, 5.4), (11.8, 18.6)), segment(3.6, 14, 10, 14),
            circle(17, 14.7, 3.9), segment(21, 10.6, 21, 18.6))
        let screen = box(2.4, 4.2, 19.2, 13, 2.4)
        let stand = segment(8, 20.4, 16, 20.4)
        (all["tv"], all["tv.fill"]) = (.lines(screen, stand), .filled(screen) + .lines(stand))
        all["music.note.list"] =
            .lines(
                segment(3, 6, 12.4, 6), segment(3, 11, 12.4, 11), segment(3, 16, 9.4, 16),
                polyline((17.6, 17.8), (17.6, 6), (21.4, 4.8), (21.4, 8), (17.6, 9.2)))
            + .solid(circle(15.3, 18, 2.6))

        all["person.text.rectangle"] =
            .lines(box(2.2, 4.8, 19.6, 14.4, 2.6), segment(13.6, 9.8, 18.2, 9.8), segment(13.6, 13.8, 18.2, 13.8))
            + .solid(circle(8, 9.6, 2.1), arc(8, 16.2, 3.5, 180, 360))

        let turn = polyline((19.6, 19.6), (19.6, 8.6), (4.4, 8.6)).appending(
            polyline((8.8, 4), (4.2, 8.6), (8.8, 13.2)))
        all["arrow.turn.up.left"] = .lines(turn)
        all["arrow.turn.up.right"] = .lines(turn.applying(mirror))
        all["camera.filters"] = .lines(circle(12, 8.4, 5.4), circle(8, 15.2, 5.4), circle(16, 15.2, 5.4))
        let orbit = Path(ellipseIn: CGRect(x: 2.2, y: 8.2, width: 19.6, height: 7.6))
        all["atom"] = .lines(orbit, orbit.turned(60), orbit.turned(120)) + .solid(circle(12, 12, 1.5))
        let plaster = box(1.6, 7.4, 20.8, 9.2, 4.6).turned(-45)
        let pad = segment(8, 7.6, 8, 16.4).appending(segment(16, 7.6, 16, 16.4)).turned(-45)
        let cutPad = box(7.4, 6.6, 1.2, 10.8, 0.6).appending(box(15.4, 6.6, 1.2, 10.8, 0.6)).turned(-45)
        (all["bandage"], all["bandage.fill"]) = (.lines(plaster, pad), .filled(plaster, cut: cutPad))
        return all
    }()
}
