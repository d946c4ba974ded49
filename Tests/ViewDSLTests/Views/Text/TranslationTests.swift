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
              "translated.bare": {}
            }}
            """#.utf8
        ).write(to: URL(fileURLWithPath: catalog))
        let table = folder.appendingPathComponent("Other.strings").path
        try Data(#"/* A note */ "translated.of %@ %@" = "\"%2$@\" of %1$@";"#.utf8)
            .write(to: URL(fileURLWithPath: table))
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
