import Foundation

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes the gauge's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias CurrentValueLabel = _ControlPart
    public typealias MinimumValueLabel = _ControlPart
    public typealias MaximumValueLabel = _ControlPart

    /// Of the way from the lower to the upper bound, 0…1.
    public var value: Double
    public var label: Label
    /// nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// The style of gauges that have none: as ``LinearCapacityGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// Shows a bar that fills up, as wide as proposed, between the labels of its bounds, with the label above it and the
/// current value's below it.
///
/// Approximate: the height, 8 points, is assumed.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            ControlLabel(configuration.label)
            HStack {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, height: 8)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.font(.caption).foregroundStyle(Color.secondary)
        }
        .control("Gauge")
    }
}

/// Shows a bar with a mark at the value between the labels of its bounds.
///
/// Approximate: the height, 6 points, is assumed.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            (configuration.minimumValueLabel ?? configuration.currentValueLabel)?.font(.footnote.weight(.medium))
            MarkedBar(fraction: configuration.value)
            configuration.maximumValueLabel?.font(.footnote.weight(.medium))
        }
        .control("Gauge")
    }
}

/// Shows a bar that fills up, with the label above it and the current value's below it, in small letters.
///
/// Approximate: the height, 6 points, is assumed.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            ControlLabel(configuration.label).font(.footnote.weight(.medium))
            HStack(spacing: 6) {
                configuration.minimumValueLabel?.font(.caption2)
                CapacityBar(fraction: configuration.value, height: 6)
                configuration.maximumValueLabel?.font(.caption2)
            }
            configuration.currentValueLabel?.font(.caption2).foregroundStyle(Color.secondary)
        }
        .control("Gauge")
    }
}

/// Shows an open ring with a mark at the value, the current value inside and the bounds' labels, or the label, in the
/// gap below.
///
/// Approximate: the size, 58 points, is assumed.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        OpenRing(fraction: configuration.value)
            .overlay {
                configuration.currentValueLabel?.font(.system(size: 20, weight: .medium)).minimumScaleFactor(0.5)
                    .lineLimit(1).frame(width: 36)
            }
            .overlay(alignment: .bottom) {
                if configuration.minimumValueLabel == nil {
                    ControlLabel(configuration.label).font(.system(size: 11, weight: .medium)).lineLimit(1)
                        .minimumScaleFactor(0.5).frame(width: 26, height: 12)
                } else {
                    HStack(spacing: 2) {
                        configuration.minimumValueLabel.frame(width: 16)
                        configuration.maximumValueLabel.frame(width: 16)
                    }
                    .font(.system(size: 10, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5).frame(height: 12)
                }
            }
            .control("Gauge")
    }
}

/// Shows a ring that closes as the value rises, with the current value, or the label, inside.
///
/// Approximate: the size, 58 points, is assumed.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ClosedRing(fraction: configuration.value)
            .overlay {
                (configuration.currentValueLabel ?? configuration.label).font(.system(size: 20, weight: .medium))
                    .minimumScaleFactor(0.5).lineLimit(1).frame(width: 38)
            }
            .control("Gauge")
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

nonisolated extension View {
    /// Sets the style of gauges.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { addingStyle(style as any GaugeStyle) }
}
