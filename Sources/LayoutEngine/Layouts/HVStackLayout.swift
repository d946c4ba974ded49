import Foundation

/// Lays children out in a row, as `HStack` does. Measured on SwiftUI.
public struct HStackLayout: Layout, StackLayout, Sendable {
    /// The guide on which children are aligned.
    public var alignment: VerticalAlignment
    /// Between neighbors, in points; nil lets each pair decide, usually 8.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .horizontal }
    var guide: AlignmentKey { alignment.key }
}

/// Lays children out in a column, as `VStack` does. Measured on SwiftUI.
public struct VStackLayout: Layout, StackLayout, Sendable {
    /// The guide on which children are aligned.
    public var alignment: HorizontalAlignment
    /// Between neighbors, in points; nil lets each pair decide, usually 8.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .vertical }
    var guide: AlignmentKey { alignment.key }
}

/// A row or a column.
protocol StackLayout: DescribedLayout, ExplainedLayout, KnownGuidesLayout where Cache == _StackCache {
    static var axis: Axis { get }
    var guide: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    public var facts: LayoutFacts {
        LayoutFacts(guides: [guide], stackAxis: Self.axis, spacing: spacing, priorities: .order)
    }

    var stack: LinearStack { LinearStack(axis: Self.axis, spacing: spacing, guide: guide) }

    public func makeCache(subviews: Subviews) -> _StackCache { stack.makeCache(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        stack.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }

    /// Its children's spacing: the first one's at its start, the last one's at its end, the largest along its sides.
    public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        let isRow = Self.axis == .horizontal
        var result = first.spacing
        for subview in subviews.dropFirst() {
            result.formUnion(subview.spacing, edges: isRow ? .vertical : .horizontal)
        }
        return result.replacing(isRow ? .trailing : .bottom, from: last.spacing)
    }
}
