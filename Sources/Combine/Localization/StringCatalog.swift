import Foundation

/// Xcode's string catalogs, in JSON. Of plural forms the general one counts.
package struct StringCatalog: Decodable {
    package struct Entry: Decodable {
        /// `manual` if somebody entered it in the catalog.
        package let extractionState: String?
        let localizations: [String: Form]?
    }

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
    package let strings: [String: Entry]

    package init?(file: String) {
        guard let data = FileManager.default.contents(atPath: file),
            let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
        else { return nil }
        self = catalog
    }

    /// In English, else in the language of the sources; nil if it has none.
    package func text(of entry: Entry) -> String? {
        (entry.localizations?["en"] ?? entry.localizations?[sourceLanguage])?.text
    }

    static func texts(of file: String) -> [String: String] {
        StringCatalog(file: file).map { catalog in catalog.strings.compactMapValues(catalog.text) } ?? [:]
    }
}
