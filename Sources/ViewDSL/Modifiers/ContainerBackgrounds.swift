import Foundation
import LayoutEngine

/// The container of a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ContainerBackgroundPlacement(name: "automatic")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension View {
    /// Fills the area behind the view, extending into the safe area.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    { ContainerBackground(content: self, container: container, background: Rectangle().fill(style)) }

    /// Draws views behind the view, extending into the safe area.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        ContainerBackground(
            content: self, container: container,
            background: ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }

    /// Fills the area behind the view with the inherited background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Has no effect: container-relative shapes are rectangles.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

/// A view before a background of its container. That of a widget fills the widget.
private struct ContainerBackground<Content: View, Background: View> {
    let content: Content
    let container: ContainerBackgroundPlacement
    let background: Background
    @Environment(\.isInWidget) private var isInWidget

    nonisolated init(content: Content, container: ContainerBackgroundPlacement, background: Background) {
        (self.content, self.container, self.background) = (content, container, background)
    }
}

extension ContainerBackground: View {
    var body: some View {
        if container == .widget, isInWidget {
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background { background.ignoresSafeArea() }
        } else {
            content.background { background.ignoresSafeArea() }
        }
    }
}

private struct IsInWidgetKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }
}

extension View {
    /// Lets container backgrounds for widgets fill what the view fills.
    package func isInWidget() -> some View { environment(\.isInWidget, true) }
}
