/// The appearance of labeled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    /// The properties of a labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content.
public struct LabeledContentStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
}

extension LabeledContentStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// Shows the label, and the content in gray at the end of the line, as wide as proposed. Lines of text in the content end
/// there, too.
///
/// Approximate: always as in a form; the lines’ alignment is assumed.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if labelsVisibility == .hidden {
            configuration.content.foregroundStyle(Color.secondary)
        } else {
            HStack(alignment: .firstTextBaseline) {
                TitledLabel(configuration.label)
                ControlSpacer()
                configuration.content.foregroundStyle(Color.secondary).trailingLines()
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        addingStyle(style as any LabeledContentStyle)
    }
}
