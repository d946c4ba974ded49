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
    { background(style) }

    /// Draws views behind the view.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Fills the area behind the view with the inherited background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Has no effect: container-relative shapes are rectangles.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
