import Drawing
import Foundation

extension SymbolCatalog {
    /// People, hands and eyes.
    static let people: [String: SymbolArtwork] = {
        let head = circle(12, 7.2, 4.1)
        let shoulders = outline(
            "4.3 19.4 m 4.3 16.4 7.8 14 12 14 c 16.2 14 19.7 16.4 19.7 19.4 c 19.7 20.3 19.2 20.8 18.3 20.8 c "
                + "5.7 20.8 l 4.8 20.8 4.3 20.3 4.3 19.4 c h")
        let disc = circle(12, 12, 9.25)
        let bust = outline("6 18.8 m 6.9 16.3 9.2 14.9 12 14.9 c 14.8 14.9 17.1 16.3 18 18.8 c")
        // The shoulders end just inside the disc's edge.
        let cutBust = arc(12, 12, 8.3, 46, 134).appending(Path())
        let cutShoulders = Path { path in
            path.addPath(cutBust)
            path.addCurve(
                to: CGPoint(x: 12, y: 14.2), control1: CGPoint(x: 7.2, y: 15.6), control2: CGPoint(x: 9.4, y: 14.2))
            path.addCurve(
                to: CGPoint(x: 12 + 8.3 * 0.694_658, y: 12 + 8.3 * 0.719_340), control1: CGPoint(x: 14.6, y: 14.2),
                control2: CGPoint(x: 16.8, y: 15.6))
            path.closeSubpath()
        }
        let lidded = outline(
            "2.2 12 m 4.4 8 7.9 5.6 12 5.6 c 16.1 5.6 19.6 8 21.8 12 c 19.6 16 16.1 18.4 12 18.4 c 7.9 18.4 4.4 16 2.2 12 c h"
        )
        let thumb = outline(
            "8.2 11.3 m 9.9 10 10.9 7.6 11.2 4.7 c 11.3 3.7 11.9 3.1 12.8 3.1 c 14 3.1 14.7 4.1 14.7 5.5 c "
                + "14.7 6.9 14.4 8.1 13.9 9.3 c 18.7 9.3 l 19.9 9.3 20.7 10.1 20.7 11.2 c 20.7 12 20.4 12.6 19.9 12.9 c "
                + "20.2 13.2 20.4 13.7 20.4 14.2 c 20.4 15.1 19.9 15.8 19.2 16.1 c 19.3 16.4 19.4 16.7 19.4 17.1 c "
                + "19.4 17.9 18.9 18.6 18.2 18.8 c 18.1 20 17.2 20.8 15.8 20.8 c 13 20.8 l 11 20.8 9.6 20.4 8.2 19.4 c h"
        )
        let cuff = box(3.3, 10.9, 2.4, 9, 1)
        let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)
        return [
            "person": .lines(head, shoulders), "person.fill": .filled(head.appending(shoulders)),
            "person.circle": .lines(disc, circle(12, 9.4, 2.9), bust),
            "person.circle.fill": .filled(disc, cut: circle(12, 9.2, 3.4), cutShoulders),
            "person.crop.circle": .lines(disc, circle(12, 9.4, 2.9), bust),
            "person.crop.circle.fill": .filled(disc, cut: circle(12, 9.2, 3.4), cutShoulders),
            "person.crop.circle.dashed": .lines(dashes(of: disc, 16), circle(12, 9.4, 2.9), bust),
            "eye": .lines(lidded, circle(12, 12, 3.1)),
            "eye.fill": .filled(lidded, cut: circle(12, 12, 4.1), circle(12, 12, 2.5)),
            "hand.thumbsup": .lines(thumb, cuff), "hand.thumbsup.fill": .filled(thumb.appending(cuff)),
            "hand.thumbsdown": .lines(thumb.applying(turn), cuff.applying(turn)),
            "hand.thumbsdown.fill": .filled(thumb.appending(cuff).applying(turn)),
        ]
    }()
}
