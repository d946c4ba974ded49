import Drawing
import Foundation
import LayoutEngine

/// A style for shapes and text.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style made of others in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint. Styles outside this module are resolved to others instead.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        resolve(in: environment)._resolve(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is paint itself") }
}

extension Never: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(.clear) }
}

/// A style with its colors resolved, for any rectangle.
public indirect enum _ResolvedStyle: Hashable, Sendable {
    case color(RGBA)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical([GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Angles in radians.
    case angular([GradientStop], center: UnitPoint, start: Double, end: Double)
    case mesh(_ColorMesh)
    case tiles(_Tiles)
    case shadowed(_ResolvedStyle, _StyleShadow)

    func opacity(_ factor: Double) -> _ResolvedStyle {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let start, let end): .linear(faded(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            .radial(faded(stops), center: center, startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(faded(stops), center: center, startFraction: start, endFraction: end)
        case .angular(let stops, let center, let start, let end):
            .angular(faded(stops), center: center, start: start, end: end)
        case .mesh(let mesh): .mesh(mesh.opacity(factor))
        case .tiles(let tiles): .tiles(tiles.opacity(factor))
        case .shadowed(let style, let shadow): .shadowed(style.opacity(factor), shadow.opacity(factor))
        }
    }

    private var colors: [RGBA] {
        switch self {
        case .color(let color): [color]
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.map(\.color)
        case .mesh(let mesh): mesh.colors + [mesh.background]
        case .tiles(let tiles): [RGBA.black.opacity(tiles.opacity)]
        case .shadowed(let style, _): style.colors
        }
    }

    /// Whether all colors are transparent.
    var isClear: Bool { colors.allSatisfy { $0.alpha <= 0 } }

    /// The color that text of several styles is painted with.
    var flat: RGBA { colors.first ?? .clear }
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(resolved(in: environment))
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style._resolve(in: environment) }

    /// Whether it is a color of the assets, which is another where it is missing.
    var isNamedColor: Bool {
        if case .named = (style as? Color)?.base { true } else { false }
    }
}

/// The inherited foreground: the style of text.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var environment = environment
        let style = environment.inheritedForeground ?? AnyShapeStyle(Color.primary)
        environment.foreground = nil
        environment.defaultForeground = nil
        return style._resolve(in: environment)
    }
}

/// The inherited background: white in light appearance, black in dark.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?._resolve(in: environment)
            ?? .color(environment.colorScheme == .light ? .white : .black)
    }

    // The lower levels are colors of their own, as the levels of labels are.
    public var secondary: some ShapeStyle { BackgroundLevel(level: 1) }
    public var tertiary: some ShapeStyle { BackgroundLevel(level: 2) }
    public var quaternary: some ShapeStyle { BackgroundLevel(level: 3) }
    public var quinary: some ShapeStyle { BackgroundLevel(level: 4) }
}

/// A level of the background: the system's, or a fainter one of an inherited style.
///
/// Approximate: the system names three backgrounds; below them is the third.
private struct BackgroundLevel: ShapeStyle {
    let level: Int

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        if let style = environment.backgroundStyle {
            return style._resolve(in: environment).opacity(HierarchicalShapeStyle.opacities[level])
        }
        let color: Color = level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
        return color._resolve(in: environment)
    }
}

/// A level of the foreground, each fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    static let opacities = [1, 0.6, 0.3, 0.18, 0.09]
    /// The lower levels where no foreground is set.
    private static let labels: [Color] = [
        .secondary, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel.opacity(0.5),
    ]

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let lower = environment.lowerForegrounds
        if level > 0, level <= lower.count { return lower[level - 1]._resolve(in: environment) }
        if level > 0, environment.inheritedForeground == nil { return Self.labels[level - 1]._resolve(in: environment) }
        return ForegroundStyle()._resolve(in: environment).opacity(Self.opacities[level])
    }
}

/// The inherited tint.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        (environment.tint ?? .accentColor)._resolve(in: environment)
    }
}

/// The style of links: the inherited tint.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: environment)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

struct FadedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let factor: Double

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolve(in: environment).opacity(factor)
    }
}

extension ShapeStyle {
    /// A fainter level of the style, as `.secondary` is to `.primary`.
    public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
    /// A fainter level of the style.
    public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
    /// A fainter level of the style.
    public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
    /// A fainter level of the style.
    public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[4]) }

    /// Multiplies the style's opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(style: AnyShapeStyle(self), factor: opacity)
    }

    /// Has no effect: styles are painted over what is behind them.
    @_disfavoredOverload
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The inherited foreground; black by default, white in dark appearance.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The inherited background; white by default, black in dark appearance.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The inherited tint; blue by default.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
