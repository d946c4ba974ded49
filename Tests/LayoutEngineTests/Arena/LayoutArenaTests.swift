import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite("What an arena stores for its views")
struct LayoutArenaTests {
    /// A row of `count` views: a color in a frame, one of `kinds`.
    private func row(_ count: Int, kinds: Int, traces: Bool = false) -> (arena: LayoutArena, root: NodeID) {
        let arena = LayoutArena(options: LayoutOptions(traces: traces, verifies: false))
        let views = (0..<count).map { index in
            arena.add(
                FrameLayout(width: CGFloat(8 + index % kinds), height: 20, alignment: .center),
                children: [arena.add(FillLayout(), info: NodeInfo(name: "Color"))],
                info: NodeInfo(name: "frame", role: .modifier))
        }
        let root = arena.add(HStackLayout(spacing: 0), children: views, info: NodeInfo(name: "HStack"))
        arena.layOut(root, proposal: ProposedViewSize(width: 1000, height: 100))
        return (arena, root)
    }

    @Test("160 bytes a view, 64 an event of a trace")
    func sizes() {
        #expect(MemoryLayout<LayoutArena.Node>.stride <= 160)
        #expect(MemoryLayout<TraceLog.Entry>.stride == 64)
    }

    @Test("one box for equal layouts, traced or not", arguments: [false, true])
    func boxes(traces: Bool) {
        // Three frames, one color, the row.
        #expect(row(100, kinds: 3, traces: traces).arena.boxCount == 5)
    }

    @Test("at most three answers for each child of a stack, all in lists")
    func answers() {
        let arena = row(100, kinds: 3).arena
        // The last frame and the row are measured once, and each color when it is placed.
        #expect(arena.sizes.counts.listed == 99 * 3 + 1 + 100 + 1)
        #expect(arena.sizes.counts.overflow == 0)
    }

    @Test("a priority of NaN counts as 0")
    func priorityOfNaN() {
        let arena = LayoutArena()
        let views = [Double.nan, 1, 0].map { arena.add(FillLayout(), info: NodeInfo(name: "view"), priority: $0) }
        let root = arena.add(HStackLayout(spacing: 0), children: views, info: NodeInfo(name: "row"))
        arena.layOut(root, proposal: ProposedViewSize(width: 100, height: 30))
        #expect(views.map(arena.priority) == [0, 1, 0])
        #expect(views.map { arena.globalFrame(of: $0).width } == [0, 100, 0])
    }

    @Test("layouts that differ in anything are not shared")
    func differences() {
        let arena = LayoutArena()
        let layouts = [
            FrameLayout(width: 8, height: 20, alignment: .center),
            FrameLayout(width: 20, height: 8, alignment: .center),
            FrameLayout(width: 8, height: nil, alignment: .center),
            FrameLayout(width: nil, height: 8, alignment: .center),
            FrameLayout(width: 8, height: 20, alignment: .bottom),
            FrameLayout(width: 8, height: 20, alignment: .centerLastTextBaseline),
        ]
        let nodes = layouts.map { arena.add($0, info: NodeInfo(name: "frame")) }
        #expect(arena.boxCount == layouts.count)
        for (node, layout) in zip(nodes, layouts) {
            let kept = arena.layout(of: node) as? FrameLayout
            #expect(kept?.width == layout.width && kept?.height == layout.height && kept?.alignment == layout.alignment)
        }
    }

    @Test("a view's info comes back unchanged")
    func infos() {
        let arena = LayoutArena()
        let place = SourceLocation(file: "a.swift", line: 3)
        let plain = arena.add(FillLayout(), info: NodeInfo(name: "Color", detail: "red", source: place))
        var info = NodeInfo(name: "Text", detail: "x", role: .text, content: 7, source: place)
        (info.labels, info.identity) = (["a", "b"], 5)
        let full = arena.add(FillLayout(), info: info)
        let again = arena.add(FillLayout(), info: NodeInfo(name: "Color", detail: "red", source: place))
        arena.updateInfo(of: plain) { $0.labels.append("c") }
        #expect(arena.infos.map(\.labels) == [["c"], ["a", "b"], []])
        #expect(arena.infos.map(\.name) == ["Color", "Text", "Color"])
        #expect(arena.infos.map(\.identity) == [0, 5, 0])
        #expect(arena.infos[full].content as? Int == 7 && arena.infos[full].role == .text)
        #expect(arena.infos[again].source == place && arena.infos[again].detail == "red")
        arena.updateInfo(of: full) { $0.labels = [] }
        #expect(arena.infos[full].labels.isEmpty && arena.infos[full].content as? Int == 7)
    }
}
