/// An icon and a title, drawn in the inherited style; by default on one baseline, 8 points apart.
///
/// Approximate: worked out by observation, not documented.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        let configuration = LabelStyleConfiguration(title: _ControlPart(title), icon: _ControlPart(icon))
        let styled = StyledControl(DefaultLabelStyle() as any LabelStyle) { $0.erasedBody(configuration) }
        return NodeModified(content: styled) { context, node in
            // A style may draw the icon alone, which then stands for the title.
            guard let title = title as? Text, context.arena.infos[node.index].role == .image else { return }
            let words = title.written(in: context.environment).string
            context.arena.updateInfo(of: node) { $0.labelTitle = words }
        }
    }
}

extension Label: View {}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style, drawn in the style that was set further out.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(name, fileID: fileID, line: line) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(name, fileID: fileID, line: line) })
    }
}
