import Foundation

/// A value for a place of a format.
package struct FormatValue: Equatable, Sendable {
    private enum Content: Equatable, Sendable {
        case whole(Int64)
        case natural(UInt64)
        case decimal(Double)
        case text(String)
    }

    private let content: Content
    /// What stands for it in a key.
    package let place: String
    /// Nil for the locale of the text around it.
    private let locale: Locale?

    package init<T>(_ value: T) {
        content = Self.content(of: value)
        place =
            switch content {
            case .whole: "%lld"
            case .natural: "%llu"
            case .decimal: "%lf"
            case .text: "%@"
            }
        locale = nil
    }

    /// - Parameter specifier: Such as `%.2f`, which is independent of the locale.
    package init<T: CVarArg>(_ value: T, specifier: String) {
        let locale = Locale(identifier: "en_US_POSIX")
        let content = Self.content(of: value)
        if case .text = content {
            self.content = .text(String(format: specifier, locale: locale, value))
        } else {
            self.content = content
        }
        (place, self.locale) = (specifier, locale)
    }

    private static func content<T>(of value: T) -> Content {
        // A number that is optional is written as an optional.
        guard T.self is any Numeric.Type else { return .text(String(describing: value)) }
        let number: Content? =
            switch value {
            case let value as any BinaryFloatingPoint: .decimal(Double(value))
            case let value as any UnsignedInteger: UInt64(exactly: value).map { .natural($0) }
            case let value as any BinaryInteger: Int64(exactly: value).map { .whole($0) }
            default: nil
            }
        return number ?? .text("\(value)")
    }

    /// A number, which chooses a plural; nil for another value.
    package var amount: Double? {
        switch content {
        case .whole(let value): Double(value)
        case .natural(let value): Double(value)
        case .decimal(let value): value
        case .text: nil
        }
    }

    /// As Foundation writes it: with the locale's signs, and six digits after the decimal point unless the conversion says
    /// otherwise. Texts have no widths.
    ///
    /// - Parameter conversion: Such as `%05lld`. One that is for values of another kind has no effect.
    package func text(as conversion: String, in locale: Locale) -> String {
        let locale = self.locale ?? locale
        func formatted(_ value: any CVarArg, if kinds: String) -> String? {
            guard let kind = conversion.last, kinds.contains(kind), !Self.plain.contains(conversion) else { return nil }
            return String(format: conversion, locale: locale, arguments: [value])
        }
        return switch content {
        case .whole(let value): formatted(value, if: Self.integers) ?? Self.text(value, locale)
        case .natural(let value): formatted(value, if: Self.integers) ?? Self.text(value, locale)
        case .decimal(let value):
            formatted(value, if: "fFeEgGaA")
                ?? value.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case .text(let text): text
        }
    }

    private static let integers = "dDiuUxXoO"
    /// They are written quicker without Foundation's reader of formats.
    private static let plain: Set = ["%lld", "%llu", "%lf", "%d", "%f"]

    private static func text<V: BinaryInteger>(_ value: V, _ locale: Locale) -> String {
        value.formatted(IntegerFormatStyle<V>().locale(locale))
    }
}
