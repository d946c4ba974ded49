import Drawing
import Foundation

extension Color {
    /// A color's components in sRGB, 0…1.
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

        /// The component without gamma.
        public var linearRed: Float { Self.linear(red) }
        public var linearGreen: Float { Self.linear(green) }
        public var linearBlue: Float { Self.linear(blue) }

        private static func linear(_ value: Float) -> Float {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The color that a style of one's own resolves to, in each appearance.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
            return
        }
        func resolved(_ scheme: ColorScheme) -> RGBA {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            return Color(color.resolve(in: environment)).resolved(scheme)
        }
        self.init(light: resolved(.light), dark: resolved(.dark))
    }

    /// The color in an appearance.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = resolved(in: environment)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
}

extension Color: CustomStringConvertible {
    /// As SwiftUI writes it: `red`, `#FF0000FF`, or the name in the assets.
    public var description: String {
        switch base {
        case .named(let asset, _): return "NamedColor(name: \"\(asset)\", bundle: nil)"
        case .accent: return "AccentColor"
        case .adaptive where !name.isEmpty: return String(name.dropFirst())
        case .adaptive, .fixed:
            let color = resolved(.light)
            let bytes = [color.red, color.green, color.blue, color.alpha].map { component in
                let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0\(digits)" : digits
            }
            return "#" + bytes.joined()
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(self)._resolve(in: environment)
    }
}
