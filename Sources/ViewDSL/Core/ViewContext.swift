import Drawing
import Foundation
import LayoutEngine

/// The place in the tree where a view is resolved, and the values it inherits there.
@MainActor
public struct _ViewContext {
    let resolver: ViewResolver
    var environment: EnvironmentValues
    /// A hash of the path to the view. Evaluations match views by it.
    var identity: UInt64
    /// The subview that the modifier applies to, instead of all its content.
    var selection: _Subview?

    var arena: LayoutArena { resolver.arena }

    var hasRoom: Bool { StackGuard.hasRoom }

    func child(_ index: Int) -> _ViewContext { child(identifiedBy: UInt64(truncatingIfNeeded: index)) }

    func child(identifiedBy value: UInt64) -> _ViewContext {
        var context = self
        context.selection = nil
        // A multiply–xor step per level: paths that differ anywhere differ here.
        context.identity = (identity ^ value &+ 0x9e37_79b9_7f4a_7c15) &* 0xff51_afd7_ed55_8ccd
        context.identity ^= context.identity >> 32
        return context
    }

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
        if let selection {
            selection.resolve(in: child(0), into: &list)
        } else {
            content._resolve(child(0), into: &list)
        }
        for index in start..<list.nodes.count { list.nodes[index] = change(list.nodes[index], index - start) }
        return list.nodes[start...]
    }

    func leaf<L: Layout>(
        _ layout: L, _ name: String, _ detail: String = "", role: ViewRole = .leaf, drawing: NodeDrawing? = nil,
        priority: Double = 0
    ) -> NodeID {
        var info = NodeInfo(name: name, detail: detail, role: role, content: drawing)
        info.identity = identity
        return arena.add(layout, info: info, priority: priority, rightToLeft: isRightToLeft)
    }

    /// Describes a text, or an image with a name.
    func leaf<L: Layout>(
        _ layout: L, _ name: String, words: String, role: ViewRole, drawing: NodeDrawing, source: SourceLocation? = nil
    ) -> NodeID {
        var info = NodeInfo(name: name, words: words, role: role, content: drawing, source: source)
        info.identity = identity
        return arena.add(layout, info: info, rightToLeft: isRightToLeft)
    }

    /// A node that fills its bounds with a style.
    func fill(_ style: some ShapeStyle, _ name: String, _ detail: String = "") -> NodeID {
        let style = style._resolve(in: environment)
        return leaf(FillLayout(), name, detail, role: .shape, drawing: NodeDrawing(NodeDrawing.fill(style)))
    }

    /// Wraps a node in another.
    ///
    /// Layout values always pass through; the layout priority passes if `keepsPriority`.
    func wrap<L: Layout>(
        _ child: NodeID, _ layout: L, _ name: String, _ detail: String = "", others: [NodeID] = [],
        keepsPriority: Bool, settings: [LayoutSetting] = [], drawing: NodeDrawing? = nil, source: SourceLocation? = nil
    ) -> NodeID {
        var info = NodeInfo(name: name, detail: detail, role: .modifier, content: drawing, source: source)
        info.layoutValues = arena.infos[child].layoutValues
        info.settings = settings
        info.identity = self.child(identifiedBy: arena.infos[child].identity).identity
        return arena.add(
            layout, children: [child] + others, info: info, priority: keepsPriority ? arena.priority(of: child) : 0,
            rightToLeft: isRightToLeft)
    }

    func container<L: Layout>(
        _ layout: L, _ name: String, _ detail: String = "", passesPriority: Bool = false, stackAxis: Axis? = nil,
        settings: [LayoutSetting] = [], content: some View
    ) -> NodeID {
        let inner = with { environment in
            environment.stackAxis = stackAxis ?? L.layoutProperties.stackOrientation
            environment.place = nil
        }
        let children = inner.resolve(content)
        let priority = passesPriority && children.count == 1 ? arena.priority(of: children[0]) : 0
        var info = NodeInfo(name: name, detail: detail, role: .container)
        info.identity = identity
        info.settings = settings
        let node = arena.add(
            layout, children: children, info: info, priority: priority, rightToLeft: isRightToLeft)
        if let spacing = spacing(of: layout), !spacing.isFinite {
            arena.addIssue(
                .invalidValue, at: node, "spacing must be finite, not \(lengthText(spacing)); the default is used")
        }
        return node
    }

    /// The layout's spacing. `Grid` reports its own.
    private func spacing(of layout: some Layout) -> CGFloat? {
        layout is GridLayout ? nil : (layout as? any DescribedLayout)?.facts.spacing
    }

    /// Combines several nodes into one laid out by `layout`; a single node stays as it is.
    ///
    /// - Parameter name: Nil is a stack that the author did not write: `implicit VStack`.
    func combined<L: Layout>(_ list: [NodeID], _ layout: L, named name: String? = nil) -> NodeID? {
        guard list.count > 1 else { return list.first }
        let stack = "\(L.self)".replacing("Layout", with: "")
        return arena.add(
            layout, children: list, info: NodeInfo(name: name ?? "implicit \(stack)", role: .container),
            rightToLeft: isRightToLeft)
    }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    func updateDrawing(_ node: NodeID, _ change: (inout NodeDrawing) -> Void) {
        arena.updateInfo(of: node) { info in
            var drawn = info.content as? NodeDrawing ?? NodeDrawing()
            // A second reference would copy the list of effects.
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

/// Resolves one view tree into an arena, including views made during layout.
@MainActor
final class ViewResolver {
    let arena: LayoutArena
    let text: any TextMeasuring
    let state: StateStore
    /// In tree order, inner views first.
    var effects: [ViewEffect] = []
    let preferences: PreferenceTable
    /// Presentations over the root, in tree order.
    var presentations: [Presentation] = []
    /// The number of views that may present others.
    var presenterCount = 0
    /// The background of a screen, whose root takes its whole proposal; nil if there is no screen.
    var screenBackground: NodeDrawing.Own?
    /// The type of the view on that screen.
    var screenType: Any.Type?
    /// Whether nothing is drawn beyond that screen.
    var clipsScreen = false

    init(arena: LayoutArena, text: any TextMeasuring, state: StateStore) {
        self.arena = arena
        self.text = text
        self.state = state
        preferences = PreferenceTable(arena: arena)
    }

    /// Several views make a centered `ZStack`, as at SwiftUI's root.
    func resolveRoot(_ view: some View, environment: EnvironmentValues) -> NodeID? {
        #if !canImport(Darwin)
            TextSizes.measure(with: text, environment.images)
        #endif
        var context = _ViewContext(resolver: self, environment: environment, identity: 0)
        let insets = environment.sceneSafeArea.lengths
        (context.environment.sceneSafeArea, context.environment.hasSafeArea) = (insets, insets != EdgeInsets())
        guard var root = context.combined(context.resolve(view), ZStackLayout()) else { return nil }
        root = presenting(over: root, context)
        if insets != environment.sceneSafeArea {
            arena.addIssue(.invalidValue, at: root, "the safe area must be finite and not negative; 0 is used")
        }
        guard context.environment.hasSafeArea || screenBackground != nil else { return root }
        let safeArea = SafeArea(insets, isScreen: true)
        var screen = screenBackground.map { NodeDrawing(screen: $0) }
        if clipsScreen { screen?.effects.append(.clip(Outline(Rectangle()), evenOdd: false)) }
        // A view that is drawn without its screen is no screen.
        let name = screenBackground == nil ? "safeArea" : context.environment.hasSafeArea ? "screen" : "preview"
        let scene = context.wrap(
            root, SceneSafeAreaLayout(safeArea), name, keepsPriority: false, drawing: screen)
        arena.setSafeArea(safeArea, of: scene)
        arena.updateInfo(of: scene) { $0.systemPart = .screen }
        return scene
    }
}
