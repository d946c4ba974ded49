import Foundation

/// A layout of any type with its cache: what a node of the arena holds.
class LayoutBox {
    var layout: any Layout { fatalError("abstract") }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
    func forgetCache() {}
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
    let typed: L
    private var cache: L.Cache?

    init(_ layout: L) { typed = layout }

    override var layout: any Layout { typed }

    /// Children were added after the cache was made.
    override func forgetCache() { cache = nil }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        if cache == nil { cache = typed.makeCache(subviews: subviews) }
        return typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        if cache == nil { cache = typed.makeCache(subviews: subviews) }
        typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        if cache == nil { cache = typed.makeCache(subviews: subviews) }
        return typed.spacing(subviews: subviews, cache: &cache!)
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        if cache == nil { cache = typed.makeCache(subviews: subviews) }
        return key.axis == .horizontal
            ? typed.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
            : typed.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }
}
