import Foundation

/// How a container sizes and places its subviews: SwiftUI's protocol.
///
/// Every built-in container and layout modifier conforms to it and is asked through it alone.
public protocol Layout: Animatable, Sendable {
    /// A value computed once for the subviews and kept between calls.
    associatedtype Cache = Void

    /// The views to lay out.
    typealias Subviews = LayoutSubviews

    /// Properties of the container, such as the axis it stacks along.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the first cache for the subviews.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates a cache after the subviews changed. The default makes a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the spacing the container prefers around it. The default is the union of its subviews' spacing.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size the container takes for `proposal`, in points. The same proposal must get the same answer.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places every subview in `bounds`. A subview left out is centered; the last placement of a subview counts.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the value the container sets for a guide, in points from the left of `bounds`; nil for the guide's default.
    ///
    /// The default merges the subviews' explicit values: the mean of custom guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the value the container sets for a guide, in points from the top of `bounds`; nil for the guide's default.
    ///
    /// The default merges the subviews' explicit values: the mean of custom guides, the first of first text
    /// baselines, the last of last ones.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
    /// The axis along which children are stacked, which gives spacers and dividers their direction; nil for none.
    public var stackOrientation: Axis?

    /// Creates properties with default values.
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, bounds, proposal, subviews, &cache)
    }

    private func mergedGuide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard subviews.reference.isLive else { return nil }
        return subviews.reference.arena._withUnsafeGuaranteedRef { arena in
            arena.mergedGuide(key, subviews: subviews, bounds: bounds, proposal: proposal) {
                placeSubviews(in: $0, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}

extension Layout where Cache == Void {
    /// Makes an empty cache.
    public func makeCache(subviews: Subviews) {}
    /// Does nothing, because the cache is empty.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout {
    /// Asks for a guide of either axis.
    @inline(__always)
    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        key.axis == .horizontal
            ? explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
