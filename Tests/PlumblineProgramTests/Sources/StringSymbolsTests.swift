import Foundation
import TestSupport
import Testing

@testable import PlumblineProgram

@Suite("The names of a string catalog's texts")
struct StringSymbolsTests {
    private func symbols(_ strings: String, in name: String = "Localizable") throws -> [StringSymbols.Symbol] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("S-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("\(name).xcstrings")
        try Data(#"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.1"}"#.utf8).write(to: file)
        return StringSymbols(catalogs: [file.path]).symbols
    }

    private func entry(_ key: String, _ text: String, _ state: String = "manual") -> String {
        #""\#(key)": {"extractionState": "\#(state)", "localizations": {"en": {"stringUnit": {"value": "\#(text)"}}}}"#
    }

    private func code(_ symbols: [StringSymbols.Symbol], _ text: String) -> String? {
        StringSymbols(symbols).code(for: [SourceText(text)])
    }

    @Test(
        "are their keys' words, without places for values",
        arguments: [
            ("Alert.Logout.message", "alertLogoutMessage"), ("About app", "aboutApp"), ("%d min %d sec", "minSec"),
            ("Australian pull-ups", "australianPullUps"),
        ])
    func names(key: String, name: String) throws {
        #expect(try symbols(entry(key, "text")).map(\.name) == [name])
    }

    @Test("take the values of their texts, with the labels these have, in the order of the values")
    func places() throws {
        let text = "%2$(count)lld of %1$@, %.1f %%, %1$@"
        let found = try symbols(entry("a", text))
        #expect(found[0].places.map(\.type) == ["String", "Int", "Double"])
        #expect(found[0].places.map(\.label) == [nil, "count", nil])
        let plural =
            #""b": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld days"}}}}}}}"#
        #expect(try symbols(plural)[0].places.map(\.type) == ["Int"])
    }

    @Test("are those that somebody entered, not those that come from the sources")
    func manual() throws {
        #expect(try symbols(entry("Hello", "Hello", "stale") + "," + entry("Bye", "Bye")).map(\.name) == ["bye"])
        #expect(StringSymbols(catalogs: ["/nowhere/Localizable.xcstrings", "/nowhere/a.strings"]).symbols.isEmpty)
    }

    @Test("are declared where the sources use them and declare none of that name, by table")
    func declarations() throws {
        let sign = try symbols(entry("Sign in", "Sign in"))
        #expect(code(sign, "Text(.other)") == nil)
        #expect(code(sign, "extension R { static let signIn = 1 }; Text(.signIn)") == nil)
        #expect(
            code(sign, "Text(.signIn)") == """
                import SwiftUI
                extension LocalizedStringResource { static var `signIn`: LocalizedStringResource { LocalizedStringResource("Sign in", defaultValue: "Sign in") } }

                """)
        let day = code(
            try symbols(entry("Day %lld", "Day %(number)lld"), in: "Home page"), "Text(.HomePage.day(number: 3))")
        #expect(day?.contains("enum `HomePage` {}") == true && day?.contains("table: \"Home page\"") == true)
        #expect(day?.contains("func `day`(`number` value0: Int)") == true, "\(day ?? "")")
    }
}
