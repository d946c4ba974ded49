import LayoutEngine

/// Tabs with a bar at the bottom, or pages with dots. The selected one is shown, or else the first.
///
/// It fills its proposal. The bar takes 49 points above the bottom safe area and is part of the safe area.
///
/// Approximate: on wide screens iOS 18 has its tabs at the top.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: @MainActor () -> Set<AnyHashable>
    let content: Content

    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let selection = selection
        self.selection = { (selection?.wrappedValue).map { [AnyHashable($0).withoutOptional] } ?? [] }
        self.content = content()
    }
}

extension TabView where Content == _Tabs<SelectionValue> {
    nonisolated public init(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.selection = selected(selection)
        self.content = content()
    }
}

extension TabView where SelectionValue == Never, Content == _Tabs<Never> {
    nonisolated public init(@TabContentBuilder<Never> content: () -> Content) {
        selection = { [] }
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    @_disfavoredOverload
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = { [] }
        self.content = content()
    }
}

extension TabView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        let isPaged = context.environment[TabViewLookKey.self].isPaged
        // First only the tabs, then the content of the one that is shown: others may be costly, or missing pictures.
        let tabs = TabPlace()
        let outline = resolve(context, tabs)
        let selection = selection()
        let tags = outline.map { context.value(TagKey.self, of: $0) }
        let chosen = tags.firstIndex { $0.map { selection.contains($0.withoutOptional) } ?? false } ?? 0
        var shown: NodeID?
        if outline.indices.contains(chosen) {
            if let tab = context.value(TabItemKey.self, of: outline[chosen]) {
                tabs.shown = tab.number
                shown = resolve(context, tabs).dropFirst(chosen).first
            } else {
                shown = outline[chosen]
            }
        }
        let page = shown ?? context.fill(Color.clear, "EmptyView")
        var lower: [NodeID] = []
        if isPaged {
            let dots = PageDots(count: outline.count, current: chosen, look: context.environment[PageDotsKey.self])
            let paged = ResolvedViews([page]).fillingPage()
                .overlay(alignment: .bottom) { dots }.named("overlay", .page)
            let node = context.child(2).resolve(paged)
            let pages = context.framed("TabView", ".page", content: node[0])
            context.arena.updateInfo(of: pages) { $0.systemPart = .pages(shown: chosen + 1, of: outline.count) }
            return list.append(pages)
        }
        let look = context.resolver.preferences.value(TabBarKey.self, of: page)
        if look.visibility != .hidden, !SystemLook.tabBar.isHidden, !outline.isEmpty {
            let entries = outline.map { node in
                let tab = context.value(TabItemKey.self, of: node)
                return TabBar.Entry(label: tab?.label, badge: context.value(BadgeKey.self, of: node))
            }
            let bar = TabBar(entries: entries, selected: chosen, look: look, page: context.scrolls(page) ? page : nil)
            lower = context.child(2).resolve(bar)
        }
        let node = context.barred("TabView", content: page, top: [], bottom: lower)
        context.resolver.preferences.change(TabBarKey.self, of: node) { _ in BarLook() }
        list.append(node)
    }

    @MainActor private func resolve(_ context: _ViewContext, _ place: TabPlace) -> [NodeID] {
        place.count = 0
        let inside = context.child(0).with { environment in
            environment.place = .tabs(place)
            environment.stackAxis = nil
            environment.hasSafeArea = true
        }
        return inside.resolve(content)
    }
}

extension _ViewContext {
    /// Whether something in the page scrolls, and so may reach under a bar. What a geometry reader makes may.
    func scrolls(_ page: NodeID) -> Bool {
        arena.nodes(in: page).contains {
            arena.infos[$0].coordinateSpaces.contains(ScrollSpace.any) || arena.isExpanded(whenPlaced: $0)
        }
    }
}

/// The tab view whose tabs are being found, or one of them shown.
@MainActor
final class TabPlace {
    var count = 0
    /// The tab whose content is made; nil while the tabs are found.
    var shown: Int?
}

/// A tab's number and label, for its tab view.
struct TabItem {
    var number: Int
    var label: CapturedView
}

struct TabItemKey: LayoutValueKey {
    nonisolated(unsafe) static let defaultValue: TabItem? = nil
}

/// A view with a tab's label. Its content is made only if the tab is shown.
struct TabContentView<Content: View, Label: View> {
    let content: Content
    let label: Label
    var tag: AnyHashable?

    nonisolated init(content: Content, label: Label, tag: AnyHashable? = nil) {
        self.content = content
        self.label = label
        self.tag = tag
    }
}

extension TabContentView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard let place = context.environment.tabPlace else {
            return content._resolve(context.child(0), into: &list)
        }
        let number = place.count
        place.count += 1
        let inside = context.child(0).with { $0.place = nil }
        let node =
            place.shown == number
            ? inside.combined(inside.resolve(content), VStackLayout())
                ?? inside.fill(Color.clear, "EmptyView")
            : inside.fill(Color.clear, "tab")
        let item = TabItem(number: number, label: CapturedView(label, inside.environment))
        context.arena.setLayoutValue(item, for: TabItemKey.self, of: node)
        setTraits(of: content, context, node)
        if let tag { context.arena.setLayoutValue(tag, for: TagKey.self, of: node) }
        list.append(node)
    }

    /// A badge or tag is the tab's also if it was set before `tabItem`. The content may not be made, so they are found among
    /// its modifiers.
    @MainActor private func setTraits(of view: any View, _ context: _ViewContext, _ node: NodeID) {
        guard let modified = view as? any ContentModifying else { return }
        setTraits(of: modified.content, context, node)
        (modified as? any TraitModifying)?.setTrait(context, of: node)
    }
}

nonisolated extension View {
    /// Sets the label of the tab the view is shown in.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabContentView(content: self, label: label())
    }
}
