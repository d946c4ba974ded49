import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

private enum Feet: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum Count: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Suite("The number of measurements of a layout")
struct LayoutCostTests {
    private func deep(_ levels: Int) -> (LayoutArena, NodeID) {
        let arena = LayoutArena(options: LayoutOptions(verifies: false))
        func add<L: Layout>(_ layout: L, _ children: [NodeID] = []) -> NodeID {
            arena.add(layout, children: children, info: NodeInfo(name: "box"))
        }
        var inner = add(FillLayout())
        for level in 0..<levels {
            let fixed = add(FrameLayout(width: 4, height: 4, alignment: .center), [add(FillLayout())])
            let children = [fixed, add(FillLayout()), inner]
            inner = level % 2 == 0 ? add(HStackLayout(spacing: 0), children) : add(VStackLayout(spacing: 0), children)
        }
        return (arena, inner)
    }

    private func measures(_ levels: Int) -> Int {
        let (arena, root) = deep(levels)
        arena.layOut(root, proposal: ProposedViewSize(width: 10_000, height: 10_000))
        #expect(arena.issues.isEmpty)
        return arena.measureCount
    }

    @Test("is linear in the depth of nested stacks")
    func depth() {
        let (small, large) = (measures(20), measures(40))
        #expect(small > 0)
        #expect(large <= 2 * small + 40)
    }

    @Test("is not raised by guides that no view can set: each view is placed once")
    func guides() {
        let arena = LayoutArena(options: LayoutOptions(traces: true))
        func add<L: Layout>(_ layout: L, _ children: [NodeID] = []) -> NodeID {
            arena.add(layout, children: children, info: NodeInfo(name: "box"))
        }
        func frame() -> NodeID { add(FrameLayout(width: 4, height: nil, alignment: .center), [add(FillLayout())]) }
        let column = add(VStackLayout(alignment: HorizontalAlignment(Feet.self)), [frame(), frame()])
        let padded = add(PaddingLayout(insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)), [column])
        let erased = add(AnyLayout(ZStackLayout()), [padded])
        let root = add(HStackLayout(alignment: .firstTextBaseline), [frame(), erased])
        arena.layOut(root, proposal: ProposedViewSize(width: 100, height: 100))
        let placements = arena.trace?.events.filter { $0.kind != .probe }.map(\.node)
        #expect(placements?.count == arena.infos.count)
        #expect(Set(placements ?? []).count == arena.infos.count)
    }

    @Test("is linear in the depth of rows on last baselines, and of overlays that read preferences")
    @MainActor
    func deepViews() {
        func measures(_ depth: Int, _ outer: @MainActor (AnyView) -> AnyView) -> Int {
            let view = (0..<depth).reduce(AnyView(Color.red)) { inner, _ in outer(inner) }
            let snapshot = layout(300, 300) { view }
            #expect(snapshot.issues.isEmpty)
            return snapshot.measureCount
        }
        func isLinear(_ outer: @MainActor (AnyView) -> AnyView) -> Bool {
            let (half, whole) = (measures(40, outer), measures(80, outer))
            return half > 40 && whole <= 2 * half + 40
        }
        #expect(
            isLinear { view in
                AnyView(
                    HStack(alignment: .lastTextBaseline) {
                        view
                        Divider()
                    })
            })
        #expect(
            isLinear { view in
                AnyView(
                    view.preference(key: Count.self, value: 1).overlayPreferenceValue(Count.self) { _ in Divider() })
            })
    }

    @Test("is at most three for each rigid view in a row")
    func rigid() {
        let arena = LayoutArena(options: LayoutOptions(verifies: false))
        let leaves = (0..<100).map { _ in
            arena.add(FixedLayout(size: CGSize(width: 8, height: 20)), info: NodeInfo(name: "box"))
        }
        let root = arena.add(HStackLayout(spacing: 0), children: leaves, info: NodeInfo(name: "row"))
        arena.layOut(root, proposal: ProposedViewSize(width: 1000, height: 100))
        #expect((100...300).contains(arena.leafMeasureCount))
    }
}
