import Drawing
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

/// How a view comes and goes in a navigation stack. A figure shows it in place.
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// A view that grows from another.
public struct ZoomNavigationTransition: NavigationTransition {
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

nonisolated extension View {
    /// Fills what is behind the view, into the safe area.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    { background(style) }

    /// Draws views behind the view.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Fills what is behind the view with the inherited background.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Has no effect: container-relative shapes are rectangles.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    /// Has no effect in a figure.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Has no effect in a figure.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Mirrors the drawing where views are laid out from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        NodeModified(content: self) { context, node in
            guard enabled, context.isRightToLeft else { return }
            context.updateDrawing(node) {
                $0.effects.append(
                    .transform(LocalTransform { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) }))
            }
        }
    }
}

#if !canImport(CoreGraphics)
    /// Core Graphics' functions, which Foundation lacks on Linux.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
#endif
