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
    public func offset(_ offset: CGSize) -> some VisualEffect {
        then { AnyView($0.transformEffect(CGAffineTransform(translationX: offset.width, y: offset.height))) }
    }
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
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(content: self, effect: { effect(EmptyVisualEffect(), $0).chain })
    }
}

/// A view in a box of its size, which has the effects once its geometry is known.
private struct VisualEffectView<Content: View> {
    let content: Content
    let effect: @Sendable (GeometryProxy) -> [@MainActor @Sendable (AnyView) -> AnyView]
}

extension VisualEffectView: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.modify(content, into: &list) { node, _ in
            let box = context.wrap(node, PassThroughLayout(), "visualEffect", keepsPriority: true)
            let expansion = Expansion(at: .placed) { [effect] arena, box in
                let proxy = GeometryProxy(arena: arena, node: box)
                // Layout runs on the main actor.
                MainActor.assumeIsolated {
                    _ = context.resolve(effect(proxy).reduce(AnyView(PlacedView(node: box))) { $1($0) })
                }
                return []
            }
            context.arena.setExpansion(expansion, of: box)
            return box
        }
    }
}

/// A view that is laid out already: modifiers that add no node change its drawing.
private struct PlacedView {
    let node: NodeID
}

extension PlacedView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) { list.append(node) }
}
