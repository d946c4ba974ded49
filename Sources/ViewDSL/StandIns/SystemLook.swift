/// What a view's code sets for a whole app, in place of its environment.
@MainActor
enum SystemLook {
    /// What is nil is the system's.
    struct Title {
        var color: Color?
        var font: Font?
    }

    struct NavigationBar {
        var bar = BarLook()
        var title = Title()
        var largeTitle = Title()
    }

    struct TabBar {
        var isHidden = false
        var bar = BarLook()
        /// The colors of tabs; nil means the tint and gray.
        var selected: Color?
        var unselected: Color?
    }

    /// By `UINavigationBar.appearance()`.
    static var navigationBar: NavigationBar {
        #if canImport(Darwin)
            NavigationBar()
        #else
            AppearanceProxies.of(UINavigationBar.self)?.look ?? NavigationBar()
        #endif
    }

    /// By `UITabBar.appearance()`.
    static var tabBar: TabBar {
        #if canImport(Darwin)
            TabBar()
        #else
            AppearanceProxies.of(UITabBar.self)?.look ?? TabBar()
        #endif
    }

    /// The colors of segmented pickers; nil means the system's.
    struct Segments {
        var background: Color?
        var selection: Color?
        var title: Color?
        var selectedTitle: Color?
    }

    /// By `UISegmentedControl.appearance()`.
    static var segments: Segments {
        #if canImport(Darwin)
            Segments()
        #else
            AppearanceProxies.of(UISegmentedControl.self)?.colors ?? Segments()
        #endif
    }

    /// Grows whenever a look may have been set.
    static var uses: Int {
        #if canImport(Darwin)
            0
        #else
            AppearanceProxies.uses
        #endif
    }

    /// Called when a layout ends, so that the next begins without.
    static func reset() {
        #if !canImport(Darwin)
            AppearanceProxies.reset()
            DeviceStandIn.reset()
        #endif
    }
}
