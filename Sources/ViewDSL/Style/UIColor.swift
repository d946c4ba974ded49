import Drawing

#if !canImport(UIKit) && !canImport(AppKit)
    /// UIKit's colors, for `Color(.systemBackground)` and `Color(uiColor:)`.
    public struct UIColor: Hashable, Sendable {
        let color: Color

        private init(_ name: String, _ light: UInt32, _ dark: UInt32, alpha: Double = 1) {
            color = Color(name, light: RGBA(hex: light, alpha: alpha), dark: RGBA(hex: dark, alpha: alpha))
        }

        private init(_ color: Color) { self.color = color }

        public static let systemBackground = UIColor("systemBackground", 0xffffff, 0x000000)
        public static let secondarySystemBackground = UIColor("secondarySystemBackground", 0xf2f2f7, 0x1c1c1e)
        public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 0xffffff, 0x2c2c2e)
        public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0xf2f2f7, 0x000000)
        public static let secondarySystemGroupedBackground = UIColor(
            "secondarySystemGroupedBackground", 0xffffff, 0x1c1c1e)
        public static let systemGray2 = UIColor("systemGray2", 0xaeaeb2, 0x636366)
        public static let systemGray3 = UIColor("systemGray3", 0xc7c7cc, 0x48484a)
        public static let systemGray4 = UIColor("systemGray4", 0xd1d1d6, 0x3a3a3c)
        public static let systemGray5 = UIColor("systemGray5", 0xe5e5ea, 0x2c2c2e)
        public static let systemGray6 = UIColor("systemGray6", 0xf2f2f7, 0x1c1c1e)
        public static let label = UIColor(.primary)
        public static let secondaryLabel = UIColor(.secondary)
        public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3c3c43, 0xebebf5, alpha: 0.3)
        public static let quaternaryLabel = UIColor("quaternaryLabel", 0x3c3c43, 0xebebf5, alpha: 0.18)
        public static let separator = UIColor("separator", 0x3c3c43, 0x545458, alpha: 0.29)
        public static let opaqueSeparator = UIColor("opaqueSeparator", 0xc6c6c8, 0x38383a)

        public static let systemRed = UIColor(.red)
        public static let systemOrange = UIColor(.orange)
        public static let systemYellow = UIColor(.yellow)
        public static let systemGreen = UIColor(.green)
        public static let systemMint = UIColor(.mint)
        public static let systemTeal = UIColor(.teal)
        public static let systemCyan = UIColor(.cyan)
        public static let systemBlue = UIColor(.blue)
        public static let systemIndigo = UIColor(.indigo)
        public static let systemPurple = UIColor(.purple)
        public static let systemPink = UIColor(.pink)
        public static let systemBrown = UIColor(.brown)
        public static let systemGray = UIColor(.gray)
        public static let white = UIColor(.white)
        public static let black = UIColor(.black)
        public static let clear = UIColor(.clear)
    }

    extension Color {
        public init(uiColor: UIColor) { self = uiColor.color }

        public init(_ color: UIColor) { self = color.color }
    }
#endif
