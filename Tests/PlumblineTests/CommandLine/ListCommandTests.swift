import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("list")
struct ListCommandTests {
    @SceneBuilder var scenes: [Scene] {
        Scene("boxes/row", proposal: ProposedViewSize(width: 100, height: nil)) {
            HStack(spacing: 6) {
                Color.red.frame(width: 30, height: 20).layoutLabel("left")
                Color.blue
            }
        }
        Scene("greedy", proposal: .infinity) { Color.red }
    }

    @Test("prints one line per scene: name, proposal, file and line; and makes no view")
    func list() async {
        struct Unwanted: View {
            var body: some View {
                Issue.record("the view was made")
                return Color.red
            }
        }
        let result = await run("list") {
            scenes
            Scene("unwanted") { Unwanted() }
        }
        let lines = result.output.split(separator: "\n")
        #expect(result.status == 0)
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("boxes/row  100 × nil  "))
        #expect(lines[0].hasSuffix("ListCommandTests.swift:10"))
        #expect(lines[1].hasPrefix("greedy     ∞ × ∞      ") && lines[1].hasSuffix("ListCommandTests.swift:16"))
        #expect(result.error.isEmpty)
    }

    @Test("takes globs, as render does, and lays out no other scene")
    func globs() async {
        let result = await run("list", "boxes/*", "--sizes") { scenes }
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").map { $0.prefix(9) } == ["boxes/row"])
        #expect(await run("list", "**", "--json") { scenes }.output == run("list", "--json") { scenes }.output)
        let idle = await run("list", "boxs/*") { scenes }
        #expect(idle.status == 64)
        #expect(idle.error == "error: no scene is named “boxs/*”: did you mean “boxes/*” or “boxes/**”?\n")
    }

    @Test("prints the size of each scene if asked to")
    func sizes() async {
        let result = await run("list", "--sizes") { scenes }
        let lines = result.output.split(separator: "\n")
        #expect(result.status == 0)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("boxes/row  100 × nil  100 × 20  "))
        #expect(lines[0].hasSuffix("ListCommandTests.swift:10"))
        #expect(lines[1].hasPrefix("greedy     ∞ × ∞      ∞ × ∞     "))
        #expect(result.error.isEmpty)
    }

    @Test("prints the settled size of a scene")
    func settled() async {
        struct Growing: View {
            @State private var width: CGFloat = 10

            var body: some View { Color.red.frame(width: width, height: 20).task { width = 30 } }
        }
        let result = await run("list", "--sizes") { Scene("growing", proposal: .unspecified) { Growing() } }
        #expect(result.output.hasPrefix("growing  nil × nil  30 × 20  "))
    }

    @Test("prints the same as JSON")
    func listJSON() async throws {
        let plain = await run("list", "--json") { scenes }
        #expect(plain.output.contains("\"line\" : 10") && !plain.output.contains("size"))
        let result = await run("list", "--json", "--sizes") { scenes }
        let rows = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(rows.map { $0["name"] as? String } == ["boxes/row", "greedy"])
        #expect(rows[0]["line"] as? Int == 10)
        #expect(rows[0]["size"] as? [Double] == [100, 20])
        #expect((rows[0]["proposal"] as? [Any])?.last is NSNull)
        #expect(rows[1]["size"] as? [String] == ["∞", "∞"])
    }

    @Test(
        "ends with 1 if its output cannot be written, as trace and help do, and says so once",
        arguments: [["list"], ["list", "--json"], ["list", "--sizes"], ["trace", "boxes/row"], ["--help"]])
    func lostOutput(arguments: [String]) async {
        struct Full: Error, CustomStringConvertible { let description = "No space left on device" }
        var error = ""
        let console = Console(output: { _ in throw Full() }, error: { error += $0 })
        let status = await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: .none) }.run(arguments)
        #expect(status == .failure)
        #expect(
            error == """
                error: standard output could not be written (No space left on device): what was printed is not \
                complete\n
                """)
    }
}
