import Foundation

public struct AnyLayout: Layout {
    public let base: any Layout

    public init<L: Layout>(_ layout: L) {
        // Erasing twice has no effect.
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// The type-erased cache of the layout.
    public struct Cache {
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.erasedCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { base.update(&cache.value, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { base.spacing(subviews, &cache.value) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.place(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.guide(guide.key, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.guide(guide.key, bounds, proposal, subviews, &cache.value)
    }
}

extension AnyLayout: KnownGuidesLayout {
    package var guideAxes: Axis.Set { (base as? any KnownGuidesLayout)?.guideAxes ?? .all }
}

extension AnyLayout: DescribedLayout {
    public var facts: LayoutFacts { (base as? any DescribedLayout)?.facts ?? LayoutFacts() }
}

/// The protocol's functions with the cache as `Any`.
extension Layout {
    private func with<Result>(
        _ cache: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        // After a change of layouts, the cache may be of another type.
        var typed = cache as? Cache ?? makeCache(subviews: subviews)
        cache = ()
        defer { cache = typed }
        return body(&typed)
    }

    fileprivate func erasedCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

    fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
        with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) {
        with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) { explicitGuide(key, in: bounds, proposal, subviews, &$0) }
    }
}
