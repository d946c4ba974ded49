/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private var bits: Int

    private init(bits: Int) { self.bits = bits }

    public static let none = SymbolVariants(bits: 0)
    public static let fill = SymbolVariants(bits: 1)
    public static let circle = SymbolVariants(bits: 2)
    public static let square = SymbolVariants(bits: 4)
    public static let rectangle = SymbolVariants(bits: 8)
    public static let slash = SymbolVariants(bits: 16)

    public var fill: SymbolVariants { union(.fill) }
    public var circle: SymbolVariants { union(.circle) }
    public var square: SymbolVariants { union(.square) }
    public var rectangle: SymbolVariants { union(.rectangle) }
    public var slash: SymbolVariants { union(.slash) }

    /// Whether it includes these variants.
    public func contains(_ other: SymbolVariants) -> Bool { bits & other.bits == other.bits }

    /// The other's enclosure wins.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        let enclosures = SymbolVariants.circle.bits | SymbolVariants.square.bits | SymbolVariants.rectangle.bits
        let kept = other.bits & enclosures == 0 ? bits : bits & ~enclosures
        return SymbolVariants(bits: kept | other.bits)
    }

    func subtracting(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(bits: bits & ~other.bits) }
    func intersection(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(bits: bits & other.bits) }

    var enclosure: SymbolVariants? { [.circle, .square, .rectangle].first { contains($0) } }
}

/// The parts of a symbol's name, such as `heart.circle.fill`.
struct SymbolName {
    var base: String
    var variants: SymbolVariants

    private static let words: [(word: String, variant: SymbolVariants)] = [
        ("slash", .slash), ("circle", .circle), ("square", .square), ("rectangle", .rectangle), ("fill", .fill),
    ]

    init(base: String, variants: SymbolVariants) {
        self.base = base
        self.variants = variants
    }

    init(_ name: String) {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        variants = .none
        // The first word is always the base: `square` is no variant.
        while parts.count > 1, let word = Self.words.first(where: { $0.word == parts.last }) {
            variants = word.variant.union(variants)
            parts.removeLast()
        }
        base = parts.joined(separator: ".")
    }

    var text: String {
        ([base] + Self.words.filter { variants.contains($0.variant) }.map(\.word)).joined(separator: ".")
    }
}
