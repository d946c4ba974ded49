import Drawing

/// A translucent background.
///
/// Approximate: a translucent color; views behind it are not blurred.
public struct Material: Hashable, Sendable, ShapeStyle {
    /// Opacity, 0…1.
    private let thickness: Double

    public static let ultraThin = Material(thickness: 0.45)
    public static let thin = Material(thickness: 0.6)
    public static let regular = Material(thickness: 0.74)
    public static let thick = Material(thickness: 0.86)
    public static let ultraThick = Material(thickness: 0.93)
    // As UIKit’s bars, through which little is seen.
    public static let bar = Material(thickness: 0.94)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(RGBA(hex: environment.colorScheme == .light ? 0xf6f6f6 : 0x252525, alpha: thickness))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(environment.colorScheme == .light ? RGBA(hex: 0x3c3c43, alpha: 0.29) : RGBA(hex: 0x545458, alpha: 0.6))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
