import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// Content of a chart. Accepted, but not drawn.
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Some content of a chart.
public struct _ChartParts: ChartContent {
    public typealias Body = Never
}

/// Builds the content of a chart from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ChartParts { _ChartParts() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<First: ChartContent, each Content: ChartContent>(
        _ first: First, _ content: repeat each Content
    ) -> _ChartParts { _ChartParts() }
    // Of an opaque type: the branch that is not taken has no other way to infer the content.
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> some ChartContent {
        _ChartParts()
    }
    public static func buildEither<Content: ChartContent>(first: Content) -> _ChartParts { _ChartParts() }
    public static func buildEither<Content: ChartContent>(second: Content) -> _ChartParts { _ChartParts() }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> _ChartParts {
        _ChartParts()
    }
}

extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    public func opacity(_ opacity: Double) -> some ChartContent { self }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
    public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    public func symbolSize(_ size: CGSize) -> some ChartContent { self }
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { self }
    public func offset(_ offset: CGSize) -> some ChartContent { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public func zIndex(_ value: Double) -> some ChartContent { self }
    public func blur(radius: CGFloat) -> some ChartContent { self }
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent { self }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent { self }
}

/// Where a note of a mark is.
public struct AnnotationPosition: Sendable {
    public static let automatic = AnnotationPosition()
    public static let overlay = AnnotationPosition()
    public static let top = AnnotationPosition()
    public static let bottom = AnnotationPosition()
    public static let leading = AnnotationPosition()
    public static let trailing = AnnotationPosition()
    public static let topLeading = AnnotationPosition()
    public static let topTrailing = AnnotationPosition()
    public static let bottomLeading = AnnotationPosition()
    public static let bottomTrailing = AnnotationPosition()
}

/// Where a note goes that does not fit.
public struct AnnotationOverflowResolution: Sendable {
    public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let chart = Boundary()
        public static let plot = Boundary()
    }

    public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { fit }
    }

    public static let automatic = AnnotationOverflowResolution()

    private init() {}
    public init(x: Strategy, y: Strategy) {}
}

/// A shape of a point.
public protocol ChartSymbolShape {}

public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
}

extension Circle: ChartSymbolShape {}

extension Group: ChartContent where Content: ChartContent {
    /// Is never called: a chart does not ask for its content.
    public init(@ChartContentBuilder content: () -> Content) { fatalError("A chart's content is not drawn") }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Is never called: a chart does not ask for its content.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { fatalError("A chart's content is not drawn") }

    /// Is never called: a chart does not ask for its content.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError("A chart's content is not drawn") }
}
