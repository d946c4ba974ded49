/// The look of a window.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
public struct TitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// The look of a window's toolbar.
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

/// The look of a menu in the menu bar.
public protocol MenuBarExtraStyle {}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }
