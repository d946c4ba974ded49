#if !canImport(Darwin)
    /// The system's colors, by UIKit's names.
    extension UIColor {
        public static var systemBackground: UIColor { UIColor(Color.systemBackground) }
        public static var secondarySystemBackground: UIColor { UIColor(Color.secondarySystemBackground) }
        public static var tertiarySystemBackground: UIColor { UIColor(Color.tertiarySystemBackground) }
        public static var systemGroupedBackground: UIColor { UIColor(Color.systemGroupedBackground) }
        public static var secondarySystemGroupedBackground: UIColor { UIColor(Color.secondarySystemGroupedBackground) }
        public static var systemGray2: UIColor { UIColor(Color.systemGray2) }
        public static var systemGray3: UIColor { UIColor(Color.systemGray3) }
        public static var systemGray4: UIColor { UIColor(Color.systemGray4) }
        public static var systemGray5: UIColor { UIColor(Color.systemGray5) }
        public static var systemGray6: UIColor { UIColor(Color.systemGray6) }
        public static var tertiaryLabel: UIColor { UIColor(Color.tertiaryLabel) }
        public static var quaternaryLabel: UIColor { UIColor(Color.quaternaryLabel) }
        public static var separator: UIColor { UIColor(Color.separator) }
        public static var opaqueSeparator: UIColor { UIColor(Color.opaqueSeparator) }
        public static var systemFill: UIColor { UIColor(Color.systemFill) }
        public static var secondarySystemFill: UIColor { UIColor(Color.secondarySystemFill) }
        public static var tertiarySystemFill: UIColor { UIColor(Color.tertiarySystemFill) }
        public static var quaternarySystemFill: UIColor { UIColor(Color.quaternarySystemFill) }
        public static var tertiarySystemGroupedBackground: UIColor { UIColor(Color.systemGroupedBackground) }
        public static var label: UIColor { UIColor(Color.primary) }
        public static var secondaryLabel: UIColor { UIColor(Color.secondary) }
        public static var placeholderText: UIColor { UIColor(Color.tertiaryLabel) }
        public static var link: UIColor { UIColor(Color.blue) }
        public static var tintColor: UIColor { UIColor(Color.accentColor) }
        public static var lightText: UIColor { UIColor(Color.white.opacity(0.6)) }
        public static var darkText: UIColor { UIColor(Color.black) }

        public static var systemRed: UIColor { UIColor(Color.red) }
        public static var systemOrange: UIColor { UIColor(Color.orange) }
        public static var systemYellow: UIColor { UIColor(Color.yellow) }
        public static var systemGreen: UIColor { UIColor(Color.green) }
        public static var systemMint: UIColor { UIColor(Color.mint) }
        public static var systemTeal: UIColor { UIColor(Color.teal) }
        public static var systemCyan: UIColor { UIColor(Color.cyan) }
        public static var systemBlue: UIColor { UIColor(Color.blue) }
        public static var systemIndigo: UIColor { UIColor(Color.indigo) }
        public static var systemPurple: UIColor { UIColor(Color.purple) }
        public static var systemPink: UIColor { UIColor(Color.pink) }
        public static var systemBrown: UIColor { UIColor(Color.brown) }
        public static var systemGray: UIColor { UIColor(Color.gray) }
    }

    /// Colors of fixed components, as documented.
    extension UIColor {
        public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
        public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
        public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
        public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
        public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
        public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
        public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
        public static var white: UIColor { UIColor(white: 1, alpha: 1) }
        public static var black: UIColor { UIColor(white: 0, alpha: 1) }
        public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
        public static var darkGray: UIColor { UIColor(white: 1 / 3.0, alpha: 1) }
        public static var lightGray: UIColor { UIColor(white: 2 / 3.0, alpha: 1) }
        public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    }

    /// The system's colors by AppKit's names, as iOS has them.
    extension UIColor {
        public static var labelColor: UIColor { UIColor(Color.primary) }
        public static var secondaryLabelColor: UIColor { UIColor(Color.secondary) }
        public static var tertiaryLabelColor: UIColor { UIColor(Color.tertiaryLabel) }
        public static var quaternaryLabelColor: UIColor { UIColor(Color.quaternaryLabel) }
        public static var textColor: UIColor { UIColor(Color.primary) }
        public static var placeholderTextColor: UIColor { UIColor(Color.tertiaryLabel) }
        public static var linkColor: UIColor { UIColor(Color.blue) }
        public static var controlAccentColor: UIColor { UIColor(Color.accentColor) }
        public static var windowBackgroundColor: UIColor { UIColor(Color.secondarySystemBackground) }
        public static var controlBackgroundColor: UIColor { UIColor(Color.systemBackground) }
        public static var textBackgroundColor: UIColor { UIColor(Color.systemBackground) }
        public static var underPageBackgroundColor: UIColor { UIColor(Color.systemGray5) }
        public static var controlColor: UIColor { UIColor(Color.systemBackground) }
        public static var controlTextColor: UIColor { UIColor(Color.primary) }
        public static var separatorColor: UIColor { UIColor(Color.separator) }
        public static var gridColor: UIColor { UIColor(Color.separator) }
        public static var selectedContentBackgroundColor: UIColor { UIColor(Color.accentColor) }
        public static var unemphasizedSelectedContentBackgroundColor: UIColor { UIColor(Color.systemGray5) }
        public static var selectedControlColor: UIColor { UIColor(Color.accentColor) }
        public static var selectedTextBackgroundColor: UIColor { UIColor(Color.accentColor) }
        public static var headerTextColor: UIColor { UIColor(Color.primary) }
        public static var keyboardFocusIndicatorColor: UIColor { UIColor(Color.accentColor) }
        public static var disabledControlTextColor: UIColor { UIColor(Color.tertiaryLabel) }
        public static var shadowColor: UIColor { UIColor(Color.black) }
    }
#endif
