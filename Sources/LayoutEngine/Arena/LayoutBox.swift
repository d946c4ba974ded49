import Foundation

/// A layout of any type, with its cache. Each node has one.
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

/// The cache's type is a parameter of its own, because Swift looks up associated types at each use.
final class TypedLayoutBox<L: Layout, Cache>: LayoutBox where L.Cache == Cache {
    let typed: L
    /// In memory of its own: Swift compares each access to a property with all open ones, and one open at each level of
    /// a deep tree would make layout quadratic.
    @exclusivity(unchecked) private var cache: UnsafeMutablePointer<Cache>?
    @exclusivity(unchecked) private var isOutdated = false
    /// The layout is using the cache.
    @exclusivity(unchecked) private var isBusy = false
    /// The cache is to be dropped when the layout has finished using it.
    @exclusivity(unchecked) private var isForgotten = false

    init(_ layout: L) { typed = layout }

    deinit { dropCache() }

    override var layout: any Layout { typed }

    override func forgetCache() {
        if isBusy { isForgotten = true } else { dropCache() }
    }

    /// Children were added: the cache is updated before the next call.
    override func subviewsChanged() { isOutdated = cache != nil }

    private func dropCache() {
        cache?.deinitialize(count: 1)
        if MemoryLayout<Cache>.size > 0 { cache?.deallocate() }
        cache = nil
    }

    /// Calls the layout with the cache it has.
    ///
    /// A layout that keeps references to its siblings may be asked again while it works. That call gets a cache of its
    /// own, so that the two do not overwrite each other's work.
    @inline(__always)
    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout Cache) -> R) -> R {
        // An empty cache cannot be overwritten.
        if MemoryLayout<Cache>.size == 0 { return body(&upToDate(subviews).pointee) }
        guard !isBusy else {
            var own = typed.makeCache(subviews: subviews)
            return body(&own)
        }
        isBusy = true
        defer {
            isBusy = false
            if isForgotten {
                isForgotten = false
                dropCache()
            }
        }
        return body(&upToDate(subviews).pointee)
    }

    @inline(__always)
    private func upToDate(_ subviews: LayoutSubviews) -> UnsafeMutablePointer<Cache> {
        if let cache {
            if isOutdated {
                isOutdated = false
                typed.updateCache(&cache.pointee, subviews: subviews)
            }
            return cache
        }
        isOutdated = false
        // An empty cache needs no memory.
        let made =
            MemoryLayout<Cache>.size == 0
            ? UnsafeMutablePointer<Cache>(bitPattern: max(MemoryLayout<Cache>.alignment, 1))!
            : UnsafeMutablePointer<Cache>.allocate(capacity: 1)
        made.initialize(to: typed.makeCache(subviews: subviews))
        cache = made
        return made
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
        withCache(subviews) { typed.explicitGuide(key, in: bounds, proposal, subviews, &$0) }
    }
}
