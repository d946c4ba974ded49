import Drawing
import Foundation

/// A shadow of what a style paints: outside or inside its edge.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    /// A blurred copy beneath. Radius and offset in points.
    public static func drop(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// The shadow that the outside casts on a filled shape. Radius and offset in points.
    ///
    /// Approximate: lines, text and symbols get none.
    public static func inner(
        color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    /// Values that are no numbers draw no blur and no offset.
    fileprivate func resolved(in environment: EnvironmentValues) -> _StyleShadow {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return _StyleShadow(
            color: color.resolved(in: environment), radius: max(finite(radius), 0),
            offset: CGSize(width: finite(offset.width), height: finite(offset.height)), isInner: isInner)
    }
}

/// A shadow with its color resolved, in points.
public struct _StyleShadow: Hashable, Sendable {
    var color: RGBA
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool
}

extension _StyleShadow {
    func opacity(_ factor: Double) -> _StyleShadow {
        var shadow = self
        shadow.color = color.opacity(factor)
        return shadow
    }

    /// Draws the shadow of items.
    func items(under items: [DisplayItem]) -> [DisplayItem] {
        isInner ? items : [.group(items, .shadow(color, radius: Double(radius), offset: offset))]
    }

    /// The shadow inside a filled shape: that of all that is around it.
    func items(inside path: Path, evenOdd: Bool) -> [DisplayItem] {
        guard isInner else { return [] }
        let reach = radius * 3 + abs(offset.width) + abs(offset.height) + 1
        let around = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach)).appending(path)
        // Its edge shows through the clip's soft one, so it has the color that the shadow has there.
        let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
        let cast = DisplayItem.group(
            [.fill(around, .color(opaque), evenOdd: true)],
            .shadow(color, radius: Double(radius), offset: offset))
        return [.group([cast], .clip(path, evenOdd: evenOdd))]
    }
}

private struct ShadowedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let shadow: ShadowStyle

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .shadowed(style._resolve(in: environment), shadow.resolved(in: environment))
    }
}

extension ShapeStyle {
    /// Adds a shadow to what the style paints.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(style: AnyShapeStyle(self), shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The inherited foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ShadowedStyle(style: AnyShapeStyle(ForegroundStyle()), shadow: style))
    }
}
