/// A tab with its content and label.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    let value: Value?
    let content: Content
    let label: Label

    nonisolated init(tag value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    public var body: some View {
        TabContentView(content: content, label: label, tag: value.map { AnyHashable($0) })
    }
}

extension Tab: TabContent {
    public typealias TabValue = Value
}

extension Tab {
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: nil, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: value, content: content(),
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage, fileID: fileID, line: line)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: value, content: content(),
            label: DefaultTabLabel(Text(title), Image(systemName: systemImage, fileID: fileID, line: line)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: value, content: content(),
            label: DefaultTabLabel(Text(titleKey), Image(image, fileID: fileID, line: line)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: value, content: content(),
            label: DefaultTabLabel(Text(title), Image(image, fileID: fileID, line: line)))
    }

    /// A tab without a label of its own, or the search tab, which has the system's.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: value, content: content(), label: .search)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage, fileID: fileID, line: line)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(Text(title), Image(systemName: systemImage, fileID: fileID, line: line)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(Text(titleKey), Image(image, fileID: fileID, line: line)))
    }

    /// A search tab, which has the system's label.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: .search)
    }
}

/// The label of a tab: a title and a picture.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    nonisolated init(_ title: Text, _ image: Image) {
        self.title = title
        self.image = image
    }

    nonisolated static var search: DefaultTabLabel {
        DefaultTabLabel(Text(verbatim: "Search"), Image(systemName: "magnifyingglass"))
    }

    @MainActor public var body: some View { Label(title: { title }, icon: { image }) }
}

/// The purpose of a tab. It has no effect in a figure.
public struct TabRole: Hashable, Sendable {
    private let name: String

    public static let search = TabRole(name: "search")
}

/// Tabs under a header in a sidebar. The bar shows the tabs.
public struct TabSection<Header: View, TabValue: Hashable> {
    let tabs: _Tabs<TabValue>

    nonisolated public init(
        @TabContentBuilder<TabValue> content: () -> _Tabs<TabValue>, @ViewBuilder header: () -> Header
    ) {
        tabs = content()
    }
}

extension TabSection: TabContent {
    public var body: some View { tabs }
}

extension TabSection where Header == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> _Tabs<TabValue>
    ) {
        tabs = content()
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<TabValue> content: () -> _Tabs<TabValue>
    ) {
        tabs = content()
    }
}
