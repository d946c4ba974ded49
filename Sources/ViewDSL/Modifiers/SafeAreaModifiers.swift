import Foundation
import LayoutEngine

/// What content keeps clear of. A figure has no keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the insets are for.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the insets are for.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// What the insets are for.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view that may reach into insets around it.
struct SafeAreaIgnoring<Content: View> {
    let content: Content
    let edges: Edge.Set

    nonisolated init(_ content: Content, _ edges: Edge.Set) {
        self.content = content
        self.edges = edges
    }
}

extension SafeAreaIgnoring: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // Where there is nothing to ignore, there need not be a view that does.
        guard context.environment.hasSafeArea, !edges.isEmpty else {
            context.modify(content, into: &list)
            return
        }
        context.modify(content, into: &list) { node, _ in
            let reach = SafeArea()
            let node = context.wrap(node, SafeAreaIgnoringLayout(reach: reach), "ignoresSafeArea", keepsPriority: false)
            context.arena.setExpansion(
                Expansion(at: .placed) { [edges] arena, node in
                    let insets = arena.safeAreaInsets(of: node)
                    for edge in Edge.allCases where edges.contains(edge) { reach.insets[edge] = insets[edge] }
                    return []
                }, of: node)
            return node
        }
    }
}

/// A view with another at one of its edges.
struct SafeAreaInset<Content: View, Inset: View> {
    let content: Content
    let inset: Inset
    let edge: Edge
    let guide: AlignmentKey
    let spacing: CGFloat?

    nonisolated init(_ content: Content, _ inset: Inset, _ edge: Edge, _ guide: AlignmentKey, _ spacing: CGFloat?) {
        self.content = content
        self.inset = inset
        self.edge = edge
        self.guide = guide
        self.spacing = spacing
    }
}

extension SafeAreaInset: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.with { $0.hasSafeArea = true }.modify(content, into: &list) { node, index in
            let views = context.child(1).resolve(inset, index)
            guard let other = context.single(views, ZStackLayout(), "ZStack") else { return node }
            let safeArea = SafeArea()
            let layout = SafeAreaInsetLayout(edge: edge, guide: guide, spacing: spacing, safeArea: safeArea)
            let wrapped = context.wrap(
                node, layout, "safeAreaInset", ".\(edge)", others: [other], keepsPriority: false)
            context.arena.setSafeArea(safeArea, of: wrapped)
            if let spacing, !spacing.isFinite {
                context.arena.addIssue(
                    .invalidValue, at: wrapped,
                    "safeAreaInset's spacing must be finite, not \(lengthText(spacing)); the default is used")
            }
            return wrapped
        }
    }
}

/// A view with room around it that views in it may reach into.
struct SafeAreaPadding<Content: View> {
    let content: Content
    let insets: EdgeInsets

    nonisolated init(_ content: Content, _ insets: EdgeInsets) {
        self.content = content
        self.insets = insets
    }
}

extension SafeAreaPadding: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        var safe = insets
        for edge in Edge.allCases where !(insets[edge].isFinite && insets[edge] >= 0) { safe[edge] = 0 }
        context.with { $0.hasSafeArea = true }.modify(content, into: &list) { [safe] node, _ in
            let padded = context.wrap(
                node, PaddingLayout(insets: safe), "safeAreaPadding", insetsText(insets), keepsPriority: false)
            context.arena.setSafeArea(SafeArea(safe), of: padded)
            if safe != insets {
                context.arena.addIssue(
                    .invalidValue, at: padded, "safeAreaPadding must be finite and not negative; 0 is used")
            }
            return padded
        }
    }
}

nonisolated extension View {
    /// Lets the view reach into the insets its edges touch. What is around it sees the size it has without.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        SafeAreaIgnoring(self, regions.contains(.container) ? edges : [])
    }

    /// Reaches into the safe area on these edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// A view at the top or bottom edge; this view gets the room that is left, and may reach under it.
    ///
    /// `spacing` is in points; nil is what the two prefer, usually 8.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInset(self, content(), edge == .top ? .top : .bottom, alignment.key, spacing)
    }

    /// A view at the leading or trailing edge; this view gets the room that is left, and may reach under it.
    ///
    /// `spacing` is in points; nil is what the two prefer, usually 8.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInset(self, content(), edge == .leading ? .leading : .trailing, alignment.key, spacing)
    }

    /// Room around the view that views in it may reach into, edge by edge, in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { SafeAreaPadding(self, insets) }

    /// Room around the view that views in it may reach into; nil is 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        SafeAreaPadding(self, EdgeInsets(edges, length ?? defaultPadding))
    }

    /// Room around the view that views in it may reach into, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
