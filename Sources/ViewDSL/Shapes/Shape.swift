import Drawing
import Foundation
import LayoutEngine

/// An outline for any rectangle, and the view that fills it: SwiftUI's protocol.
///
/// A shape belongs to no actor, though it is a view: layout and drawing may ask for its outline anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size the shape takes for a proposal, in points. The default fills it; nil gives 10.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the outline is a region or a line.
    nonisolated static var role: ShapeRole { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// Its inside is painted.
    case fill
    /// Its line is painted.
    case stroke
    /// It parts two things.
    case separator
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    nonisolated public static var role: ShapeRole { .fill }

    /// The shape, filled with the foreground style.
    @MainActor public var body: some View { FillShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be drawn smaller by a distance from its edge.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the shape with its edge moved in.
    associatedtype InsetShape: InsettableShape
    /// The shape `amount` points inside its edge.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape's way to be sized.
struct ShapeLayout<S: Shape>: Layout {
    let shape: S

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension ShapeLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            let fill = placed.filling(axis)
            return fill.length == placed.size[axis] ? fill : LengthReason(placed.size[axis], "as the shape has it")
        }
    }
}

/// A shape made from another, which figures call by the other's name.
protocol DerivedShape: Shape {
    associatedtype Source: Shape
    nonisolated var source: Source { get }
}

extension Shape {
    /// The name of the shape it started from: `Circle`.
    nonisolated var shapeName: String {
        if let derived = self as? any DerivedShape { return derived.source.shapeName }
        return String(describing: Self.self).prefix { $0 != "<" }.description
    }
}

/// How overlapping parts of a filled shape count.
public struct FillStyle: Hashable, Sendable {
    /// Parts covered an even number of times are left out.
    public var isEOFilled: Bool
    /// Whether its edges are smooth.
    public var isAntialiased: Bool

    /// How insides are told, and whether edges are smooth.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
