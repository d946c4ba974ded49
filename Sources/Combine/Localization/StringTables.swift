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
