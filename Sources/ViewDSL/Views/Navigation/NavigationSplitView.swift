import Foundation
import LayoutEngine

/// Two or three columns, each with a navigation bar. In a narrow place only the first is shown, or what a selection in its
/// list leads to.
///
/// Approximate: from 700 points on there are columns, the first ones 320 points wide.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?
    @Environment(\.horizontalSizeClass) private var sizeClass
}

extension NavigationSplitView: View {
    @MainActor public var body: some View {
        GeometryReader { proxy in
            if sizeClass == .compact || proxy.size.width < 700 {
                SplitColumn(content: compactContent, next: compactColumn == nil ? later : [])
            } else {
                HStack(spacing: 0) { columns }.named("NavigationSplitView")
            }
        }
        .named("NavigationSplitView")
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The columns after the first.
    @MainActor private var later: [AnyView] { (hasContent ? [AnyView(content)] : []) + [AnyView(detail)] }

    @MainActor private var compactContent: AnyView {
        switch compactColumn?.wrappedValue {
        case .detail?: AnyView(detail)
        case .content? where hasContent: AnyView(content)
        default: AnyView(sidebar)
        }
    }

    @MainActor @ViewBuilder private var columns: some View {
        let shown = visibility?.wrappedValue ?? .automatic
        let hasSidebar = shown != .detailOnly && (!hasContent || shown != .doubleColumn)
        if hasSidebar {
            SplitColumn(content: sidebar, isSidebar: true, hasSidebarButton: true, width: 320)
            ColumnLine()
        }
        if hasContent, shown != .detailOnly {
            SplitColumn(content: content, hasSidebarButton: !hasSidebar, width: 320).environment(\.search, nil)
            ColumnLine()
        }
        SplitColumn(content: detail, isDetail: true, hasSidebarButton: shown == .detailOnly).environment(\.search, nil)
    }
}

private struct ColumnLine: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        StyleView(style: SeparatorShapeStyle()).frame(width: pixel).ignoresSafeArea().named("separator", .barItem)
    }
}

/// A column with a bar of its own, unless its content brings one.
private struct SplitColumn<Content: View> {
    let content: Content
    var isSidebar = false
    var isDetail = false
    var hasSidebarButton = false
    /// What a selection leads to, and a selection in that.
    var next: [AnyView] = []
    /// In points; nil takes the rest.
    var width: CGFloat?
}

extension SplitColumn: PrimitiveView {
    private static func page(_ views: ArraySlice<AnyView>, _ environment: EnvironmentValues) -> CapturedView? {
        guard let first = views.first else { return nil }
        var inside = environment
        inside[SelectionPageKey.self] = page(views.dropFirst(), environment)
        return CapturedView(first, inside)
    }

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let inside = context.child(0).with { environment in
            if width != nil { environment.horizontalSizeClass = .compact }
            environment[SidebarButton.Key.self] = hasSidebarButton ? SidebarButton.Offer() : nil
            if isSidebar, [.automatic, .sidebar].contains(environment[ListLookKey.self]) {
                environment[ListLookKey.self] = .column
            }
            environment[SelectionPageKey.self] = Self.page(next[...], environment)
        }
        var builder = NavigationBuilder(context: inside, name: "column")
        builder.hidesEmptyBar = true
        builder.standardMode = isDetail ? .inline : .large
        let node = builder.stack(content, path: [])
        inside.arena.updateInfo(of: node) { $0.systemPart = .column }
        guard let width else { return list.append(node) }
        let page = inside.arena.children(of: node).first.map {
            inside.resolver.preferences.value(NavigationPageKey.self, of: $0)
        }
        let frame = ResolvedViews([node]).frame(width: page?.columnWidth ?? width)
        frame._resolve(context.child(1), into: &list)
    }
}

/// The page that a selection in a list leads to.
struct SelectionPageKey: EnvironmentKey {
    static var defaultValue: CapturedView? { nil }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), compactColumn: preferredCompactColumn)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }
}

/// The columns that a split view shows.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The appearance of split views. It has no effect in a figure.
public protocol NavigationSplitViewStyle: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the width of the column the view is in, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        columnWidth(width.isFinite ? max(0, width) : nil)
    }

    /// Sets the width of the column the view is in, in points. Figures show the ideal one.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        columnWidth(ideal.isFinite ? Swift.max(0, ideal) : nil)
    }

    private func columnWidth(_ width: CGFloat?) -> some View { page { page, _ in page.columnWidth = width } }
}
