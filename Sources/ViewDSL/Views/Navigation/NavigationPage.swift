import Foundation

/// The settings that views of a page have for the navigation around them.
struct NavigationPage {
    var title: Text?
    var subtitle: Text?
    var displayMode: ToolbarTitleDisplayMode?
    var search: Search?
    /// The contents of toolbars, in tree order.
    var toolbars: [CapturedView] = []
    var navigationBar = BarLook()
    var bottomBar = BarLook()
    var hidesBackButton = false
    var hidesSidebarButton = false
    /// The width of the column the page is in, in points; nil is the split view's choice.
    var columnWidth: CGFloat?
    /// Views for the values of a path, by type.
    var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> CapturedView?] = [:]
    /// A page that is shown instead.
    var pushed: CapturedView?

    mutating func add(_ next: NavigationPage) {
        title = title ?? next.title
        subtitle = subtitle ?? next.subtitle
        displayMode = displayMode ?? next.displayMode
        search = search ?? next.search
        toolbars += next.toolbars
        navigationBar.add(next.navigationBar)
        bottomBar.add(next.bottomBar)
        columnWidth = columnWidth ?? next.columnWidth
        hidesBackButton = hidesBackButton || next.hidesBackButton
        hidesSidebarButton = hidesSidebarButton || next.hidesSidebarButton
        destinations.merge(next.destinations) { first, _ in first }
        pushed = pushed ?? next.pushed
    }

    /// Equal for pages whose bars are of one size.
    var signature: [String] {
        [
            title?.string ?? "", subtitle?.string ?? "", displayMode?.name ?? "", "\(toolbars.count)",
            "\(navigationBar.visibility) \(bottomBar.visibility) \(hidesBackButton) \(hidesSidebarButton)",
            "\(destinations.count)",
            "\(pushed != nil) \(search != nil)",
        ]
    }
}

/// The appearance of a bar.
struct BarLook {
    var visibility = Visibility.automatic
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?
    /// Whether a background ends in a line toward the content.
    var hasLine = true

    mutating func add(_ next: BarLook) {
        if visibility == .automatic { visibility = next.visibility }
        background = background ?? next.background
        if backgroundVisibility == .automatic { backgroundVisibility = next.backgroundVisibility }
        colorScheme = colorScheme ?? next.colorScheme
        hasLine = hasLine && next.hasLine
    }

    func adding(_ next: BarLook) -> BarLook {
        var all = self
        all.add(next)
        return all
    }
}

struct NavigationPageKey: PreferenceKey {
    static var defaultValue: NavigationPage { NavigationPage() }

    static func reduce(value: inout NavigationPage, nextValue: () -> NavigationPage) { value.add(nextValue()) }
}

/// The appearance of the tab bar around.
struct TabBarKey: PreferenceKey {
    static var defaultValue: BarLook { BarLook() }

    static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value.add(nextValue()) }
}

nonisolated extension View {
    /// Changes what the view says to the navigation around it.
    func page(_ change: @escaping @MainActor (inout NavigationPage, _ViewContext) -> Void) -> some View {
        NodeModified(content: self) { context, node in
            context.resolver.preferences.change(NavigationPageKey.self, of: node) { inside in
                var page = inside ?? NavigationPage()
                change(&page, context)
                return page
            }
        }
    }

    func tabBar(_ change: @escaping @MainActor (inout BarLook) -> Void) -> some View {
        NodeModified(content: self) { context, node in
            context.resolver.preferences.change(TabBarKey.self, of: node) { inside in
                var look = inside ?? BarLook()
                change(&look)
                return look
            }
        }
    }
}
