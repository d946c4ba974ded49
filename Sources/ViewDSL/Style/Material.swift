import Drawing
import Foundation
import LayoutEngine

/// A translucent background.
///
/// Approximate: a veil of one colour; what is behind shows through but is not blurred.
public struct Material: Hashable, Sendable, ShapeStyle {
    /// How much the veil hides, 0…1.
    private let thickness: Double

    /// A pane that lets through what is behind it; drawn without blur.
    public static let ultraThin = Material(thickness: 0.45)
    /// A pane that lets through what is behind it; drawn without blur.
    public static let thin = Material(thickness: 0.6)
    /// A pane that lets through what is behind it; drawn without blur.
    public static let regular = Material(thickness: 0.74)
    /// A pane that lets through what is behind it; drawn without blur.
    public static let thick = Material(thickness: 0.86)
    /// A pane that lets through what is behind it; drawn without blur.
    public static let ultraThick = Material(thickness: 0.93)
    /// A pane that lets through what is behind it; drawn without blur.
    public static let bar = Material(thickness: 0.8)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(RGBA(hex: environment.colorScheme == .light ? 0xf6f6f6 : 0x252525, alpha: thickness))
    }
}

extension ShapeStyle where Self == Material {
    /// The system's ultra thin material, light or dark as its surroundings are.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// The system's thin material, light or dark as its surroundings are.
    public static var thinMaterial: Material { .thin }
    /// The system's regular material, light or dark as its surroundings are.
    public static var regularMaterial: Material { .regular }
    /// The system's thick material, light or dark as its surroundings are.
    public static var thickMaterial: Material { .thick }
    /// The system's ultra thick material, light or dark as its surroundings are.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The system's bar, light or dark as its surroundings are.
    public static var bar: Material { .bar }
}

/// The system's faint line between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The style of lines between things.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(environment.colorScheme == .light ? RGBA(hex: 0x3c3c43, alpha: 0.29) : RGBA(hex: 0x545458, alpha: 0.6))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The system's separator, light or dark as its surroundings are.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
