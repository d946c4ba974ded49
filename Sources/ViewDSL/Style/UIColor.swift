import Drawing
import Foundation

#if !canImport(UIKit) && !canImport(AppKit)
    /// The colours of iOS that SwiftUI has no names for, for `Color(.systemBackground)` and `Color(uiColor:)`.
    public struct UIColor: Hashable, Sendable {
        let color: Color

        private init(_ name: String, _ light: UInt32, _ dark: UInt32, alpha: Double = 1) {
            color = Color(name, light: RGBA(hex: light, alpha: alpha), dark: RGBA(hex: dark, alpha: alpha))
        }

        private init(_ color: Color) { self.color = color }

        /// UIKit's system background, light or dark as its surroundings are.
        public static let systemBackground = UIColor("systemBackground", 0xffffff, 0x000000)
        /// UIKit's secondary system background, light or dark as its surroundings are.
        public static let secondarySystemBackground = UIColor("secondarySystemBackground", 0xf2f2f7, 0x1c1c1e)
        /// UIKit's tertiary system background, light or dark as its surroundings are.
        public static let tertiarySystemBackground = UIColor("tertiarySystemBackground", 0xffffff, 0x2c2c2e)
        /// UIKit's system grouped background, light or dark as its surroundings are.
        public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0xf2f2f7, 0x000000)
        /// UIKit's secondary system grouped background, light or dark as its surroundings are.
        public static let secondarySystemGroupedBackground = UIColor(
            "secondarySystemGroupedBackground", 0xffffff, 0x1c1c1e)
        /// UIKit's system gray2, light or dark as its surroundings are.
        public static let systemGray2 = UIColor("systemGray2", 0xaeaeb2, 0x636366)
        /// UIKit's system gray3, light or dark as its surroundings are.
        public static let systemGray3 = UIColor("systemGray3", 0xc7c7cc, 0x48484a)
        /// UIKit's system gray4, light or dark as its surroundings are.
        public static let systemGray4 = UIColor("systemGray4", 0xd1d1d6, 0x3a3a3c)
        /// UIKit's system gray5, light or dark as its surroundings are.
        public static let systemGray5 = UIColor("systemGray5", 0xe5e5ea, 0x2c2c2e)
        /// UIKit's system gray6, light or dark as its surroundings are.
        public static let systemGray6 = UIColor("systemGray6", 0xf2f2f7, 0x1c1c1e)
        /// UIKit's label, light or dark as its surroundings are.
        public static let label = UIColor(.primary)
        /// UIKit's secondary label, light or dark as its surroundings are.
        public static let secondaryLabel = UIColor(.secondary)
        /// UIKit's tertiary label, light or dark as its surroundings are.
        public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3c3c43, 0xebebf5, alpha: 0.3)
        /// UIKit's quaternary label, light or dark as its surroundings are.
        public static let quaternaryLabel = UIColor("quaternaryLabel", 0x3c3c43, 0xebebf5, alpha: 0.18)
        /// UIKit's separator, light or dark as its surroundings are.
        public static let separator = UIColor("separator", 0x3c3c43, 0x545458, alpha: 0.29)
        /// UIKit's opaque separator, light or dark as its surroundings are.
        public static let opaqueSeparator = UIColor("opaqueSeparator", 0xc6c6c8, 0x38383a)

        /// UIKit's system red, light or dark as its surroundings are.
        public static let systemRed = UIColor(.red)
        /// UIKit's system orange, light or dark as its surroundings are.
        public static let systemOrange = UIColor(.orange)
        /// UIKit's system yellow, light or dark as its surroundings are.
        public static let systemYellow = UIColor(.yellow)
        /// UIKit's system green, light or dark as its surroundings are.
        public static let systemGreen = UIColor(.green)
        /// UIKit's system mint, light or dark as its surroundings are.
        public static let systemMint = UIColor(.mint)
        /// UIKit's system teal, light or dark as its surroundings are.
        public static let systemTeal = UIColor(.teal)
        /// UIKit's system cyan, light or dark as its surroundings are.
        public static let systemCyan = UIColor(.cyan)
        /// UIKit's system blue, light or dark as its surroundings are.
        public static let systemBlue = UIColor(.blue)
        /// UIKit's system indigo, light or dark as its surroundings are.
        public static let systemIndigo = UIColor(.indigo)
        /// UIKit's system purple, light or dark as its surroundings are.
        public static let systemPurple = UIColor(.purple)
        /// UIKit's system pink, light or dark as its surroundings are.
        public static let systemPink = UIColor(.pink)
        /// UIKit's system brown, light or dark as its surroundings are.
        public static let systemBrown = UIColor(.brown)
        /// UIKit's system gray, the same in light and dark.
        public static let systemGray = UIColor(.gray)
        /// White, the same in light and dark.
        public static let white = UIColor(.white)
        /// Black, the same in light and dark.
        public static let black = UIColor(.black)
        /// No colour at all.
        public static let clear = UIColor(.clear)
    }

    extension Color {
        /// The colour of one of UIKit's.
        public init(uiColor: UIColor) { self = uiColor.color }

        /// The colour of one of UIKit's.
        public init(_ color: UIColor) { self = color.color }
    }
#endif
