import Foundation

/// Buttons that belong together: by default in a row on one gray background, with lines between them.
public struct ControlGroup<Content: View> {
    let content: Content
    let label: _ControlPart

    nonisolated init(content: Content, label: _ControlPart) {
        self.content = content
        self.label = label
    }

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: _ControlPart(EmptyView()))
    }

    nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content(), label: _ControlPart(label()))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: _ControlPart(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: _ControlPart(Text(title)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: _ControlPart(Label(titleKey, systemImage: systemImage)))
    }

    @MainActor public var body: some View {
        let configuration = ControlGroupStyleConfiguration(
            content: _ControlPart(content.userContent(of: (any ControlGroupStyle).self)), label: label)
        return StyledControl(AutomaticControlGroupStyle() as any ControlGroupStyle) { $0.erasedBody(configuration) }
    }
}

extension ControlGroup: View {}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style, drawn in the style that was set further out.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label)
    }
}
