import Foundation
import ViewDSL

extension Button {
    /// A button that performs an intent. It looks as any other.
    nonisolated public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(action: {}, label: label)
    }

    nonisolated public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: {}, label: label)
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) { self.init(titleKey, action: {}) }
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(titleKey, role: role, action: {})
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, intent: some AppIntent) { self.init(title, action: {}) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, intent: some AppIntent) {
        self.init(title, role: role, action: {})
    }
}

extension Button where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
        self.init(titleKey, systemImage: systemImage, action: {})
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, intent: some AppIntent) {
        self.init(title, systemImage: systemImage, action: {})
    }
}

extension Toggle {
    /// A switch that performs an intent.
    nonisolated public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(titleKey, isOn: .constant(isOn))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
        self.init(title, isOn: .constant(isOn))
    }
}

/// A hint at what people can say, with a button that hides it: a labeled box, as wide as is proposed and 60 points high.
public struct SiriTipView: View {
    private let isVisible: Bool

    nonisolated public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {
        self.isVisible = isVisible?.wrappedValue ?? true
    }

    public var body: some View {
        if isVisible { LabeledBox("SiriTipView").frame(idealHeight: 60, maxHeight: 60) }
    }
}

public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let light = SiriTipViewStyle(name: "light")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let black = SiriTipViewStyle(name: "black")
}

/// A button that opens the app’s shortcuts: a labeled box, at most 220 × 50 points.
public struct ShortcutsLink: View {
    nonisolated public init(action: @escaping () -> Void = {}) {}

    public var body: some View { LabeledBox("ShortcutsLink").frame(idealWidth: 220, maxWidth: 220, maxHeight: 50) }
}

public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    public static let light = ShortcutsLinkStyle(name: "light")
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    public static let dark = ShortcutsLinkStyle(name: "dark")
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
    /// Has no effect in a figure: the tip is a box.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    /// Has no effect in a figure: the link is a box.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
    /// Has no effect in a figure: nobody asks.
    nonisolated public func onAppIntentExecution<Intent: AppIntent>(
        _ intent: Intent.Type, perform action: @escaping (Intent) -> Void
    ) -> some View { self }
}
