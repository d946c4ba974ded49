/// An icon and a title, drawn in the inherited style; by default on one baseline, 8 points apart.
///
/// Approximate: worked out by observation, not documented.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        style.erasedBody(LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
    }
}

extension Label: View {}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(name, fileID: fileID, line: line) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(name, fileID: fileID, line: line) })
    }
}

/// A label with a value at the end of the line.
///
/// Approximate: always drawn as in a form.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline) {
            label
            Spacer()
            content.foregroundStyle(Color.secondary)
        }
    }
}

extension LabeledContent: View {}

extension LabeledContent where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}
