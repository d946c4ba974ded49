import Foundation

/// A text of a strings table: a format, or several that are chosen by device and by the numbers in it.
package final class TableText: Decodable, Sendable {
    struct Unit: Decodable { let value: String }

    /// What a format inserts for `%#@name@`: a form by the number of one value.
    struct Substitution: Decodable {
        /// From 1; nil for the place where it stands.
        let argNum: Int?
        /// Such as `lld`, for `%arg`.
        let formatSpecifier: String?
        let variations: [String: [String: TableText]]?
    }

    private let stringUnit: Unit?
    private let variations: [String: [String: TableText]]?
    private let substitutions: [String: Substitution]?

    init(_ format: String, substitutions: [String: Substitution] = [:]) {
        (stringUnit, variations, self.substitutions) = (Unit(value: format), nil, substitutions)
    }

    /// The format for values, with substitutions in their places; nil if there is none.
    ///
    /// - Parameters:
    ///   - numbers: The values, nil for those that are no numbers. A missing one has the general form.
    ///   - language: Whose rules choose the form.
    package func format(for numbers: [Double?], in language: String) -> String? {
        format(by: numbers.lazy.compactMap(\.self).first, language).map { format in
            guard let substitutions, !substitutions.isEmpty else { return format }
            return Substituting(substitutions: substitutions, numbers: numbers, language: language).text(format)
        }
    }

    private func format(by number: Double?, _ language: String) -> String? {
        stringUnit?.value ?? Self.form(of: variations, for: number, in: language)?.format(by: number, language)
    }

    private static func form(
        of variations: [String: [String: TableText]]?, for number: Double?, in language: String
    ) -> TableText? {
        if let devices = variations?["device"], let form = devices["iphone"] ?? devices["other"] { return form }
        guard let plurals = variations?["plural"] else { return nil }
        // A form for nothing counts in every language.
        if number == 0, let none = plurals["zero"] { return none }
        return number.flatMap { plurals[PluralRules.category(of: $0, in: language)] } ?? plurals["other"]
    }

    /// Inserts substitutions into a format.
    private struct Substituting {
        let substitutions: [String: Substitution]
        let numbers: [Double?]
        let language: String

        /// With the number of each place, since a substitution may name another value than the place where it stands.
        func text(_ format: String) -> String {
            var next = 0
            return format.replacing(FormatPlaces.pattern) { match in
                if match.0 == "%%" { return String(match.0) }
                if match.number == nil { next += 1 }
                let place = match.number.flatMap { Int($0) } ?? next
                if let options = match.options, let conversion = match.conversion {
                    return "%\(place)$\(options)\(conversion)"
                }
                guard let substitution = match.substitution.flatMap({ substitutions[String($0)] }) else {
                    return String(match.0)
                }
                return text(substitution, substitution.argNum ?? place) ?? String(match.0)
            }
        }

        private func text(_ substitution: Substitution, _ place: Int) -> String? {
            let number = numbers.indices.contains(place - 1) ? numbers[place - 1] : nil
            let form = TableText.form(of: substitution.variations, for: number, in: language)
            return form?.format(by: number, language)?
                .replacing("%arg", with: "%\(place)$\(substitution.formatSpecifier ?? "lld")")
                // In the tables that came before catalogs, `%lld` is the same value.
                .replacing(FormatPlaces.pattern) { match in
                    guard match.number == nil, let conversion = match.conversion, conversion != "@" else {
                        return String(match.0)
                    }
                    return "%\(place)$\(match.options ?? "")\(conversion)"
                }
        }
    }
}
