import Foundation
import Goldens
import Raster
import Testing

@testable import Plumbline

@MainActor
@Suite("check")
struct CheckCommandTests: GoldenTrial {
    let folder: TemporaryFolder

    init() throws { folder = try Self.emptyFolder() }

    @Test("records missing goldens with status 2, then passes with 0")
    func life() async {
        let first = await check { box("a/b") }
        #expect(first.status == 2)
        #expect(first.errors.count == 1 && first.errors[0].contains("error: a/b: new: recorded at "))
        #expect(first.errors[0].contains("GoldenTrial.swift:"))
        let second = await check { box("a/b") }
        #expect(second.status == 0)
        #expect(second.error.hasSuffix("1 figure: 1 passed\n"))
        #expect(second.output.isEmpty)
    }

    @Test("writes and accepts no golden if CI is set")
    func continuousIntegration() async {
        let result = await check(environment: ["CI": "true", "PLUMBLINE_RECORD": "all"]) { box("a") }
        #expect(result.status == 2)
        #expect(result.errors.first?.contains("a: missing: there is no golden at ") == true)
        #expect(
            result.error.hasPrefix(
                "warning: nothing is recorded, although PLUMBLINE_RECORD is all, because CI is set\n"
            ))
        #expect(await accept("a", environment: ["CI": "1"]) { box("a") }.status == 64)
        let asked = await check("--record", "missing", environment: ["CI": "1"]) { box("a") }
        #expect(asked.status == 64)
        #expect(asked.errors.first?.contains("CI is set, so no golden is written") == true)
        #expect(recorded.isEmpty)
    }

    @Test("names the first change with file and line, with status 1")
    func changed() async {
        _ = await check { box("a") }
        let layout = await check { box("a", side: 12) }
        #expect(layout.status == 1)
        #expect(
            layout.errors.first?.contains(
                "a: layout changed: HStack › frame: width 10 → 12; so it takes width 12 (was 10); "
            ) == true)
        #expect(layout.errors.first?.contains("; the picture is 21 × 10 pixels instead of 19 × 10 (") == true)
        let paint = await check { box("a", .blue) }
        #expect(paint.status == 1)
        #expect(
            paint.errors.first?.contains(
                "a: paint changed: HStack › frame width 10, height 10 › Color: .red → .blue, and 1 other view; 125 pixels "
            ) == true)
        #expect(paint.error.contains("report: \(report)/index.html\n"))
    }

    @Test("finds goldens without scenes, among the requested scenes")
    func orphaned() async {
        _ = await check {
            box("a")
            box("b/c")
        }
        let result = await check { box("a") }
        #expect(result.status == 2)
        #expect(result.errors.first?.contains("b/c: orphaned: no scene is named b/c") == true)
        #expect(await check("a") { box("a") }.status == 0)
    }

    @Test("finds and removes the dark golden of a scene that is always light, and only mentions those not requested")
    func appearances() async {
        _ = await go(["accept", "a", "b", "--appearance", "dark", "--goldens", goldens]) {
            box("a")
            box("b")
        }
        _ = await check("--record", "missing") {
            box("a")
            box("b")
        }
        func light() async -> RunResult {
            await check("--record", "never") {
                box("a").appearance(.light)
                box("b")
            }
        }
        let result = await light()
        #expect(result.status == 2)
        #expect(result.errors.count == 1)
        #expect(
            result.errors.first?.contains(
                "a~dark: orphaned: the scene a has another appearance or scale, or the file is a copy")
                == true)
        #expect(result.error.contains("\n1 golden of another scale or appearance was not compared; "))
        let accepted = await accept("--from", report) {
            box("a").appearance(.light)
            box("b")
        }
        #expect(accepted.error == "0 accepted, 1 removed\n")
        #expect(recorded.contains("goldens/b~dark.png") && !recorded.contains("goldens/a~dark.png"))
        #expect(await light().status == 0)
    }

    @Test("prints a message shared by many figures once")
    func grouped() async throws {
        @SceneBuilder func scenes(_ color: Color) -> [Scene] {
            for name in ["a", "b", "c", "d", "e"] { Scene(name) { Text("Hello").foregroundStyle(color) } }
        }
        _ = await check { scenes(.red) }
        let path = "\(goldens)/manifest.json"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        let version = try #require(try GoldenEnvironment.current.versions["pango"])
        try manifest.replacing("\"\(version)\"", with: "\"0.1\"").write(toFile: path, atomically: true, encoding: .utf8)
        let lines = await check { scenes(.blue) }.error.split(separator: "\n")
        let words = lines.filter { $0.contains("environment changed: pango") }
        #expect(words.count == 1)
        #expect(words.first?.hasPrefix("warning: 5 figures: environment changed: pango 0.1 → ") == true)
        #expect(words.first?.hasSuffix(" (a, b, c and 2 more)") == true)
        // A note repeats no verdict; if the picture passes, there is only the note.
        #expect(!lines.contains { $0.contains("other environment: ") })
        let same = await check { scenes(.red) }.error.split(separator: "\n")
        #expect(same.count { $0.contains("other environment: ") } == 1)
    }

    @Test("prints once that goldens are missing, and that a change that many figures share")
    func groupedCauses() async {
        let names = ["a", "b", "c", "d", "e"]
        @SceneBuilder func scenes(_ color: Color) -> [Scene] { for name in names { box(name, color) } }
        let missing = await check(environment: ["CI": "1"]) { scenes(.red) }
        #expect(
            missing.errors == [
                "error: 5 figures: missing: there is no golden; record it on your machine, look at it, commit it (a, b, c "
                    + "and 2 more)"
            ])
        _ = await check { scenes(.red) }
        let changed = await check { scenes(.blue) }
        #expect(changed.errors.count == 1)
        #expect(
            changed.errors.first?.hasPrefix(
                "error: 5 figures: paint changed: HStack › frame width 10, height 10 › Color: .red → .blue (a, b, c and"
            )
                == true)
    }

    @Test("refuses a report among the goldens, and goldens among a report's pictures")
    func reportPlace() async throws {
        for place in [goldens, "\(goldens)/report", "\(goldens)/../goldens/x"] {
            let result = await go(["check", "--goldens", goldens, "--report", place]) { box("a") }
            #expect(result.status == 64)
            #expect(result.errors.first?.contains("into the goldens' own folder \(goldens): name another") == true)
        }
        let inside = "\(report)/pictures/mine"
        try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
        #expect(await go(["check", "--goldens", inside, "--report", report]) { box("a") }.status == 64)
        // A folder whose name merely starts the same is a different folder.
        #expect(await go(["check", "--goldens", goldens, "--report", "\(goldens)-report"]) { box("a") }.status == 2)
    }

    @Test("names an accept command that runs in the same folder")
    func program() {
        func program(_ argument: String?) -> String { CheckCommand.program(argument, from: "/home/me/app") }
        #expect(program("/home/me/app/.build/debug/scenes") == ".build/debug/scenes")
        #expect(program("/home/me/app/scenes") == "./scenes")
        #expect(program("/opt/my tools/scenes") == "'/opt/my tools/scenes'")
        #expect(program("./scenes") == "./scenes")
        // Found by PATH.
        #expect(program("scenes") == "scenes")
        #expect(program(nil) == "scenes")
    }

    @Test("leaves pictures beside a foreign report.json alone")
    func foreignPictures() async throws {
        let pictures = folder.url.appendingPathComponent("report/pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: folder.url.appendingPathComponent("report/report.json"))
        try Data("holiday".utf8).write(to: pictures.appendingPathComponent("beach.jpg"))
        _ = await check { box("a") }
        #expect(folder.files.contains("report/pictures/beach.jpg"))
    }

    @Test("compares what it can in another environment, unless strict")
    func otherEnvironment() async throws {
        func scene(_ color: Color) -> Scene { Scene("t") { Text("Hello").foregroundStyle(color) } }
        _ = await check { scene(.red) }
        let path = "\(goldens)/manifest.json"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        let version = try #require(try GoldenEnvironment.current.versions["pango"])
        try manifest.replacing("\"\(version)\"", with: "\"0.1\"").write(toFile: path, atomically: true, encoding: .utf8)
        let result = await check { scene(.blue) }
        #expect(result.status == 0)
        #expect(result.error.contains("warning: t: environment changed: pango 0.1 → \(version)"))
        #expect(await check("--strict") { scene(.blue) }.status == 1)
        #expect(await check("--strict") { scene(.red) }.status == 0)
    }

    @Test("names the folder a report cannot be written to, with status 1")
    func noPlaceForReport() async throws {
        try folder.write(Data(), to: "file")
        let place = "\(folder.path)/file/report"
        let result = await go(["check", "--goldens", goldens, "--report", place]) { box("a") }
        #expect(result.status == 1)
        #expect(
            result.errors.last == "error: cannot write \(place): \(folder.path)/file: it is a file, not a folder")
        #expect(result.errors.count == 2)
    }

    @Test("compares parts without text in another environment")
    func textFreeElsewhere() async throws {
        func scene(_ side: CGFloat) -> Scene {
            Scene("t") {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Hello")
                    Color.red.frame(width: side, height: 5)
                }
            }
        }
        _ = await check { scene(5) }
        let path = "\(goldens)/manifest.json"
        var manifest = try JSONDecoder().decode(GoldenManifest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        for id in manifest.environments.keys {
            manifest.environments[id]?.fonts = ["Other.ttf": "00"]
            manifest.environments[id]?.versions["freetype"] = "2.0"
        }
        try jsonFile(manifest).write(to: URL(fileURLWithPath: path))
        #expect(await check { scene(5) }.status == 0)
        let changed = await check { scene(6) }
        #expect(changed.status == 1)
        #expect(changed.errors.first?.contains("t: layout changed: ") == true)
        #expect(changed.error.contains("warning: t: other environment: freetype 2.0 → "))
    }

    @Test("writes nothing without a folder of goldens, unless asked to")
    func wrongFolder() async throws {
        try FileManager.default.removeItem(atPath: goldens)
        let lost = await check { box("a") }
        #expect(lost.status == 2)
        #expect(
            lost.errors == [
                "error: there is no folder of goldens at \(goldens): run in the folder that contains it, name it with --goldens, or make it with --record missing"
            ])
        #expect(await check("--record", "never") { box("a") }.status == 2)
        #expect(await check(environment: ["CI": "1", "PLUMBLINE_RECORD": "all"]) { box("a") }.status == 2)
        #expect(folder.files.isEmpty)
        let asked = await check("--record", "missing") { box("a") }
        #expect(asked.status == 2)
        #expect(asked.errors.first?.contains("a: new: recorded at ") == true)
        #expect(await check("--record", "never") { box("a") }.status == 0)
    }

    @Test("prefers --record to the environment")
    func recordOption() async {
        _ = await check { box("a") }
        let failed = await check("--record", "failed", environment: ["PLUMBLINE_RECORD": "never"]) { box("a", .blue) }
        #expect(failed.status == 1)
        #expect(await check { box("a", .blue) }.status == 0)
        #expect(await check("--record", "some") { box("a") }.status == 64)
    }

    @Test("says when an exemption is used, and when it is not needed")
    func exemption() async {
        func scene(_ shade: Double) -> Scene {
            Scene("a") { Color(red: shade, green: 0.5, blue: 0.5).frame(width: 9, height: 9) }
                .exempt(tolerance: 8, reason: "a sky of many blues")
        }
        _ = await check { scene(0.5) }
        let used = await check { scene(0.52) }
        #expect(used.status == 0)
        #expect(
            used.error.contains(
                "warning: a: exempted: 81 pixels differ by up to 5, which is exempted: a sky of many blues"))
        #expect(await check { scene(0.5) }.error.contains("warning: a: its exemption is no longer needed"))
        #expect(await check { scene(0.6) }.status == 1)
        #expect(await check { box("b").exempt(tolerance: 9, reason: "") }.status == 64)
    }

    @Test("continues after a scene that cannot be drawn, and fails")
    func failing() async {
        let result = await check {
            Scene("bad", proposal: .infinity) { Color.red }
            box("good")
        }
        #expect(result.status == 1)
        #expect(result.errors.count == 2 && result.errors[0].contains("bad: failed: the root view takes ∞ × ∞"))
    }

    @Test("keeps goldens below the catalog's size limit")
    func limit() async {
        let result = await go(["check", "--goldens", goldens, "--report", report], limit: 10) { box("a") }
        #expect(result.status == 1)
        #expect(result.errors.first?.contains("and 10 is the limit: show less in one scene") == true)
        #expect(recorded.isEmpty)
        let generous = await go(["check", "--goldens", goldens, "--report", report], limit: 10) {
            box("a").goldenSizeLimit(10_000)
        }
        #expect(generous.status == 2)
        #expect(recorded.contains("goldens/a.png"))
    }

    @Test("reports a damaged manifest once, and writes nothing")
    func damagedManifest() async throws {
        _ = await check {
            box("a")
            box("b")
        }
        try Data("{".utf8).write(to: URL(fileURLWithPath: "\(goldens)/manifest.json"))
        let checked = await check("--record", "all") {
            box("a", .blue)
            box("b", .blue)
        }
        let accepted = await accept("a") { box("a", .blue) }
        for result in [checked, accepted] {
            #expect(result.status == 1)
            #expect(result.error == "error: \(goldens)/manifest.json: it is not a manifest of goldens; restore it\n")
        }
        try FileManager.default.removeItem(atPath: "\(goldens)/manifest.json")
        let after = await check {
            box("a")
            box("b")
        }
        #expect(after.status == 0)
    }

    @Test("names a folder that is in the place of a golden")
    func folderAsGolden() async throws {
        _ = await check { box("a") }
        try FileManager.default.removeItem(atPath: "\(goldens)/a.png")
        try FileManager.default.createDirectory(atPath: "\(goldens)/a.png", withIntermediateDirectories: true)
        let result = await check { box("a") }
        #expect(result.status == 1)
        #expect(result.errors.first?.contains("a: failed: \(goldens)/a.png: it is a folder, not a file; ") == true)
    }
}
