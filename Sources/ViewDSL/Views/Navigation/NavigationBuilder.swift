import LayoutEngine

/// Resolves pages until the one on top and puts the bars around it.
@MainActor
struct NavigationBuilder {
    let context: _ViewContext
    let name: String
    /// Of several views only the first is shown.
    var showsFirstOnly = false
    /// Whether a page without title and items has no bar, as in a column that brings its own.
    var hidesEmptyBar = false
    /// The size of the first page's title, unless the page sets it.
    var standardMode = ToolbarTitleDisplayMode.large

    /// Links that lead to themselves end here.
    private static let maxPages = 16

    private struct TopPage {
        var content: NodeID
        var page: NavigationPage
        /// The title of the page before.
        var backTitle: Text?
        var mode: ToolbarTitleDisplayMode
    }

    func stack(_ root: some View, path: [AnyHashable]) -> NodeID {
        var top = top(root, path)
        // Views that are made during layout, as in a geometry reader, are known only after it: then again.
        let place = context.child(identifiedBy: 0x6c_6174_65)
        let late: StateLocation<LatePage?> = context.resolver.state.location(
            place.identity, named: "the navigation bar", initial: nil)
        let early = top.page.signature
        if let known = late.value, known.early == early { top.page = known.page }
        let node = frame(top)
        context.resolver.preferences.change(NavigationPageKey.self, of: node) { _ in NavigationPage() }
        let effect = LatePageEffect(content: top.content, early: early, used: top.page, location: late)
        context.resolver.effects.append(ViewEffect(identity: place.identity, node: node, effect: effect))
        return node
    }

    private func top(_ root: some View, _ path: [AnyHashable]) -> TopPage {
        let inside = context.with { environment in
            environment.leaveContainers()
            environment.hasSafeArea = true
        }
        func page(_ view: some View, _ index: Int) -> (NodeID, NavigationPage) {
            var nodes = inside.resolve(view, index)
            if showsFirstOnly, index == 0 { nodes = Array(nodes.prefix(1)) }
            let content =
                inside.combined(nodes, VStackLayout()) ?? inside.fill(Color.clear, "EmptyView")
            return (content, inside.resolver.preferences.value(NavigationPageKey.self, of: content))
        }
        func mode(_ page: NavigationPage, after last: ToolbarTitleDisplayMode) -> ToolbarTitleDisplayMode {
            page.displayMode.flatMap { $0 == .automatic ? nil : $0 } ?? last
        }
        let (content, first) = page(root, 0)
        var top = TopPage(content: content, page: first, mode: mode(first, after: standardMode))
        var destinations = first.destinations
        var rest = path.suffix(Self.maxPages)[...]
        for index in 1...Self.maxPages {
            let value = rest.popFirst()
            let made = value.flatMap { destinations[ObjectIdentifier(type(of: $0.base))]?($0) }
            guard let next = made ?? (value == nil ? top.page.pushed : nil) else { break }
            let title = top.page.title
            let (content, page) = page(next, index)
            destinations.merge(page.destinations) { _, new in new }
            top = TopPage(
                content: content, page: page, backTitle: title ?? Text(verbatim: "Back"),
                mode: mode(page, after: top.mode))
        }
        return top
    }

    private func frame(_ top: TopPage) -> NodeID {
        let page = top.page
        let bars = context.child(1)
        let items = ToolbarItems(page, bars.child(0))
        let search = page.search ?? context.environment.search
        let offer = page.navigationBar.visibility == .hidden ? nil : context.environment[SidebarButton.Key.self]
        let hasSidebarButton = offer?.take() == true && !page.hidesSidebarButton
        let isEmpty =
            page.title == nil && items.isEmpty && top.backTitle == nil && search == nil && !hasSidebarButton
        var upper: [NodeID] = []
        if page.navigationBar.visibility != .hidden, !(hidesEmptyBar && isEmpty) {
            let bar = NavigationBar(
                page: page, isLarge: hasLargeTitle(top, items),
                backTitle: page.hidesBackButton ? nil : top.backTitle, search: search, items: items,
                hasSidebarButton: hasSidebarButton)
            upper = bars.resolve(bar, 1)
        }
        var lower: [NodeID] = []
        if page.bottomBar.visibility != .hidden, !items.bottom.isEmpty || !items.status.isEmpty {
            let hasSpacers = items.bottom.contains { context.arena.infos[$0].role == .spacer }
            let bar = BottomBar(
                look: page.bottomBar, items: items.bottom, status: items.status, hasSpacers: hasSpacers,
                page: context.scrolls(top.content) ? top.content : nil)
            lower = bars.resolve(bar, 2)
        }
        return context.barred(name, content: top.content, top: upper, bottom: lower)
    }

    /// A phone on its side has no room for one.
    private func hasLargeTitle(_ top: TopPage, _ items: ToolbarItems) -> Bool {
        top.page.title != nil && items.title.isEmpty && top.mode == .large
            && context.environment.verticalSizeClass != .compact
    }
}

/// A page as it is known after layout.
private struct LatePage: Equatable {
    /// Values known before layout.
    var early: [String]
    var page: NavigationPage

    static func == (a: LatePage, b: LatePage) -> Bool { a.early == b.early && a.page.signature == b.page.signature }
}

/// Compares the page with what its bars were made of, and has them made again if they differ.
private struct LatePageEffect: PostLayoutEffect {
    typealias Memory = Never

    let content: NodeID
    let early: [String]
    let used: NavigationPage
    let location: StateLocation<LatePage?>

    func run(_ memory: inout Never?, _ layout: FinishedLayout) {
        let page = layout.resolver.preferences.value(NavigationPageKey.self, of: content)
        guard page.signature != used.signature else { return }
        location.value = LatePage(early: early, page: page)
    }
}
