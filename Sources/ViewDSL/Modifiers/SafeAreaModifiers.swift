import Foundation
import LayoutEngine

/// The regions of a safe area. A figure has no keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view that extends into the safe area.
struct SafeAreaIgnoring<Content: View> {
    let content: Content
    let edges: Edge.Set
}

extension SafeAreaIgnoring: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // Without a safe area the modifier adds no node.
        guard context.environment.hasSafeArea, !edges.isEmpty else {
            context.modify(content, into: &list)
            return
        }
        context.modify(content, into: &list) { node, _ in
            let reach = SafeArea()
            let node = context.wrap(
                node, SafeAreaIgnoringLayout(reach: reach), "ignoresSafeArea", keepsPriority: false,
                settings: edges == .all ? [] : [LayoutSetting("edges", edges.names)])
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

struct SafeAreaInset<Content: View, Inset: View> {
    let content: Content
    let inset: Inset
    let edge: Edge
    let guide: AlignmentKey
    let spacing: CGFloat?
}

extension SafeAreaInset: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.with { $0.hasSafeArea = true }.modify(content, into: &list) { node, index in
            let views = context.child(1).resolve(inset, index)
            guard let other = context.combined(views, ZStackLayout()) else { return node }
            let safeArea = SafeArea()
            let layout = SafeAreaInsetLayout(edge: edge, guide: guide, spacing: spacing, safeArea: safeArea)
            let wrapped = context.wrap(
                node, layout, "safeAreaInset", ".\(edge)", others: [other], keepsPriority: false,
                settings: guide.writtenName.isEmpty ? [] : [LayoutSetting("alignment", guide.name)])
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

struct SafeAreaPadding<Content: View> {
    let content: Content
    let insets: EdgeInsets
}

extension EdgeInsets {
    /// 0 in place of what is no length.
    var lengths: EdgeInsets {
        var lengths = self
        for edge in Edge.allCases where !(self[edge].isFinite && self[edge] >= 0) { lengths[edge] = 0 }
        return lengths
    }
}

extension Edge.Set {
    /// `.top, .bottom`
    fileprivate var names: String {
        Edge.allCases.filter(contains).map { ".\($0)" }.joined(separator: ", ")
    }
}

extension SafeAreaPadding: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let safe = insets.lengths
        context.with { $0.hasSafeArea = true }.modify(content, into: &list) { node, _ in
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
    /// Extends the view into the safe area its edges touch. Its size for its container stays the same.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        SafeAreaIgnoring(content: self, edges: regions.contains(.container) ? edges : [])
    }

    /// Extends the view into the safe area on these edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Adds a view at the top or bottom edge. This view gets the remaining room and may extend under it.
    ///
    /// `spacing` is in points; nil means the two views' preference, usually 8.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInset(
            content: self, inset: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing
        )
    }

    /// Adds a view at the leading or trailing edge. This view gets the remaining room and may extend under it.
    ///
    /// `spacing` is in points; nil means the two views' preference, usually 8.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInset(
            content: self, inset: content(), edge: edge == .leading ? .leading : .trailing, guide: alignment.key,
            spacing: spacing)
    }

    /// Adds a safe area at each edge, in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { SafeAreaPadding(content: self, insets: insets) }

    /// Adds a safe area at some edges, in points; nil means 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        SafeAreaPadding(content: self, insets: EdgeInsets(edges, length ?? defaultPadding))
    }

    /// Adds a safe area around the view, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
