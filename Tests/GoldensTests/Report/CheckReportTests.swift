import Foundation
import Raster
import Testing

@testable import Goldens

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A report")
struct CheckReportTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func results() throws -> [FigureResult] {
        let folder = GoldenFolder(temporary.path + "/goldens")
        let old = try layout("Color | at 0 0 | takes 8 6 | proposed 8 6", environment: here.id)
        let new = try layout("Color | at 0 0 | takes 8 5 | proposed 8 6 | label </script><b>'&\"", environment: here.id)
        try folder.record(actual(plain(), old), as: "a/b", environment: here)
        let check = FigureCheck(folder: folder, environment: here, mode: .never)
        return [
            check.check(actual(plain(), old), file: "a/b", scene: "a/b", place: .init(file: "S.swift", line: 1)),
            check.check(actual(plain(8, 5), new), file: "a/b", scene: "a/b", place: .init(file: "S<.swift", line: 2)),
            FigureResult(file: "odd", scene: "odd $(rm)", verdict: .orphaned, cause: .failed("gone \u{1}")),
        ]
    }

    private func write() throws -> String {
        let report = CheckReport(
            entries: try results().map { try ReportEntry($0) }, environment: here, goldens: "g",
            acceptance: .command("scenes accept --from r"))
        let folder = temporary.path + "/report"
        #expect(try report.write(to: folder) == "\(folder)/index.html")
        return folder
    }

    @Test("is a page, JSON, XML, and three pictures of each difference")
    func files() throws {
        _ = try write()
        #expect(
            temporary.files.filter { $0.hasPrefix("report/") } == [
                "report/index.html", "report/junit.xml", "report/pictures/a/b.actual.png",
                "report/pictures/a/b.difference.png", "report/pictures/a/b.expected.png", "report/report.json",
            ])
        let expected = try PNG.decode(temporary.data("report/pictures/a/b.expected.png"))
        #expect(expected == plain())
    }

    @Test("shows a view's position in its container if the container moved and the view did not")
    func stayed() throws {
        let tree = """
            padding | at X 0 | takes 8 6 | proposed 8 6
              Color | at 2 0 | takes 4 6 | proposed 4 6
            """
        let (old, new) = (
            try layout(tree.replacing("X", with: "0")), try layout(tree.replacing("X", with: "1"))
        )
        let rows = LayoutRows(comparison: LayoutComparison(old, new), scale: 1).rows()
        #expect(rows.map(\.state) == [.changed, .changed])
        #expect(rows[0].new?.contains("container") == false)
        #expect(rows[1].old?.hasSuffix(" · in its container at (2, 0)") == true)
        #expect(rows[1].new?.hasSuffix(" · in its container at (1, 0)") == true)
    }

    @Test("contains the results when read again, failures first")
    func json() throws {
        let file = try ReportFile(at: try write())
        #expect(file.figures.map(\.verdict) == [.layout, .orphaned, .passed])
        #expect(file.counts == ["layout": 1, "orphaned": 1, "passed": 1])
        #expect(
            file.figures.map(\.accept) == [
                "scenes accept --from r --figure a/b", "scenes accept --from r --figure odd", nil,
            ])
        let now = actual(
            plain(8, 5),
            try layout("Color | at 0 0 | takes 8 5 | proposed 8 6 | label </script><b>'&\"", environment: here.id))
        #expect(file.figures[0].fingerprint == now.fingerprint)
    }

    @Test("accepts exactly one figure by the command beside it, also from tests")
    func acceptsOne() throws {
        var result = FigureResult(file: "a~dark", scene: "a", verdict: .paint, cause: .failed("x"))
        result.goldenPath = "/package/Tests/Goldens/a~dark"
        func command(_ acceptance: CheckReport.Acceptance) throws -> String? {
            let report = CheckReport(
                entries: [try ReportEntry(result)], environment: here, goldens: "g", acceptance: acceptance)
            try report.writePage(to: temporary.path + "/one")
            return try ReportFile(at: temporary.path + "/one").figures[0].accept
        }
        #expect(try command(.command("scenes accept --from r")) == "scenes accept --from r --figure 'a~dark'")
        #expect(
            try command(.tests("PLUMBLINE_RECORD=failed swift test"))
                == "PLUMBLINE_RECORD_ONLY='/package/Tests/Goldens/a~dark' PLUMBLINE_RECORD=failed swift test")
        #expect(try command(.articles("plumbline article Page.md")) == nil)
    }

    @Test("has one order, whichever figure was compared first")
    func order() throws {
        let entries = try ["c", "a", "b"].map { name in
            try ReportEntry(FigureResult(file: name, scene: name, verdict: .missing, cause: .none))
        }
        for entries in [entries, entries.reversed()] {
            let report = CheckReport(entries: entries, environment: here, goldens: "g", acceptance: .tests("t"))
            #expect(report.entries.map(\.figure.file) == ["a", "b", "c"])
        }
    }

    @Test("keeps figures of one cause together, in the order of their names, narrow ones first")
    func groups() throws {
        let figures = [
            ("240-b", "spacing"), ("600-a", "color"), ("80-a", "spacing"), ("240-a", "spacing"), ("70", "color"),
        ]
        let entries = try figures.map { name, cause in
            try ReportEntry(FigureResult(file: name, scene: name, verdict: .layout, cause: .failed(cause)))
        }
        let report = CheckReport(entries: entries, environment: here, goldens: "g", acceptance: .tests("t"))
        #expect(report.entries.map(\.figure.file) == ["70", "600-a", "80-a", "240-a", "240-b"])
    }

    @Test("calls another environment a failure when strict, in JSON and in XML")
    func strict() throws {
        for strict in [false, true] {
            let result = FigureResult(file: "t", scene: "t", verdict: .environment, cause: .failed("pango 1 → 2"))
            let report = CheckReport(
                entries: [try ReportEntry(result, strict: strict)], environment: here, goldens: "g",
                acceptance: .command("scenes accept --from r"))
            let folder = temporary.path + "/strict"
            try report.write(to: folder)
            #expect(try ReportFile(at: folder).figures.map(\.fails) == [strict])
            let xml = String(decoding: try temporary.data("strict/junit.xml"), as: UTF8.self)
            #expect(xml.contains("failures=\"\(strict ? 1 : 0)\""))
            #expect(xml.contains("skipped=\"\(strict ? 0 : 1)\""))
            #expect(xml.contains("type=\"environment\">pango 1 → 2</failure>") == strict)
        }
    }

    @Test("shows no picture of a figure that passed, even with a note")
    func passed() throws {
        var result = try results()[0]
        result.notes = [.otherEnvironment([.library("pango", old: "1", new: "2")])]
        #expect(result.actual != nil && result.expected != nil)
        #expect(try ReportEntry(result).pictures.isEmpty)
    }

    @Test("that is missing or invalid is refused by name")
    func unreadable() throws {
        let error = #expect(throws: GoldenError.self) { try ReportFile(at: "\(temporary.path)/none") }
        #expect(error?.description.contains("/none: there is no report; run check first") == true)
        try temporary.write(Data("[]".utf8), to: "report.json")
        #expect(throws: GoldenError.self) { try ReportFile(at: temporary.path) }
    }

    @Test("needs no network, and no scene name ends its script")
    func page() throws {
        let page = try String(contentsOfFile: "\(try write())/index.html", encoding: .utf8)
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//cdn"))
        #expect(!page.contains("</script><b>"))
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(page.contains("data:image/png;base64,"))
    }

    @Test("is valid XML, with the pictures attached")
    func junit() throws {
        let folder = try write()
        let reader = Reader()
        let parser = XMLParser(data: try temporary.data("report/junit.xml"))
        parser.delegate = reader
        #expect(parser.parse(), "\(parser.parserError as Any)")
        #expect(reader.elements["testcase"]?.count == 3)
        #expect(reader.elements["failure"]?.compactMap { $0["type"] } == ["layout", "orphaned"])
        #expect(reader.elements["testcase"]?.first?["line"] == "2")
        #expect(reader.text.contains("[[ATTACHMENT|\(folder)/pictures/a/b.difference.png]]"))
        #expect(reader.elements["property"]?.count == 3)
    }

    @Test("has the time that a figure took, in seconds, and says a place once")
    func timesAndPlaces() throws {
        var result = FigureResult(
            file: "a", scene: "a", verdict: .failed, cause: .failed("no image (S.swift:2)"),
            place: .init(file: "S.swift", line: 2))
        #expect(result.message.components(separatedBy: "S.swift:2").count == 2)
        let untimed = try ReportEntry(result)
        result.seconds = 1.23456
        let xml = JUnitFile(entries: [try ReportEntry(result), untimed], folder: "/r").text
        #expect(xml.components(separatedBy: " time=\"1.235\"").count == 2)
        #expect(xml.components(separatedBy: " time=").count == 2)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [String: [[String: String]]] = [:]
        var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements[name, default: []].append(attributes)
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    @Test(
        "quotes special characters for shells",
        arguments: [
            ("a/b-c_1.x", "a/b-c_1.x"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("~", "'~'"),
            ("é", "'é'"),
        ])
    func quoting(text: String, quoted: String) { #expect(text.shellQuoted == quoted) }
}
