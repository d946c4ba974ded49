import Drawing
import Foundation
import LayoutEngine

/// An outline for any rectangle, and the view that fills it.
///
/// A shape is a view but not isolated: layout and drawing use its outline anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, in points. The view's own coordinates are used: the origin of `rect` is zero.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size the shape takes, in points. By default it fills the proposal; nil means 10.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    nonisolated static var role: ShapeRole { get }
}

/// The use of a shape.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    nonisolated public static var role: ShapeRole { .fill }

    /// Fills the shape with the foreground style.
    @MainActor public var body: some View { fill() }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// Insets the shape, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

struct ShapeLayout<S: Shape>: LeafLayout {
    let shape: S

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        shape.sizeThatFits(proposal)
    }

}

extension ShapeLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            let fill = placed.filling(axis)
            return fill.length == placed.size[axis] ? fill : LengthReason(placed.size[axis], "as the shape decides")
        }
    }
}

/// A shape made from another. Figures name the original.
protocol DerivedShape: Shape {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
    /// The modifier that made it, where its type has a name that no author knows.
    nonisolated var changeName: String? { get }
}

extension DerivedShape {
    nonisolated var changeName: String? { nil }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
    /// The name of the original shape: `Circle`.
    nonisolated var shapeName: String {
        if let derived = self as? any DerivedShape { return derived.shape.shapeName }
        return String(describing: Self.self).prefix { $0 != "<" }.description
    }
}

/// The fill of overlapping parts and edges.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even–odd rule decides the inside.
    public var isEOFilled: Bool
    /// Has no effect: edges are smooth.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
