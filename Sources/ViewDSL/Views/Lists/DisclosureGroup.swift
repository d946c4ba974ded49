import LayoutEngine

/// A label and views below it that it shows or hides. In a list each is a row; elsewhere the label has 4 points above
/// and below it.
///
/// Approximate: a group without a binding is closed.
public struct DisclosureGroup<Label: View, Content: View> {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: .constant(false), content: content, label: label)
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content()
    }
}

extension DisclosureGroup: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        if let style = context.environment[StyleKey<any DisclosureGroupStyle>.self].current {
            let node = list.nodes.count
            styled(style)._resolve(context, into: &list)
            if list.nodes.count == node + 1 { context.arena.viewTypes[list.nodes[node]] = Self.self }
            return
        }
        let isOpen = isExpanded.wrappedValue
        guard context.environment.listPlace != nil else {
            let color = context.environment.tint ?? .accentColor
            let view = VStack(spacing: 0) {
                HStack {
                    label
                    ControlSpacer()
                    DisclosureChevron(color: color, isOpen: isOpen)
                }
                .foregroundStyle(.tint)
                .padding(.vertical, 4)
                if isOpen { content }
            }
            let node = list.nodes.count
            view._resolve(context.child(0), into: &list)
            context.arena.viewTypes[list.nodes[node]] = Self.self
            return
        }
        let nodes = context.modify(JoinedLabel(label), into: &list)
        if let first = nodes.first { context.updateRow(first) { $0.disclosure = isOpen } }
        guard isOpen else { return }
        for node in context.resolve(content, 1) {
            context.updateRow(node) { $0.depth += 1 }
            list.append(node)
        }
    }

    @MainActor private func styled(_ style: any DisclosureGroupStyle) -> some View {
        let configuration = DisclosureGroupStyleConfiguration(
            label: _ControlPart(label.userContent(of: (any DisclosureGroupStyle).self)),
            content: _ControlPart(content.userContent(of: (any DisclosureGroupStyle).self)),
            isExpanded: isExpanded)
        return StyledControl(style) { $0.erasedBody(configuration) }
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The elements of a tree, each with its children in a closed group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
    let data: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = Array(data)
        self.id = id
        self.children = children
        self.content = content
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        data = [root]
        self.id = id
        self.children = children
        self.content = content
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id: \.id, children: children, content: content)
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: View {
    public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup {
                    AnyView(OutlineGroup(inner, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}
