import Foundation
import Synchronization

/// The translated texts of a program, from its strings tables: `Localizable.xcstrings` and `en.lproj/Localizable.strings`.
///
/// Apple's Foundation finds them in bundles, of which there are none here. The language is English; where a table has none,
/// its own.
package enum StringTables {
    /// By table, then by key.
    private static let tables = Mutex<[String: [String: String]]>([:])

    /// Reads files, whose names without ending are the tables' names. Of a key that is in several, the first counts.
    package static func load(_ files: [String]) {
        let read = files.map { file in
            let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            return (name, file.hasSuffix(".xcstrings") ? StringCatalog.texts(of: file) : StringsFile.texts(of: file))
        }
        tables.withLock { tables in
            tables = [:]
            for (name, texts) in read { tables[name, default: [:]].merge(texts) { first, _ in first } }
        }
    }

    /// The text for a key; nil where no table has it.
    package static func text(for key: String, in table: String? = nil) -> String? {
        tables.withLock { $0[table ?? "Localizable"]?[key] }
    }
}

/// `"key" = "text";`
private enum StringsFile {
    static func texts(of file: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: file), let text = decoded(data) else { return [:] }
        var texts: [String: String] = [:]
        for match in text.matches(of: /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/) {
            texts[unescaped(match.1)] = unescaped(match.2)
        }
        return texts
    }

    private static func decoded(_ data: Data) -> String? {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        return String(data: data, encoding: isWide ? .utf16 : .utf8)
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing(/\\(.)/) { String($0.1) }
    }
}

/// Xcode's string catalogs, in JSON. Of plural forms the general one counts.
private struct StringCatalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Form]? }

    final class Form: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit?
        let variations: [String: [String: Form]]?

        var text: String? {
            if let stringUnit { return stringUnit.value }
            for kind in ["device", "plural"] {
                let forms = variations?[kind]
                if let form = forms?["iphone"] ?? forms?["other"] { return form.text }
            }
            return nil
        }
    }

    let sourceLanguage: String
    let strings: [String: Entry]

    static func texts(of file: String) -> [String: String] {
        let data = FileManager.default.contents(atPath: file)
        guard let catalog = data.flatMap({ try? JSONDecoder().decode(StringCatalog.self, from: $0) }) else {
            return [:]
        }
        return catalog.strings.compactMapValues { entry in
            (entry.localizations?["en"] ?? entry.localizations?[catalog.sourceLanguage])?.text
        }
    }
}
