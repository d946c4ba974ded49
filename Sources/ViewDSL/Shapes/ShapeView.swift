import Drawing
import LayoutEngine

/// A painted shape, which can be painted again: `Circle().fill(.red).stroke(.black)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A filled shape over a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    let style: Style
    let fillStyle: FillStyle
    let background: Background
}

/// A stroked shape over a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let background: Background
}

/// A shape stroked inside its bounds over a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let background: Background
}

@MainActor
protocol ShapePainting: PrimitiveView, ShapeView {
    associatedtype Background: View
    var background: Background { get }
    /// The stroke; nil for a fill.
    var pen: StrokeStyle? { get }
    func layer(_ environment: EnvironmentValues) -> NodeDrawing.ShapeLayer
}

extension ShapePainting {
    /// Back to front.
    fileprivate func layers(_ environment: EnvironmentValues) -> [NodeDrawing.ShapeLayer] {
        let behind = (background as? any ShapePainting)?.layers(environment) ?? []
        return behind + [layer(environment)]
    }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let node = context.leaf(
            ShapeLayout(shape: shape), shape.shapeName, role: .shape,
            drawing: NodeDrawing(.shapes(layers(context.environment))))
        for problem in [pen?.problem, (shape as? RoundedRectangle)?.problem].compactMap({ $0 }) {
            context.arena.addIssue(.invalidValue, at: node, problem)
        }
        list.append(node)
    }
}

extension FillShapeView: ShapeView, ShapePainting {
    var pen: StrokeStyle? { (shape as? any StrokedOutline)?.strokeStyle }

    func layer(_ environment: EnvironmentValues) -> NodeDrawing.ShapeLayer {
        let (shape, style) = (shape, style._resolve(in: environment))
        // A stroke is finer and a shorter display list than the region of the stroked outline.
        if let stroked = shape as? any StrokedOutline {
            return NodeDrawing.ShapeLayer(
                outline: Outline { stroked.centerLine(in: $0) }, style: style,
                drawing: .stroke(stroked.strokeStyle.usable))
        }
        return NodeDrawing.ShapeLayer(
            outline: Outline(shape), style: style, drawing: .fill(evenOdd: fillStyle.isEOFilled))
    }
}

extension StrokeShapeView: ShapeView, ShapePainting {
    var pen: StrokeStyle? { strokeStyle }

    func layer(_ environment: EnvironmentValues) -> NodeDrawing.ShapeLayer {
        let shape = shape
        return NodeDrawing.ShapeLayer(
            outline: Outline(shape), style: style._resolve(in: environment), drawing: .stroke(strokeStyle.usable))
    }
}

extension StrokeBorderShapeView: ShapeView, ShapePainting {
    var pen: StrokeStyle? { strokeStyle }

    func layer(_ environment: EnvironmentValues) -> NodeDrawing.ShapeLayer {
        let inner = shape.inset(by: strokeStyle.usable.lineWidth / 2)
        return NodeDrawing.ShapeLayer(
            outline: Outline(inner), style: style._resolve(in: environment), drawing: .stroke(strokeStyle.usable))
    }
}

extension StrokeStyle {
    private var width: CheckedNumber { CheckedNumber(lineWidth, "lineWidth", lowerBound: 0) }

    fileprivate var problem: String? { width.problem }

    fileprivate var usable: StrokeStyle {
        var style = self
        style.lineWidth = width.value
        return style
    }
}

extension RoundedRectangle {
    /// nil if the corners are valid. `path(in:)` draws invalid ones with a radius of 0.
    fileprivate var problem: String? {
        [cornerSize.width, cornerSize.height].lazy
            .compactMap { CheckedNumber(cornerRadius: $0, "RoundedRectangle’s corner").problem }.first
    }
}
