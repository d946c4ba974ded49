/// A group of windows of one kind. Has no effect in a figure.
public struct WindowGroup<Content: View> {
    private nonisolated init(ignoring: Void) {}

    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(ignoring: ()) }
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(ignoring: ()) }
    nonisolated public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {
        self.init(ignoring: ())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {
        self.init(ignoring: ())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: () -> Content) {
        self.init(ignoring: ())
    }

    /// Windows for values of a type.
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(ignoring: ()) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String = "", for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(ignoring: ()) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(ignoring: ()) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(ignoring: ()) }
}

extension WindowGroup: PrimitiveScene {}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {}

extension PresentedWindowContent: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {}
}

/// A single window. Has no effect in a figure.
public struct Window<Content: View> {
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

extension Window: PrimitiveScene {}

/// The settings of an app on the Mac. Has no effect in a figure.
public struct Settings<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: PrimitiveScene {}

/// A menu in the Mac's menu bar. Has no effect in a figure.
public struct MenuBarExtra<Label: View, Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension MenuBarExtra: PrimitiveScene {}

extension MenuBarExtra where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
}
