import Foundation

/// The places of values in a format, such as `%lld of %2$@`.
package enum FormatPlaces {
    package enum Piece: Equatable {
        case text(String)
        /// From 0.
        case value(Int)
    }

    /// What stands in a key for a value of this type.
    package static func place<T>(of value: T) -> String {
        switch value {
        case is Double, is Float, is CGFloat: "%lf"
        case is any UnsignedInteger: "%llu"
        case is any BinaryInteger: "%lld"
        default: "%@"
        }
    }

    /// A number as `%lld` or `%lf` writes it in a locale: with the locale's signs, and six digits after the decimal point;
    /// nil for another value.
    package static func number<T>(_ value: T, in locale: Locale) -> String? {
        switch value {
        case let value as any BinaryFloatingPoint: decimal(value, locale)
        case let value as any BinaryInteger: whole(value, locale)
        default: nil
        }
    }

    /// A number, which chooses a plural; nil for another value.
    package static func amount<T>(_ value: T) -> Double? {
        switch value {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    private static func decimal<V: BinaryFloatingPoint>(_ value: V, _ locale: Locale) -> String {
        Double(value).formatted(.number.precision(.fractionLength(6)).locale(locale))
    }

    private static func whole<V: BinaryInteger>(_ value: V, _ locale: Locale) -> String {
        value.formatted(IntegerFormatStyle<V>().locale(locale))
    }

    /// The number of a place, from 1; its name in a string catalog, as in `%(number)lld`; its conversion: none of `%%`, which
    /// stands for the sign.
    package static var pattern: Regex<(Substring, Substring?, Substring?, Substring?)> {
        /%(?:(\d+)\$)?(?:\((\w+)\))?[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h|z)?([@dDiuUfFgGeExX])|%%/
    }

    /// - Parameter count: The number of values; a place for another stays as it is.
    package static func pieces(of format: String, count: Int) -> [Piece] {
        guard count > 0 else { return [.text(format)] }
        var (pieces, next, position): ([Piece], Int, String.Index) = ([], 0, format.startIndex)
        for match in format.matches(of: pattern) {
            pieces.append(.text(String(format[position..<match.range.lowerBound])))
            position = match.range.upperBound
            if match.0 == "%%" {
                pieces.append(.text("%"))
                continue
            }
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.1 == nil { next += 1 }
            pieces.append((0..<count).contains(index) ? .value(index) : .text(String(match.0)))
        }
        pieces.append(.text(String(format[position...])))
        return pieces.filter { $0 != .text("") }
    }
}
