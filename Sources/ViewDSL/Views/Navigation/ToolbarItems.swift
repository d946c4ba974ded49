import LayoutEngine

/// The items of a page's toolbars by place.
@MainActor
struct ToolbarItems {
    var leading: [NodeID] = []
    var title: [NodeID] = []
    var trailing: [NodeID] = []
    var bottom: [NodeID] = []
    /// In the middle of the bar at the bottom.
    var status: [NodeID] = []
    /// Whether some items are in a menu.
    var hasOverflow = false
    var hasTitleMenu = false

    init(_ page: NavigationPage, _ context: _ViewContext) {
        let topScheme = page.navigationBar.shownColorScheme()
        let bottomScheme = page.bottomBar.shownColorScheme()
        for (index, toolbar) in page.toolbars.enumerated() {
            let toolbar = toolbar.adapted { environment in
                Self.style(&environment)
                environment[BottomBarSchemeKey.self] = bottomScheme ?? environment.colorScheme
                environment.colorScheme = topScheme ?? environment.colorScheme
                environment[BottomBarTintKey.self] = environment.tint ?? SystemLook.toolbarTint
                environment.tint = environment.tint ?? SystemLook.navigationBar.tint
            }
            for node in context.resolve(toolbar, index) {
                switch context.value(ToolbarPlacementKey.self, of: node).side {
                case .leading: leading.append(node)
                case .title: title.append(node)
                case .trailing: trailing.append(node)
                case .bottom: bottom.append(node)
                case .status: status.append(node)
                case .overflow: hasOverflow = true
                case .titleMenu: hasTitleMenu = true
                case .none: break
                }
            }
        }
    }

    var isEmpty: Bool { leading.isEmpty && title.isEmpty && trailing.isEmpty && !hasOverflow }

    /// Labels show their icons only, and icons are large.
    private static func style(_ environment: inout EnvironmentValues) {
        environment.font = .body
        environment.fontWeight = nil
        environment.setDefaultForeground(nil)
        environment.textCase = nil
        environment.imageScale = .large
        environment.isInBar = true
        environment.addStyle(IconOnlyLabelStyle() as any LabelStyle)
        environment.stackAxis = .horizontal
        environment.dynamicTypeSize = min(environment.dynamicTypeSize, .large)
    }
}

/// The appearance of the items of the bar at the bottom.
struct BottomBarSchemeKey: EnvironmentKey {
    static let defaultValue: ColorScheme? = nil
}

/// The tint of the items of the bar at the bottom.
struct BottomBarTintKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

private struct IsInBarKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is an item of a bar.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}
