import Drawing
import Foundation

/// The symbols of our own artwork, by SwiftUI's names.
enum SymbolCatalog {
    private static let own: [String: SymbolArtwork] = [
        marks, shapes, nature, weather, things, objects, paper, people, frames, media, hands, extras, everyday,
        corrections,
    ].reduce(into: [:]) {
        all, group in
        all.merge(group) { first, _ in first }
    }

    /// The symbol's artwork, or a sign in a circle or square; nil if there is no such symbol.
    static func artwork(named name: String) -> SymbolArtwork? {
        if let artwork = own[name] { return artwork }
        let symbol = SymbolName(name)
        guard let mark = signs[symbol.base], let shape = symbol.variants.enclosure else { return nil }
        let edge = shape == .circle ? circle(12, 12, 9.25) : box(3.4, 3.4, 17.2, 17.2, 3.4)
        return symbol.variants.contains(.fill) ? .filled(edge, cut: mark.cut) : .lines(edge).below(mark.artwork)
    }

    /// Sorted.
    static let names: [String] = {
        let enclosed = signs.keys.flatMap { sign in
            ["circle", "circle.fill", "square", "square.fill"].map { "\(sign).\($0)" }
        }
        return Set(own.keys).union(enclosed).sorted()
    }()

    /// The placeholder of a missing symbol: a dashed box with a question mark.
    static let missing: SymbolArtwork = {
        let edge = box(3.4, 3.4, 17.2, 17.2, 3.4)
        let dashes = (0..<16).reduce(into: Path()) { path, index in
            let start = (CGFloat(index) + 0.22) / 16
            path.addPath(edge.trimmedPath(from: start, to: start + 0.56 / 16))
        }
        return .lines(dashes) + (signs["questionmark"]?.artwork ?? SymbolArtwork())
    }()
}
