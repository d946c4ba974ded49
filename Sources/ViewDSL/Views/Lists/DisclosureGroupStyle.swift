/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Makes the group's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// The system's appearance.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        addingStyle(style as any DisclosureGroupStyle)
    }
}
