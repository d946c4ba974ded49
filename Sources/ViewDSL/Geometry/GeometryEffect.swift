import Drawing
import Foundation
import LayoutEngine

/// A modifier that draws a view transformed. Size, guides and frame stay as they are.
///
/// Approximate: of a projection, the affine transform nearest to it at the view's center is drawn.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, SendableMetatype where Body == Never {
    /// The transform for a size in points, in the view's own coordinates: the origin is its top left.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public func _resolve(_ content: some View, _ context: _ViewContext, into list: inout _ViewList) {
        nonisolated(unsafe) let effect = self
        let map = LocalTransform(nearest: { effect.effectValue(size: $0) })
        for node in context.modify(content, into: &list) {
            context.updateDrawing(node) { $0.effects.append(.transform(map)) }
        }
    }

    /// The effect as it is: in figures no effect changes layout.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect that readers of geometry do not see.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public var base: Base

    public init(_ base: Base) { self.base = base }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A rotation in space, seen in perspective.
nonisolated struct Rotation3DEffect: GeometryEffect {
    let angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        let distance = max(size.width, size.height)
        var view = CATransform3DIdentity
        view.m34 = distance > 0 ? -perspective / distance : 0
        let turned = CATransform3DRotate(view, CGFloat(angle.radians), axis.x, axis.y, axis.z)
        let around = CATransform3DConcat(
            CATransform3DMakeTranslation(-x, -y, -anchorZ),
            CATransform3DConcat(turned, CATransform3DMakeTranslation(x, y, anchorZ)))
        return ProjectionTransform(around)
    }
}

nonisolated struct ProjectionEffect: GeometryEffect {
    let transform: ProjectionTransform

    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

nonisolated extension View {
    /// Rotates the view's drawing about an axis in space. See `GeometryEffect` for how perspective is drawn.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view projected. See `GeometryEffect` for how perspective is drawn.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}
