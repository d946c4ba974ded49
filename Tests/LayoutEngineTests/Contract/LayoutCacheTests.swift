import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

/// Keeps the sum of its subviews' heights, and logs when it is made.
private struct Cached: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> CGFloat {
        log.lines.append("made for \(subviews.count)")
        return plainSize(subviews).height
    }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
        log.lines.append("\(lengthText(cache)) updated for \(subviews.count)")
        cache = plainSize(subviews).height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        CGSize(width: proposal.width ?? 50, height: cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        log.lines.append("placed by \(lengthText(cache))")
        placePlainly(subviews, in: bounds)
    }
}

/// Measures its only subview at width 50, which measures this layout in turn.
private struct Outer: Layout {
    let inner: Inner.Shared

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        inner.siblings = subviews
        return subviews[0].sizeThatFits(ProposedViewSize(width: 50, height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: nil))
    }
}

/// At width 50 it is one point wider than at width 10, for which it measures itself; it writes the last proposal into
/// its cache.
private struct Inner: Layout {
    final class Shared: @unchecked Sendable {
        var siblings: LayoutSubviews?
        /// The container in which it measures itself; nil for none.
        var container: ProposedViewSize?
    }
    let shared: Shared

    func makeCache(subviews: Subviews) -> [CGFloat] { [1] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let width = proposal.width ?? 0
        cache.append(width)
        defer { cache.removeLast() }
        _ = subviews.containerSize
        guard width == 50, var me = shared.siblings?[0] else {
            // No other call sees what is written here.
            cache[0] = 7
            return CGSize(width: width, height: 10)
        }
        if let container = shared.container { me = me.inContainer(container) }
        let inner = me.sizeThatFits(ProposedViewSize(width: 10, height: nil)).width
        return CGSize(width: inner + cache[0], height: cache[1] == 50 ? 10 : 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {}
}

@MainActor @Suite("A layout's cache")
struct LayoutCacheTests {
    @Test("is made once, and kept from the first question to the placement")
    func keptOnce() {
        let log = Log()
        let snapshot = layout(100, 100, options: LayoutOptions(verifies: false)) {
            // The row measures minimum and maximum before it proposes anything.
            HStack(spacing: 0) {
                Cached(log: log) {
                    block()
                    block()
                }
                .layoutLabel("cached")
                Color.blue
            }
        }
        #expect(log.lines == ["made for 2", "placed by 20"])
        #expect(snapshot["cached"]?.frame.height == 20)
    }

    @Test("is updated when subviews are added, not made again")
    func updated() {
        let log = Log()
        let arena = LayoutArena(options: LayoutOptions(verifies: false))
        func leaf(_ arena: LayoutArena) -> NodeID {
            arena.add(FrameLayout(width: 20, height: 10, alignment: .center), info: NodeInfo(name: "leaf"))
        }
        let container = arena.add(Cached(log: log), children: [leaf(arena)], info: NodeInfo(name: "Cached"))
        arena.setExpansion(Expansion(at: .contentsPlaced) { arena, _ in [leaf(arena)] }, of: container)
        let root = arena.add(
            FrameLayout(width: 100, height: 100, alignment: .topLeading), children: [container],
            info: NodeInfo(name: "frame"))
        arena.layOut(root, proposal: .unspecified)
        #expect(log.lines == ["made for 1", "placed by 10", "10 updated for 2", "placed by 20"])
        #expect(arena.globalFrame(of: arena.children(of: container)[1]) == CGRect(x: 0, y: 10, width: 20, height: 10))
    }

    @Test(
        "is exclusive to a call, so that its layout can be measured recursively, also in another container",
        arguments: [nil, ProposedViewSize(width: 30, height: 30)])
    func reentrant(container: ProposedViewSize?) {
        let shared = Inner.Shared()
        shared.container = container
        let snapshot = layout(nil, nil) {
            Outer(inner: shared) { Inner(shared: shared) { Color.red } }
        }
        #expect(snapshot.size == CGSize(width: 11, height: 10))
    }
}
