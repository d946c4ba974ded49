import Foundation
import LayoutEngine

/// An icon with a title after it, on one baseline, 8 points apart, or as its style says.
///
/// Approximate: worked out by observation, not documented.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// A title with an icon before it.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        StyledLabel(configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
    }
}

extension Label: View {}

extension Label where Title == Text, Icon == Image {
    /// A title with an icon before it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(symbol: name, fileID, line) })
    }

    /// A title with an icon before it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(symbol: name, fileID, line) })
    }

    /// A title with an icon before it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(name, fileID: fileID, line: line) })
    }

    /// A title with an icon before it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(name, fileID: fileID, line: line) })
    }
}

extension Image {
    /// A symbol by name, written at another place than the image itself.
    init(symbol name: String, _ fileID: StaticString, _ line: UInt) {
        source = .system(name)
        location = SourceLocation(file: "\(fileID)", line: Int(line))
    }
}

/// A label with what belongs to it at the far end of the line.
///
/// Approximate: always as it looks in a form.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// A label with a value behind it.
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
    /// A label with a value behind it.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// A label with a value behind it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A label with a value behind it.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// A label with a value behind it.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}
