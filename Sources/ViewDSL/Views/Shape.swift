import Drawing
import Foundation
import LayoutEngine

/// An outline for any rectangle, and the view that fills it: SwiftUI's protocol.
public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size the shape takes for a proposal, in points. The default fills it; nil gives 10.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    public var body: some View { ShapeView(self, ForegroundStyle(), .fill(evenOdd: false)) }
}

/// A shape that can be drawn smaller by a distance from its edge.
public protocol InsettableShape: Shape {
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

/// A shape painted in a style.
struct ShapeView<S: Shape, Style: ShapeStyle> {
    let shape: S
    let style: Style
    let drawing: Drawn.ShapeDrawing

    nonisolated init(_ shape: S, _ style: Style, _ drawing: Drawn.ShapeDrawing) {
        self.shape = shape
        self.style = style
        self.drawing = drawing
    }
}

extension ShapeView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {
        let shape = shape
        let resolved = style._resolve(in: context.environment)
        list.append(
            context.leaf(
                ShapeLayout(shape: shape), String(describing: S.self).prefix { $0 != "<" }.description,
                drawing: Drawn(.shape({ shape.path(in: $0) }, resolved, drawing))))
    }
}

nonisolated extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(self, content, .fill(evenOdd: style.isEOFilled))
    }

    public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle(), style: style) }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        ShapeView(self, content, .stroke(style))
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// How overlapping parts of a filled shape count.
public struct FillStyle: Hashable, Sendable {
    /// Parts covered an even number of times are left out.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
