import Foundation

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes the box's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
}

extension GroupBoxStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// Shows the label in semibold letters above the content, 16 points inside a gray box with corners of radius 8; a box
/// in a box is lighter. The box is as large as its content.
///
/// Approximate: as commonly published for iOS 14 to 18; the 8 points between label and content are assumed.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.groupBoxDepth) private var depth

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ControlLabel(configuration.label).font(.headline)
            EnvironmentModified(content: configuration.content) { $0.groupBoxDepth += 1 }
        }
        .padding(16)
        .background(
            depth.isMultiple(of: 2) ? Color.secondarySystemBackground : .tertiarySystemBackground,
            in: .rect(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// The number of group boxes around a view.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

nonisolated extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { addingStyle(style as any GroupBoxStyle) }
}
