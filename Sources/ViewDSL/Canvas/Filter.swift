import Drawing
import Foundation

extension GraphicsContext {
    /// Changes everything drawn next, each drawing by itself.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            /// Innermost first.
            case effects(@Sendable (EnvironmentValues) -> [GroupEffect])
            /// An effect the painter cannot draw.
            case missing(String)
        }

        let kind: Kind

        private static func effect(_ effect: GroupEffect) -> Filter { Filter(kind: .effects { _ in [effect] }) }

        /// A change of colors, nothing for a value that is not finite.
        private static func colors(_ amount: Double, _ matrix: (Double) -> ColorMatrix) -> Filter {
            amount.isFinite ? effect(.colors(matrix(amount))) : Filter(kind: .effects { _ in [] })
        }

        /// Radius and offset in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            guard options.isEmpty, blendMode == .normal else {
                return Filter(kind: .missing("a shadow with options or a blend mode"))
            }
            return Filter(
                kind: .effects {
                    [
                        .shadow(
                            color.resolved($0.colorScheme), radius: Double(radius), offset: CGSize(width: x, height: y))
                    ]
                })
        }

        /// Radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            effect(.blur(Double(radius)))
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(
                kind: .effects {
                    let color = color.resolved($0.colorScheme)
                    return [.colors(.channels(color.red, color.green, color.blue)), .opacity(color.alpha)]
                })
        }

        /// A transform that keeps parallels; others have no effect.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            guard matrix.isAffine else { return Filter(kind: .missing("a projection")) }
            return effect(
                .transform(
                    CGAffineTransform(
                        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m31, ty: matrix.m32)))
        }

        public static func brightness(_ amount: Double) -> Filter {
            colors(amount) { .channels(1, 1, 1, constant: $0) }
        }
        public static func contrast(_ amount: Double) -> Filter {
            colors(amount) { .channels($0, $0, $0, constant: 0.5 - 0.5 * $0) }
        }
        public static func saturation(_ amount: Double) -> Filter { colors(amount) { .saturation($0) } }
        public static func grayscale(_ amount: Double) -> Filter {
            colors(amount) { .saturation(1 - min(max($0, 0), 1)) }
        }
        public static func hueRotation(_ angle: Angle) -> Filter {
            colors(angle.radians) { .hueRotation(cos: cos($0), sin: sin($0)) }
        }
        /// 0 leaves colors as they are, 1 inverts them.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            colors(amount) { .channels(1 - 2 * $0, 1 - 2 * $0, 1 - 2 * $0, constant: $0) }
        }

        /// Has no effect; a warning says so.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .missing("alphaThreshold"))
        }
        /// Has no effect; a warning says so.
        public static var luminanceToAlpha: Filter { Filter(kind: .missing("luminanceToAlpha")) }
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// None has an effect.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// None has an effect.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Adds a filter inside the existing ones.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.kind {
        case .effects(let effects): for effect in effects(environment).reversed() { wrap(in: effect) }
        case .missing(let name): studio.report(.approximate, "Canvas draws without its filter: \(name)")
        }
    }
}
