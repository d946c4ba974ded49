import Drawing
import Foundation

extension SymbolArtwork {
    /// A letter from a to z, as it stands in a circle or square; nil for other names.
    static func letter(_ text: String) -> SymbolArtwork? {
        guard let strokes = letters[text] else { return nil }
        return strokes.reduce(SymbolArtwork()) { artwork, stroke in
            artwork.below(SymbolArtwork(solid: ribbonOutline(points(along: outline(stroke)), 0.85)))
        }
    }

    /// The strokes of each letter's capital, in a box of about 5 × 9 units. A sharp corner starts another stroke.
    private static let letters: [String: [String]] = {
        let rounds = [
            "2.5 0 m 0.5 0 -0.4 1.9 -0.4 4.5 c -0.4 7.1 0.5 9 2.5 9 c",
            "2.5 0 m 4.5 0 5.4 1.9 5.4 4.5 c 5.4 7.1 4.5 9 2.5 9 c",
        ]
        let open =
            "5 1.8 m 4.4 0.6 3.6 0 2.6 0 c 0.7 0 -0.3 1.9 -0.3 4.5 c -0.3 7.1 0.7 9 2.6 9 c 3.6 9 4.4 8.4 5 7.2 c"
        let stem = "0.4 0 m 0.4 9 l"
        let bowl = ["0.4 0 m 2.6 0 l", "2.6 0 m 5.8 0 5.8 4.8 2.6 4.8 c", "2.6 4.8 m 0.4 4.8 l"]
        return [
            "a": ["-0.4 9 m 2.5 0 l", "2.5 0 m 5.4 9 l", "0.7 6 m 4.3 6 l"],
            "b": [
                stem, "0.4 0 m 2.6 0 l", "2.6 0 m 5.4 0 5.4 4.3 2.6 4.3 c", "2.8 4.3 m 0.4 4.3 l",
                "2.8 4.3 m 6 4.3 6 9 2.8 9 c", "2.8 9 m 0.4 9 l",
            ],
            "c": [open],
            "d": [stem, "0.4 0 m 2 0 l", "2 0 m 4.2 0 5.3 1.7 5.3 4.5 c 5.3 7.3 4.2 9 2 9 c", "2 9 m 0.4 9 l"],
            "e": [stem, "0.4 0 m 4.8 0 l", "0.4 4.4 m 4.3 4.4 l", "0.4 9 m 4.8 9 l"],
            "f": [stem, "0.4 0 m 4.8 0 l", "0.4 4.4 m 4.3 4.4 l"],
            "g": [open, "5.1 7.4 m 5.1 4.9 l", "5.1 4.9 m 2.9 4.9 l"],
            "h": ["0 0 m 0 9 l", "5 0 m 5 9 l", "0 4.4 m 5 4.4 l"],
            "i": ["2.5 0 m 2.5 9 l"],
            "j": ["4.2 0 m 4.2 6.3 l 4.2 8.1 3.4 9 2.2 9 c 1 9 0.3 8.3 0.2 7 c"],
            "k": [stem, "4.9 0 m 0.4 5.4 l", "2 3.6 m 5.2 9 l"],
            "l": ["0.6 0 m 0.6 9 l", "0.6 9 m 4.9 9 l"],
            "m": ["-0.7 9 m -0.7 0 l", "-0.7 0 m 2.5 6.6 l", "2.5 6.6 m 5.7 0 l", "5.7 0 m 5.7 9 l"],
            "n": ["0 9 m 0 0 l", "0 0 m 5 9 l", "5 9 m 5 0 l"],
            "o": rounds,
            "p": [stem] + bowl,
            "q": rounds + ["3.3 6.8 m 5.4 9.5 l"],
            "r": [stem] + bowl + ["2.7 4.8 m 5.2 9 l"],
            "s": [
                "4.8 1.7 m 4.3 0.6 3.5 0 2.5 0 c 1 0 0.2 0.9 0.2 2.2 c 0.2 5.2 5 3.7 5 6.7 c 5 8.1 4 9 2.5 9 c "
                    + "1.3 9 0.4 8.3 0 7.1 c"
            ],
            "t": ["2.5 0 m 2.5 9 l", "-0.3 0 m 5.3 0 l"],
            "u": ["0 0 m 0 5.9 l 0 8 1 9 2.5 9 c 4 9 5 8 5 5.9 c 5 0 l"],
            "v": ["-0.3 0 m 2.5 9 l", "2.5 9 m 5.3 0 l"],
            "w": ["-1.2 0 m 0.7 9 l", "0.7 9 m 2.5 1.6 l", "2.5 1.6 m 4.3 9 l", "4.3 9 m 6.2 0 l"],
            "y": ["-0.2 0 m 2.5 4.8 l", "5.2 0 m 2.5 4.8 l", "2.5 4.8 m 2.5 9 l"],
            "z": ["0.2 0 m 5 0 l", "5 0 m 0.2 9 l", "0.2 9 m 5 9 l"],
        ]
    }()
}
