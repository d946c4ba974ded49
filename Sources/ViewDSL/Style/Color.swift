import Drawing
import Foundation
import LayoutEngine

/// A colour, and the view that fills its bounds with it.
public struct Color: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case fixed(RGBA)
        /// One of the system's, with its light and dark looks.
        case adaptive(light: RGBA, dark: RGBA)
    }

    let base: Base
    /// As one writes it: `.red`.
    let name: String

    /// Component values 0…1 of sRGB.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity))
        name = ""
    }

    /// A grey, from black, 0, to white, 1.
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

    private init(base: Base, name: String) {
        self.base = base
        self.name = name
    }

    /// What the numbers of a colour mean.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB.
        case sRGB
        /// sRGB in proportion to light; taken for sRGB.
        case sRGBLinear
        /// Display P3; taken for sRGB.
        case displayP3
    }

    // The system's colours, as documented for light and dark appearance.
    /// The system's red, light or dark as its surroundings are.
    public static let red = Color("red", light: 0xff3b30, dark: 0xff453a)
    /// The system's orange, light or dark as its surroundings are.
    public static let orange = Color("orange", light: 0xff9500, dark: 0xff9f0a)
    /// The system's yellow, light or dark as its surroundings are.
    public static let yellow = Color("yellow", light: 0xffcc00, dark: 0xffd60a)
    /// The system's green, light or dark as its surroundings are.
    public static let green = Color("green", light: 0x34c759, dark: 0x30d158)
    /// The system's mint, light or dark as its surroundings are.
    public static let mint = Color("mint", light: 0x00c7be, dark: 0x63e6e2)
    /// The system's teal, light or dark as its surroundings are.
    public static let teal = Color("teal", light: 0x30b0c7, dark: 0x40c8e0)
    /// The system's cyan, light or dark as its surroundings are.
    public static let cyan = Color("cyan", light: 0x32ade6, dark: 0x64d2ff)
    /// The system's blue, light or dark as its surroundings are.
    public static let blue = Color("blue", light: 0x007aff, dark: 0x0a84ff)
    /// The system's indigo, light or dark as its surroundings are.
    public static let indigo = Color("indigo", light: 0x5856d6, dark: 0x5e5ce6)
    /// The system's purple, light or dark as its surroundings are.
    public static let purple = Color("purple", light: 0xaf52de, dark: 0xbf5af2)
    /// The system's pink, light or dark as its surroundings are.
    public static let pink = Color("pink", light: 0xff2d55, dark: 0xff375f)
    /// The system's brown, light or dark as its surroundings are.
    public static let brown = Color("brown", light: 0xa2845e, dark: 0xac8e68)
    /// The system's gray, the same in light and dark.
    public static let gray = Color("gray", light: 0x8e8e93, dark: 0x8e8e93)
    /// White, the same in light and dark.
    public static let white = Color("white", light: 0xffffff, dark: 0xffffff)
    /// Black, the same in light and dark.
    public static let black = Color("black", light: 0x000000, dark: 0x000000)
    /// No colour at all.
    public static let clear = Color("clear", light: RGBA.clear, dark: RGBA.clear)
    /// The colour of what matters most.
    public static let primary = Color("primary", light: 0x000000, dark: 0xffffff)
    /// The colour of what matters less.
    public static let secondary = Color(
        "secondary", light: RGBA(hex: 0x3c3c43, alpha: 0.6), dark: RGBA(hex: 0xebebf5, alpha: 0.6))
    /// The colour of what can be pressed.
    public static let accentColor = Color.blue

    /// The same colour, its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        let name = name.isEmpty ? "" : "\(name).opacity(\(lengthText(CGFloat(opacity))))"
        return switch base {
        case .fixed(let color): Color(base: .fixed(color.opacity(opacity)), name: name)
        case .adaptive(let light, let dark):
            Color(base: .adaptive(light: light.opacity(opacity), dark: dark.opacity(opacity)), name: name)
        }
    }

    func resolved(_ scheme: ColorScheme) -> RGBA {
        switch base {
        case .fixed(let color): color
        case .adaptive(let light, let dark): scheme == .light ? light : dark
        }
    }
}

extension Color: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let style = _ResolvedStyle.color(resolved(context.environment.colorScheme))
        list.append(context.leaf(FillLayout(), "Color", name, role: .shape, drawing: Drawn(Drawn.fill(style))))
    }
}
