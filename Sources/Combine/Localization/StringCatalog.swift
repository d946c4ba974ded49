import Foundation

/// Xcode's string catalogs, in JSON.
package struct StringCatalog: Decodable {
    package struct Entry: Decodable {
        /// `manual` if somebody entered it in the catalog.
        package let extractionState: String?
        let localizations: [String: TableText]?
    }

    let sourceLanguage: String
    package let strings: [String: Entry]

    /// - Throws: `StringTableError` for a file that is no catalog.
    package init(file: String) throws(StringTableError) {
        let data = try StringTableError.contents(of: file)
        do { self = try JSONDecoder().decode(StringCatalog.self, from: data) } catch {
            throw StringTableError(file: file, data: data, error)
        }
    }

    /// In English, else in the language of the sources, and which language it is; nil if it has none.
    func form(of entry: Entry) -> (text: TableText, language: String)? {
        for language in ["en", sourceLanguage] {
            if let text = entry.localizations?[language] { return (text, language) }
        }
        return nil
    }

    /// The general form of a text.
    package func text(of entry: Entry) -> String? { form(of: entry)?.text.format(for: [], in: sourceLanguage) }
}
