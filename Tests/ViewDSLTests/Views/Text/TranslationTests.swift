import Combine
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Texts of strings tables")
struct TranslationTests {
    /// One test, since there is one set of tables in a program.
    @Test("stand for their keys, in views and in strings, with the values in their places")
    func tables() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appendingPathComponent("Localizable.xcstrings").path
        try Data(
            #"""
            {"sourceLanguage": "de", "version": "1.0", "strings": {
              "translated.title": {"localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "**Bold**"}},
                "de": {"stringUnit": {"state": "translated", "value": "Fett"}}}},
              "translated.count %lld": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld guest"}}, "other": {"stringUnit": {"value": "%lld guests"}}}}}}},
              "translated.source": {"localizations": {"de": {"stringUnit": {"value": "Quelle"}}}},
              "translated.percent %lld%%": {"localizations": {"en": {"stringUnit": {"value": "%lld %% of it"}}}},
              "translated.price %lf": {"localizations": {"en": {"stringUnit": {"value": "$%.2lf"}}}},
              "translated.places %lld %lf": {"localizations": {"en": {"stringUnit": {"value": "%2$.1f of %1$03lld"}}}},
              "translated.rate %.1f": {"localizations": {"en": {"stringUnit": {"value": "%.3f"}}}},
              "translated.bare": {}
            }}
            """#.utf8
        ).write(to: URL(fileURLWithPath: catalog))
        let table = folder.appendingPathComponent("Other.strings").path
        try Data(
            #"""
            /* A note */ "translated.of %@ %@" = "\"%2$@\" of %1$@";
            "translated.title" = "Other *title*";
            """#.utf8
        ).write(to: URL(fileURLWithPath: table))
        StringTables.load([catalog, table])
        defer { StringTables.load([]) }

        #expect(Text("translated.title").string == "Bold")
        #expect(Text("translated.count \(3)").string == "3 guests")
        #expect(Text("translated.count \(1)").string == "1 guest")
        #expect(String(localized: "translated.count \(1)") == "1 guest")
        #expect(Text("translated.source").string == "Quelle")
        #expect(Text("translated.bare").string == "translated.bare")
        #expect(Text(verbatim: "translated.title").string == "translated.title")
        #expect(String(localized: "translated.count \(3)", comment: "Guests") == "3 guests")
        #expect(String(localized: "translated.none", defaultValue: "\(2) of 3") == "2 of 3")
        #expect(String(localized: "translated.number \(1234) \(0.5)") == "translated.number 1,234 0.500000")
        #expect(String(localized: "translated.of \("a") \("b")", table: "Other") == "\"b\" of a")
        #expect(String(localized: LocalizedStringResource("translated.source")) == "Quelle")

        #expect(Text("translated.title", tableName: "Other").string == "Other title")
        #expect(Text("translated.of \("a") \("b")", tableName: "Other").string == "\"b\" of a")
        #expect(Text("translated.source", tableName: "Other").string == "translated.source")
        #expect(Text("translated.title", tableName: "None").string == "translated.title")
        #expect(Text(LocalizedStringResource("translated.title", table: "Other")).string == "Other title")
        #expect(String(localized: "translated.title", table: "Other") == "Other *title*")
        #expect(String(localized: "a", defaultValue: "b", table: "Other") == "b")

        #expect(Text("translated.price \(1.5)").string == "$1.50")
        #expect(String(localized: "translated.price \(1.5)") == "$1.50")
        #expect(Text("translated.places \(5) \(2.5)").string == "2.5 of 005")
        #expect(Text("translated.rate \(0.5, specifier: "%.1f")").string == "0.500")
        #expect(Text("translated.percent \(50)%").string == "50 % of it")
        #expect(String(localized: "translated.percent \(50)%") == "50 % of it")
    }

    @Test("a literal percent sign stays, with values beside it or without")
    func percent() {
        #expect(Text("100 %").string == "100 %")
        #expect(Text("\(50) %").string == "50 %")
        #expect(String(localized: "100 % of \(2)") == "100 % of 2")
    }

    @Test("a table that cannot be read is an issue of a figure")
    func problems() {
        let arena = LayoutArena()
        let node = arena.add(FixedLayout(size: .zero), info: NodeInfo(name: "EmptyView"))
        LocalizedStringKey.report([("A.strings", "A.strings is empty")], to: arena, at: node)
        #expect(arena.issues.map(\.text) == ["missing texts: A.strings is empty"])
        #expect(arena.issues.map(\.missingName) == ["A.strings"])
    }
}
