import Foundation

/// A switch with a label, drawn in the inherited style.
///
/// By default the label leads and the switch, 51 × 31 points, is at the end of the width proposed; with no width
/// proposed they are 8 points apart.
public struct Toggle<Label: View> {
    let label: Label
    let isOn: Binding<Bool>
    let isMixed: () -> Bool

    nonisolated init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }, label: Label) {
        self.label = label
        self.isOn = isOn
        self.isMixed = isMixed
    }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label())
    }

    /// A toggle of many values, on if all are.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { !values.isEmpty && values.allSatisfy { $0.wrappedValue } },
                set: { isOn in for value in values { value.wrappedValue = isOn } }),
            isMixed: { Set(values.map { $0.wrappedValue }).count > 1 }, label: label())
    }

    @MainActor public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: _ControlPart(label), isOn: isOn, isMixed: isMixed())
        return StyledControl(DefaultToggleStyle() as any ToggleStyle) { $0.erasedBody(configuration) }
    }
}

extension Toggle: View {}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style, drawn in the style that was set further out.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        let isMixed = configuration.isMixed
        self.init(isOn: configuration.$isOn, isMixed: { isMixed }, label: configuration.label)
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(title))
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(isOn: isOn, label: ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(isOn: isOn, label: ViewDSL.Label(title, systemImage: systemImage, fileID: fileID, line: line))
    }
}
