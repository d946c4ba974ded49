import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// Content of an axis. Accepted, but not drawn.
public protocol AxisContent {}

/// Marks at a value of an axis. Accepted, but not drawn.
public protocol AxisMark {}

public struct _AxisParts: AxisContent, AxisMark {}

/// Builds the content of an axis from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisParts {
        _AxisParts()
    }
    public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }
    public static func buildEither(first: _AxisParts) -> _AxisParts { first }
    public static func buildEither(second: _AxisParts) -> _AxisParts { second }
    public static func buildLimitedAvailability(_ content: _AxisParts) -> _AxisParts { content }
}

/// Builds the marks at a value from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisParts {
        _AxisParts()
    }
    public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }
    public static func buildEither(first: _AxisParts) -> _AxisParts { first }
    public static func buildEither(second: _AxisParts) -> _AxisParts { second }
    public static func buildLimitedAvailability(_ content: _AxisParts) -> _AxisParts { content }
}

/// Which values of an axis are marked.
public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { automatic }
    public static func stride(by stepSize: Double) -> AxisMarkValues { automatic }
    public static func stride(by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil)
        -> AxisMarkValues
    { automatic }
}

/// A value of an axis.
public struct AxisValue: Sendable {
    public var index: Int { 0 }
    public var count: Int { 0 }
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

public struct AxisMarkPosition: Sendable {
    public static let automatic = AxisMarkPosition()
    public static let leading = AxisMarkPosition()
    public static let trailing = AxisMarkPosition()
    public static let top = AxisMarkPosition()
    public static let bottom = AxisMarkPosition()
}

public struct AxisMarkPreset: Sendable {
    public static let automatic = AxisMarkPreset()
    public static let aligned = AxisMarkPreset()
    public static let extended = AxisMarkPreset()
    public static let inset = AxisMarkPreset()
}

/// The marks of an axis.
public struct AxisMarks: AxisContent {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        stroke: StrokeStyle? = nil
    ) {}
    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init<V: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    public init<V: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
}

public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
    public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
        public init(integerLiteral value: Int) {}
        public init(floatLiteral value: Double) {}
        public static let automatic: Length = 0
        public static let label: Length = 0
        public static let longestLabel: Length = 0
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

public struct AxisValueLabel: AxisMark {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()
    public static let greedy = AxisValueLabelCollisionResolution()
}

public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}

extension AxisMark {
    public func font(_ font: Font?) -> some AxisMark { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
