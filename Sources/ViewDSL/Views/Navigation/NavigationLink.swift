import LayoutEngine

/// A link to another page, drawn as its label; in a list as a row with a chevron at its end. A figure does not follow
/// it.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let destination: Destination?
    var isActive: (@MainActor () -> Bool)?
    /// What leads to the destination, and what a list knows its row by.
    nonisolated(unsafe) private var value: AnyHashable?

    nonisolated init(
        label: Label, destination: Destination?, value: AnyHashable? = nil, isActive: (@MainActor () -> Bool)? = nil
    ) {
        self.label = label
        self.destination = destination
        self.value = value
        self.isActive = isActive
    }

    /// Has no effect in a figure.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let start = list.nodes.count
        if let place = context.environment.listPlace {
            JoinedLabel(label).controlLabel()._resolve(context, into: &list)
            guard let row = list.nodes[start...].first else { return }
            context.updateRow(row) { $0.hasChevron = true }
            if let value, place.selects(value), context.value(TagKey.self, of: row) == nil {
                context.arena.setLayoutValue(value, for: TagKey.self, of: row)
            }
        } else if context.environment.isListRow, context.environment[ListLookKey.self] != .column {
            let row = HStack {
                label.controlLabel()
                ControlSpacer(minLength: 0)
                RowChevron(color: .tertiaryLabel)
            }
            row._resolve(context.child(0), into: &list)
        } else {
            Button(action: {}, label: { label })._resolve(context.child(0), into: &list)
            if list.nodes.count == start + 1 { context.arena.viewTypes[list.nodes[start]] = Self.self }
        }
        guard isActive?() == true, let destination, let node = list.nodes[start...].first else { return }
        let captured = CapturedView(destination, context.environment)
        context.resolver.preferences.change(NavigationPageKey.self, of: node) { inside in
            var page = inside ?? NavigationPage()
            page.pushed = captured
            return page
        }
    }
}

extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination())
    }

    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    /// The destination is shown while `isActive` is true.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, isActive: { isActive.wrappedValue })
    }

    /// The destination is shown while the selection is the tag.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        nonisolated(unsafe) let (tag, selection) = (tag, selection)
        self.init(label: label(), destination: destination, isActive: { selection.wrappedValue == tag })
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), destination: destination())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), destination: destination())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), destination: destination)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive) { Text(title) }
    }

    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page that `navigationDestination` makes of the value.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
    }
}
