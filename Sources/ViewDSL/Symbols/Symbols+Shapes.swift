import Drawing
import Foundation

extension SymbolCatalog {
    static let heart = outline(
        "12 20.4 m 7.6 17.6 3 13.8 3 9.3 c 3 6.4 5.1 4.5 7.6 4.5 c 9.5 4.5 11.1 5.6 12 7.3 c "
            + "12.9 5.6 14.5 4.5 16.4 4.5 c 18.9 4.5 21 6.4 21 9.3 c 21 13.8 16.4 17.6 12 20.4 c h")

    static let bolt = outline("14 2.9 m 5.1 13.4 l 11.4 13.4 l 10 21.1 l 18.9 10.4 l 12.6 10.4 l h")

    /// A five-pointed star. Units.
    static func star(outer: CGFloat, inner: CGFloat, x: CGFloat, y: CGFloat) -> Path {
        Path { path in
            path.addLines(
                (0..<10).map { index in
                    let angle = Double(index) * .pi / 5 - .pi / 2
                    let radius = index % 2 == 0 ? outer : inner
                    return CGPoint(x: x + radius * CGFloat(cos(angle)), y: y + radius * CGFloat(sin(angle)))
                })
            path.closeSubpath()
        }
    }

    /// Geometric shapes and simple signs, each stroked and filled.
    static let shapes: [String: SymbolArtwork] = {
        let fivePointed = star(outer: 9.7, inner: 4.15, x: 12, y: 12.8)
        let triangle = polygon(1.8, (12, 3.2), (22, 20.4), (2, 20.4))
        let outlines: [String: Path] = [
            "circle": circle(12, 12, 9.25),
            "square": box(3.4, 3.4, 17.2, 17.2, 3.4),
            "rectangle": box(2.2, 5, 19.6, 14, 2.4),
            "rectangle.portrait": box(5, 2.2, 14, 19.6, 2.4),
            "capsule": box(2.2, 6.6, 19.6, 10.8, 5.4),
            "oval": Path(ellipseIn: CGRect(x: 2.2, y: 5.4, width: 19.6, height: 13.2)),
            "triangle": triangle,
            "diamond": polygon(1.8, (12, 1.9), (22.1, 12), (12, 22.1), (1.9, 12)),
            "hexagon": polygon(
                1.6, (12, 2.2), (20.5, 7.1), (20.5, 16.9), (12, 21.8), (3.5, 16.9), (3.5, 7.1)),
            "heart": heart,
            "star": fivePointed,
            "bolt": bolt,
            "play": polygon(1.6, (6, 2.6), (21.8, 12), (6, 21.4)),
            "stop": box(4.6, 4.6, 14.8, 14.8, 2.6),
            "pause": box(5.6, 4.4, 3.2, 15.2, 1.2).appending(box(15.2, 4.4, 3.2, 15.2, 1.2)),
        ]
        var all: [String: SymbolArtwork] = [:]
        for (name, path) in outlines {
            all[name] = .lines(path)
            all["\(name).fill"] = .filled(path)
        }
        let leftHalf = Path { path in
            path.addLines(
                [0, 9, 8, 7, 6, 5].map { index in
                    let angle = Double(index) * .pi / 5 - .pi / 2
                    let radius: CGFloat = index % 2 == 0 ? 9.7 : 4.15
                    return CGPoint(x: 12 + radius * CGFloat(cos(angle)), y: 12.8 + radius * CGFloat(sin(angle)))
                })
            path.closeSubpath()
        }
        all["star.leadinghalf.filled"] = .lines(fivePointed) + .solid(leftHalf)
        all["circle.lefthalf.filled"] = .lines(circle(12, 12, 9.25)) + .solid(arc(12, 12, 9.25, 90, 270))
        let warning = SymbolMark.star((12, 9.3), (12, 13.6)) + .dots((12, 17.1))
        all["exclamationmark.triangle"] = .lines(triangle) + warning.artwork
        all["exclamationmark.triangle.fill"] = .filled(triangle, cut: warning.cut)
        return all
    }()
}
