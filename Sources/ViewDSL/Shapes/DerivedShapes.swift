import Drawing
import Foundation
import LayoutEngine

private struct TrimmedShape<Content: Shape>: DerivedShape {
    let shape: Content
    let from, to: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
    nonisolated var changeName: String? { "trim" }
}

nonisolated extension Shape {
    /// The part of the outline between two fractions of its length, 0…1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }

    /// Moves the outline, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Moves the outline, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    /// Rotates the outline about a point of its bounds.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Scales the outline about a point of its bounds.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the outline about a point of its bounds.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Transforms the outline in its own coordinates.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The outline for a rectangle of fixed size, in points.
    public func size(_ size: CGSize) -> some Shape {
        SizedShape(shape: self, fixed: size)
    }

    /// The outline for a rectangle of fixed size, placed in the bounds by an anchor.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, fixed: size, anchor: anchor)
    }
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// The outline for a rectangle of fixed size, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

/// A shape, moved.
public struct OffsetShape<Content: Shape>: DerivedShape {
    public var shape: Content
    public var offset: CGSize

    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

public struct RotatedShape<Content: Shape>: DerivedShape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.about(anchor, of: rect))
    }
}

public struct ScaledShape<Content: Shape>: DerivedShape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let stretch = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(stretch.about(anchor, of: rect))
    }
}

/// A shape, transformed in coordinates with the origin at its top left.
public struct TransformedShape<Content: Shape>: DerivedShape {
    public var shape: Content
    public var transform: CGAffineTransform

    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform.about(.topLeading, of: rect))
    }
}

private struct SizedShape<Content: Shape>: DerivedShape {
    let shape: Content
    let fixed: CGSize
    var anchor = UnitPoint.topLeading

    nonisolated func path(in rect: CGRect) -> Path {
        let x = rect.minX + (rect.width - fixed.width) * anchor.x
        let y = rect.minY + (rect.height - fixed.height) * anchor.y
        return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: fixed))
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Rectangle().sizeThatFits(proposal) }
}

/// The region of another shape's stroked outline.
protocol StrokedOutline: Shape {
    nonisolated var strokeStyle: StrokeStyle { get }
    nonisolated func centerLine(in rect: CGRect) -> Path
}

struct StrokedShape<Content: Shape>: StrokedOutline, DerivedShape {
    let shape: Content
    let strokeStyle: StrokeStyle

    nonisolated static var role: ShapeRole { .stroke }
    nonisolated func centerLine(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(strokeStyle) }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension CGAffineTransform {
    /// The transform about a point of a rectangle.
    nonisolated func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        about(CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height))
    }

    nonisolated func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
