import Foundation

/// A value between two bounds, drawn in the inherited style; by default as a bar.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// 0…1.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ range: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
        _ bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    ) {
        fraction = fractionOf(Double(value), from: Double(range.lowerBound), to: Double(range.upperBound))
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.bounds = bounds
    }

    @MainActor public var body: some View {
        let hasCurrent = CurrentValueLabel.self != EmptyView.self
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: _ControlPart(label),
            currentValueLabel: hasCurrent ? _ControlPart(currentValueLabel) : nil,
            minimumValueLabel: bounds.map { _ControlPart($0.minimum) },
            maximumValueLabel: bounds.map { _ControlPart($0.maximum) })
        return StyledControl(DefaultGaugeStyle() as any GaugeStyle) { $0.erasedBody(configuration) }
    }
}

extension Gauge: View {}

extension Gauge where MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge {
    /// The labels of marked values are not drawn, as on iOS.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// The labels of marked values are not drawn, as on iOS.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), nil)
    }
}
