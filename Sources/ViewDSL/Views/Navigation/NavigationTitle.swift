/// A bar's title: how large it is and where.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let name: String

    /// Large at the first page; further pages have the one before's.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Below the bar, 34 points and bold.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// In the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    /// Large, at the leading edge of the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// The navigation bar's older names.
public struct NavigationBarItem: Sendable {
    /// A bar's title: how large it is and where.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large

        var mode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

nonisolated extension View {
    /// Sets the page's title, which the navigation around shows in its bar.
    public func navigationTitle(_ title: Text) -> some View { page { page, _ in page.title = title } }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// A title that the reader may edit.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        page { page, _ in page.title = Text(title.wrappedValue) }
    }

    /// Sets the line under the page's title.
    public func navigationSubtitle(_ subtitle: Text) -> some View { page { page, _ in page.subtitle = subtitle } }

    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    /// Sets the page's title: its older name.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        page { page, _ in (page.title, page.displayMode) = (title, displayMode.mode) }
    }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Sets how large the page's title is and where.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        page { page, _ in page.displayMode = displayMode.mode }
    }

    /// Sets how large the page's title is and where.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        page { page, _ in page.displayMode = mode }
    }
}
