/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Makes the label's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    public typealias Title = _ControlPart
    public typealias Icon = _ControlPart

    public let title: Title
    public let icon: Icon
}

extension LabelStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NodeModified(
            content: HStack(alignment: .firstTextBaseline) {
                configuration.icon
                configuration.title
            }
        ) { context, node in
            context.arena.updateInfo(of: node) { ($0.name, $0.detail) = ("Label", "") }
        }
    }
}

/// The style of labels that have none: as ``TitleAndIconLabelStyle``.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { addingStyle(style as any LabelStyle) }
}
