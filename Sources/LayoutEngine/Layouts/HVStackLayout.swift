import Foundation

/// Lays children out in a row, as `HStack` does. Measured on SwiftUI.
public struct HStackLayout: Layout, Sendable {
    /// The guide on which children are aligned.
    public var alignment: VerticalAlignment
    /// Between neighbors, in points; nil lets each pair decide, usually 8.
    public var spacing: CGFloat?

    /// Creates a stack.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    var stack: LinearStack { LinearStack(axis: .horizontal, spacing: spacing, guide: alignment.key) }

    public func makeCache(subviews: Subviews) -> StackCache { stack.makeCache(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        stack.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        stackSpacing(subviews, along: .horizontal)
    }
}

/// Lays children out in a column, as `VStack` does. Measured on SwiftUI.
public struct VStackLayout: Layout, Sendable {
    /// The guide on which children are aligned.
    public var alignment: HorizontalAlignment
    /// Between neighbors, in points; nil lets each pair decide, usually 8.
    public var spacing: CGFloat?

    /// Creates a stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    var stack: LinearStack { LinearStack(axis: .vertical, spacing: spacing, guide: alignment.key) }

    public func makeCache(subviews: Subviews) -> StackCache { stack.makeCache(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        stack.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        stackSpacing(subviews, along: .vertical)
    }
}

/// A stack prefers what its children prefer: the first at its start, the last at its end, all of them along its sides.
private func stackSpacing(_ subviews: LayoutSubviews, along axis: Axis) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    let (end, sides): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .vertical) : (.bottom, .horizontal)
    var result = first.spacing
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing, edges: sides) }
    return result.replacing(end, from: last.spacing)
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension HStackLayout: DescribedLayout {
    public var facts: LayoutFacts {
        LayoutFacts(guides: [alignment.key], stackAxis: .horizontal, spacing: spacing, priorities: .order)
    }
}

extension VStackLayout: DescribedLayout {
    public var facts: LayoutFacts {
        LayoutFacts(guides: [alignment.key], stackAxis: .vertical, spacing: spacing, priorities: .order)
    }
}
