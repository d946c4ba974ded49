import Drawing

/// The system's colors, as published for iOS.
extension Color {
    static let systemBackground = Color("systemBackground", light: RGBA(hex: 0xffffff), dark: RGBA(hex: 0x000000))
    static let secondarySystemBackground = Color(
        "secondarySystemBackground", light: RGBA(hex: 0xf2f2f7), dark: RGBA(hex: 0x1c1c1e))
    static let tertiarySystemBackground = Color(
        "tertiarySystemBackground", light: RGBA(hex: 0xffffff), dark: RGBA(hex: 0x2c2c2e))
    static let systemGroupedBackground = Color(
        "systemGroupedBackground", light: RGBA(hex: 0xf2f2f7), dark: RGBA(hex: 0x000000))
    static let secondarySystemGroupedBackground = Color(
        "secondarySystemGroupedBackground", light: RGBA(hex: 0xffffff), dark: RGBA(hex: 0x1c1c1e))
    static let systemGray2 = Color("systemGray2", light: RGBA(hex: 0xaeaeb2), dark: RGBA(hex: 0x636366))
    static let systemGray3 = Color("systemGray3", light: RGBA(hex: 0xc7c7cc), dark: RGBA(hex: 0x48484a))
    static let systemGray4 = Color("systemGray4", light: RGBA(hex: 0xd1d1d6), dark: RGBA(hex: 0x3a3a3c))
    static let systemGray5 = Color("systemGray5", light: RGBA(hex: 0xe5e5ea), dark: RGBA(hex: 0x2c2c2e))
    static let systemGray6 = Color("systemGray6", light: RGBA(hex: 0xf2f2f7), dark: RGBA(hex: 0x1c1c1e))
    static let tertiaryLabel = Color(
        "tertiaryLabel", light: RGBA(hex: 0x3c3c43, alpha: 0.3), dark: RGBA(hex: 0xebebf5, alpha: 0.3))
    static let quaternaryLabel = Color(
        "quaternaryLabel", light: RGBA(hex: 0x3c3c43, alpha: 0.18), dark: RGBA(hex: 0xebebf5, alpha: 0.18))
    static let separator = Color(
        "separator", light: RGBA(hex: 0x3c3c43, alpha: 0.29), dark: RGBA(hex: 0x545458, alpha: 0.6))
    static let opaqueSeparator = Color("opaqueSeparator", light: RGBA(hex: 0xc6c6c8), dark: RGBA(hex: 0x38383a))

    /// The backgrounds in the dark a level above the screen, as in a sheet, by name.
    ///
    /// Not of colors made from them, such as one with another opacity.
    static let elevated = [
        systemBackground.name: RGBA(hex: 0x1c1c1e), secondarySystemBackground.name: RGBA(hex: 0x2c2c2e),
        tertiarySystemBackground.name: RGBA(hex: 0x3a3a3c), systemGroupedBackground.name: RGBA(hex: 0x1c1c1e),
        secondarySystemGroupedBackground.name: RGBA(hex: 0x2c2c2e),
    ]
}

/// The system's fills, translucent grays for the parts of controls, as published for iOS.
extension Color {
    static let systemFill = Color(
        "systemFill", light: RGBA(hex: 0x787880, alpha: 0.2), dark: RGBA(hex: 0x787880, alpha: 0.36))
    static let secondarySystemFill = Color(
        "secondarySystemFill", light: RGBA(hex: 0x787880, alpha: 0.16), dark: RGBA(hex: 0x787880, alpha: 0.32))
    static let tertiarySystemFill = Color(
        "tertiarySystemFill", light: RGBA(hex: 0x767680, alpha: 0.12), dark: RGBA(hex: 0x767680, alpha: 0.24))
    static let quaternarySystemFill = Color(
        "quaternarySystemFill", light: RGBA(hex: 0x747480, alpha: 0.08), dark: RGBA(hex: 0x747480, alpha: 0.18))
}

extension Color {
    /// The word for the color: that of the nearest among the system's hues, white, gray and black.
    ///
    /// Approximate: the system's words for colors are not documented.
    func spokenName(in environment: EnvironmentValues) -> String {
        let color = resolved(in: environment)
        let words = Self.hues + [.white, .black]
        let nearest = words.min { $0.distance(to: color, environment) < $1.distance(to: color, environment) }
        return nearest.map { String($0.name.dropFirst()) } ?? ""
    }

    private func distance(to other: RGBA, _ environment: EnvironmentValues) -> Double {
        let color = resolved(in: environment)
        return [color.red - other.red, color.green - other.green, color.blue - other.blue].reduce(0) { $0 + $1 * $1 }
    }

    private static let hues = [
        red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray,
    ]

    /// The system's color of UIKit's or AppKit's name, as color sets refer to it: `systemBlueColor`, `labelColor`.
    package static func system(named reference: String) -> Color? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        return systemColors[name]
    }

    private static let systemColors: [String: Color] = {
        let named = [
            systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
            secondarySystemGroupedBackground, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6,
            tertiaryLabel, quaternaryLabel, separator, opaqueSeparator, systemFill, secondarySystemFill,
            tertiarySystemFill, quaternarySystemFill,
        ]
        let others = [
            "label": primary, "secondaryLabel": secondary, "tertiarySystemGroupedBackground": systemGroupedBackground,
            "placeholderText": tertiaryLabel, "link": blue, "tint": accentColor, "controlAccent": accentColor,
            "lightText": white.opacity(0.6), "darkText": black, "text": primary, "windowBackground": systemGray6,
            "controlBackground": systemBackground, "textBackground": systemBackground,
        ]
        return others.merging(named.map { (String($0.name.dropFirst()), $0) }) { first, _ in first }
            .merging(hues.map { ("system" + $0.name.dropFirst().prefix(1).uppercased() + $0.name.dropFirst(2), $0) }) {
                first, _ in first
            }
    }()

    /// The color in an appearance where no assets are known.
    package func rgba(isDark: Bool) -> RGBA { resolved(isDark ? .dark : .light) }
}
