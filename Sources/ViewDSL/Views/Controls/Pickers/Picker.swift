import Foundation

/// A choice among several views, each known by its `tag` or, in a `ForEach`, by its identity; drawn in the inherited
/// style, by default as a closed menu.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let content: Content
    let selection: () -> [SelectionValue]
    let currentValueLabel: _ControlPart?

    nonisolated init(
        _ selection: @escaping () -> [SelectionValue], label: Label, content: Content,
        currentValueLabel: _ControlPart? = nil
    ) {
        self.label = label
        self.content = content
        self.selection = selection
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        let parts = _PickerParts(
            label: _ControlPart(label), content: _ControlPart(content.userContent(of: (any PickerStyle).self)),
            selection: selection().map { AnyHashable($0) }, currentValueLabel: currentValueLabel)
        return StyledControl(DefaultPickerStyle() as any PickerStyle) { $0._body(parts) }
    }
}

extension Picker: View {}

extension Picker {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init({ [selection.wrappedValue] }, label: label(), content: content())
    }

    // As it was until iOS 15.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init({ [selection.wrappedValue] }, label: label, content: content())
    }

    nonisolated public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            { [selection.wrappedValue] }, label: label(), content: content(),
            currentValueLabel: _ControlPart(currentValueLabel()))
    }

    /// One choice for many values; none is shown as chosen if they differ.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: selection] }
        self.init({ values.map(\.wrappedValue) }, label: label(), content: content())
    }
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init({ [selection.wrappedValue] }, label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init({ [selection.wrappedValue] }, label: Text(title), content: content())
    }

    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            { [selection.wrappedValue] }, label: Text(titleKey), content: content(),
            currentValueLabel: _ControlPart(currentValueLabel()))
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            { [selection.wrappedValue] },
            label: ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            { [selection.wrappedValue] },
            label: ViewDSL.Label(title, systemImage: systemImage, fileID: fileID, line: line), content: content())
    }
}
