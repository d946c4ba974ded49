import Foundation
import Synchronization

/// The translated texts of a program, from its strings tables: `Localizable.xcstrings`, and `Localizable.strings` and
/// `Localizable.stringsdict` in `en.lproj`.
///
/// Apple's Foundation finds them in bundles, of which there are none here. The language is English; where a table has none,
/// its own.
package enum StringTables {
    private struct Entry {
        let text: TableText
        let language: String
    }

    private struct Loaded {
        /// By table, then by key.
        var tables: [String: [String: Entry]] = [:]
        var problems: [StringTableError] = []
    }

    private static let loaded = Mutex(Loaded())

    /// Reads files, whose names without ending are the tables' names. Of a key that is in several, the first counts.
    package static func load(_ files: [String]) {
        var new = Loaded()
        // Plurals count before the general forms in a file beside them.
        let plurals = files.filter { $0.hasSuffix(".stringsdict") }
        for file in plurals + files.filter({ !$0.hasSuffix(".stringsdict") }) {
            let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            let (entries, problem) = entries(of: file)
            new.tables[name, default: [:]].merge(entries) { first, _ in first }
            // Code reads no text of these.
            if let problem, !["InfoPlist", "AppShortcuts"].contains(name) { new.problems.append(problem) }
        }
        loaded.withLock { $0 = new }
    }

    private static func entries(of file: String) -> ([String: Entry], StringTableError?) {
        do throws(StringTableError) {
            if file.hasSuffix(".xcstrings") {
                let catalog = try StringCatalog(file: file)
                let entries = catalog.strings.compactMapValues(catalog.form)
                return (entries.mapValues { Entry(text: $0.text, language: $0.language) }, nil)
            }
            if file.hasSuffix(".stringsdict") {
                return (try PluralTable(file).texts.mapValues { Entry(text: $0, language: "en") }, nil)
            }
            let table = try StringsFile(file)
            return (table.texts.mapValues { Entry(text: TableText($0), language: "en") }, table.problem)
        } catch { return ([:], error) }
    }

    /// Tables that cannot be read, or not as a whole.
    package static var problems: [StringTableError] { loaded.withLock { $0.problems } }

    /// What is wrong with files.
    package static func problems(in files: [String]) -> [StringTableError] { files.compactMap { entries(of: $0).1 } }

    /// The text for a key; nil where no table has it.
    ///
    /// - Parameter numbers: The values in the key, nil for those that are no numbers: a text may have a form for each.
    package static func text(for key: String, in table: String? = nil, numbers: [Double?] = []) -> String? {
        let entry = loaded.withLock { $0.tables[table ?? "Localizable"]?[key] }
        return entry.flatMap { $0.text.format(for: numbers, in: $0.language) }
    }
}
