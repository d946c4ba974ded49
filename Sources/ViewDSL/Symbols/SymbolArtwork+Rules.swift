import Drawing
import Foundation

extension SymbolArtwork {
    static func move(_ center: CGPoint, to place: CGPoint, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: place.x - center.x * scale, ty: place.y - center.y * scale)
    }

    /// As it is where words are written from right to left.
    var mirrored: SymbolArtwork { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * Self.middle.x, ty: 0)) }

    func applying(_ transform: CGAffineTransform) -> SymbolArtwork {
        var moved = self
        moved.solid = solid.applying(transform)
        moved.lines = lines.applying(transform)
        moved.holes = holes.map { $0.applying(transform) }
        moved.overlays = overlays.map { $0.applying(transform) }
        return moved
    }

    /// Scaled so that its longer side has this length. Units.
    func fitted(in side: CGFloat, center: CGPoint) -> SymbolArtwork {
        let ink = self.ink
        guard !ink.isNull, max(ink.width, ink.height) > 0 else { return self }
        return applying(
            Self.move(
                CGPoint(x: ink.midX, y: ink.midY), to: center, scale: min(side / max(ink.width, ink.height), 0.9)))
    }

    /// The area of the lines, by the even–odd rule.
    var lineRegion: Path {
        lines.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)).normalized(
            eoFill: false)
    }

    /// With an area removed from everything drawn so far.
    func cut(_ hole: Path) -> SymbolArtwork {
        if overlays.isEmpty {
            var artwork = self
            artwork.holes.append(hole)
            return artwork
        }
        var artwork = self
        artwork.holes.append(hole)
        artwork.overlays = overlays.map { $0.cut(hole) }
        return artwork
    }

    func below(_ other: SymbolArtwork) -> SymbolArtwork {
        var artwork = self
        artwork.overlays.append(other)
        artwork.usesIcons = usesIcons || other.usesIcons
        return artwork
    }

    /// Struck through from the top left, with a gap on one side of the line.
    func slashed() -> SymbolArtwork {
        cut(ribbonOutline([CGPoint(x: 2.4, y: 4.4), CGPoint(x: 19.8, y: 21.8)], 1.9))
            .below(.lines(segment(3.4, 3.4, 20.6, 20.6)))
    }

    /// A number of one or two digits; nil for other names.
    static func number(_ text: String) -> SymbolArtwork? {
        guard (1...2).contains(text.count), text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        var artwork = SymbolArtwork()
        for (index, digit) in text.compactMap(\.wholeNumberValue).enumerated() {
            for stroke in strokes[digit] {
                let area = ribbonOutline(points(along: outline(stroke)), 0.85)
                artwork = artwork.below(
                    SymbolArtwork(solid: area.applying(CGAffineTransform(translationX: CGFloat(index) * 7.4, y: 0))))
            }
        }
        return artwork
    }

    /// The strokes of each digit, in a box of 5 × 9 units. A sharp corner starts another stroke.
    private static let strokes = [
        ["2.5 0 m 0.8 0 0 1.9 0 4.5 c 0 7.1 0.8 9 2.5 9 c", "2.5 0 m 4.2 0 5 1.9 5 4.5 c 5 7.1 4.2 9 2.5 9 c"],
        ["0.6 1.8 m 2.9 0.1 l", "2.9 0.1 m 2.9 9 l"],
        ["0.2 2.2 m 0.5 -0.7 4.9 -0.7 4.9 2.3 c 4.9 4.4 1.8 6 0.2 8.9 c", "0.2 9 m 5.1 9 l"],
        [
            "0.3 1.5 m 1.2 -0.6 4.8 -0.5 4.8 2.1 c 4.8 3.7 3.6 4.3 2 4.3 c",
            "2 4.3 m 3.9 4.3 5 5.2 5 6.6 c 5 9.6 0.8 9.7 0 7.4 c",
        ],
        ["3.6 0 m 0 6.4 l", "0 6.6 m 5.3 6.6 l", "3.8 0 m 3.8 9 l"],
        ["4.6 0 m 0.8 0 l", "0.8 0 m 0.4 4.3 l", "0.4 4.3 m 2.2 2.9 5 3.6 5 6.2 c 5 9.4 1.2 9.8 0 7.6 c"],
        ["4.2 0.1 m 1.4 1.6 0 3.6 0 6.2 c", "0 6.2 m 0 10 5 10 5 6.2 c 5 2.7 0 2.7 0 6.2 c"],
        ["0 0 m 5 0 l", "5 0.1 m 3.4 3 2.2 5.8 1.6 9 c"],
        [
            "2.5 0 m -0.6 0 -0.6 4.1 2.5 4.1 c 5.6 4.1 5.6 0 2.5 0 c",
            "2.5 4.1 m -1 4.1 -1 9 2.5 9 c 6 9 6 4.1 2.5 4.1 c",
        ],
        ["0.8 8.9 m 3.6 7.4 5 5.4 5 2.8 c", "5 2.8 m 5 -1 0 -1 0 2.8 c 0 6.3 5 6.3 5 2.8 c"],
    ]
}
