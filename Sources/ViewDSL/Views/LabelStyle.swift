import Foundation
import LayoutEngine

/// How labels are put together: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is put together from.
public struct LabelStyleConfiguration {
    public let title: AnyView
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
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: ViewSpacing.defaultLength) {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
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
