/// Shows the label in the tint color, in red if it is destructive, in gray if it is disabled. A foreground style that
/// was set for the button or around it is kept. Lines of text are centered but in rows of lists.
///
/// Approximate: the gray of disabled buttons is assumed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.controlForeground(configuration.role).centeredLines()
    }
}

/// The style of buttons that have none: as ``BorderlessButtonStyle``.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.controlForeground(configuration.role).centeredLines()
    }
}

/// Shows the label as a link: as ``BorderlessButtonStyle``.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.controlForeground(configuration.role).centeredLines()
    }
}

/// Shows the label unchanged, at half its opacity if the button is disabled.
///
/// Approximate: half the opacity is assumed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.dimmed(!isEnabled)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension View {
    /// The foreground of what one can touch: the tint, unless a foreground was set.
    func controlForeground(_ role: ButtonRole? = nil) -> some View {
        EnvironmentModified(content: self) { environment in
            guard environment.foreground == nil else { return }
            let color = role == .destructive ? .red : environment.tint ?? .accentColor
            environment.setDefaultForeground(environment.isEnabled ? color : .tertiaryLabel)
        }
    }

    /// Centers lines of text, unless an alignment was set or they are in a list's row.
    ///
    /// Approximate: commonly observed, not documented; a plain button's lines are left as they are.
    func centeredLines() -> some View {
        EnvironmentModified(content: self) { environment in
            if !environment.isListRow { environment.defaultTextAlignment = .center }
        }
    }

    /// The label of a control, gray if it is disabled.
    func controlLabel() -> some View {
        EnvironmentModified(content: self) { environment in
            if !environment.isEnabled { environment.setDefaultForeground(.tertiaryLabel) }
        }
    }

    /// Half transparent if it is dimmed.
    func dimmed(_ isDimmed: Bool) -> some View {
        NodeModified(content: self) { context, node in
            if isDimmed { context.updateDrawing(node) { $0.effects.append(.opacity(0.5)) } }
        }
    }
}
