import Drawing

/// A color that a layer of a symbol has of its own, under `.multicolor`.
enum SymbolTint: Hashable, Sendable {
    case white, gray, yellow, blue, green, red

    var color: Color {
        switch self {
        case .white: .white
        case .gray: .gray
        case .yellow: .yellow
        case .blue: .blue
        case .green: .green
        case .red: .red
        }
    }

    /// Of symbols with one layer; weather and badges have theirs in their artwork.
    static let ofSymbols: [String: SymbolTint] = [
        "sun.max": .yellow, "sun.max.fill": .yellow, "sun.min": .yellow, "sun.min.fill": .yellow,
        "bolt.fill": .yellow, "star.fill": .yellow, "star.leadinghalf.filled": .yellow, "heart.fill": .red,
        "drop.fill": .blue, "trash": .red, "trash.fill": .red, "plus.circle.fill": .green, "minus.circle.fill": .red,
        "exclamationmark.triangle.fill": .yellow, "exclamationmark.octagon.fill": .red,
    ]

    static let ofBadges: [String: SymbolTint] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
    ]
}

extension SymbolArtwork {
    func tinted(_ tint: SymbolTint?) -> SymbolArtwork {
        var artwork = self
        artwork.tint = tint
        return artwork
    }

    /// With its layers in colors of their own; those without one keep the foreground.
    func multicolored(_ resolve: (Color) -> RGBA) -> SymbolArtwork {
        var artwork = self
        artwork.paint = tint.map { resolve($0.color) }
        artwork.overlays = overlays.map { $0.multicolored(resolve) }
        return artwork
    }
}
