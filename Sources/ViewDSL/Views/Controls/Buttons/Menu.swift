import Foundation

/// A button that opens a menu, drawn closed: as its label in the tint color.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }

    @MainActor public var body: some View {
        let configuration = MenuStyleConfiguration(
            label: _ControlPart(JoinedLabel(label)), content: _ControlPart(content))
        return StyledControl(DefaultMenuStyle() as any MenuStyle) { $0.erasedBody(configuration) }
    }
}

extension Menu: View {}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style, drawn in the style that was set further out.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content: content) {
            ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content: content) { ViewDSL.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content: content) {
            ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }
}
