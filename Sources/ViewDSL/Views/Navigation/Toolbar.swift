import LayoutEngine

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Items of a toolbar that the reader may arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Builds a toolbar's items from the statements of a closure.
public typealias ToolbarContentBuilder = ViewBuilder

extension EmptyView: CustomizableToolbarContent {}
extension AnyView: CustomizableToolbarContent {}
extension TupleView: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent {}
extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: View {}
extension Group: ToolbarContent, CustomizableToolbarContent where Content: View {}
extension ForEach: ToolbarContent, CustomizableToolbarContent where Content: View {}

/// The place of a toolbar's item.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String
    var side = Side.trailing

    enum Side { case leading, title, trailing, bottom, status, overflow, titleMenu, none }

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal", side: .title)
    public static let title = ToolbarItemPlacement(name: "title", side: .title)
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", side: .none)
    public static let subtitle = ToolbarItemPlacement(name: "subtitle", side: .none)
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle", side: .none)
    public static let navigation = ToolbarItemPlacement(name: "navigation", side: .leading)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// In a menu, which is drawn closed.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", side: .overflow)
    public static let status = ToolbarItemPlacement(name: "status", side: .status)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", side: .leading)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", side: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", side: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", side: .bottom)
    /// Not drawn: figures have no keyboard.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", side: .none)
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament", side: .bottom)
}

extension ToolbarItemPlacement {
    /// Items have the appearance of their bar.
    fileprivate func style(_ environment: inout EnvironmentValues) {
        guard side == .bottom || side == .status, let scheme = environment[BottomBarSchemeKey.self] else { return }
        environment.colorScheme = scheme
        environment.tint = environment[BottomBarTintKey.self]
    }
}

struct ToolbarPlacementKey: LayoutValueKey {
    static let defaultValue = ToolbarItemPlacement.automatic
}

public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let inside = context.with { environment in
            environment.stackAxis = .horizontal
            if placement == .confirmationAction { environment.fontWeight = .semibold }
            placement.style(&environment)
        }
        guard let node = inside.combined(inside.resolve(content), HStackLayout()) else { return }
        context.arena.setLayoutValue(placement, for: ToolbarPlacementKey.self, of: node)
        list.append(node)
    }
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Views in a toolbar, each an item of its own.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The label serves where there is no room for the items. Figures show the items.
    nonisolated public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }
}

extension ToolbarItemGroup: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // Spacers between the items are horizontal.
        let inside = context.with { environment in
            environment.stackAxis = .horizontal
            placement.style(&environment)
        }
        for node in inside.modify(content, into: &list) {
            context.arena.setLayoutValue(placement, for: ToolbarPlacementKey.self, of: node)
        }
    }
}

extension ToolbarItemGroup: CustomizableToolbarContent {}

/// Space between a toolbar's items.
public struct ToolbarSpacer: CustomizableToolbarContent {
    let placement: ToolbarItemPlacement

    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public var body: some View { ToolbarItemGroup(placement: placement) { Spacer() } }
}

/// An item that the system makes. None is drawn.
public struct DefaultToolbarItem: CustomizableToolbarContent {
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some View { EmptyView() }
}

/// Whether a toolbar's space grows.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// The menu of a page's title, which is drawn closed: a sign beside a title in the bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    nonisolated public init(@ViewBuilder content: () -> Content) {}

    public var body: some View {
        ToolbarItem(placement: ToolbarItemPlacement(name: "titleMenu", side: .titleMenu)) { Color.clear }
    }
}

nonisolated extension View {
    /// Adds items to the bars of the navigation around the view.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        nonisolated(unsafe) let content = content()
        return page { page, context in page.toolbars.append(CapturedView(content, context.environment)) }
    }

    /// Adds items to the bars of the navigation around the view. The identity has no effect in a figure.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ViewBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Adds items to the navigation bar: its older name.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Gives the page's title a menu, which is drawn closed: a sign beside a title in the bar.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }

    /// Has no effect in a figure.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Removes the button that hides a sidebar. Other items are kept.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        page { page, _ in if defaultItemKind == .sidebarToggle { page.hidesSidebarButton = true } }
    }
}

/// The purpose of a toolbar. It has no effect in a figure.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

/// An item that toolbars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
}
