import Foundation
import Goldens
import Plumbline
import Synchronization
import Testing

@testable import PlumblineTesting

@MainActor
@Suite("expectFigure of a view")
struct ExpectViewTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("views-\(UUID().uuidString)")

    private var bar: some View {
        HStack(spacing: 0) {
            Color.red.frame(height: 4)
            Color.primary.frame(width: 4, height: 4)
        }
    }

    /// Records in a folder of its own.
    private func recording(_ body: () async throws -> Void) async throws {
        var settings = GoldenSettings()
        (settings.folder, settings.mode) = (folder.path, .all)
        settings.environment["CI"] = nil
        try await GoldenSettings.$current.withValue(settings) { try await body() }
    }

    private var pictures: [String] {
        GoldenFolder(folder.path).figures()
    }

    private func size(_ file: String) throws -> CGSize {
        let golden = try #require(try GoldenFolder(folder.path).golden(file, GoldenFolder(folder.path).manifest()))
        return CGSize(width: golden.bitmap.width, height: golden.bitmap.height)
    }

    @Test("names the golden after suite and test")
    func named() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await recording { try await expectFigure(Color.red.frame(width: 5, height: 6)) }
        #expect(pictures == ["ExpectViewTests/named"])
        #expect(try size("ExpectViewTests/named") == CGSize(width: 5, height: 6))
    }

    @Test("records missing goldens with one issue")
    func recordedTogether() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var settings = GoldenSettings()
        (settings.folder, settings.mode) = (folder.path, .missing)
        settings.environment["CI"] = nil
        let messages = Mutex<[String]>([])
        try await withKnownIssue {
            try await GoldenSettings.$current.withValue(settings) {
                try await expectFigure(bar, named: "new/bar", widths: [20, 30])
            }
        } matching: { issue in
            messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return true
        }
        let told = messages.withLock { $0 }
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("2 figures: new/bar-20: new: recorded at ") == true, "\(told)")
    }

    @Test("draws every combination of widths, appearances, type sizes and directions")
    func matrix() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await recording {
            try await expectFigure(
                bar, named: "bars/bar", widths: [20, 30.5], appearances: [.light, .dark],
                typeSizes: [.large, .accessibility2], layoutDirections: [.leftToRight, .rightToLeft])
        }
        var names: [String] = []
        for width in ["20", "30.5"] {
            for size in ["large", "accessibility2"] {
                for direction in ["ltr", "rtl"] {
                    names += ["", "~dark"].map { "bars/bar-\(width)-\(size)-\(direction)\($0)" }
                }
            }
        }
        #expect(pictures == names.sorted())
        #expect(try size("bars/bar-20-large-ltr").width == 20)
        func picture(_ file: String) throws -> [UInt8]? {
            try GoldenFolder(folder.path).golden(file, GoldenFolder(folder.path).manifest())?.bitmap.pixels
        }
        let one = try picture("bars/bar-20-large-ltr")
        #expect(try picture("bars/bar-20-large-rtl") != one)
        #expect(try picture("bars/bar-20-large-ltr~dark") != one)
    }

    @Test("leaves the choice to the view for a width of nil, and changes no other name by another width")
    func ideal() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await recording {
            try await expectFigure(Color.red.frame(height: 3), named: "a", widths: [nil, 7])
        }
        #expect(pictures == ["a-7", "a-ideal"])
        #expect(try size("a-ideal") == CGSize(width: 10, height: 3))
    }

    @Test("refuses a second figure of a name, which would overwrite the first")
    func twoOfOneName() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await recording {
            try await expectFigure(Color.red.frame(width: 5, height: 6), named: "twin")
            try await withKnownIssue {
                try await expectFigure(Color.blue.frame(width: 5, height: 6), named: "twin")
            } matching: { issue in
                let text = issue.comments.map(\.rawValue).joined()
                return text.contains("two figures are named twin") && text.contains("ExpectViewTests.swift:")
            }
        }
        #expect(pictures == ["twin"])
        let golden = try GoldenFolder(folder.path).golden("twin", GoldenFolder(folder.path).manifest())
        let red = try await Scene("twin") { Color.red.frame(width: 5, height: 6) }.figure(scale: 1).actual
        #expect(golden?.bitmap == red.bitmap)
    }

    @Test("refuses the second picture of one expectation")
    func loop() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await recording {
            try await withKnownIssue {
                for color in [Color.red, .blue] {
                    try await expectFigure(color.frame(width: 5, height: 6), named: "loop")
                }
            } matching: { issue in
                issue.comments.map(\.rawValue).joined().contains("two figures are named loop, both at ")
            }
        }
    }

    /// Expects the body to fail with this message alone, and to record nothing.
    private func refused(_ message: String, _ body: () async throws -> Void) async throws {
        try await withKnownIssue {
            try await recording(body)
        } matching: { issue in
            issue.comments.map(\.rawValue) == [message]
        }
        #expect(pictures.isEmpty)
    }

    @Test("fails for an empty list, which would compare nothing")
    func empty() async throws {
        try await refused("none: widths is empty, so there is nothing to compare") {
            try await expectFigure(bar, named: "none", widths: [])
        }
        try await refused("none: appearances is empty, so there is nothing to compare") {
            try await expectFigure(bar, named: "none", widths: [20], appearances: [])
        }
    }

    @Test("refuses a width that is no length", arguments: [-3, .infinity, .nan] as [CGFloat])
    func wrongWidth(width: CGFloat) async throws {
        try await refused(
            "none: the width \(width) is not allowed: a width is a finite number of points, 0 or more"
        ) {
            try await expectFigure(bar, named: "none", widths: [20, width])
        }
    }

    @Test("tells a cause that several figures share once, with the names of all and the command that accepts them")
    func oneCause() async throws {
        func issue(_ file: String, _ reason: String) -> FigureIssue {
            let result = FigureResult(
                file: file, scene: file, verdict: .layout, cause: .failed(reason),
                place: .init(file: "A.swift", line: 3))
            let report = FailureReport(pictures: ["actual: /r/a.png"], page: "report: /r/index.html")
            return FigureIssue(result: result, goldens: "/g", report: report)
        }
        let issues = [issue("T/looks-240", "spacing"), issue("T/looks-80", "spacing"), issue("T/looks-9", "color")]
        #expect(
            [issues[0], issues[1]].message == """
                2 figures: T/looks-240: layout changed: spacing (A.swift:3)
                and for the same reason: T/looks-80
                to accept them: PLUMBLINE_RECORD_ONLY='/g/T/looks-240,/g/T/looks-80' PLUMBLINE_RECORD=failed swift test
                report: /r/index.html
                """)
        #expect(
            issues[2].message == """
                T/looks-9: layout changed: color (A.swift:3)
                to accept it: PLUMBLINE_RECORD_ONLY=/g/T/looks-9 PLUMBLINE_RECORD=failed swift test
                actual: /r/a.png
                report: /r/index.html
                """)
        let messages = Mutex<[String]>([])
        withKnownIssue {
            issues.record(at: #_sourceLocation)
        } matching: { issue in
            messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return true
        }
        let starts = messages.withLock { $0.map { String($0.prefix(12)) } }
        #expect(starts == ["2 figures: T", "T/looks-9: l"])
    }

    @Test("finds one cause in figures that it affects in different ways")
    func commonCause() async throws {
        // A run draws a golden once: the change is compared with a copy.
        let copy = folder.path + "-copy"
        defer { for path in [folder.path, copy] { try? FileManager.default.removeItem(atPath: path) } }
        func row(_ padding: CGFloat) -> some View { Color.red.frame(height: 4).padding(padding) }
        try await recording { try await expectFigure(row(3), named: "row", widths: [20, 30]) }
        try FileManager.default.copyItem(atPath: folder.path, toPath: copy)
        var settings = GoldenSettings()
        (settings.folder, settings.mode, settings.environment) = (copy, .never, [:])
        let messages = Mutex<[String]>([])
        try await withKnownIssue {
            try await GoldenSettings.$current.withValue(settings) {
                try await ReportFolder.$override.withValue(folder.path + "/report") {
                    try await expectFigure(row(4), named: "row", widths: [20, 30])
                }
            }
        } matching: { issue in
            messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return true
        }
        let told = messages.withLock { $0 }
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("2 figures: row-20: layout changed: padding: ") == true, "\(told)")
        #expect(told.first?.contains("and for the same reason: row-30\n") == true, "\(told)")
    }
}
