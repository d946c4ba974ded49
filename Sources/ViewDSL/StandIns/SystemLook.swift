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
        /// Of items, unless the environment has a tint.
        var tint: Color?
    }

    struct TabBar {
        var isHidden = false
        var bar = BarLook()
        /// The colors of tabs; nil means the tint and gray.
        var selected: Color?
        var unselected: Color?
        /// Of the selected tab, unless the environment has a tint.
        var tint: Color?
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

    /// The tint of a bar's items by `UIToolbar.appearance()`, unless the environment has one.
    static var toolbarTint: Color? {
        #if canImport(Darwin)
            nil
        #else
            AppearanceProxies.of(UIToolbar.self)?.ownTint?.color
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

    /// The colors of page indicators; nil means the system's.
    struct PageControl {
        var current: Color?
        var others: Color?
    }

    /// By `UIPageControl.appearance()`.
    static var pageControl: PageControl {
        #if canImport(Darwin)
            PageControl()
        #else
            PageControl(
                current: AppearanceProxies.of(UIPageControl.self)?.currentPageIndicatorTintColor?.color,
                others: AppearanceProxies.of(UIPageControl.self)?.pageIndicatorTintColor?.color)
        #endif
    }

    /// The color of a switch that is on, by `UISwitch.appearance()`.
    static var switchTint: Color? {
        #if canImport(Darwin)
            nil
        #else
            AppearanceProxies.of(UISwitch.self)?.onTintColor?.color
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
            UIWindow.reset()
            UIApplication.reset()
            NSApplication.reset()
        #endif
        LayoutEnd.end()
    }
}
