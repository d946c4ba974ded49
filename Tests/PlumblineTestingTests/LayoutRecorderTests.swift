import Foundation
import Testing

@testable import PlumblineTesting

@Suite("A layout that a test expects")
struct LayoutRecorderTests {
    private static let tests = #"""
        import Testing

        // expectLayout(row, matches: "a comment's")
        @Test func rows() {
            expectLayout(row, matches: "")
            expectLayout(
                HStack { Text("a \(name(")")) b"); /* matches: "x" */ Color.red },
                matches: """
                    old  (0, 0)
                      Text “\\(a)”
                    """, textMeasuring: fixed)
            expectLayout(named, matches: text); expectLayout(row, matches: #"old"#)
            expectLayout(row, matches: "a" + b)
            expectLayout(row, matches: "a\(b)")
        }
        """#

    /// A source with these contents.
    private func source(_ text: String = tests, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("T-\(UUID().uuidString).swift").path
        defer { unlink(path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try body(path)
    }

    private func check(_ path: String, _ isRight: (String) -> Bool) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(isRight(text), "\(text)")
    }

    @Test("is replaced in place, and nothing else is, even after the lines have moved")
    func replaces() throws {
        try source { path in
            let recorder = LayoutRecorder()
            try recorder.record(["a", "  b"], expected: "", at: path, line: 5, column: 17)
            try recorder.record(["c \\(d)"], expected: "old  (0, 0)\n  Text “\\(a)”", at: path, line: 6, column: 17)
            try recorder.record(["e"], expected: "old", at: path, line: 12, column: 53)
            let expected = Self.tests
                .replacing("matches: \"\")", with: "matches: \"\"\"\n        a\n          b\n        \"\"\")")
                .replacing(
                    "\"\"\"\n            old  (0, 0)\n              Text “\\\\(a)”\n            \"\"\"",
                    with: "#\"\"\"\n            c \\(d)\n            \"\"\"#"
                )
                .replacing("#\"old\"#", with: "\"\"\"\n        e\n        \"\"\"")
            try check(path) { $0 == expected }
        }
    }

    @Test(
        "is left alone where it is no literal of its own, or not the program's",
        arguments: [
            (12, 17, "old", "has no expectLayout whose argument matches is a string literal"),
            (13, 17, "a", "has no expectLayout whose argument matches is a string literal"),
            (14, 17, "a", "expects another layout than the program"),
            (5, 17, "something else", "expects another layout than the program"),
            (1, 1, "", "has no expectLayout"), (99, 1, "", "has no expectLayout"),
        ])
    func refuses(line: Int, column: Int, expected: String, reason: String) throws {
        try source { path in
            let error = #expect(throws: LayoutRecorder.Refusal.self) {
                try LayoutRecorder().record(["x"], expected: expected, at: path, line: line, column: column)
            }
            #expect(error?.description.contains(reason) == true)
            try check(path) { $0 == Self.tests }
        }
    }

    @Test("keeps the file's line ends, its mode and its byte order mark")
    func windows() throws {
        let text = "\u{feff}" + Self.tests.replacing("\n", with: "\r\n")
        try source(text) { path in
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            let recorder = LayoutRecorder()
            try recorder.record(["a", "b"], expected: "", at: path, line: 5, column: 17)
            try recorder.record(["c"], expected: "old  (0, 0)\n  Text “\\(a)”", at: path, line: 6, column: 17)
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            #expect(data.starts(with: [0xef, 0xbb, 0xbf]))
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\r\n" as Character)
            #expect(lines.contains("        a") && lines.contains("            c"))
            #expect(lines.allSatisfy { !$0.contains("\n") })
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect((mode as? NSNumber)?.intValue == 0o600)
        }
    }

    @Test("is not written twice with different layouts, nor over another edit")
    func conflicts() throws {
        try source { path in
            let recorder = LayoutRecorder()
            try recorder.record(["a"], expected: "", at: path, line: 5, column: 17)
            try recorder.record(["a"], expected: "", at: path, line: 5, column: 17)
            #expect(throws: LayoutRecorder.Refusal.self) {
                try recorder.record(["b"], expected: "", at: path, line: 5, column: 17)
            }
            try Data("// mine\n".utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: LayoutRecorder.Refusal.self) {
                try recorder.record(["e"], expected: "old", at: path, line: 12, column: 53)
            }
            try check(path) { $0 == "// mine\n" }
        }
    }

    @Test("is recorded as the mode says, and the test passes only if all are")
    func modes() throws {
        func failure(_ path: String, _ expected: String, _ environment: [String: String], line: Int, column: Int)
            -> String?
        {
            LayoutExpectation(actual: "new", expected: expected, filePath: path, line: line, column: column)
                .failure(environment, recorder: LayoutRecorder())
        }
        try source { path in
            #expect(
                failure(path, "old", [:], line: 12, column: 53)?.contains("run with PLUMBLINE_RECORD=failed, or paste:")
                    == true)
            #expect(
                failure(path, "", ["CI": "1"], line: 5, column: 17)?.contains("not recorded, because CI is set") == true
            )
            try check(path) { $0 == Self.tests }
            #expect(
                failure(path, "", [:], line: 5, column: 17)?.hasSuffix(
                    "recorded at \(path):5; look at it, then run again") == true)
            try check(path) { $0.contains("new") }
        }
        try source { path in
            let failed = failure(path, "old", ["PLUMBLINE_RECORD": "failed"], line: 12, column: 53)
            #expect(failed?.contains("recorded at \(path):12") == true)
        }
        try source { path in
            #expect(failure(path, "old", ["PLUMBLINE_RECORD": "all"], line: 12, column: 53) == nil)
            try check(path) { $0.contains("new") }
        }
    }

    @Test("of a program is found by the place of its call")
    func place() throws {
        // Lines and columns are the compiler's: the call below is looked for in this file.
        let here = try SwiftSource(String(contentsOfFile: #filePath, encoding: .utf8))
        let location = expectLayout(matches: "found by its place")
        let literal = here.literal(labeled: "matches", in: "expectLayout", line: location.line, column: location.column)
        #expect(literal?.value == "found by its place")
        // swift-format-ignore
        let both = [expectLayout(matches: "one"), expectLayout(matches: "expectLayout(")]
        let values = both.map { here.literal(labeled: "matches", in: "expectLayout", line: $0.line, column: $0.column) }
        #expect(values.map { $0?.value } == ["one", "expectLayout("])
    }

    @Test("has escapes for characters that no source may contain")
    func controlCharacters() throws {
        let literal = layoutLiteral(["Text “a\0b\u{7f}”"])
        #expect(literal == "\"\"\"\n    Text “a\\u{0}b\\u{7f}”\n    \"\"\"")
        // Nor for those that show a line in another order.
        #expect(layoutLiteral(["a\u{202e}b\u{2066}"]).contains("a\\u{202e}b\\u{2066}"))
        let source = SwiftSource("expectLayout(matches: \(literal))")
        #expect(
            source.literal(labeled: "matches", in: "expectLayout", line: 1, column: 13)?.value == "Text “a\0b\u{7f}”")
    }

    /// Stands for the function of that name, whose call has the same place.
    private func expectLayout(
        matches: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> Testing.SourceLocation { sourceLocation }
}
