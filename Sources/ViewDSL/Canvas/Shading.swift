import Drawing
import Foundation

extension GraphicsContext {
    /// The paint of a path or text.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            /// The part is in units of the picture.
            case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
            case palette([Shading])
            case backdrop
        }

        let kind: Kind

        /// The views behind the canvas. Not drawn.
        public static var backdrop: Shading { Shading(kind: .backdrop) }
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { style(Color(colorSpace, white: white, opacity: opacity)) }

        /// A style, spread over the bounds of the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Colors along a line in the context's coordinates.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }

        /// Colors around a point in the context's coordinates; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }

        /// Colors in a circle around a point in the context's coordinates, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .conic(gradient, center, angle, options)) }

        /// A picture, repeated from a point in the context's coordinates.
        ///
        /// - Parameter sourceRect: The part of the picture to repeat, in parts of its size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiles(image, origin: origin, part: sourceRect, scale: scale)) }
    }

    /// How a gradient continues beyond its ends. It keeps its last colors.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// How a context mixes colors with the colors drawn before.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private static let modes: [(name: String, mode: Drawing.BlendMode?)] = [
            ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
            ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
            ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
            ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
            ("luminosity", .luminosity), ("clear", .destinationOut), ("copy", nil), ("sourceIn", nil),
            ("sourceOut", nil), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
            ("destinationIn", nil), ("destinationOut", .destinationOut), ("destinationAtop", nil), ("xor", nil),
            ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
        ]

        var name: String { Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)].name : "\(rawValue)" }
        /// nil if the painter does not have it.
        var mode: Drawing.BlendMode? {
            Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)].mode : nil
        }

        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}
