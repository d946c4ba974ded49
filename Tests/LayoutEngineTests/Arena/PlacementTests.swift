import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

/// A square of 100 points that places its first subview at one of its points, by the same point of the subview.
private struct Pinned: Layout {
    let anchor: UnitPoint
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + anchor.x * 100, y: bounds.minY + anchor.y * 100), anchor: anchor,
            proposal: self.proposal)
    }
}

@MainActor @Suite("Placing subviews")
struct PlacementTests {
    @Test(
        "puts the anchor of the subview at the point",
        arguments: [
            (UnitPoint.topLeading, 0, 0), (.top, 40, 0), (.topTrailing, 80, 0), (.leading, 0, 45), (.center, 40, 45),
            (.trailing, 80, 45), (.bottomLeading, 0, 90), (.bottom, 40, 90), (.bottomTrailing, 80, 90),
            (UnitPoint(x: 0.25, y: 0.1), 20, 9),
        ] as [(UnitPoint, CGFloat, CGFloat)])
    func anchors(anchor: UnitPoint, x: CGFloat, y: CGFloat) {
        let snapshot = layout(nil, nil) { Pinned(anchor: anchor) { block().layoutLabel("view") } }
        #expect(snapshot["view"]?.frame == CGRect(x: x, y: y, width: 20, height: 10))
    }

    @Test("proposes the size given to `place`")
    func proposal() {
        let snapshot = layout(nil, nil) {
            Pinned(anchor: .center, proposal: ProposedViewSize(width: 30, height: nil)) {
                Color.red.layoutLabel("view")
            }
        }
        #expect(snapshot["view"]?.frame == CGRect(x: 35, y: 45, width: 30, height: 10))
        #expect(snapshot["view"]?.proposal == ProposedViewSize(width: 30, height: nil))
    }

    @Test("centers a subview that was not placed, with the container's own proposal")
    func leftOut() {
        let snapshot = layout(60, nil) {
            Pinned(anchor: .topLeading) {
                block().layoutLabel("placed")
                Color.blue.frame(height: 10).layoutLabel("left out")
            }
        }
        #expect(snapshot["placed"]?.frame.origin == .zero)
        #expect(snapshot["left out"]?.frame == CGRect(x: 20, y: 45, width: 60, height: 10))
        #expect(snapshot["left out"]?.proposal == ProposedViewSize(width: 60, height: nil))
    }

    @Test("gives views made during layout their share of the stack")
    func lateViews() {
        let arena = LayoutArena()
        let leaf = arena.add(FillLayout(), info: NodeInfo(name: "leaf"))
        let inner = arena.add(HStackLayout(spacing: 0), children: [leaf], info: NodeInfo(name: "row"))
        let root = arena.add(VStackLayout(spacing: 0), children: [inner], info: NodeInfo(name: "column"))
        arena.setExpansion(
            Expansion(at: .contentsPlaced) { arena, _ in [arena.add(FillLayout(), info: NodeInfo(name: "late"))] },
            of: inner)
        arena.layOut(root, proposal: ProposedViewSize(width: 100, height: 30))
        #expect(arena.children(of: inner).map { arena.globalFrame(of: $0).width } == [50, 50])
    }
}
