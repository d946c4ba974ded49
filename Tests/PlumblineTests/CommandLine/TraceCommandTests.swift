import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("trace")
struct TraceCommandTests {
    @SceneBuilder var scenes: [Scene] {
        Scene("boxes/row", proposal: ProposedViewSize(width: 100, height: nil)) {
            HStack(spacing: 6) {
                Color.red.frame(width: 30, height: 20).layoutLabel("left")
                Color.blue
            }
        }
        Scene("greedy", proposal: .infinity) { Color.red }
    }

    @Test("prints the views, then every probe and placement")
    func trace() async {
        let result = await run("trace", "boxes/row") { scenes }
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("boxes/row: proposed 100 × nil takes 100 × 20\n\nHStack"))
        #expect(result.output.contains("\n  frame width 30, height 20 “left”  (0, 0) 30 × 20  proposed "))
        #expect(result.output.contains("\n  Color .blue: proposed 64 × nil takes 64 × 10\n"))
        #expect(result.output.contains("placed at (36, 0)"))
        #expect(
            result.output.contains(
                "\n    proposed width 64 = 100 − 6 gap − 30: all that is left; takes 64 × 20: fills"
            ))
        #expect(result.error.isEmpty)
    }

    @Test("prints a layout's issues on standard error, without changing its text or status")
    func tracedIssues() async {
        let result = await run("trace", "muddled") {
            Scene("muddled", proposal: ProposedViewSize(width: 100, height: 40)) {
                Color.red.frame(minWidth: 60, maxWidth: 30)
            }
        }
        #expect(result.status == 0 && result.output.hasPrefix("muddled: proposed 100 × 40 takes 60 × 40\n"))
        #expect(
            result.error.hasPrefix(
                "warning: muddled: contradictory frame constraints: minWidth 60 is above maxWidth 30"),
            "\(result.error)")
    }

    @Test("prints the alt text, the layout and the events as JSON")
    func traceJSON() async throws {
        let result = await run("trace", "boxes/row", "--json") { scenes }
        let report = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(report["altText"] as? String == (try Figure(scenes[0]).altText))
        #expect(report["scene"] as? String == "boxes/row")
        #expect((report["layout"] as? [String: Any])?["size"] as? [Double] == [100, 20])
        let events = try #require(report["trace"] as? [[String: Any]])
        #expect(events.first?["kind"] as? String == "probe")
        #expect(events.first?["asker"] == nil)
        #expect(events.contains { $0["kind"] as? String == "placement" && $0["origin"] as? [Double] == [36, 0] })
    }
}
