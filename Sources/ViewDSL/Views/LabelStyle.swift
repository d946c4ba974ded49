import Foundation
import LayoutEngine

/// How labels are put together: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = LabelStyleConfiguration

    /// The label as drawn.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is put together from.
public struct LabelStyleConfiguration {
    /// The label's title.
    public let title: AnyView
    /// The label's icon.
    public let icon: AnyView
}

/// A label in the style of its surroundings.
struct StyledLabel {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelStyle) private var style

    nonisolated init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View { style.erasedBody(configuration) }
}

extension StyledLabel: View {}

extension LabelStyle {
    fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The icon with the title after it.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// An icon and a title.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The icon alone.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The title alone.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// An icon and a title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    /// An icon and a title.
    public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

extension EnvironmentValues {
    fileprivate var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How the labels inside are put together.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        EnvironmentModified(self) { $0.labelStyle = style }
    }
}
