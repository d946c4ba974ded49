/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    /// The properties of a button or label.
    typealias Configuration = LabelStyleConfiguration

    /// Makes the label's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    public let title: AnyView
    public let icon: AnyView
}

extension LabelStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// Shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Shows the icon and the title.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon
            configuration.title
        }
    }
}

/// Shows the icon only.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Shows the icon only.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Shows the title only.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension View {
    /// Sets the style of labels.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { $0.labelStyle = style }
    }
}
