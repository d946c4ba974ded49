import Testing

@testable import PlumblineProgram

@Suite("Survey report")
struct SurveyReportTests {
    private func errors(_ file: String, _ messages: String...) -> [Diagnostic] {
        messages.enumerated().map { Diagnostic(file: file, line: $0 + 1, message: $1) }
    }

    private func missing(_ name: String) -> String { "cannot find '\(name)' in scope" }

    @Test("a name that frees files alone comes before one that more files miss")
    func ranking() {
        let report = SurveyReport([
            ("a", [], errors("a", missing("Chart"))), ("b", [], errors("b", missing("Chart"))),
            ("c", [], errors("c", missing("List"), missing("Form"))),
            ("d", [], errors("d", missing("List"), missing("Form"))),
            ("e", [], errors("e", missing("List"), missing("Menu"))), ("f", [], []),
        ])
        #expect(report.names.map(\.name) == ["Chart", "List", "Form", "Menu"])
        #expect(report.names.map(\.frees) == [2, 0, 2, 1])
        #expect(report.names.map(\.files) == [2, 3, 2, 1])
        #expect(report.names.first?.example == "a:1")
        #expect(report.count(.passes) == 1)
        #expect(report.count(.fails) == 5)
    }

    @Test("a file that imports other modules is counted apart, unless it misses a name that others miss too")
    func otherModules() {
        let report = SurveyReport([
            ("a", ["Kingfisher"], errors("a", missing("KFImage"))),
            ("b", ["Kingfisher"], errors("b", missing("KFImage"), missing("List"))),
            ("c", [], errors("c", missing("List"))), ("d", ["Kingfisher"], []),
        ])
        #expect(report.files.map(\.verdict) == [.needsOtherModules, .fails, .fails, .needsOtherModules])
        #expect(report.names == [SurveyReport.Name(name: "List", frees: 2, files: 2, example: "b:2")])
        #expect(report.modules == ["Kingfisher": 2])
    }

    @Test("errors that follow from a missing name are not counted beside it; others are by kind")
    func consequences() {
        let report = SurveyReport([
            ("a", [], errors("a", missing("Foo"), "generic parameter 'Content' could not be inferred")),
            ("b", [], errors("b", "cannot convert value of type 'A' to 'B'")),
        ])
        #expect(report.files[0].missing == ["Foo"])
        #expect(report.files[1].missing == ["cannot convert value of type ‘…’ to ‘…’"])
    }

    @Test("prints counts, then names with the files they free")
    func lines() {
        let report = SurveyReport([("/w/a.swift", [], errors("/w/a.swift", missing("Foo"))), ("/w/b.swift", [], [])])
        #expect(
            report.lines(limit: 5, from: "/w") == [
                "     2  files define a view", "     1  pass (50.0 %)", "     1  fail", "", " frees  missed by  name",
                "     1          1  Foo   (a.swift:1)",
            ])
    }
}
