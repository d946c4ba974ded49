/// Menus on a long press. They are not open in a figure.
nonisolated extension View {
    /// Has no effect in a figure.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    /// Has no effect in a figure.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
    /// Has no effect in a figure.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    /// Has no effect in a figure.
    public func contextMenu<Item: Hashable, MenuItems: View>(
        forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> MenuItems,
        primaryAction: ((Set<Item>) -> Void)? = nil
    ) -> some View { self }
}

/// The items of a menu on a long press.
public struct ContextMenu<MenuItems: View> {
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
