import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Layouts as views")
struct AnyLayoutTests {
    private func same<A: View, B: View>(
        _ proposal: (CGFloat?, CGFloat?), _ a: A, _ b: B, _ comment: Comment? = nil
    ) {
        let (first, second) = (layout(proposal.0, proposal.1) { a }, layout(proposal.0, proposal.1) { b })
        #expect(first.records.map(\.frame) == second.records.map(\.frame), comment)
        #expect(first.records.map(\.proposal) == second.records.map(\.proposal), comment)
        #expect(first.records.map(\.priority) == second.records.map(\.priority), comment)
    }

    private struct Mixed: View {
        var body: some View {
            Color.red.frame(minWidth: 10, maxWidth: 60)
            Spacer()
            Text("some words to wrap")
            Divider()
            Color.blue.frame(width: 20, height: 30).layoutPriority(1)
        }
    }

    @Test("equal the stacks of the same name, type-erased or not")
    func stacks() {
        let proposals: [(CGFloat?, CGFloat?)] = [(200, 100), (nil, nil), (120, nil), (nil, 80), (0, 0)]
        for proposal in proposals {
            same(
                proposal, HStack(alignment: .top, spacing: 3) { Mixed() },
                HStackLayout(alignment: .top, spacing: 3) { Mixed() })
            same(proposal, HStack { Mixed() }, AnyLayout(HStackLayout()) { Mixed() })
            same(
                proposal, VStack(alignment: .trailing) { Mixed() },
                AnyLayout(VStackLayout(alignment: .trailing)) { Mixed() })
            same(
                proposal, ZStack(alignment: .topTrailing) { Mixed() },
                AnyLayout(ZStackLayout(alignment: .topTrailing)) { Mixed() })
            same(proposal, ZStack { Mixed() }, AnyLayout(AnyLayout(ZStackLayout())) { Mixed() })
        }
    }

    @Test("pass on the priority of an only child")
    func priority() {
        func row<V: View>(_ inner: V) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, maxWidth: 80)
                inner
            }
        }
        let child = Color.blue.frame(minWidth: 0, maxWidth: 80).layoutPriority(1)
        same((100, 50), row(HStack { child }), row(HStackLayout { child }))
        same((100, 50), row(HStack { child }), row(AnyLayout(HStackLayout()) { child }))
        same((100, 50), row(ZStack { child }), row(AnyLayout(ZStackLayout()) { child }))
        #expect(layout(100, 50) { row(AnyLayout(VStackLayout()) { child }) }.records[1].frame.width == 20)
    }

    private struct Pair: View {
        var body: some View {
            Color.red.frame(width: 30, height: 10)
            Text("abc")
        }
    }

    /// As wide as its views' ideal widths together, which it caches.
    private struct Row: Layout {
        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) {
            var x = bounds.minX
            for (subview, size) in zip(subviews, cache) {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
                x += size.width
            }
        }
    }

    /// A user's container with a layout of any type.
    private struct Wrapping: Layout {
        let inner: AnyLayout

        func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }

        func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
            inner.spacing(subviews: subviews, cache: &cache)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
            inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
        ) {
            inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    @Test("work with a layout of the user's, by call and by protocol")
    func custom() {
        let views = Pair()
        same((200, 100), Row { views }, AnyLayout(Row()) { views })
        same((200, 100), Row { views }, Wrapping(inner: AnyLayout(Row())) { views })
        same((200, 100), HStackLayout { views }, Wrapping(inner: AnyLayout(HStackLayout())) { views })
        same((nil, nil), VStackLayout { views }, Wrapping(inner: AnyLayout(VStackLayout())) { views })
    }

    @Test("mirror like the stacks from right to left")
    func rightToLeft() {
        let snapshot = layout(100, 50) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(width: 30).layoutLabel("first")
                Color.blue
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("first")?.minX == 70)
    }
}
