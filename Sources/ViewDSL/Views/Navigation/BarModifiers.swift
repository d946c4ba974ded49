/// The bars of the interface.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    /// The navigation bar.
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

nonisolated extension View {
    private func bars(_ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarLook) -> Void) -> some View {
        let bars = bars.isEmpty ? [.automatic] : bars
        return page { page, _ in
            if bars.contains(.navigationBar) || bars.contains(.automatic) { change(&page.navigationBar) }
            if bars.contains(.bottomBar) { change(&page.bottomBar) }
        }
        .tabBar { if bars.contains(.tabBar) { change(&$0) } }
    }

    /// Shows or hides bars around the view.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.visibility = visibility }
    }

    /// Shows or hides bars around the view.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.visibility = visibility }
    }

    /// Sets the background of bars around the view. The navigation bar shows it where its visibility is set, too.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return self.bars(bars) { $0.background = style }
    }

    /// Shows or hides the background of bars around the view.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Shows or hides the background of bars around the view.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Sets the appearance of bars around the view that show their background; nil means the inherited one.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.colorScheme = colorScheme }
    }

    /// Hides the navigation bar around the view.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        page { page, _ in page.navigationBar.visibility = hidden ? .hidden : .visible }
    }

    /// Hides the navigation bar's button that leads back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        page { page, _ in page.hidesBackButton = hidesBackButton }
    }

    /// Has no effect in a figure.
    public func statusBar(hidden: Bool) -> some View { self }
    /// Has no effect in a figure.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
