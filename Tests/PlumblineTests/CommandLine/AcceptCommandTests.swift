import Foundation
import Goldens
import Raster
import Testing

@testable import Plumbline

@MainActor
@Suite("accept")
struct AcceptCommandTests: GoldenTrial {
    let folder: TemporaryFolder

    init() throws { folder = try Self.emptyFolder() }

    @Test("removes an orphan only if it was reviewed, and nothing but goldens")
    func reviewedOrphan() async throws {
        _ = await check { box("gone") }
        let others = ["goldens/README.png", "goldens/README.txt"]
        for other in others { try Data("ours".utf8).write(to: folder.url.appendingPathComponent(other)) }
        #expect(await check("--record", "never") { box("a") }.errors.count { $0.contains("orphaned") } == 1)

        // Recorded again since the report, so the files to be removed were not reviewed.
        _ = await accept("gone") { box("gone", .blue) }
        let refused = await accept("--from", report) { box("a") }
        #expect(refused.status == 1)
        #expect(refused.errors.contains { $0.contains("gone: it is not the golden in ") })
        #expect(recorded.contains("goldens/gone.png"))

        _ = await check("--record", "never") { box("a") }
        #expect(await accept("--from", report) { box("a") }.status == 0)
        #expect(
            recorded.filter { $0 != "goldens/manifest.json" } == (others + ["goldens/a.png", "goldens/a.txt"]).sorted())
    }

    @Test("refuses a report of goldens in another folder, unless that is named")
    func otherFolder() async throws {
        _ = await check { box("a") }
        _ = await check { box("a", .blue) }
        let unnamed = await go(["accept", "--from", report]) { box("a", .blue) }
        #expect(unnamed.status == 64)
        #expect(
            unnamed.errors == [
                "error: the report \(report) is of the goldens in \(goldens): name their folder with --goldens"
            ])
        #expect(await accept("--from", report) { box("a", .blue) }.error == "1 accepted\n")
    }

    @Test("leaves a picture without a layout to people: it may be no golden")
    func halfOrphan() async throws {
        _ = await check { box("a") }
        try Data("ours".utf8).write(to: folder.url.appendingPathComponent("goldens/logo.png"))
        let result = await check("--record", "never") { box("a") }
        #expect(result.status == 2 && result.errors.first?.contains("logo: orphaned: no scene is named logo") == true)
        let refused = await accept("--from", report) { box("a") }
        #expect(refused.status == 1)
        #expect(refused.errors.first?.contains("it has no layout beside it, so it may be no golden") == true)
        #expect(recorded.contains("goldens/logo.png"))
    }

    @Test("finds goldens in a folder behind a link")
    func link() async throws {
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: goldens)
        func go(_ command: String...) async -> RunResult {
            await self.go(command + ["--goldens", link]) { box("a") }
        }
        _ = await self.go(["accept", "gone", "--goldens", link]) { box("gone") }
        #expect(await go("accept", "a").status == 0)
        #expect(try !GoldenFolder(goldens).manifest().environments.isEmpty)
        #expect(await go("check", "--record", "never").errors.contains { $0.contains("gone: orphaned") })
    }

    @Test("accepts only what a report shows")
    func acceptReviewed() async throws {
        _ = await check {
            box("a")
            box("b")
            box("c")
        }
        _ = await check {
            box("a", .blue)
            box("b", .blue)
        }
        let result = await accept("--from", report) {
            box("a", .blue)
            box("b", .green)
        }
        #expect(result.status == 1)
        #expect(
            result.errors == ["error: b: it differs from what the report shows; run check again, and look again"])
        #expect(result.error.hasSuffix("1 accepted, 1 removed, 1 refused\n"))
        let after = await check {
            box("a", .blue)
            box("b")
        }
        #expect(after.status == 0)
        #expect(!folder.files.contains { $0.hasPrefix("goldens/c") })
    }

    @Test("accepts one figure of a scene that has several")
    func acceptFigure() async {
        func go(_ color: Color, _ arguments: String...) async -> RunResult {
            await self.go(arguments + ["--goldens", goldens]) { box("a", color) }
        }
        _ = await go(.red, "check", "--appearance", "both", "--report", report)
        _ = await go(.blue, "check", "--appearance", "both", "--report", report)
        #expect(await go(.blue, "accept", "--from", report, "--figure", "a~dark").error == "1 accepted\n")
        #expect(await go(.blue, "check", "--appearance", "dark").status == 0)
        #expect(await go(.red, "check", "--appearance", "light").status == 0)
        #expect(await go(.red, "accept", "--from", report, "--figure", "b").status == 64)
        #expect(await go(.red, "accept", "--figure", "a").status == 64)
    }

    @Test("replaces only the golden that was reviewed")
    func acceptReplaced() async throws {
        _ = await check { box("a") }
        _ = await check { box("a", .blue) }
        // Meanwhile someone else records a golden.
        _ = await accept("a") { box("a", .green) }
        let refused = await accept("--from", report) { box("a", .blue) }
        #expect(refused.status == 1)
        #expect(refused.errors.first?.contains("a: its golden in ") == true, "\(refused.error)")
        #expect(await check { box("a", .green) }.status == 0)
        _ = await check { box("a", .blue) }
        #expect(await accept("--from", report) { box("a", .blue) }.status == 0)
        #expect(await check { box("a", .blue) }.status == 0)
    }

    @Test("updates the names in a golden, and asks once only")
    func acceptRenamed() async {
        func scene(_ name: String) -> Scene { Scene("t") { Color.red.frame(width: 9, height: 9).layoutLabel(name) } }
        _ = await check { scene("before") }
        let named = await check { scene("after") }
        #expect(
            named.status == 0 && named.error.contains("its views have other names than in the golden"), "\(named.error)"
        )
        #expect(await accept("--from", report) { scene("after") }.error == "1 accepted\n")
        #expect(await !check { scene("after") }.error.contains("other names"))
        #expect(await !check("--record", "all") { scene("again") }.error.contains("other names"))
    }

    @Test("leaves goldens of another environment unchanged unless they are named")
    func acceptElsewhere() async throws {
        func scene(_ color: Color) -> Scene { Scene("t") { Text("Hello").foregroundStyle(color) } }
        _ = await check { scene(.red) }
        let path = "\(goldens)/manifest.json"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        let version = try #require(try GoldenEnvironment.current.versions["pango"])
        try manifest.replacing("\"\(version)\"", with: "\"0.1\"").write(toFile: path, atomically: true, encoding: .utf8)
        _ = await check { scene(.blue) }
        let picture = try Data(contentsOf: URL(fileURLWithPath: "\(goldens)/t.png"))
        #expect(
            await accept("--from", report) { scene(.blue) }.error
                == "skipped 1 figure that only other libraries or fonts draw differently: name it to accept it\n"
                + "0 accepted\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(goldens)/t.png")) == picture)
        #expect(await accept("t", "--from", report) { scene(.blue) }.error == "1 accepted\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(goldens)/t.png")) != picture)
    }

    @Test("accepts from a report the replacement of a damaged golden")
    func acceptDamaged() async throws {
        _ = await check { box("a") }
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(goldens)/a.png"))
        let damaged = await check { box("a") }
        #expect(damaged.status == 1)
        #expect(damaged.errors.first?.contains("a: failed: \(goldens)/a.png: ") == true)
        #expect(await accept("--from", report) { box("a") }.status == 0)
        #expect(await check { box("a") }.status == 0)
    }

    @Test("accepts only the named scenes")
    func acceptNamed() async {
        _ = await check {
            box("a")
            box("b")
        }
        #expect(
            await accept("a") {
                box("a", .blue)
                box("b", .blue)
            }.error == "1 accepted\n")
        #expect(
            await check("a") {
                box("a", .blue)
                box("b", .blue)
            }.status == 0)
        #expect(
            await check("b") {
                box("a", .blue)
                box("b", .blue)
            }.status == 1)
    }

    @Test("refuses to accept everything by accident, an unknown name, and a file that is not a report")
    func misuse() async {
        #expect(await accept { box("a") }.status == 64)
        #expect(await accept("none") { box("a") }.status == 64)
        #expect(await accept("--from", "\(folder.path)/none") { box("a") }.status == 1)
        #expect(await check(environment: ["PLUMBLINE_RECORD": "some"]) { box("a") }.status == 64)
    }

    @Test("says why nothing is accepted")
    func acceptNothing() async {
        _ = await check { box("a") }
        _ = await check { box("a") }
        let result = await accept("--from", report) { box("a") }
        #expect(result.status == 0)
        #expect(result.error == "nothing to accept: the report shows only what it calls passed\n0 accepted\n")
    }

    @Test("refuses to replace a golden that is newer than the report")
    func acceptMissing() async throws {
        _ = await check("--record", "never") { box("a") }
        _ = await accept("a") { box("a", .green) }
        let refused = await accept("--from", report) { box("a") }
        #expect(refused.status == 1)
        #expect(refused.errors.first?.contains("a: its golden in ") == true, "\(refused.error)")
        #expect(await check("--record", "never") { box("a", .green) }.status == 0)
    }

    @Test("accepts the same report twice")
    func acceptTwice() async {
        _ = await check {
            box("a")
            box("b")
            box("gone")
        }
        _ = await check {
            box("a", .blue)
            box("b", .blue)
        }
        #expect(await accept("a", "gone", "--from", report) { box("a", .blue) }.error == "1 accepted, 1 removed\n")
        let all = await accept("--from", report) {
            box("a", .blue)
            box("b", .blue)
        }
        #expect(all.status == 0)
        #expect(all.error == "1 accepted, 1 unchanged\n")
    }

    @Test("counts the figures that were their goldens already apart")
    func unchanged() async throws {
        #expect(await accept("a") { box("a") }.error == "1 accepted\n")
        let second = await accept("a", "b") {
            box("a")
            box("b")
        }
        #expect(second.error == "1 accepted, 1 unchanged\n")
    }
}
