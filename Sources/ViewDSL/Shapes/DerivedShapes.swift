import Drawing
import Foundation
import LayoutEngine

/// A shape whose outline is another's, changed.
private struct ChangedShape<Source: Shape>: DerivedShape {
    let source: Source
    let change: @Sendable (Path, CGRect) -> Path

    nonisolated init(_ source: Source, change: @escaping @Sendable (Path, CGRect) -> Path) {
        self.source = source
        self.change = change
    }

    nonisolated func path(in rect: CGRect) -> Path { change(source.path(in: rect), rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { source.sizeThatFits(proposal) }
}

nonisolated extension Shape {
    /// The part of the outline between two fractions of its length, each 0…1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        ChangedShape(self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// The outline moved, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape, moved within its rectangle, by lengths in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// The shape, moved within its rectangle, by lengths in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    /// The outline turned about a point of its bounds.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The outline stretched about a point of its bounds.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape, larger or smaller, about a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Every point of the outline mapped by a transform of its coordinates.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The outline for a rectangle of this size at the origin, whatever the bounds.
    public func size(_ size: CGSize) -> some Shape {
        SizedShape(source: self, fixed: size)
    }

    /// The shape in a size of its own, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

/// A shape moved. Offsets in points.
public struct OffsetShape<Content: Shape>: DerivedShape {
    /// The shape that is changed.
    public var shape: Content
    /// How far it is moved, in points.
    public var offset: CGSize

    /// A shape and what is done to it.
    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    nonisolated var source: Content { shape }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape turned.
public struct RotatedShape<Content: Shape>: DerivedShape {
    /// The shape that is changed.
    public var shape: Content
    /// How far it is turned.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// A shape and what is done to it.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated var source: Content { shape }

    nonisolated public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.about(anchor, of: rect))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape stretched.
public struct ScaledShape<Content: Shape>: DerivedShape {
    /// The shape that is changed.
    public var shape: Content
    /// How much larger it is, by axis.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// A shape and what is done to it.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated var source: Content { shape }

    nonisolated public func path(in rect: CGRect) -> Path {
        let stretch = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(stretch.about(anchor, of: rect))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape mapped by a transform of the bounds' coordinates, whose origin is their top left.
public struct TransformedShape<Content: Shape>: DerivedShape {
    /// The shape that is changed.
    public var shape: Content
    /// What is done to it.
    public var transform: CGAffineTransform

    /// A shape and what is done to it.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    nonisolated var source: Content { shape }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform.about(.topLeading, of: rect))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn at a size of its own from the bounds' top left.
private struct SizedShape<Source: Shape>: DerivedShape {
    let source: Source
    let fixed: CGSize

    nonisolated func path(in rect: CGRect) -> Path { source.path(in: CGRect(origin: rect.origin, size: fixed)) }
}

/// A shape that is the region of another's stroked outline.
protocol StrokedOutline: Shape {
    nonisolated var strokeStyle: StrokeStyle { get }
    /// The outline the pen follows.
    nonisolated func centerLine(in rect: CGRect) -> Path
}

/// The region a pen paints along another shape's outline.
struct StrokedShape<Source: Shape>: StrokedOutline, DerivedShape {
    let source: Source
    let strokeStyle: StrokeStyle

    nonisolated static var role: ShapeRole { .stroke }
    nonisolated func centerLine(in rect: CGRect) -> Path { source.path(in: rect) }
    nonisolated func path(in rect: CGRect) -> Path { source.path(in: rect).strokedPath(strokeStyle) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { source.sizeThatFits(proposal) }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Hides the type of a shape.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension CGAffineTransform {
    /// The same map with a point of a rectangle as its origin.
    nonisolated func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
