import Drawing
import Foundation

/// The available symbols by SwiftUI's names. The artwork is our own.
enum SymbolCatalog {
    private static let own: [String: SymbolArtwork] = [marks, shapes, nature, things, paper, people].reduce(into: [:]) {
        all, group in
        all.merge(group) { first, _ in first }
    }

    /// The symbol's artwork, or a sign in a circle or square; nil if there is no such symbol.
    static func artwork(named name: String) -> SymbolArtwork? {
        if let artwork = own[name] { return artwork }
        let symbol = SymbolName(name)
        guard let mark = signs[symbol.base], let shape = symbol.variants.enclosure else { return nil }
        let edge = shape == .circle ? circle(12, 12, 9.25) : box(3.4, 3.4, 17.2, 17.2, 3.4)
        return symbol.variants.contains(.fill) ? .filled(edge, cut: mark.cut) : .lines(edge) + mark.artwork
    }

    /// Sorted.
    static let names: [String] = {
        let enclosed = signs.keys.flatMap { sign in
            ["circle", "circle.fill", "square", "square.fill"].map { "\(sign).\($0)" }
        }
        return Set(own.keys).union(enclosed).sorted()
    }()

    /// The name with the variants added, or the nearest available name.
    static func name(_ name: String, with variants: SymbolVariants) -> String {
        guard variants != .none else { return name }
        let symbol = SymbolName(name)
        let wanted = symbol.variants.union(variants)
        let choices = [wanted, wanted.subtracting(.slash), wanted.intersection(.fill), wanted.subtracting(.fill)]
        let found = choices.lazy.map { SymbolName(base: symbol.base, variants: $0).text }
            .first { artwork(named: $0) != nil }
        return found ?? name
    }

    /// Similar names, best first, at most three.
    static func names(like name: String) -> [String] {
        let limit = max(2, name.count / 3)
        return names.map { (distance: editDistance(name, $0), name: $0) }
            .filter { $0.distance <= limit || $0.name.hasPrefix(name + ".") || name.hasPrefix($0.name + ".") }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

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

/// The Levenshtein distance.
private func editDistance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let changed = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
