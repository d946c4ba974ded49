import Foundation

/// A layout of any type with its cache: what a node of the arena holds.
class LayoutBox {
    var layout: any Layout { fatalError("abstract") }
    var layoutType: Any.Type { fatalError("abstract") }
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
    /// The cache once there is one. Held in memory of its own: Swift compares every access to a property with all that
    /// are open, and one left open at each level of a deep tree would make layout quadratic.
    @exclusivity(unchecked) private var cache: UnsafeMutablePointer<L.Cache>?
    @exclusivity(unchecked) private var isOutdated = false

    init(_ layout: L) { typed = layout }

    deinit { forgetCache() }

    override var layout: any Layout { typed }
    override var layoutType: Any.Type { L.self }

    override func forgetCache() {
        cache?.deinitialize(count: 1)
        if MemoryLayout<L.Cache>.size > 0 { cache?.deallocate() }
        cache = nil
    }

    /// Children were added: the cache is brought up to date before the next call.
    override func subviewsChanged() { isOutdated = cache != nil }

    @inline(__always)
    private func cache(_ subviews: LayoutSubviews) -> UnsafeMutablePointer<L.Cache> {
        if let cache {
            if isOutdated {
                isOutdated = false
                typed.updateCache(&cache.pointee, subviews: subviews)
            }
            return cache
        }
        isOutdated = false
        // Nothing needs no memory: it is anywhere.
        let made =
            MemoryLayout<L.Cache>.size == 0
            ? UnsafeMutablePointer<L.Cache>(bitPattern: max(MemoryLayout<L.Cache>.alignment, 1))!
            : UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        made.initialize(to: typed.makeCache(subviews: subviews))
        cache = made
        return made
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache(subviews).pointee)
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache(subviews).pointee)
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        typed.spacing(subviews: subviews, cache: &cache(subviews).pointee)
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        let cache = cache(subviews)
        return key.axis == .horizontal
            ? typed.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache.pointee)
            : typed.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache.pointee)
    }
}
