import Foundation
import LayoutEngine

/// A user's changes to a sidebar of tabs. Figures show the tabs as they are written.
public struct TabViewCustomization: Hashable, Sendable, Codable {
    /// A user's changes to one tab.
    public struct TabCustomization: Hashable, Sendable {
        public var tabBarVisibility = Visibility.automatic
        public var sidebarVisibility = Visibility.automatic
    }

    public init() {}

    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization() }
        set {}
    }

    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
    public mutating func resetTabOrder() {}
}

/// Where tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Whether a reader may move or hide a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// The event that begins a search in a search tab.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Has no effect in a figure.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }
    /// Has no effect in a figure.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    /// Has no effect in a figure, which has no sidebar of tabs.
    public func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    /// Has no effect in a figure, which has no sidebar of tabs.
    public func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    /// Has no effect in a figure, which has no sidebar of tabs.
    public func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    /// Has no effect in a figure.
    public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }
}

nonisolated extension TabContent {
    /// Has no effect in a figure.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { modified(self) }
    /// Has no effect in a figure.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { modified(self) }
    /// Has no effect in a figure.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { modified(self) }
    /// Has no effect in a figure.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
        modified(self)
    }
    /// Has no effect in a figure.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { modified(self) }
    /// Has no effect in a figure.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> {
        modified(self)
    }
    /// Has no effect in a figure.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { modified(self) }
    /// Has no effect in a figure.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> { modified(self) }
}
