/// The appearance of tab views. There are the system's styles and no others.
public protocol TabViewStyle: Sendable {}

/// The style of the platform: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// Pages with dots.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether there are dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String

        /// For more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let mode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

/// A sidebar on wide screens, a bar elsewhere. Figures show the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
}

/// Tabs at the top on wide screens. Figures show the bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A tab view's style as a value.
enum TabViewLook: Hashable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode)

    var isPaged: Bool { self != .bar }
}

struct TabViewLookKey: EnvironmentKey {
    static let defaultValue = TabViewLook.bar
}

nonisolated extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { environment in
            environment[TabViewLookKey.self] = (style as? PageTabViewStyle).map { .page($0.mode) } ?? .bar
        }
    }

    /// Has no effect in a figure.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When a tab bar shrinks. It has no effect in a figure.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}
