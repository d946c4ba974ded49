/// Controls in a list of grouped rows.
public struct Form<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        EnvironmentModified(content: List { content }) { environment in
            environment[ListNameKey.self] = "Form"
            if environment[ListLookKey.self] != .grouped { environment[ListLookKey.self] = .insetGrouped }
        }
    }
}

extension Form: View {}

/// What the list is that readers see.
struct ListNameKey: EnvironmentKey {
    static var defaultValue: String { "List" }
}

/// The appearance of forms. There are the system's styles and no others.
public protocol FormStyle: Sendable {}

/// The style of the platform: grouped.
public struct AutomaticFormStyle: FormStyle {
    public init() {}
}

/// Grouped rows.
public struct GroupedFormStyle: FormStyle {
    public init() {}
}

/// Labels and controls in two columns on a Mac; on a phone as the grouped style.
public struct ColumnsFormStyle: FormStyle {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
