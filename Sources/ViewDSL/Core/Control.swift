import LayoutEngine

nonisolated extension View {
    /// Marks a view that is made of others as a control: figures show it as one view with that name.
    package func control(_ name: String, _ detail: String = "", settings: [LayoutSetting] = []) -> some View {
        NodeModified(content: self) { context, node in
            context.arena.updateInfo(of: node) { info in
                info.rename(name)
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

extension NodeInfo {
    /// Names a part of a view. Where that is a frame, the frame's arguments are none that an author writes.
    mutating func rename(_ name: String) {
        if self.name == "frame", name != "frame" { settings = [] }
        self.name = name
    }
}
