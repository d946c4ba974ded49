import Drawing
import Foundation
import LayoutEngine

/// A painted shape, which can be painted again over what it shows: `Circle().fill(.red).stroke(.black)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style, over another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    let style: Style
    let fillStyle: FillStyle
    let background: Background

    nonisolated init(
        shape: Content, style: Style, fillStyle: FillStyle = FillStyle(), background: Background = EmptyView()
    ) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

/// A shape's outline stroked in a style, over another view of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let background: Background

    nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background = EmptyView()
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }
}

/// A shape's edge stroked within its bounds, over another view of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let background: Background

    nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background = EmptyView()
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }
}

/// What a painted shape draws in its bounds.
@MainActor
protocol ShapePainting: PrimitiveView, ShapeView {
    associatedtype Background: View
    var background: Background { get }
    /// What draws its outline; nil where the region is filled.
    var pen: StrokeStyle? { get }
    func layer(_ environment: EnvironmentValues) -> Drawn.ShapeLayer
}

extension ShapePainting {
    /// The layers from back to front; nil where a view that is no painted shape lies behind.
    fileprivate func layers(_ environment: EnvironmentValues) -> [Drawn.ShapeLayer] {
        let behind = (background as? any ShapePainting)?.layers(environment) ?? []
        return behind + [layer(environment)]
    }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let node = context.leaf(
            ShapeLayout(shape: shape), shape.shapeName, role: .shape,
            drawing: Drawn(.shapes(layers(context.environment))))
        for complaint in [pen?.complaint, (shape as? RoundedRectangle)?.complaint].compactMap({ $0 }) {
            context.arena.addIssue(.invalidValue, at: node, complaint)
        }
        list.append(node)
    }
}

extension FillShapeView: ShapeView, ShapePainting {
    var pen: StrokeStyle? { (shape as? any StrokedOutline)?.strokeStyle }

    func layer(_ environment: EnvironmentValues) -> Drawn.ShapeLayer {
        let (shape, style) = (shape, style._resolve(in: environment))
        // The region of a stroked outline is drawn as the stroke itself, which is finer and shorter to tell.
        if let stroked = shape as? any StrokedOutline {
            return Drawn.ShapeLayer(
                path: { stroked.centerLine(in: $0) }, style: style, drawing: .stroke(stroked.strokeStyle.usable))
        }
        return Drawn.ShapeLayer(
            path: { shape.path(in: $0) }, style: style, drawing: .fill(evenOdd: fillStyle.isEOFilled))
    }
}

extension StrokeShapeView: ShapeView, ShapePainting {
    var pen: StrokeStyle? { strokeStyle }

    func layer(_ environment: EnvironmentValues) -> Drawn.ShapeLayer {
        let shape = shape
        return Drawn.ShapeLayer(
            path: { shape.path(in: $0) }, style: style._resolve(in: environment), drawing: .stroke(strokeStyle.usable))
    }
}

extension StrokeBorderShapeView: ShapeView, ShapePainting {
    var pen: StrokeStyle? { strokeStyle }

    func layer(_ environment: EnvironmentValues) -> Drawn.ShapeLayer {
        let inner = shape.inset(by: strokeStyle.usable.lineWidth / 2)
        return Drawn.ShapeLayer(
            path: { inner.path(in: $0) }, style: style._resolve(in: environment), drawing: .stroke(strokeStyle.usable))
    }
}

extension StrokeStyle {
    private var width: Checked { Checked(lineWidth, "lineWidth", least: 0) }

    /// What is wrong with its width; nil where nothing is.
    fileprivate var complaint: String? { width.complaint }

    /// The style with a width that can be drawn.
    fileprivate var usable: StrokeStyle {
        var style = self
        style.lineWidth = width.value
        return style
    }
}

extension RoundedRectangle {
    /// What is wrong with its corners, which `path(in:)` draws with a radius of 0 then; nil where nothing is.
    fileprivate var complaint: String? {
        [cornerSize.width, cornerSize.height].lazy
            .compactMap { Checked($0, "RoundedRectangle’s corner", least: 0).complaint }.first
    }
}
