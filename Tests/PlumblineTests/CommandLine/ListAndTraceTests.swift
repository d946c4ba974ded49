import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("list and trace")
struct ListAndTraceTests {
    @SceneBuilder var scenes: [Scene] {
        Scene("boxes/row", proposal: ProposedViewSize(width: 100, height: nil)) {
            HStack(spacing: 6) {
                Color.red.frame(width: 30, height: 20).layoutLabel("left")
                Color.blue
            }
        }
        Scene("greedy", proposal: .infinity) { Color.red }
    }

    @Test("list gives a line a scene: name, proposal, size, file and line")
    func list() async {
        let result = await run("list") { scenes }
        let lines = result.output.split(separator: "\n")
        #expect(result.status == 0)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("boxes/row  100 × –  100 × 20  "))
        #expect(lines[0].hasSuffix("ListAndTraceTests.swift:10"))
        #expect(lines[1].hasPrefix("greedy     ∞ × ∞    ∞ × ∞     "))
        #expect(result.error.isEmpty)
    }

    @Test("list gives the size a scene settles at")
    func settled() async {
        struct Growing: View {
            @State private var width: CGFloat = 10

            var body: some View { Color.red.frame(width: width, height: 20).task { width = 30 } }
        }
        let result = await run("list") { Scene("growing", proposal: .unspecified) { Growing() } }
        #expect(result.output.hasPrefix("growing  – × –  30 × 20  "))
    }

    @Test("list --json gives the same as values")
    func listJSON() async throws {
        let result = await run("list", "--json") { scenes }
        let rows = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(rows.map { $0["name"] as? String } == ["boxes/row", "greedy"])
        #expect(rows[0]["line"] as? Int == 10)
        #expect(rows[0]["size"] as? [Double] == [100, 20])
        #expect((rows[0]["proposal"] as? [Any])?.last is NSNull)
        #expect(rows[1]["size"] as? [String] == ["∞", "∞"])
    }

    @Test("trace prints the views, then every probe and placement")
    func trace() async {
        let result = await run("trace", "boxes/row") { scenes }
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("boxes/row: offered 100 × – takes 100 × 20\n\nHStack"))
        #expect(result.output.contains("\n  frame width 30, height 20 “left”  (0, 0) 30 × 20  offered "))
        #expect(result.output.contains("\n  Color .blue: offered 64 × – takes 64 × 10\n"))
        #expect(result.output.contains("placed at (36, 0)"))
        #expect(
            result.output.contains(
                "\n    offered width 64 = 100 − 6 − 30: all that is left; took 64 × 20: all"
            ))
        #expect(result.error.isEmpty)
    }

    @Test("trace tells a layout's issues beside it, and they leave its text and its status as they are")
    func tracedIssues() async {
        let result = await run("trace", "muddled") {
            Scene("muddled", proposal: ProposedViewSize(width: 100, height: 40)) {
                Color.red.frame(minWidth: 60, maxWidth: 30)
            }
        }
        #expect(result.status == 0 && result.output.hasPrefix("muddled: offered 100 × 40 takes 60 × 40\n"))
        #expect(
            result.error.hasPrefix("warning: muddled: contradictory frame constraints: width min 60, max 30"),
            "\(result.error)")
    }

    @Test(
        "and when what they print cannot be written they end with 1, saying so once",
        arguments: [["list"], ["list", "--json"], ["trace", "boxes/row"], ["--help"]])
    func lostOutput(arguments: [String]) async {
        struct Full: Error, CustomStringConvertible { let description = "No space left on device" }
        var error = ""
        let console = Console(output: { _ in throw Full() }, error: { error += $0 })
        let status = await CommandLineRun(console: console) { (scenes, .none) }.run(arguments)
        #expect(status == .failure)
        #expect(
            error == """
                error: standard output could not be written (No space left on device): what was printed is not \
                complete\n
                """)
    }

    @Test("files are named from the current directory where they are in it, else by module")
    func paths() {
        let source = SceneSource(fileID: "Scenes/Heroes.swift", filePath: "/home/me/game/scenes/Heroes.swift", line: 3)
        #expect(source.shortPath(from: "/home/me/game") == "scenes/Heroes.swift")
        #expect(source.shortPath(from: "/") == "home/me/game/scenes/Heroes.swift")
        #expect(source.shortPath(from: "/home/me/gam") == "Scenes/Heroes.swift")
        #expect(source.shortPath(from: "/tmp") == "Scenes/Heroes.swift")
    }

    @Test("and issues name files as scenes do, each issue once")
    func issuePaths() {
        let scene = Scene("a") { Color.red.frame(width: -1) }
        let issues = [-1, -2].flatMap { width in
            LayoutSnapshot(proposal: .unspecified, textMeasuring: SystemText.measurer) {
                Color.red.frame(width: width)
                Color.red.frame(width: -1)
            }.issues
        }
        let texts = SourcePaths([scene]).texts(issues)
        #expect(issues.count == 4 && texts.count == 3)
        #expect(texts.allSatisfy { $0.contains("(\(scene.source.shortPath):") })
    }

    @Test("trace --json gives the figure in words, the layout and the events")
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
