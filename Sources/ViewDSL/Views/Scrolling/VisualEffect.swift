import Drawing
import Foundation
import LayoutEngine

/// Effects on a view's drawing that depend on its geometry.
public protocol VisualEffect: Sendable {}

/// No effect yet: the start of a visual effect.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// A visual effect of several.
struct ChainedVisualEffect: VisualEffect {
    let effects: [@MainActor @Sendable (AnyView) -> AnyView]
}

extension VisualEffect {
    fileprivate var chain: [@MainActor @Sendable (AnyView) -> AnyView] { (self as? ChainedVisualEffect)?.effects ?? [] }

    private func then(_ effect: @escaping @MainActor @Sendable (AnyView) -> AnyView) -> some VisualEffect {
        ChainedVisualEffect(effects: chain + [effect])
    }

    /// Moves the drawing, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { then { AnyView($0.offset(offset)) } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Scales the drawing about the anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
    }
    /// Rotates the drawing about the anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then {
            AnyView(
                $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
        }
    }
    /// Fades the drawing, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect { then { AnyView($0.opacity(opacity)) } }
    /// Blurs the drawing. Radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { AnyView($0.blur(radius: radius, opaque: opaque)) }
    }
    public func brightness(_ amount: Double) -> some VisualEffect { then { AnyView($0.brightness(amount)) } }
    public func contrast(_ amount: Double) -> some VisualEffect { then { AnyView($0.contrast(amount)) } }
    public func saturation(_ amount: Double) -> some VisualEffect { then { AnyView($0.saturation(amount)) } }
    public func grayscale(_ amount: Double) -> some VisualEffect { then { AnyView($0.grayscale(amount)) } }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then { AnyView($0.hueRotation(angle)) } }
}

nonisolated extension View {
    /// Effects that depend on the view's geometry and do not change layout.
    ///
    /// Approximate: the geometry is that of the view's own size at the scene's origin.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(content: self, effect: { effect(EmptyVisualEffect(), $0).chain })
    }
}

private struct VisualEffectView<Content: View> {
    let content: Content
    let effect: @Sendable (GeometryProxy) -> [@MainActor @Sendable (AnyView) -> AnyView]
}

extension VisualEffectView: View {
    var body: some View {
        content.hidden().overlay {
            GeometryReader { proxy in
                effect(proxy).reduce(
                    AnyView(content.frame(width: proxy.size.width, height: proxy.size.height))
                ) { view, effect in effect(view) }
            }
        }
    }
}
