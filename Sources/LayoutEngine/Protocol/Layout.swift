import Foundation

/// A container's way to size and place its subviews: SwiftUI's protocol.
///
/// Every built-in container and layout modifier conforms to it and is asked through it alone.
public protocol Layout: Animatable, Sendable {
    /// What a layout computes once for its subviews and keeps between calls.
    associatedtype Cache = Void

    /// The views it lays out.
    typealias Subviews = LayoutSubviews

    /// What the container says about itself, such as the axis it stacks along.
    static var layoutProperties: LayoutProperties { get }

    /// The first cache for these subviews.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings a cache up to date after the subviews changed. The default makes a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The room the container prefers around it. The default is the union of its subviews' spacing.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size the container takes for `proposal`, in points. The same proposal must get the same answer.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places every subview in `bounds`. A subview left out is centred; the last placement of one counts.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The value the container sets for a guide, in points from the left of `bounds`; nil for the guide's default.
    ///
    /// The default merges the subviews' explicit values: the mean of custom guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The value the container sets for a guide, in points from the top of `bounds`; nil for the guide's default.
    ///
    /// The default merges the subviews' explicit values: the mean of custom guides, the first of first text
    /// baselines, the last of last ones.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
    /// The axis children are stacked along, which spacers and dividers inside take their direction from; nil for none.
    public var stackOrientation: Axis?

    /// Nothing said: no axis of its own.
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
        guard subviews.reference.isLive else { return nil }
        return subviews.reference.arena._withUnsafeGuaranteedRef { arena in
            arena.mergedGuide(guide.key, of: Self.self, subviews: subviews, bounds: bounds, proposal: proposal) {
                placeSubviews(in: $0, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard subviews.reference.isLive else { return nil }
        return subviews.reference.arena._withUnsafeGuaranteedRef { arena in
            arena.mergedGuide(guide.key, of: Self.self, subviews: subviews, bounds: bounds, proposal: proposal) {
                placeSubviews(in: $0, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}

extension Layout where Cache == Void {
    /// What is kept between its questions; nothing unless written.
    public func makeCache(subviews: Subviews) {}
    /// Brings what is kept up to date; makes it anew unless written.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}
