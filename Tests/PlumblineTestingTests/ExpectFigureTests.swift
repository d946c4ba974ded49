import Foundation
import Goldens
import Plumbline
import Testing

@testable import PlumblineTesting

private func square(_ name: String = "square", side: CGFloat = 10, color: Color = .red) -> Scene {
    Scene(name) { color.frame(width: side, height: side) }
}

@MainActor
@Suite("expectFigure")
struct ExpectFigureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(UUID().uuidString)")

    private func compared(_ scene: Scene, mode: GoldenRecordMode = .missing, environment: [String: String] = [:])
        async throws -> FigureResult
    {
        var settings = GoldenSettings()
        settings.folder = folder.path
        settings.mode = mode
        settings.environment = environment
        return try await compare(scene, nil, settings, filePath: #filePath)
    }

    @Test("records a golden once and fails, then passes, then finds a change")
    func life() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await compared(square()).verdict == .new)
        #expect(try await compared(square()).verdict == .passed)
        #expect(try await compared(square(side: 10.25)).verdict == .layout)
        let painted = try await compared(square(color: .blue))
        #expect(painted.verdict == .paint)
        #expect(try ReportEntry(painted).pictures.keys.sorted() == ["actual", "difference", "expected"])
        #expect(try await compared(square()).verdict == .passed)
    }

    @Test("knows what is wrong with a layout, though the golden is as before")
    func issues() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrong = Scene("wrong") { Color.red.frame(width: 4, height: 4).frame(width: -4) }
        _ = try await compared(wrong)
        let result = try await compared(wrong)
        #expect(result.verdict == .passed)
        #expect(result.actual?.issues.count == 1)
        #expect(result.actual?.issues.first?.hasPrefix("invalid frame length: ") == true)
        #expect(try await compared(square()).actual?.issues == [])
    }

    #if compiler(>=6.3)
        @Test("warns of what is wrong with a layout")
        func warnings() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            var settings = GoldenSettings()
            settings.folder = folder.path
            settings.environment = ["PLUMBLINE_RECORD": "all"]
            let recorded = settings
            try await withKnownIssue {
                try await GoldenSettings.$current.withValue(recorded) {
                    try await expectFigure(
                        Scene("wrong") { Color.red.frame(width: 4, height: 4).frame(width: -4) })
                }
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("wrong: invalid frame length: ") }
            }
        }
    #endif

    @Test("writes nothing in CI, or if the mode is never")
    func nothing() async throws {
        #expect(
            try await compared(square(), environment: ["CI": "true", "PLUMBLINE_RECORD": "all"]).verdict == .missing)
        #expect(try await compared(square(), mode: .never).verdict == .missing)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("says what is missing where a figure is chosen to be recorded, and the mode keeps its golden")
    func chosen() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let chosen = ["PLUMBLINE_RECORD_ONLY": "a"]
        for name in ["a", "b"] { #expect(try await compared(square(name), environment: chosen).notes == []) }
        func notes(_ name: String, _ more: [String: String] = [:]) async throws -> [GoldenNote] {
            let environment = chosen.merging(more) { _, new in new }
            return try await compared(square(name, color: .blue), environment: environment).notes
        }
        #expect(try await notes("a") == [.onlyChosen])
        #expect(try await notes("b") == [])
        #expect(try await notes("a", ["PLUMBLINE_RECORD": "never"]) == [.onlyChosen])
        #expect(try await notes("a", ["PLUMBLINE_RECORD": "failed"]) == [.recorded(wasMissing: false)])
    }

    @Test("prefers the record mode of the environment to the suite's")
    func recordMode() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await compared(square(), mode: .never, environment: ["PLUMBLINE_RECORD": "all"]).verdict == .passed)
        #expect(try await compared(square(color: .blue), environment: ["PLUMBLINE_RECORD": "failed"]).verdict == .paint)
        #expect(try await compared(square(color: .blue), mode: .never).verdict == .passed)
    }

    @Test("says that CI kept it from recording, also a golden that is missing")
    func refusedMode() async throws {
        let asked = try await compared(square(), environment: ["CI": "true", "PLUMBLINE_RECORD": "all"])
        #expect(asked.notes == [.notRecorded(.all)])
        #expect(try await compared(square(), mode: .failed, environment: ["CI": "1"]).notes == [.notRecorded(.failed)])
        #expect(try await compared(square(), environment: ["CI": "1"]).notes == [.notRecorded(.missing)])
        #expect(try await compared(square(), mode: .never, environment: ["CI": "1"]).notes == [])
        #expect(GoldenNote.notRecorded(.missing).description == "not recorded, because CI is set")
    }

    @Test("records exactly the figure that the report's command names")
    func recordsOne() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a", "b"] { _ = try await compared(square(name)) }
        let accept = ["PLUMBLINE_RECORD": "failed", "PLUMBLINE_RECORD_ONLY": folder.path + "/a"]
        for name in ["a", "b"] { _ = try await compared(square(name, color: .blue), environment: accept) }
        #expect(try await compared(square("a", color: .blue)).verdict == .passed)
        #expect(try await compared(square("b", color: .blue)).verdict == .paint)
    }

    @Test("keeps every panel's layout, and names the panel whose view has changed")
    func panels() async throws {
        func scene(_ side: CGFloat) -> Scene {
            Scene("panels", columns: 2) {
                Panel("before") { Color.red.frame(width: 10, height: 10) }
                Panel("after") { Color.red.frame(width: side, height: 10) }
            }
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await compared(scene(20))
        let text = try String(contentsOfFile: folder.path + "/panels.txt", encoding: .utf8)
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("part ") } == ["part before", "part after"])
        #expect(try await compared(scene(20)).verdict == .passed)
        let changed = try await compared(scene(21))
        #expect(changed.verdict == .layout)
        #expect(changed.cause.description.contains("after › frame"))
    }

    @Test("refuses a scene whose name would leave the folder")
    func name() async {
        await #expect(throws: (any Error).self) { _ = try await compared(square("../out")) }
    }

    @Test("fails its test with file and line, and attaches pictures and a report", .goldens(mode: .never))
    func failure() async throws {
        let (goldens, report) = (folder.path + "/goldens", folder.path + "/report")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await {
            var settings = GoldenSettings()
            (settings.folder, settings.environment) = (goldens, [:])
            return try await compare(square(), nil, settings, filePath: #filePath)
        }()
        try await withKnownIssue {
            var settings = GoldenSettings.current
            settings.folder = goldens
            try await GoldenSettings.$current.withValue(settings) {
                try await ReportFolder.$override.withValue(report) { try await expectFigure(square(color: .blue)) }
            }
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("square: paint changed") && text.contains("ExpectFigureTests.swift:")
                && text.contains("report: \(report)/index.html")
                && issue.sourceLocation?.fileName == "ExpectFigureTests.swift"
        }
        let kinds = ["actual", "difference", "expected"].map { "\(report)/pictures/square.\($0).png" }
        for path in kinds + ["\(report)/index.html", "\(report)/junit.xml", "\(report)/report.json"] {
            #expect(FileManager.default.fileExists(atPath: path), "\(path) is not there")
        }
    }

    @Test("removes the report of an earlier run once, and nothing else")
    func earlierReport() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["index.html", "junit.xml", "report.json"].map { folder.appendingPathComponent($0).path }
        func isThere() -> Bool { files.allSatisfy(FileManager.default.fileExists) }
        func write() throws {
            let failure = FigureResult(file: "a", scene: "a", verdict: .missing, cause: .none)
            _ = try CheckReport(
                entries: [ReportEntry(failure)], environment: try .current, goldens: "g", acceptance: .tests("t")
            ).write(to: folder.path)
        }
        try write()
        try Data("mine".utf8).write(to: folder.appendingPathComponent("notes.txt"))
        let book = ReportBook()
        book.begin(folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
        try write()
        book.begin(folder.path)
        #expect(isThere())
        // A foreign page stays.
        try Data("{}".utf8).write(to: URL(fileURLWithPath: files[2]))
        ReportBook().begin(folder.path)
        #expect(isThere())
    }

    @Test("finds goldens beside the test's file, or where the trait says", .goldens(folder: "Other", scale: 3))
    func trait() {
        let settings = GoldenSettings.current
        #expect(settings.scale == 3)
        #expect(settings.path(besides: "/a/Tests/T.swift") == "/a/Tests/Other")
        #expect(GoldenSettings().path(besides: "/a/Tests/T.swift") == "/a/Tests/Goldens")
    }

    @Suite("Traits of a suite", .goldens(folder: "Outer", scale: 2))
    struct Inner {
        @Test("are inherited by its tests, which may change some", .goldens(folder: "Inner"))
        func inherited() {
            #expect(GoldenSettings.current.folder == "Inner" && GoldenSettings.current.scale == 2)
        }
    }

    @Test("puts the report into the package's build folder, or where the environment says")
    func reportFolder() {
        let path = ReportFolder.path(besides: #filePath, environment: [:])
        #expect(path.hasSuffix("/.build/goldens-report"))
        #expect(ReportFolder.path(besides: #filePath, environment: ["PLUMBLINE_REPORT": "/r"]) == "/r")
        #expect(ReportFolder.path(besides: "/nowhere/T.swift", environment: [:]).hasSuffix("/goldens-report"))
    }
}

@MainActor
@Suite("expectLayout")
struct ExpectLayoutTests {
    private var row: some View {
        HStack(spacing: 5) {
            Color.red.frame(width: 10, height: 10)
            Text("ab")
        }
    }

    private let text = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

    @Test("passes for the printed tree, with or without surrounding spaces")
    func passes() {
        expectLayout(
            row, textMeasuring: text,
            matches: """

                HStack  (0, 0) 35 × 10  proposed nil × nil
                  frame width 10, height 10  (0, 0) 10 × 10  proposed nil × 10
                    Color .red  (0, 0) 10 × 10  proposed 10 × 10
                  Text “ab”  (15, 0) 20 × 10  proposed nil × 10

                """)
    }

    @Test("fails with the first view that changed and the whole tree")
    func fails() {
        withKnownIssue {
            expectLayout(
                row, textMeasuring: text,
                matches: """
                    HStack  (0, 0) 34 × 10  proposed nil × nil
                      frame width 10, height 10  (0, 0) 10 × 10  proposed nil × 10
                        Color .red  (0, 0) 10 × 10  proposed 10 × 10
                      Text “a”  (15, 0) 19 × 10  proposed nil × 10
                    """)
        } matching: { issue in
            let message = issue.comments.map(\.rawValue).joined()
            let start = "layout changed: HStack › Text: “a” → “ab”; so it takes width 20 (was 19); 1 other "
            return message.contains(start)
                && message.contains("  Text “ab”  (15, 0) 20 × 10")
        }
    }

    private func mismatch(_ actual: String, _ expected: String, mode: RecordMode = .never) -> String? {
        LayoutExpectation(actual: actual, expected: expected, filePath: "/none.swift", line: 1, column: 1)
            .failure(["PLUMBLINE_RECORD": mode.rawValue])
    }

    @Test("reports the first line that differs if the expected text prints no layout")
    func lines() {
        #expect(mismatch("a\nb", "a")?.contains("line 2:\nexpected  (nothing)\nactual    b") == true)
        #expect(mismatch("a", "a\nb")?.contains("line 2:\nexpected  b\nactual    (nothing)") == true)
        #expect(mismatch("a\n  b", "a\nb") != nil)
        #expect(mismatch("\na  \nb\n", "a\nb") == nil)
    }

    @Test("prints the argument to paste where it cannot be recorded, in CI the tree alone")
    func paste() {
        #expect(
            mismatch("HStack  (0, 0)\n  Color", "", mode: .missing)
                == "there is no layout to compare with yet\nnot recorded: there is no source at /none.swift\n"
                + "to accept it, paste:\nmatches: \"\"\"\n    HStack  (0, 0)\n      Color\n    \"\"\"")
        #expect(mismatch("a", "b")?.hasSuffix("The layout now:\na") == true)
        let wish = LayoutExpectation(actual: "a", expected: "b").failure(["CI": "1", "PLUMBLINE_RECORD": "failed"])
        #expect(wish?.contains("\nnot recorded, although the record mode is failed, because CI is set") == true)
        #expect(mismatch("a", "a", mode: .all) == nil)
    }

    @Test("prints text with backslashes and quotes so that Swift reads it as it is")
    func literal() {
        #expect(layoutLiteral(["a \\(b) c"]) == "#\"\"\"\n    a \\(b) c\n    \"\"\"#")
        #expect(layoutLiteral(["\"\"\"# \\#n"]).hasPrefix("##\"\"\"\n"))
        // The pasted argument matches the printed layout.
        let pasted = #"""
            a \(b) c
            """#
        #expect(mismatch("a \\(b) c", pasted) == nil)
    }
}
