/// What the name of a font says: `Poppins-SemiBoldItalic`.
struct FontName {
    let weight: Font.Weight?
    let isItalic: Bool
    let isMonospaced: Bool
    /// Whether figures have the font, or it is the system's.
    let isKnown: Bool

    init(_ name: String) {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        // The family may have such a word in its name, too: “Black Ops One”.
        let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
        isItalic = style.contains("italic") || style.contains("oblique")
        weight = Self.weights.first { style.contains($0.word) }?.weight
        isMonospaced = ["mono", "menlo", "courier", "monaco", "consolas"].contains { letters.contains($0) }
        isKnown =
            ["inter", "jetbrainsmono", "sf", "sanfrancisco"].contains { letters.hasPrefix($0) }
            && !letters.hasPrefix("interstate")
    }

    /// Longer words first, since some end with others.
    private static let weights: [(word: String, weight: Font.Weight)] = [
        ("extralight", .ultraLight), ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("thin", .thin), ("light", .light), ("medium", .medium),
        ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
