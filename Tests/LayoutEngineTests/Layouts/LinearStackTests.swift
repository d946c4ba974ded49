import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Stacks")
struct LinearStackTests {
    @Test("divides 300: gaps first, then the rigid child, then the least flexible text")
    func threePasses() {
        let snapshot = layout(300, 100) {
            HStack {
                Color.red.frame(width: 50, height: 50).layoutLabel("image")
                Text("Nogitsune").layoutLabel("family")
                Text("Takeshi").layoutLabel("given")
            }
        }
        #expect(snapshot.size == size(50 + 8 + 90 + 8 + 70, 50))
        // 284 / 3, then 234 / 2 for the shorter text, then all that is left.
        #expect(snapshot["image"]?.proposal.width == 284.0 / 3)
        #expect(snapshot["given"]?.proposal.width == 117)
        #expect(snapshot["family"]?.proposal.width == 164)
    }

    @Test("probes lazily, largest then smallest, and serves in order of flexibility")
    func probeOrder() throws {
        let snapshot = layout(300, 100) {
            HStack {
                Color.red.frame(width: 50, height: 50).layoutLabel("image")
                Text("Nogitsune").layoutLabel("family")
                Text("Takeshi").layoutLabel("given")
            }
        }
        let row = try #require(snapshot.records.first { $0.name == "HStack" })
        let probes = snapshot.trace.entries
            .filter { $0.asker == row.id && $0.event.kind == .probe && !$0.event.isRemembered }
            .map { "\($0.title) \(lengthText($0.event.proposal.width)) → \(lengthText($0.event.size.width))" }
        #expect(
            probes == [
                "image ∞ → 50", "image 0 → 50", "image 94.67 → 50",
                "family ∞ → 90", "family 0 → 0", "given ∞ → 70", "given 0 → 0",
                "given 117 → 70", "family 164 → 90",
            ])
    }

    @Test("a lone child is never probed")
    func loneChild() {
        let snapshot = layout(300, 100) { HStack { Color.red.layoutLabel("only") } }
        let proposals = snapshot.trace.entries.filter { $0.title == "only" && !$0.event.isRemembered }
            .map(\.event.proposal.width)
        #expect(Set(proposals) == [300])
    }

    @Test("a higher priority is served first, less the minimum of the others")
    func priority() {
        let snapshot = layout(200, 50) {
            HStack(spacing: 0) {
                Color.red.frame(width: 101, height: 20)
                Text("Nogitsune").layoutLabel("family").layoutPriority(1)
                Text("Takeshi").layoutLabel("given")
            }
            .lineLimit(1)
        }
        // The rigid child needs 101 of 200; the family name takes 90 of the 99 left, the given name truncates in 9.
        #expect(snapshot.frame("family")?.width == 90)
        #expect(snapshot["given"]?.proposal.width == 9)
    }

    @Test("two texts of one priority share what is left, and both truncate")
    func sharedTruncation() {
        let snapshot = layout(221, 50) {
            HStack(spacing: 0) {
                Color.red.frame(width: 101, height: 20)
                Text("Nogitsune").layoutLabel("family")
                Text("Takeshi!!").layoutLabel("given")
            }
            .lineLimit(1)
        }
        #expect(snapshot["family"]?.size == size(60, 10))
        #expect(snapshot["given"]?.size == size(60, 10))
    }

    @Test("spacing is 8 by default, and absent views add none")
    func spacing() {
        func width(_ spacing: CGFloat?, _ shown: Bool) -> CGFloat {
            layout(nil, nil) {
                HStack(spacing: spacing) {
                    Color.red.frame(width: 20, height: 20)
                    if shown { Color.green.frame(width: 20, height: 20) }
                    EmptyView()
                    Color.blue.frame(width: 20, height: 20)
                }
            }.size.width
        }
        #expect(width(nil, true) == 76)
        #expect(width(nil, false) == 48)
        #expect(width(0, true) == 60)
    }

    @Test("the cost of nesting is linear in depth")
    func linearInDepth() {
        func nest(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Color.red) }
            return AnyView(
                HStack {
                    Color.blue.frame(width: 4, height: 4)
                    VStack {
                        Color.green
                        nest(depth - 1)
                    }
                })
        }
        func leafMeasures(_ levels: Int) -> Int {
            layout(10_000, 10_000, options: LayoutOptions(verifies: false)) { nest(levels) }.leafMeasureCount
        }
        let counts = [25, 50, 100].map(leafMeasures)
        // Twice the levels ask the leaves twice as often: pinned, so that a lost memo shows.
        #expect(counts == [83, 157, 306])
        #expect(counts[2] <= 2 * counts[1])
    }

    @Test("memo on and memo off give the same frames")
    func memoChangesNothing() {
        @MainActor func frames(_ memoizes: Bool) -> [CGRect] {
            layout(300, 200, options: LayoutOptions(memoizes: memoizes)) {
                HStack {
                    VStack(alignment: .leading) {
                        Text("Nogitsune Takeshi")
                        Spacer()
                        HStack { ForEach(0..<3) { Text("\($0)").padding(4) } }
                    }
                    ZStack(alignment: .bottomTrailing) {
                        Color.red
                        Circle().frame(width: 20)
                    }
                }
            }.records.map(\.frame)
        }
        #expect(frames(true) == frames(false))
    }
}
