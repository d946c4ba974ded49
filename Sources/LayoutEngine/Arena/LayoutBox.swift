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
    /// The cache once there is one: nil until then. Held in memory of its own, so that nothing is checked or copied
    /// while the layout works on it and asks its subviews.
    @exclusivity(unchecked) private var cache: UnsafeMutablePointer<L.Cache>?

    init(_ layout: L) { typed = layout }

    deinit { forgetCache() }

    @inline(__always)
    private func cache(_ subviews: LayoutSubviews) -> UnsafeMutablePointer<L.Cache> {
        if let cache { return cache }
        let made = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        made.initialize(to: typed.makeCache(subviews: subviews))
        cache = made
        return made
    }

    override var layout: any Layout { typed }

    /// Children were added after the cache was made.
    override func forgetCache() {
        cache?.deinitialize(count: 1)
        cache?.deallocate()
        cache = nil
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        return typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache(subviews).pointee)
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache(subviews).pointee)
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        return typed.spacing(subviews: subviews, cache: &cache(subviews).pointee)
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        return key.axis == .horizontal
            ? typed.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache(subviews).pointee)
            : typed.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache(subviews).pointee)
    }
}
