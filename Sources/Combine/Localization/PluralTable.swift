import Foundation

/// The texts of a `.stringsdict` file: formats with substitutions by number.
struct PluralTable {
    let texts: [String: TableText]

    init(_ file: String) throws(StringTableError) {
        let data = try StringTableError.contents(of: file)
        let entries: [String: [String: Item]]
        do { entries = try PropertyListDecoder().decode([String: [String: Item]].self, from: data) } catch {
            throw StringTableError(file: file, data: data, error)
        }
        texts = entries.compactMapValues { entry in
            guard case .text(let format)? = entry["NSStringLocalizedFormatKey"] else { return nil }
            return TableText(format, substitutions: entry.compactMapValues(\.substitution))
        }
    }

    private enum Item: Decodable {
        case text(String)
        case rule([String: String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .rule(try container.decode([String: String].self))
            }
        }

        var substitution: TableText.Substitution? {
            guard case .rule(let forms) = self else { return nil }
            let specifier = forms["NSStringFormatValueTypeKey"].flatMap { $0.isEmpty ? nil : $0 }
            let plurals = forms.filter { !$0.key.hasPrefix("NS") }.mapValues { TableText($0) }
            return TableText.Substitution(
                argNum: nil, formatSpecifier: specifier, variations: ["plural": plurals])
        }
    }
}
