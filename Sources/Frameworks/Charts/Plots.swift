import Foundation
import ViewDSL

// Marks of whole collections, and of functions.

/// A property of the elements that a plot shows, with its name.
public struct PlottableProjection<Element, Value: Plottable> {
    public static func value(_ label: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection {
        PlottableProjection()
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection {
        PlottableProjection()
    }
}

public struct LinePlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) {}
    public init(
        x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {}
    public init(
        x: String, y: String, t: String, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {}
}

public struct AreaPlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {}
    public init(
        x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {}
    public init(
        x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {}
}

public struct BarPlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {}
}

public struct PointPlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {}
}

public struct RectanglePlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {}
}

public struct RulePlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>
    ) {}
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>
    ) {}
}

public struct SectorPlot: ChartContent {
    public typealias Body = Never

    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {}
}
