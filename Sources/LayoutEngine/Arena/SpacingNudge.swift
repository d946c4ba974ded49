import Foundation

/// Makes the spacing of one container a point larger, in the arenas made within its scope: for the tests of goldens,
/// which have to notice.
package struct SpacingNudge: Sendable {
    @TaskLocal package static var current: SpacingNudge?

    /// Which of the containers that have a spacing, in the order they are added.
    package var target: Int
    package private(set) var seen = 0

    package init(target: Int) { self.target = target }

    mutating func apply<L: Layout>(_ layout: L) -> L {
        guard let spaced = layout as? any SpacedLayout else { return layout }
        defer { seen += 1 }
        return seen == target ? spaced.spaced(by: 1) as! L : layout
    }
}

/// A layout with a spacing of its own.
protocol SpacedLayout: Layout {
    /// The layout with its spacing that many points larger; the default is taken as `ViewSpacing.defaultLength`.
    func spaced(by length: CGFloat) -> Self
}

private func larger(_ spacing: CGFloat?, by length: CGFloat) -> CGFloat {
    (spacing ?? ViewSpacing.defaultLength) + length
}

extension HStackLayout: SpacedLayout {
    func spaced(by length: CGFloat) -> Self {
        HStackLayout(alignment: alignment, spacing: larger(spacing, by: length))
    }
}

extension VStackLayout: SpacedLayout {
    func spaced(by length: CGFloat) -> Self {
        VStackLayout(alignment: alignment, spacing: larger(spacing, by: length))
    }
}

extension LazyHStackLayout: SpacedLayout {
    func spaced(by length: CGFloat) -> Self {
        LazyHStackLayout(alignment: alignment, spacing: larger(spacing, by: length))
    }
}

extension LazyVStackLayout: SpacedLayout {
    func spaced(by length: CGFloat) -> Self {
        LazyVStackLayout(alignment: alignment, spacing: larger(spacing, by: length))
    }
}

extension GridLayout: SpacedLayout {
    func spaced(by length: CGFloat) -> Self {
        GridLayout(
            alignment: alignment, horizontalSpacing: larger(horizontalSpacing, by: length),
            verticalSpacing: larger(verticalSpacing, by: length))
    }
}

extension LazyGridLayout: SpacedLayout {
    func spaced(by length: CGFloat) -> Self {
        LazyGridLayout(axis: axis, items: items, alignment: alignment, spacing: larger(spacing, by: length))
    }
}

extension LayoutSnapshot {
    /// The layout with other records: for the tests of goldens.
    package init(_ other: LayoutSnapshot, records: [LayoutRecord]) {
        (size, proposal, trace, issues) = (other.size, other.proposal, other.trace, other.issues)
        (measureCount, leafMeasureCount) = (other.measureCount, other.leafMeasureCount)
        self.records = records
    }
}
