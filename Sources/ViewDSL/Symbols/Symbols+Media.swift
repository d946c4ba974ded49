import Drawing
import Foundation

extension SymbolCatalog {
    /// Sound, dials, pictures and the theater.
    static let media: [String: SymbolArtwork] = {
        var all: [String: SymbolArtwork] = [:]
        let speaker = polygon(0.8, (1.6, 9.2), (5.4, 9.2), (10.4, 4.6), (10.4, 19.4), (5.4, 14.8), (1.6, 14.8))
        let waves = [(4.0, 38.0), (7.4, 42.0), (10.8, 44.0)].map { arc(10.6, 12, CGFloat($0), -$1, $1) }
        for (suffix, body) in [("", SymbolArtwork.lines(speaker)), (".fill", .filled(speaker))] {
            all["speaker\(suffix)"] = body
            for count in 1...3 {
                let sound = SymbolArtwork(lines: waves.prefix(count).reduce(into: Path()) { $0.addPath($1) })
                all["speaker.wave.\(count)\(suffix)"] = sound.below(body)
            }
        }

        let (middle, knob) = (CGPoint(x: 12, y: 12.8), circle(12, 12.8, 6.2))
        func spoke(_ degrees: Double, _ radius: CGFloat) -> (CGFloat, CGFloat) {
            let angle = degrees * .pi / 180
            return (middle.x + radius * CGFloat(cos(angle)), middle.y + radius * CGFloat(sin(angle)))
        }
        let ticks = (0..<7).reduce(into: Path()) { path, index in
            let (x, y) = spoke(135 + Double(index) * 45, 9.8)
            path.addPath(circle(x, y, 0.95))
        }
        for (name, degrees) in [("low", 135.0), ("medium", 270), ("high", 45), ("min", 135), ("max", 45)] {
            let hand = SymbolMark.star(spoke(degrees, 1.4), spoke(degrees, 4))
            all["dial.\(name)"] = .lines(knob) + .solid(ticks) + hand.artwork
            all["dial.\(name).fill"] = .filled(knob, cut: hand.cut) + .solid(ticks)
        }
        (all["dial"], all["dial.fill"]) = (all["dial.low"], all["dial.low.fill"])

        let turn = SymbolArtwork.lines(arc(12, 12.4, 9, 172, -146), polyline((4, 2.8), (4.3, 7.6), (9, 7.3)))
        let hands = SymbolMark.star((12, 12.8), (12, 7.4), (15.4, 14.8))
        all["clock.arrow.circlepath"] = turn.below(hands.artwork)
        all["leaf.arrow.circlepath"] = nature["leaf.fill"].map {
            turn.below($0.fitted(in: 9.4, center: CGPoint(x: 12, y: 12.6)))
        }

        let mask = outline(
            "1.4 3.8 m 4.8 5.2 9.4 5.2 12.8 3.8 c 12.8 9.8 l 12.8 14 10.6 17.2 7.1 17.2 c 3.6 17.2 1.4 14 1.4 9.8 c h")
        let eyes = circle(4.8, 9, 1).appending(circle(9.4, 9, 1))
        let back = CGAffineTransform(translationX: 9.6, y: 3.6)
        let smile = ribbonOutline(points(along: arc(7.1, 11, 2.7, 20, 160)), 0.65)
        let frown = ribbonOutline(points(along: arc(7.1, 15.2, 2.6, 215, 325)), 0.65)
        let room = mask.placed(at: CGPoint(x: 7.1, y: 10.5), scale: 1.2)
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            func face(_ mouth: Path) -> SymbolArtwork {
                isFilled ? .filled(mask, cut: eyes, mouth) : .lines(mask) + .solid(eyes, mouth)
            }
            all["theatermasks\(suffix)"] = face(frown).applying(back).cut(room).below(face(smile))
        }

        let bloom = outline(
            "6.4 3.6 m 8 4.4 9.2 5.4 9.8 6.6 c 10.4 4.8 11.2 3.4 12 2.4 c 12.8 3.4 13.6 4.8 14.2 6.6 c "
                + "14.8 5.4 16 4.4 17.6 3.6 c 18.8 8.8 16.6 12.4 12 12.4 c 7.4 12.4 5.2 8.8 6.4 3.6 c h")
        let leaf = outline("12 21 m 11 17.2 8 15.2 3.6 15.2 c 4.2 19.2 7.4 21.2 12 21 c h")
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
        all["camera.macro"] =
            .filled(bloom.appending(leaf).appending(leaf.applying(mirror)))
            + .lines(segment(12, 12.4, 12, 21))

        let burst = polygon(
            0.5,
            (0..<24).map { index in
                let (angle, radius) = (Double(index) * .pi / 12 - .pi / 2, index % 2 == 0 ? 10.4 : 7)
                return (12 + CGFloat(radius * cos(angle)), 12 + CGFloat(radius * sin(angle)))
            })
        let bubble = outline(
            "12 2.8 m 17.4 2.8 21.6 6.4 21.6 11 c 21.6 15.6 17.4 19.2 12 19.2 c 11 19.2 10 19.1 9.1 18.8 c "
                + "7.6 20.2 5.8 21.1 3.8 21.3 c 4.8 19.9 5.2 18.5 5 17 c 3.4 15.5 2.4 13.4 2.4 11 c "
                + "2.4 6.4 6.6 2.8 12 2.8 c h")
        let (screen, inset) = (box(2.2, 4.6, 19.6, 14.8, 2.6), box(5.4, 10.4, 8.6, 5.8, 1.2))
        all["burst"] = .lines(burst)
        all["burst.fill"] = .filled(burst)
        all["bubble"] = .lines(bubble)
        all["bubble.fill"] = .filled(bubble)
        all["aspectratio"] = .lines(screen, inset)
        all["aspectratio.fill"] = .filled(screen, cut: inset)
        return all
    }()
}
