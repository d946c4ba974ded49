/// How a view comes and goes in a navigation stack. A figure shows it in place.
public protocol NavigationTransition {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// A view that grows from another.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Has no effect in a figure.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}
