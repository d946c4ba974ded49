import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Lays out some of its subviews with another layout, and does not place the others.
private struct Handing<Inner: Layout>: Layout {
    let inner: Inner
    let range: Range<Int>

    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews[range]) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) -> CGSize {
        inner.sizeThatFits(proposal: proposal, subviews: subviews[range], cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews[range], cache: &cache)
    }
}

/// A row with the cache of another one, such as one made before views were added.
private struct Outgrown: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var cache = HStackLayout().makeCache(subviews: subviews.prefix(1))
        return HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var cache = HStackLayout().makeCache(subviews: subviews.prefix(1))
        HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

@Suite("A slice of subviews, which keeps their indices,")
struct LayoutSubviewsTests {
    private static func frames(_ layout: any Layout, _ views: Range<Int>, shown: Range<Int>) -> [CGRect] {
        let arena = LayoutArena()
        let children = views.map { index in
            arena.add(
                FlexibleFrameLayout(
                    horizontal: .init(min: CGFloat(10 + index), ideal: nil, max: CGFloat(40 * index)),
                    vertical: .init(min: 5, ideal: nil, max: 30), alignment: .center),
                children: [arena.add(FillLayout(), info: NodeInfo(name: "Color"))], info: NodeInfo(name: "frame"),
                priority: index == 3 ? 1 : 0)
        }
        let root = arena.add(layout, children: children, info: NodeInfo(name: "container"))
        arena.layOut(root, proposal: ProposedViewSize(width: 200, height: 90))
        return [arena.globalFrame(of: root)] + children[shown].map { arena.globalFrame(of: $0) }
    }

    private static let layouts: [any Layout] = [
        HStackLayout(), VStackLayout(alignment: .leading), ZStackLayout(), GridLayout(),
        LazyStackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key),
        LazyStackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key),
        ViewThatFitsLayout(axes: .horizontal), AnyLayout(HStackLayout(spacing: 3)),
        LazyGridLayout(
            axis: .vertical, items: [GridItem(.flexible()), GridItem(.fixed(30))],
            alignment: HorizontalAlignment.center.key, spacing: nil),
    ]

    @Test("is laid out by every built-in layout as the same views by themselves", arguments: layouts.indices)
    func slices(index: Int) {
        func handing(_ layout: some Layout) -> any Layout { Handing(inner: layout, range: 2..<5) }
        let layout = Self.layouts[index]
        #expect(Self.frames(handing(layout), 0..<6, shown: 2..<5) == Self.frames(layout, 2..<5, shown: 0..<3))
    }

    @Test("and a cache made for fewer subviews do not trap in a stack")
    func outgrown() {
        #expect(Self.frames(Outgrown(), 0..<4, shown: 0..<4) == Self.frames(HStackLayout(), 0..<4, shown: 0..<4))
    }
}
