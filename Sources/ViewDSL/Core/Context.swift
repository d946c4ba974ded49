import Drawing
import Foundation
import LayoutEngine

/// Where in the tree a view is being resolved, and what it inherits there.
@MainActor
public struct _ViewContext {
    let resolver: ViewResolver
    var environment: EnvironmentValues
    /// Tells views apart from one evaluation to the next: a hash of the path to them.
    var identity: UInt64

    var arena: LayoutArena { resolver.arena }

    var hasRoom: Bool { resolver.stack.hasRoom }

    func child(_ index: Int) -> _ViewContext { child(identifiedBy: UInt64(truncatingIfNeeded: index)) }

    func child(identifiedBy value: UInt64) -> _ViewContext {
        var context = self
        // A multiply–xor step per level: paths that differ anywhere differ here.
        context.identity = (identity ^ value &+ 0x9e37_79b9_7f4a_7c15) &* 0xff51_afd7_ed55_8ccd
        context.identity ^= context.identity >> 32
        return context
    }

    /// What views inside inherit after a change.
    func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewContext {
        var context = self
        change(&context.environment)
        return context
    }

    func resolve(_ view: some View, _ index: Int = 0) -> [NodeID] {
        var list = _ViewList()
        view._resolve(child(index), into: &list)
        return list.nodes
    }

    /// Resolves the content of a modifier and replaces each of its nodes by what `change` returns.
    @discardableResult
    func modify(
        _ content: some View, into list: inout _ViewList,
        _ change: (_ node: NodeID, _ index: Int) -> NodeID = { node, _ in node }
    ) -> ArraySlice<NodeID> {
        let start = list.nodes.count
        content._resolve(child(0), into: &list)
        for index in start..<list.nodes.count { list.nodes[index] = change(list.nodes[index], index - start) }
        return list.nodes[start...]
    }

    /// A node without children.
    func leaf<L: Layout>(
        _ layout: L, _ name: String, _ detail: String = "", role: ViewRole = .leaf, drawing: Drawn? = nil,
        priority: Double = 0, source: SourceLocation? = nil
    ) -> NodeID {
        var info = NodeInfo(name: name, detail: detail, role: role, content: drawing, source: source)
        info.identity = identity
        return arena.add(layout, info: info, priority: priority, rightToLeft: isRightToLeft)
    }

    /// A node around one other.
    ///
    /// Values for the container outside pass through every modifier; the priority passes where `keepsPriority`.
    func wrap<L: Layout>(
        _ child: NodeID, _ layout: L, _ name: String, _ detail: String = "", others: [NodeID] = [],
        keepsPriority: Bool, drawing: Drawn? = nil, source: SourceLocation? = nil
    ) -> NodeID {
        let arena = resolver.arena
        var info = NodeInfo(name: name, detail: detail, role: .modifier, content: drawing, source: source)
        info.layoutValues = arena.infos[child].layoutValues
        info.identity = self.child(identifiedBy: arena.infos[child].identity).identity
        return arena.add(
            layout, children: [child] + others, info: info, priority: keepsPriority ? arena.priority(of: child) : 0,
            rightToLeft: isRightToLeft)
    }

    /// A node around the views of a container.
    func container<L: Layout>(
        _ layout: L, _ name: String, _ detail: String = "", passesPriority: Bool = false, content: some View
    ) -> NodeID {
        let inner = with { $0.stackAxis = L.layoutProperties.stackOrientation }
        let children = inner.resolve(content)
        let priority = passesPriority && children.count == 1 ? arena.priority(of: children[0]) : 0
        var info = NodeInfo(name: name, detail: detail, role: .container)
        info.identity = identity
        let node = arena.add(
            layout, children: children, info: info, priority: priority, rightToLeft: isRightToLeft)
        if let spacing = spacing(of: layout), !spacing.isFinite {
            arena.addIssue(
                .invalidValue, at: node, "spacing must be finite, not \(lengthText(spacing)); the default is used")
        }
        return node
    }

    /// The spacing the layout was written with; grids say themselves what is wrong with theirs.
    private func spacing(of layout: some Layout) -> CGFloat? {
        layout is GridLayout ? nil : (layout as? any DescribedLayout)?.facts.spacing
    }

    /// One node for several, laid out by `layout`; a single one as it is.
    func single<L: Layout>(_ list: [NodeID], _ layout: L, _ name: String) -> NodeID? {
        guard list.count > 1 else { return list.first }
        return arena.add(
            layout, children: list, info: NodeInfo(name: name, role: .container), rightToLeft: isRightToLeft)
    }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// Changes what a node draws.
    func redraw(_ node: NodeID, _ change: (inout Drawn) -> Void) {
        arena.updateInfo(of: node) { info in
            var drawn = info.content as? Drawn ?? Drawn()
            // Held twice, its list of effects would be copied for each.
            info.content = nil
            change(&drawn)
            info.content = drawn
        }
    }

    func refuseDepth<V>(of view: V.Type, into list: inout _ViewList) {
        let node = leaf(FixedLayout(size: .zero), String(describing: view))
        arena.refuseDepth(at: node, "at \(view)")
        list.append(node)
    }
}

/// Resolves one view tree into an arena: while it is laid out, too, for views made then.
@MainActor
final class ViewResolver {
    let arena: LayoutArena
    let text: any TextMeasuring
    let stack = StackGuard()
    let state: StateStore
    /// What is to happen once the tree is laid out, in tree order, inner views first.
    var attachments: [Attachment] = []
    let preferences: PreferenceTable

    init(arena: LayoutArena, text: any TextMeasuring, state: StateStore) {
        self.arena = arena
        self.text = text
        self.state = state
        preferences = PreferenceTable(arena: arena)
    }

    /// The nodes of `view`; several make a centred ZStack, as at SwiftUI's root.
    func resolveRoot(_ view: some View, environment: EnvironmentValues) -> NodeID? {
        var context = _ViewContext(resolver: self, environment: environment, identity: 0)
        let insets = environment.sceneSafeArea
        context.environment.hasSafeArea = insets != EdgeInsets()
        guard let root = context.single(context.resolve(view), ZStackLayout(), "ZStack") else { return nil }
        guard context.environment.hasSafeArea else { return root }
        let safeArea = SafeArea(insets)
        let scene = context.wrap(root, SceneSafeAreaLayout(safeArea), "safeArea", keepsPriority: false)
        arena.setSafeArea(safeArea, of: scene)
        return scene
    }
}
