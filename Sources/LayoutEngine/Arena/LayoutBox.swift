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
    func subviewsChanged() {}
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
    let typed: L
    private var cache: L.Cache?
    private var isOutdated = false

    init(_ layout: L) { typed = layout }

    override var layout: any Layout { typed }

    override func forgetCache() { cache = nil }

    /// Children were added: the cache is brought up to date before the next call.
    override func subviewsChanged() { isOutdated = cache != nil }

    /// Runs `body` on the cache, which is taken out meanwhile: Swift compares every access to a property with all that
    /// are open, and one left open at each level of a deep tree would make layout quadratic.
    @inline(__always)
    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var taken = cache.take() ?? typed.makeCache(subviews: subviews)
        if isOutdated {
            isOutdated = false
            typed.updateCache(&taken, subviews: subviews)
        }
        let result = body(&taken)
        cache = taken
        return result
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { typed.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) {
            key.axis == .horizontal
                ? typed.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                : typed.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
