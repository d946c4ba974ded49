import Foundation
import ViewDSL

/// A value that a chart can plot.
public protocol Plottable {
    associatedtype PrimitivePlottable = Self
}

/// Plottable by another value, as enumerations are.
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public typealias PrimitivePlottable = RawValue
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: Plottable {}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension Date: Plottable {}

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue() }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue() }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue()
    }
}

extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { PlottableValue() }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { PlottableValue() }
}

/// A length of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    private init() {}

    public static let automatic = MarkDimension()
    public static func fixed(_ value: CGFloat) -> MarkDimension { automatic }
    public static func inset(_ value: CGFloat) -> MarkDimension { automatic }
    public static func ratio(_ value: CGFloat) -> MarkDimension { automatic }
}

/// How marks at one place are stacked.
public struct MarkStackingMethod: Sendable {
    public static let standard = MarkStackingMethod()
    public static let normalized = MarkStackingMethod()
    public static let center = MarkStackingMethod()
    public static let unstacked = MarkStackingMethod()
}

/// How a line goes through its points.
public struct InterpolationMethod: Sendable {
    public static let linear = InterpolationMethod()
    public static let cardinal = InterpolationMethod()
    public static let catmullRom = InterpolationMethod()
    public static let monotone = InterpolationMethod()
    public static let stepStart = InterpolationMethod()
    public static let stepCenter = InterpolationMethod()
    public static let stepEnd = InterpolationMethod()
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
}
