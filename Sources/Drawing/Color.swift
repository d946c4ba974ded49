import Foundation

/// A color of sRGB components and opacity, each 0…1.
public struct RGBA: Hashable, Sendable, Codable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    /// Components outside 0…1 become the nearest of these, NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// The color `RGBA(hex: 0x2f5fdd)`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            alpha: alpha)
    }

    package static let black = RGBA(hex: 0x000000)
    package static let white = RGBA(hex: 0xffffff)
    package static let clear = RGBA(hex: 0x000000, alpha: 0)

    package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The color `fraction` of the way to `other`.
    package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
        func blend(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return RGBA(
            red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue),
            alpha: blend(alpha, other.alpha))
    }

    /// The WCAG relative luminance of the opaque color, 0…1.
    package var luminance: Double {
        func linear(_ channel: Double) -> Double {
            channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The WCAG contrast ratio of two opaque colors, 1…21.
    package func contrast(with other: RGBA) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

/// The paint of a path.
public enum PaintStyle: Hashable, Sendable {
    case color(RGBA)
    /// Points in the coordinates of the list.
    case linearGradient(stops: [GradientStop], from: CGPoint, to: CGPoint)
    /// Radii in points.
    case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the positive x axis.
    case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// Diagonal stripes of `width` points every `spacing` points, at 45°.
    case hatch(RGBA, width: Double, spacing: Double)
}

/// A color at a location from 0 to 1.
public struct GradientStop: Hashable, Sendable {
    public var color: RGBA
    public var location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}

/// The style of a stroke. Lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of a line's ends.
    public enum Cap: Hashable, Sendable {
        case butt, round, square
    }
    /// The shape of a line's corners.
    public enum Join: Hashable, Sendable {
        case miter, round, bevel
    }
    public var lineWidth: CGFloat
    public var lineCap: Cap
    public var lineJoin: Join
    /// The limit of a miter's length, in line widths.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points.
    public var dash: [CGFloat]
    /// The start of the line within the dashes, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
