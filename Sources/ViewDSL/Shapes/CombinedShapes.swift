import Drawing
import Foundation

/// The outline that a rule makes of two shapes' outlines.
private struct CombinedShape<First: Shape, Second: Shape>: DerivedShape {
    let shape: First
    let other: Second
    let rule: @Sendable (Path, Path) -> Path

    nonisolated func path(in rect: CGRect) -> Path { rule(shape.path(in: rect), other.path(in: rect)) }
}

nonisolated extension Shape {
    /// The area that is in either shape.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(shape: self, other: other) { $0.union($1, eoFill: eoFill) }
    }

    /// The area that is in both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(shape: self, other: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// The area that is in this shape alone.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(shape: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// The area that is in one shape and not in both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(shape: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The parts of the outline that are inside another shape.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(shape: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The parts of the outline that are outside another shape.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(shape: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
