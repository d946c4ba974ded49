#if !canImport(Darwin)
    import Drawing
    import Foundation

    /// UIKit's color, for `Color(uiColor:)` and `Color(.systemBackground)`. AppKit's has the same type.
    open class UIColor: NSObject, @unchecked Sendable {
        let color: Color

        public init(_ color: Color) { self.color = color }

        /// Components of sRGB, 0…1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        }

        // There is no context to draw in.
        public func set() {}
        public func setFill() {}
        public func setStroke() {}

        public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }

        /// The components are taken as sRGB's.
        public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A gray from 0, black, to 1, white.
        public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

        /// Hue, saturation and brightness, each 0…1.
        public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
            color = Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha))
        }

        /// The color for light and for dark appearance.
        public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
            let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.resolved(.light)
            let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.resolved(.dark)
            color = Color("", light: light, dark: dark)
        }

        /// A color of the catalog's assets; nil if the name is empty.
        public convenience init?(
            named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
        ) {
            guard !name.isEmpty else { return nil }
            self.init(Color(name))
        }

        /// The same color with this opacity, 0…1.
        public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            func faded(_ scheme: ColorScheme) -> RGBA {
                let value = color.resolved(scheme)
                return RGBA(red: value.red, green: value.green, blue: value.blue, alpha: Double(alpha))
            }
            return UIColor(Color("", light: faded(.light), dark: faded(.dark)))
        }

        public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
            UIColor(Color(color.resolved(traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
        }

        /// The components in light appearance.
        public func getRed(
            _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
            blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let value = color.resolved(.light)
            red?.pointee = CGFloat(value.red)
            green?.pointee = CGFloat(value.green)
            blue?.pointee = CGFloat(value.blue)
            alpha?.pointee = CGFloat(value.alpha)
            return true
        }

        /// Hue, saturation and brightness, from 0 to 1, and the alpha, in light appearance.
        public func getHue(
            _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
            brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let value = color.resolved(.light)
            let (red, green, blue) = (CGFloat(value.red), CGFloat(value.green), CGFloat(value.blue))
            let (high, low) = (max(red, green, blue), min(red, green, blue))
            let range = high - low
            let sixths: CGFloat =
                range == 0
                ? 0
                : high == red
                    ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
            hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
            saturation?.pointee = high == 0 ? 0 : range / high
            brightness?.pointee = high
            alpha?.pointee = CGFloat(value.alpha)
            return true
        }

        /// Red, green, blue and alpha, in light appearance, as Core Graphics has them.
        public var components: [CGFloat]? {
            let value = color.resolved(.light)
            return [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
        }
        public var numberOfComponents: Int { 4 }

        /// The brightness, weighted as eyes see it, and the alpha, in light appearance.
        public func getWhite(
            _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let value = color.resolved(.light)
            white?.pointee = CGFloat(0.2126 * value.red + 0.7152 * value.green + 0.0722 * value.blue)
            alpha?.pointee = CGFloat(value.alpha)
            return true
        }

        override open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
        override open var hash: Int { color.hashValue }
    }

    /// Light or dark appearance, by UIKit's name.
    public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

    /// The traits that a dynamic color may depend on.
    public final class UITraitCollection: NSObject, Sendable {
        public let userInterfaceStyle: UIUserInterfaceStyle
        public var displayScale: CGFloat { DeviceStandIn.scale }
        public var horizontalSizeClass: UIUserInterfaceSizeClass { DeviceStandIn.sizeClasses.horizontal }
        public var verticalSizeClass: UIUserInterfaceSizeClass { DeviceStandIn.sizeClasses.vertical }
        public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
        public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
        public static let current = UITraitCollection(userInterfaceStyle: .light)

        public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    }

    /// The direction of reading, by UIKit's name.
    public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
        case unspecified = -1
        case leftToRight, rightToLeft
    }

    /// The room on an axis, by UIKit's name.
    public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

    extension Color {
        public init(uiColor: UIColor) { self = uiColor.color }
        public init(nsColor: NSColor) { self = nsColor.color }
        public init(_ color: UIColor) { self = color.color }
    }
#endif
