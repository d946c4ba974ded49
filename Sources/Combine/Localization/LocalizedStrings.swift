import Foundation

extension String {
    /// A key of a strings table, with values in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// With `%lld`, `%lf` or `%@` for each value.
        let key: String
        let values: [FormatValue]

        public init(_ value: String) { (key, values) = (value, []) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            (key, values) = (stringInterpolation.key, stringInterpolation.values)
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var values: [FormatValue] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            private mutating func append(_ value: FormatValue) {
                key += value.place
                values.append(value)
            }

            public mutating func appendLiteral(_ literal: String) { key += FormatPlaces.escaped(literal) }

            public mutating func appendInterpolation<T>(_ value: T) { append(FormatValue(value)) }

            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(FormatValue(value, specifier: specifier))
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String { append(FormatValue(format.format(value))) }
        }

        /// - Parameter key: The key in a table; nil for the format of the values.
        fileprivate func text(for key: String? = nil, in table: String?) -> String {
            let format = StringTables.text(for: key ?? self.key, in: table, numbers: values.map(\.amount))
            return FormatPlaces.pieces(of: format ?? self.key, count: values.count).map { piece in
                switch piece {
                case .text(let text): text
                case .value(let index, let conversion):
                    values[index].text(as: conversion, in: Locale(identifier: "en_US"))
                }
            }
            .joined()
        }
    }

    /// The text of a strings table for a key, else the key itself. Locale and bundle have no effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = keyAndValue.text(in: table) }

    /// The text of a strings table for a key, else the default. Locale and bundle have no effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.text(for: "\(key)", in: table) }

    public init(localized resource: LocalizedStringResource) { self = resource.text }

    /// The text of a strings table for a key, with its places for values; nil where no table has it.
    public static func _localized(_ key: String, table: String?) -> String? { StringTables.text(for: key, in: table) }
}

/// A text of a strings table, looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?

    /// Locale, bundle and comment have no effect.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) { (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table) }

    /// Locale, bundle and comment have no effect.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) { (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table) }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var text: String { defaultValue.text(for: key, in: table) }
}
