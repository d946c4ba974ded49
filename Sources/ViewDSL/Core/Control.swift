import LayoutEngine

nonisolated extension View {
    /// Marks a view that is made of others as a control: figures show it as one view with that name.
    package func control(_ name: String, _ detail: String = "", settings: [LayoutSetting] = []) -> some View {
        NodeModified(content: self) { context, node in
            context.arena.updateInfo(of: node) { info in
                info.name = name
                info.detail = detail
                info.settings += settings
                info.role = context.environment.unfoldsControls ? .container : .control
            }
        }
    }

    /// Shows the views that controls inside are made of. It changes no layout.
    public func unfoldsControls(_ unfolds: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.unfoldsControls = unfolds }
    }
}
