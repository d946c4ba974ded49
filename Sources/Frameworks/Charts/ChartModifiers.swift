import Foundation
import LayoutEngine
import ViewDSL

// Of a box nothing but its frame is seen: modifiers of charts have no effect in a figure.

nonisolated extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartXScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View { self }
    public func chartYScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
    ) -> some View { self }
    public func chartXScale(type: ScaleType?) -> some View { self }
    public func chartYScale(type: ScaleType?) -> some View { self }

    public func chartForegroundStyleScale<Key: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Key, S>
    ) -> some View { self }
    public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(
        domain: D, range: [S], type: ScaleType? = nil
    ) -> some View { self }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View { self }
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        mapping: @escaping (Value) -> S
    ) -> some View { self }
    public func chartSymbolScale<Key: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<Key, S>) -> some View {
        self
    }

    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { self }
    /// The overlay is not drawn.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { self }
    /// The background is not drawn.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { self }
    public func chartGesture<G: Gesture>(_ content: @escaping (ChartProxy) -> G) -> some View { self }

    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View { self }
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { self }
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { self }
}

/// The part of a chart where its marks are.
public struct ChartPlotContent: View {
    public var body: some View { EmptyView() }
}

/// The values that a scale spans.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain()
    }
}

public struct ScaleType: Sendable {
    public static let linear = ScaleType()
    public static let log = ScaleType()
    public static let date = ScaleType()
    public static let category = ScaleType()
    public static let squareRoot = ScaleType()
    public static let symmetricLog = ScaleType()
}

/// The part of a chart that a scale covers.
public struct PlotDimensionScaleRange: Sendable {
    public static let plotDimension = PlotDimensionScaleRange()
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { plotDimension }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        plotDimension
    }
}
