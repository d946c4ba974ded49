import Foundation

/// The places of values in a format, such as `%lld of %2$@`.
package enum FormatPlaces {
    package enum Piece: Equatable {
        case text(String)
        /// The value's index, and its conversion, such as `%.2lf`.
        case value(Int, as: String)
    }

    package typealias Match = (
        Substring, number: Substring?, substitution: Substring?, name: Substring?, options: Substring?,
        conversion: Substring?
    )

    /// The number of a place, from 1; the name of a substitution, as in `%#@cards@`; its name in a string catalog, as in
    /// `%(number)lld`; its flags, width, precision and length; its conversion. `%%` has none of these and stands for the sign.
    package nonisolated(unsafe) static let pattern: Regex<Match> =
        /%(?:(?<number>\d+)\$)?(?:#@(?<substitution>\w+)@|(?:\((?<name>\w+)\))?(?<options>[-+ 0#]*\d*(?:\.\d*)?(?:hh|h|ll|l|z)?)(?<conversion>[@dDiuUxXoOfFeEgGaA]))|%%/

    /// - Parameter count: The number of values; a place for another stays as it is.
    package static func pieces(of format: String, count: Int) -> [Piece] {
        guard count > 0 else { return [.text(format)] }
        var (pieces, next, position): ([Piece], Int, String.Index) = ([], 0, format.startIndex)
        for match in format.matches(of: pattern) {
            pieces.append(.text(String(format[position..<match.range.lowerBound])))
            position = match.range.upperBound
            guard let conversion = match.conversion, let options = match.options else {
                pieces.append(.text(match.0 == "%%" ? "%" : String(match.0)))
                continue
            }
            let index = match.number.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.number == nil { next += 1 }
            pieces.append(
                (0..<count).contains(index)
                    ? .value(index, as: "%\(options)\(conversion)") : .text(String(match.0)))
        }
        pieces.append(.text(String(format[position...])))
        return pieces.filter { $0 != .text("") }
    }

    /// Characters between the places of a key: a percent sign is doubled there, as Xcode writes it.
    package static func escaped(_ characters: String) -> String { characters.replacing("%", with: "%%") }
}
