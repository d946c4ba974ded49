import Foundation

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Makes the toggle's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
    public typealias Label = _ControlPart

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the values of the toggle's sources differ.
    public var isMixed: Bool

    nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// Shows a switch after the label: 51 × 31 points with a knob of 27, green if it is on, or in the tint.
///
/// Approximate: the size is UIKit’s, as published for iOS 7 to 18. A disabled one is assumed to be half transparent.
public struct SwitchToggleStyle: ToggleStyle {
    private var tint: Color?

    nonisolated public init() {}

    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration.label, reachesIntoInsets: true) { Switch(isOn: configuration.isOn, color: tint) }
            .control("Toggle", configuration.isOn ? "on" : "off")
    }
}

/// The style of toggles that have none: as ``SwitchToggleStyle``, in a bar as ``ButtonToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle {
    @Environment(\.isInBar) private var isInBar

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if isInBar {
            ButtonToggleStyle().makeBody(configuration: configuration)
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

/// Shows a button, which is filled with the tint if the toggle is on.
///
/// Approximate: the size, that of a bordered button, is assumed.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let label = JoinedLabel(configuration.label)
        if configuration.isOn {
            BorderedLabel(label, isProminent: true).control("Toggle", "on")
        } else {
            label.controlForeground().padding(.vertical, 7).padding(.horizontal, 12)
                .control("Toggle", "off")
        }
    }
}

/// Shows a box of 14 points, checked if the toggle is on, before the label, as on a Mac.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed)
            configuration.label
        }
        .control("Toggle", configuration.isOn ? "on" : "off")
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension View {
    /// Sets the style of toggles.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { addingStyle(style as any ToggleStyle) }
}

private struct Switch: View {
    let isOn: Bool
    let color: Color?
    private let systemTint = SystemLook.switchTint
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Capsule()
            .fill(isOn ? color ?? tint ?? systemTint ?? .green : .secondarySystemFill)
            .named("switch")
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(Color.white)
                    .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                    .padding(2)
                    .frame(width: 31)
            }
            .frame(width: 51, height: 31)
            .dimmed(!isEnabled)
    }
}

private struct Checkbox: View {
    let isOn: Bool
    let isMixed: Bool
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isFilled = isOn || isMixed
        RoundedRectangle(cornerRadius: 3.5)
            .fill(isFilled ? tint ?? .accentColor : .tertiarySystemFill)
            .overlay {
                if isFilled {
                    ControlGlyph(isMixed ? .minus : .checkmark, size: 7, lineWidth: 1.6).foregroundStyle(.white)
                } else {
                    RoundedRectangle(cornerRadius: 3.5).strokeBorder(Color.systemGray3, lineWidth: 1)
                }
            }
            .frame(width: 14, height: 14)
            .dimmed(!isEnabled)
    }
}
