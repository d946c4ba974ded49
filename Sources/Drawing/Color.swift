import Foundation

/// A colour as it is painted: sRGB components and opacity, each 0…1.
public struct RGBA: Hashable, Sendable, Codable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xRRGGBB`, opaque unless `alpha` says otherwise.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            alpha: alpha)
    }

    package static let black = RGBA(hex: 0x000000)
    package static let white = RGBA(hex: 0xffffff)
    package static let clear = RGBA(hex: 0x000000, alpha: 0)

    /// The same colour with its opacity multiplied by `factor`.
    package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The colour `fraction` of the way from this one to `other`, component by component.
    package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
        func blend(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return RGBA(
            red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue),
            alpha: blend(alpha, other.alpha))
    }

    /// WCAG relative luminance of the opaque colour, 0…1.
    package var luminance: Double {
        func linear(_ channel: Double) -> Double {
            channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// WCAG contrast ratio with `other`, 1…21. Both are taken as opaque.
    package func contrast(with other: RGBA) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

/// What a path is filled or stroked with.
public enum PaintStyle: Hashable, Sendable {
    case color(RGBA)
    /// Between two points, in the coordinates of the list.
    case linearGradient(stops: [GradientStop], from: CGPoint, to: CGPoint)
    /// Between two circles with one centre; radii in points.
    case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Around a centre; angles in radians, clockwise from the positive x axis.
    case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// Diagonal stripes: `width` points of `color` every `spacing` points, at 45°.
    case hatch(RGBA, width: Double, spacing: Double)
}

/// A colour at a place along a gradient, 0…1.
public struct GradientStop: Hashable, Sendable {
    public var color: RGBA
    public var location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}

/// How an outline is stroked. Lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: Hashable, Sendable {
        /// At its end.
        case butt
        /// In a half circle, or around corners in an arc.
        case round
        /// Half a line width beyond its end.
        case square
    }
    /// How a line turns a corner.
    public enum Join: Hashable, Sendable {
        /// In a point, up to the miter limit.
        case miter
        /// In a half circle, or around corners in an arc.
        case round
        /// Cut off.
        case bevel
    }

    /// In points.
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: Cap
    /// How it turns corners.
    public var lineJoin: Join
    /// How far a corner may reach, in line widths, before it is cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; none is a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes the line starts, in points.
    public var dashPhase: CGFloat

    /// A line of one point, whole and with plain ends, unless said otherwise.
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
