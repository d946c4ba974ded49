import Drawing
import Foundation

extension SymbolCatalog {
    /// Hands, and signs of other kinds that the icon font lacks.
    static let hands: [String: SymbolArtwork] = {
        // Fingers that touch share a line.
        let hand = outline(
            "7.4 14 m 7.4 5.6 l 7.4 3.9 10 3.9 10 5.6 c 10 11 l 10 3.9 l 10 2 12.7 2 12.7 3.9 c 12.7 11 l 12.7 4.7 l "
                + "12.7 3 15.3 3 15.3 4.7 c 15.3 11.4 l 15.3 7 l 15.3 5.4 17.9 5.4 17.9 7 c 17.9 14.6 l "
                + "17.9 18.8 15.6 21.4 12 21.4 c 9.2 21.4 7.6 20.2 6.2 17.8 c 3.4 13.2 l 2.4 11.6 4.4 10.2 5.6 11.6 c h"
        )
        let slits = [10, 12.7, 15.3].map { box($0 - 0.3, 4.4, 0.6, 6.8, 0.3) }
        var filled = SymbolArtwork.filled(hand)
        filled.holes = slits
        let bursts = SymbolArtwork.lines(
            segment(6.2, 2.6, 7.4, 5), segment(2.6, 5.4, 5, 6.8), segment(10.6, 2, 10.4, 4.4))
        func clapping(_ one: SymbolArtwork) -> SymbolArtwork {
            func placed(_ x: CGFloat, _ y: CGFloat) -> SymbolArtwork {
                one.applying(SymbolArtwork.rotation(-32))
                    .applying(SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: x, y: y), scale: 0.7))
            }
            let front = hand.applying(SymbolArtwork.rotation(-32))
                .applying(SymbolArtwork.move(SymbolArtwork.middle, to: CGPoint(x: 11.4, y: 14.6), scale: 0.76))
            return placed(15.4, 12).cut(front).below(placed(11.4, 14.6)).below(bursts)
        }
        let bird = outline(
            "14.2 3.4 m 18.4 6.4 20.6 11.2 19.3 15 c 21.4 17.6 21.6 20 21.2 20.8 c 20 18.6 17.8 18.8 16.6 19.4 c "
                + "12.6 21.2 6.4 20.4 2.4 15.6 c 6.8 18.4 11 18.2 13.2 16.8 c 10 14.6 7 11 4.6 7.4 c "
                + "7.4 9.8 9.4 11.4 11.2 12.6 c 9.2 10.4 7.6 8 6.2 5.8 c 9.2 8.8 12.6 11.6 15.6 13.4 c "
                + "16.6 10.2 16.4 6.6 14.2 3.4 c h")
        let waves = [7, 12, 17].reduce(into: Path()) { path, y in
            path.addPath(
                outline(
                    "2.4 \(y + 1) m 4.6 \(y - 2.2) 7.4 \(y - 2.2) 9.6 \(y) c 11.8 \(y + 2.2) 14.6 \(y + 2.2) 16.8 \(y) c "
                        + "18.4 \(y - 1.6) 20.2 \(y - 2) 21.6 \(y - 1) c"))
        }
        let ball = circle(12, 12, 9.25)
        let seams = segment(12, 2.75, 12, 21.25).appending(segment(2.75, 12, 21.25, 12))
            .appending(arc(1.6, 12, 7.6, -54, 54)).appending(arc(22.4, 12, 7.6, 126, 234))
        let motion = SymbolArtwork.lines(arc(12, 12, 10.4, -64, -26), arc(12, 12, 10.4, 116, 154))
        func waving(_ one: SymbolArtwork) -> SymbolArtwork {
            one.applying(SymbolArtwork.rotation(-20))
                .applying(SymbolArtwork.move(SymbolArtwork.middle, to: SymbolArtwork.middle, scale: 0.84)).below(motion)
        }
        let message = outline(
            "5.4 3.8 m 18.6 3.8 l 20.2 3.8 21.4 5 21.4 6.6 c 21.4 14.6 l 21.4 16.2 20.2 17.4 18.6 17.4 c 11.4 17.4 l "
                + "7.4 20.8 l 7.4 17.4 l 5.4 17.4 l 3.8 17.4 2.6 16.2 2.6 14.6 c 2.6 6.6 l 2.6 5 3.8 3.8 5.4 3.8 c h")
        let dots = circle(7.8, 10.6, 1.3).appending(circle(12, 10.6, 1.3)).appending(circle(16.2, 10.6, 1.3))
        let switches = [box(2.8, 3.2, 18.4, 7.6, 3.8), box(2.8, 13.2, 18.4, 7.6, 3.8)]
        return [
            "hand.raised": .lines(hand), "hand.raised.fill": filled,
            "hand.wave": waving(.lines(hand)), "hand.wave.fill": waving(filled),
            "ellipsis.message": .lines(message) + .solid(dots),
            "ellipsis.message.fill": .filled(message, cut: dots),
            "switch.2": .lines(switches[0], switches[1]) + .solid(circle(17, 7, 2.2), circle(7, 17, 2.2)),
            "hands.clap": clapping(.lines(hand)), "hands.clap.fill": clapping(filled),
            "swift": .solid(bird),
            "water.waves": .lines(waves),
            "basketball": .lines(ball, seams),
            "space": .lines(polyline((4, 10), (4, 15.4), (20, 15.4), (20, 10))),
            "badge.plus.radiowaves.right": .lines(
                circle(8.4, 12, 6), segment(8.4, 9.2, 8.4, 14.8), segment(5.6, 12, 11.2, 12),
                arc(8.4, 12, 9.6, -38, 38), arc(8.4, 12, 13.2, -38, 38)),
        ]
    }()
}
