import Drawing
import Foundation
import LayoutEngine

/// A color, and the view that fills its bounds with it.
public struct Color: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case fixed(RGBA)
        /// A color with light and dark variants.
        case adaptive(light: RGBA, dark: RGBA)
        /// A color of the catalog's assets.
        case named(String, opacity: Double)
        /// The accent color of the environment.
        case accent(opacity: Double)
    }

    let base: Base
    /// `.red`, for figures.
    let name: String

    /// Components of sRGB, 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity))
        name = ""
    }

    /// A gray from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ shift: Double) -> Double {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    private init(_ name: String, light: UInt32, dark: UInt32) {
        base = .adaptive(light: RGBA(hex: light), dark: RGBA(hex: dark))
        self.name = "." + name
    }

    init(_ name: String, light: RGBA, dark: RGBA) {
        base = .adaptive(light: light, dark: dark)
        self.name = "." + name
    }

    /// A color set of the catalog's assets, `Assets.xcassets/NAME.colorset`. If there is none, the color is gray, as a
    /// missing picture is, and the figure has an issue; SwiftUI draws nothing.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(base: .named(name, opacity: 1), name: "“\(name)”")
    }

    init(light: RGBA, dark: RGBA) { self.init(base: .adaptive(light: light, dark: dark), name: "") }

    init(_ color: RGBA) { self.init(base: .fixed(color), name: "") }

    private init(base: Base, name: String) {
        self.base = base
        self.name = name
    }

    /// The color space of components. All are taken as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    // The system's colors, as documented for light and dark appearance.
    public static let red = Color("red", light: 0xff3b30, dark: 0xff453a)
    public static let orange = Color("orange", light: 0xff9500, dark: 0xff9f0a)
    public static let yellow = Color("yellow", light: 0xffcc00, dark: 0xffd60a)
    public static let green = Color("green", light: 0x34c759, dark: 0x30d158)
    public static let mint = Color("mint", light: 0x00c7be, dark: 0x63e6e2)
    public static let teal = Color("teal", light: 0x30b0c7, dark: 0x40c8e0)
    public static let cyan = Color("cyan", light: 0x32ade6, dark: 0x64d2ff)
    public static let blue = Color("blue", light: 0x007aff, dark: 0x0a84ff)
    public static let indigo = Color("indigo", light: 0x5856d6, dark: 0x5e5ce6)
    public static let purple = Color("purple", light: 0xaf52de, dark: 0xbf5af2)
    public static let pink = Color("pink", light: 0xff2d55, dark: 0xff375f)
    public static let brown = Color("brown", light: 0xa2845e, dark: 0xac8e68)
    public static let gray = Color("gray", light: 0x8e8e93, dark: 0x8e8e93)
    public static let white = Color("white", light: 0xffffff, dark: 0xffffff)
    public static let black = Color("black", light: 0x000000, dark: 0x000000)
    public static let clear = Color("clear", light: RGBA.clear, dark: RGBA.clear)
    public static let primary = Color("primary", light: 0x000000, dark: 0xffffff)
    public static let secondary = Color(
        "secondary", light: RGBA(hex: 0x3c3c43, alpha: 0.6), dark: RGBA(hex: 0xebebf5, alpha: 0.6))
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The color that `accentColor(_:)` sets, else the color set “AccentColor” of the catalog's assets, else blue.
    public static let accentColor = Color(base: .accent(opacity: 1), name: ".accentColor")

    /// A color between this one and another, in the middle by default. A color of the assets counts as
    /// clear, the accent color as blue.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        func mixed(_ scheme: ColorScheme) -> RGBA {
            let (a, b) = (resolved(scheme), rhs.resolved(scheme))
            return colorSpace == .device ? a.mixed(with: b, by: fraction) : a.mixedInOklab(with: b, by: fraction)
        }
        return Color(base: .adaptive(light: mixed(.light), dark: mixed(.dark)), name: "")
    }

    /// Multiplies the color's opacity.
    public func opacity(_ opacity: Double) -> Color {
        let name = name.isEmpty ? "" : "\(name).opacity(\(lengthText(CGFloat(opacity))))"
        return switch base {
        case .fixed(let color): Color(base: .fixed(color.opacity(opacity)), name: name)
        case .adaptive(let light, let dark):
            Color(base: .adaptive(light: light.opacity(opacity), dark: dark.opacity(opacity)), name: name)
        case .named(let asset, let before): Color(base: .named(asset, opacity: before * opacity), name: name)
        case .accent(let before): Color(base: .accent(opacity: before * opacity), name: name)
        }
    }

    /// The color in an appearance where no assets are known, in which named colors are missing and the
    /// accent color is blue.
    func resolved(_ scheme: ColorScheme) -> RGBA {
        switch base {
        case .fixed(let color): color
        case .adaptive(let light, let dark): scheme == .light ? light : dark
        case .named: Color.systemGray3.resolved(scheme)
        case .accent(let opacity): Color.blue.resolved(scheme).opacity(opacity)
        }
    }

    func resolved(in environment: EnvironmentValues) -> RGBA {
        let isDark = environment.colorScheme == .dark
        switch base {
        case .fixed, .adaptive:
            let isElevated = environment.isInSheet && isDark
            return isElevated ? Self.elevated[self.name] ?? resolved(.dark) : resolved(environment.colorScheme)
        case .named(let name, let opacity):
            if let found = environment.images.color(named: name, isDark: isDark) { return found.opacity(opacity) }
            environment.missingColors?.insert(name)
            let standIn = environment.paintsInk ? Color.primary : MissingColors.gray(for: name)
            return standIn.resolved(environment.colorScheme).opacity(opacity)
        case .accent(let opacity):
            let accent =
                environment.accent?.resolved(in: environment)
                ?? environment.images.color(named: "AccentColor", isDark: isDark)
            return accent?.opacity(opacity) ?? resolved(environment.colorScheme)
        }
    }
}

extension Color: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.fill(self, "Color", name))
    }
}
