import Foundation
import Testing

@testable import Combine

@Suite("Strings tables")
struct StringTablesTests {
    /// A file of a name with a content; nil for a folder.
    private func withFile<Result>(_ name: String, _ text: String?, _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tables \(UUID())")
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: text == nil ? file : folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try text.map { try Data($0.utf8).write(to: file) }
        return try body(file.path)
    }

    private func text(_ json: String, _ numbers: [Double?], in language: String = "en") throws -> String? {
        try JSONDecoder().decode(TableText.self, from: Data(json.utf8)).format(for: numbers, in: language)
    }

    private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

    private func plural(_ forms: [String]) -> String {
        let forms = forms.map { "\"\($0)\": \(unit($0))" }.joined(separator: ", ")
        return "{\"variations\": {\"plural\": {\(forms)}}}"
    }

    @Test(
        "a plural has the form of its number by the rules of the language",
        arguments: [
            ("en", ["other", "one", "other", "other", "other", "other"]),
            ("de", ["other", "one", "other", "other", "other", "other"]),
            ("fr", ["one", "one", "other", "other", "other", "other"]),
            ("pt-BR", ["one", "one", "other", "other", "other", "other"]),
            ("ru", ["many", "one", "few", "many", "many", "one"]),
            ("uk", ["many", "one", "few", "many", "many", "one"]),
            ("pl", ["many", "one", "few", "many", "many", "many"]),
            ("cs", ["other", "one", "few", "other", "other", "other"]),
            ("he", ["other", "one", "two", "other", "other", "other"]),
            ("ja", ["other", "other", "other", "other", "other", "other"]),
            ("zh-Hans", ["other", "other", "other", "other", "other", "other"]),
            ("tlh-x", ["other", "one", "other", "other", "other", "other"]),
            ("no such", ["other", "one", "other", "other", "other", "other"]),
        ])
    func plurals(language: String, forms: [String]) throws {
        let json = plural(["one", "two", "few", "many", "other"])
        #expect(try [0, 1, 2, 5, 11, 21].map { try text(json, [$0], in: language) } == forms)
    }

    @Test("a form for nothing counts in every language; a form that is not there is the general one")
    func forms() throws {
        #expect(try text(plural(["zero", "one", "other"]), [0]) == "zero")
        #expect(try text(plural(["zero", "two", "other"]), [2], in: "ar") == "two")
        #expect(try text(plural(["one", "other"]), [2], in: "ru") == "other")
        #expect(try text(plural(["one", "other"]), [nil]) == "other")
        #expect(try text(plural(["one", "other"]), [nil, 1]) == "one")
        let devices = #"{"variations": {"device": {"mac": \#(unit("Mac")), "other": \#(plural(["one", "other"]))}}}"#
        #expect(try text(devices, [1]) == "one")
    }

    @Test("substitutions have the forms of their own numbers")
    func substitutions() throws {
        let json = """
            {"stringUnit": {"value": "%@ has %#@cards@ in %#@boxes@"}, "substitutions": {
              "cards": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("%arg card")), "other": \(unit("%arg cards"))}}},
              "boxes": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                "one": \(unit("a box")), "other": \(unit("%arg boxes"))}}}}}
            """
        #expect(try text(json, [nil, 1, 2]) == "%1$@ has %2$lld card in %3$lld boxes")
        #expect(try text(json, [nil, 4, 1]) == "%1$@ has %2$lld cards in a box")
        #expect(try text(json, []) == "%1$@ has %2$lld cards in %3$lld boxes")
        let widths = """
            {"stringUnit": {"value": "100%%d %.1f %#@a@"}, "substitutions": {"a": {"formatSpecifier": ".2lf",
              "variations": {"plural": {"one": \(unit("%02d or %arg")), "other": \(unit("%%d %@"))}}}}}
            """
        #expect(try text(widths, [0.5, 1]) == "100%%d %1$.1f %2$02d or %2$.2lf")
        #expect(try text(widths, [0.5, 2]) == "100%%d %1$.1f %%d %@")
        #expect(try text(#"{"stringUnit": {"value": "%#@gone@"}, "substitutions": {}}"#, [1]) == "%#@gone@")
    }

    @Test("a .stringsdict has plurals, too")
    func plurals() throws {
        let item = """
            <key>items %lld</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@ left</string>
            <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld item</string><key>other</key><string>%lld items</string></dict></dict>
            """
        try withFile("A.stringsdict", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(item)</dict></plist>") {
            let text = try #require(try PluralTable($0).texts["items %lld"])
            #expect(text.format(for: [1], in: "en") == "%1$lld item left")
            #expect(text.format(for: [3], in: "en") == "%1$lld items left")
        }
    }

    @Test(
        "a table that cannot be read is told with its file and the reason",
        arguments: [
            ("A.xcstrings", "{\n<<<<<<< HEAD\n", "has the marks of a merge conflict at line 2"),
            ("A.xcstrings", "", "is empty"),
            ("A.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {", "cannot be read: "),
            (
                "A.xcstrings", #"{"sourceLanguage": "en", "strings": {"a": {"localizations": "\ud800"}}}"#,
                "cannot be read: "
            ),
            ("A.xcstrings", "[]", "cannot be read: "),
            ("A.xcstrings", nil, "is a folder"),
            ("A.strings", nil, "is a folder"),
            (
                "A.strings", "\"a\" = \"1\";\n<<<<<<< HEAD\n\"b\" = \"2\";",
                "has the marks of a merge conflict at line 2"
            ),
            ("A.strings", "/* a */\n\"a\" = \"1\"\n\"b\" = \"2\";", "cannot be read at line 2"),
            ("A.strings", "\"a\" = \"1\";\n\"b\" = \"2", "cannot be read at line 2"),
            ("A.stringsdict", "<plist>", "cannot be read: "),
        ] as [(String, String?, String)])
    func problems(name: String, text: String?, reason: String) throws {
        let problem = try withFile(name, text) { StringTables.problems(in: [$0]).first?.description } ?? ""
        #expect(problem.contains("/\(name) \(reason)"), "\(problem)")
        #expect(problem.hasSuffix("; its texts may be missing or wrong: fix the file, or take it out of the folder"))
    }

    @Test("a .strings file has comments, keys without marks, and texts that are their own keys")
    func strings() throws {
        let text =
            "\u{FEFF}/* \"x\" = \"y\"; */ // z\nplain.key = \"A\\n\\\"b\\U00e9\";\n\"Own\";\n\"c\"=\"http://d\" ;"
        let table = try withFile("A.strings", text) { try StringsFile($0) }
        #expect(table.problem == nil)
        #expect(table.texts == ["plain.key": "A\n\"bé", "Own": "Own", "c": "http://d"])
        let xml = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
        #expect(try withFile("A.strings", xml) { try StringsFile($0).texts } == ["a": "b"])
        let broken = try withFile("A.strings", "\"a\" = \"1\";\n=======\n\"b\" = \"2\";") { try StringsFile($0) }
        #expect(broken.texts == ["a": "1", "b": "2"] && broken.problem != nil)
    }
}
