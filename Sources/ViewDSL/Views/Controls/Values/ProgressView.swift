import Drawing
import Foundation

/// How far a task has come, drawn in the inherited style; by default as a bar, or as a wheel of spokes if that is not
/// known.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let label: Label
    let currentValueLabel: CurrentValueLabel
    /// 0…1; nil if it is not known.
    let fraction: Double?

    nonisolated init(_ fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.fraction = fraction
    }

    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { fractionOf(Double($0), from: 0, to: Double(total)) }
    }

    @MainActor public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : _ControlPart(label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : _ControlPart(currentValueLabel))
        return StyledControl(DefaultProgressViewStyle() as any ProgressViewStyle) { $0.erasedBody(configuration) }
    }
}

extension ProgressView: View {}

extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Drawn as it is when the interval begins.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(countsDown ? 1 : 0, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(nil, label: label(), currentValueLabel: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() { self.init(nil, label: EmptyView(), currentValueLabel: EmptyView()) }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    nonisolated public init(_ progress: Progress) {
        let fraction = progress.isIndeterminate ? nil : fractionOf(progress.fractionCompleted, from: 0, to: 1)
        self.init(fraction, label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(nil, label: Text(title), currentValueLabel: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(Self.fraction(value, of: total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Drawn as it is when the interval begins, with the time that is left.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            countsDown ? 1 : 0, label: label(),
            currentValueLabel: Text(verbatim: clockText(countsDown ? timerInterval.length : 0)))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Drawn as it is when the interval begins, with the time that is left.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress view of a style, drawn in the style that was set further out.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ClosedRange<Date> {
    nonisolated fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }
}

/// `1:05`, `1:00:05`.
nonisolated private func clockText(_ interval: TimeInterval) -> String {
    let seconds = interval.isFinite ? Int(interval.rounded(), in: 0...1_000_000_000) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
}
