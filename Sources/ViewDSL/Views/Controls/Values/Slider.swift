import Foundation

/// A line with a knob at its value.
///
/// As wide as proposed and 28 points high: a line of 4 points, filled in the tint up to a round white knob of 28.
/// Its label is not shown on iOS; the labels of its bounds are beside it. In a line of a list's row it takes 22 points, so
/// that the row is as high as one of text.
///
/// Approximate: as commonly published for iOS 13 to 18. With no width proposed it is assumed to take 150 points.
public struct Slider<Label: View, ValueLabel: View> {
    /// Of the way from the lower to the upper bound, 0…1.
    let fraction: () -> Double
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isListRow) private var isListRow
    @Environment(\.isWholeRow) private var isWholeRow
    @Environment(\.stackAxis) private var stackAxis

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, minimum: ValueLabel, maximum: ValueLabel
    ) {
        fraction = {
            let (value, lower, upper) = (
                Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound)
            )
            return fractionOf(value, from: lower, to: upper)
        }
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        HStack {
            minimumValueLabel
            SliderTrack(fraction: fraction())
                .padding(.vertical, isListRow && !isWholeRow && stackAxis == .horizontal ? -3 : 0)
            maximumValueLabel
        }
        .dimmed(!isEnabled)
        .modifier(ControlOfRow())
        .control("Slider")
    }
}

extension Slider: View {}

/// The value's place between the bounds, 0…1; 0 where there is none.
nonisolated func fractionOf(_ value: Double, from lower: Double, to upper: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
}

extension Slider {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    // As it was until iOS 15.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: EmptyView(), maximum: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: EmptyView(), maximum: EmptyView())
    }

    // As it was until iOS 15.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: EmptyView(), maximum: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: EmptyView(), maximum: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimum: EmptyView(), maximum: EmptyView())
    }
}
