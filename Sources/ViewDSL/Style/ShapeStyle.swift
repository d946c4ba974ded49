import Drawing
import Foundation
import LayoutEngine

/// What shapes and text are painted with: SwiftUI's protocol.
public protocol ShapeStyle: Sendable {
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style in its final colours, still without the rectangle it is spread over.
public enum _ResolvedStyle: Hashable, Sendable {
    /// What is painted with in the end; lengths in points.
    case color(RGBA)
    /// What is painted with in the end; lengths in points.
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    /// What is painted with in the end; lengths in points.
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// What is painted with in the end; lengths in points.
    case elliptical([GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Angles in radians.
    case angular([GradientStop], center: UnitPoint, start: Double, end: Double)

    /// The same style, its opacity multiplied.
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
        }
    }

    /// Whether all its colours are without any opacity.
    var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.allSatisfy { $0.color.alpha <= 0 }
        }
    }

    /// One colour that stands for the style: what text is painted with.
    var flat: RGBA {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first?.color ?? .clear
        }
    }
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(resolved(environment.colorScheme))
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style._resolve(in: environment) }
}

/// What is in front where the style is used: the colour of text.
public struct ForegroundStyle: ShapeStyle {
    /// The style words and shapes are painted with.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var environment = environment
        let style = environment.foreground ?? AnyShapeStyle(Color.primary)
        environment.foreground = nil
        return style._resolve(in: environment)
    }
}

/// What is behind: white in light appearance, black in dark.
public struct BackgroundStyle: ShapeStyle {
    /// The ground of the surroundings.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?._resolve(in: environment)
            ?? .color(environment.colorScheme == .light ? .white : .black)
    }
}

/// A level of the foreground: each fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    static let opacities = [1, 0.6, 0.3, 0.18]

    /// The primary level of the foreground.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The secondary level of the foreground.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The tertiary level of the foreground.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The quaternary level of the foreground.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let lower = environment.lowerForegrounds
        if level > 0, level <= lower.count { return lower[level - 1]._resolve(in: environment) }
        return ForegroundStyle()._resolve(in: environment).opacity(Self.opacities[level])
    }
}

/// The accent of the views around.
public struct TintShapeStyle: ShapeStyle {
    /// The colour of what can be pressed.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        (environment.tint ?? .accentColor)._resolve(in: environment)
    }
}

/// A style made fainter.
struct FadedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let factor: Double

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolve(in: environment).opacity(factor)
    }
}

extension ShapeStyle {
    /// The same style on a fainter level, as `.secondary` is to `.primary`.
    public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
    /// The colour of what matters little.
    public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
    /// The colour of what matters little.
    public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }

    /// The same style, its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(style: AnyShapeStyle(self), factor: opacity)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// What text is drawn in: what `foregroundStyle` said around the view, else black, in the dark white.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What `backgroundStyle` said around the view, else white, in the dark black.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// What `tint` said around the view, else blue.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of what matters most.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The colour of what matters less.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The colour of what matters little.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The colour of what matters little.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
    /// The system's red, light or dark as its surroundings are.
    public static var red: Color { .red }
    /// The system's orange, light or dark as its surroundings are.
    public static var orange: Color { .orange }
    /// The system's yellow, light or dark as its surroundings are.
    public static var yellow: Color { .yellow }
    /// The system's green, light or dark as its surroundings are.
    public static var green: Color { .green }
    /// The system's mint, light or dark as its surroundings are.
    public static var mint: Color { .mint }
    /// The system's teal, light or dark as its surroundings are.
    public static var teal: Color { .teal }
    /// The system's cyan, light or dark as its surroundings are.
    public static var cyan: Color { .cyan }
    /// The system's blue, light or dark as its surroundings are.
    public static var blue: Color { .blue }
    /// The system's indigo, light or dark as its surroundings are.
    public static var indigo: Color { .indigo }
    /// The system's purple, light or dark as its surroundings are.
    public static var purple: Color { .purple }
    /// The system's pink, light or dark as its surroundings are.
    public static var pink: Color { .pink }
    /// The system's brown, light or dark as its surroundings are.
    public static var brown: Color { .brown }
    /// The system's gray, the same in light and dark.
    public static var gray: Color { .gray }
    /// White, the same in light and dark.
    public static var white: Color { .white }
    /// Black, the same in light and dark.
    public static var black: Color { .black }
    /// No colour at all.
    public static var clear: Color { .clear }
}
