import Foundation
import LayoutEngine

#if canImport(Darwin)
    /// Apple's bundles are not searched.
    private enum StringTables {
        static var problems: [(name: String, description: String)] { [] }
        static func text(for key: String, in table: String?, numbers: [Double?]) -> String? { nil }
    }

    private enum FormatPlaces {
        enum Piece {
            case text(String)
            case value(Int, as: String)
        }

        static func pieces(of format: String, count: Int) -> [Piece] { [] }
        static func escaped(_ characters: String) -> String { characters }
    }

    private struct FormatValue {
        let text: String
        let place = "%@"
        let amount: Double? = nil

        init<T>(_ value: T) { text = "\(value)" }
        init<T: CVarArg>(_ value: T, specifier: String) {
            text = String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value)
        }

        func text(as conversion: String, in locale: Locale) -> String { text }
    }
#else
    import Combine
#endif

/// A text literal with values in it, and Markdown. Where a strings table has it, the table's text is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    fileprivate enum Part: Sendable {
        case characters(String)
        case text([Text.Segment])
        case formatted(FormatValue)

        var isValue: Bool { if case .characters = self { false } else { true } }

        var place: String { if case .formatted(let value) = self { value.place } else { "%@" } }

        var amount: Double? { if case .formatted(let value) = self { value.amount } else { nil } }

        /// - Parameter conversion: Of a value that has one.
        func markdown(as conversion: String) -> Markdown.Part {
            switch self {
            case .characters(let characters): .characters(characters)
            case .text(let segments): .value(segments)
            case .formatted(let value) where value.amount == nil:
                .value([Text.Segment(string: value.text(as: conversion, in: .current))])
            case .formatted(let value): .value(Text(words: { value.text(as: conversion, in: $0.locale) }).segments)
            }
        }
    }

    /// With `%lld`, `%lf` or `%@` for each value.
    private let key: String
    private let parts: [Part]

    public init(_ value: String) { (key, parts) = (value, [.characters(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        (key, parts) = (stringInterpolation.key, stringInterpolation.parts)
    }

    /// The text of a strings table, with the values in the order of that text; else the parts.
    ///
    /// - Parameter table: Nil for `Localizable`.
    func segments(in table: String? = nil) -> [Text.Segment] {
        let values = parts.filter(\.isValue)
        guard let text = StringTables.text(for: key, in: table, numbers: values.map(\.amount)) else {
            return Markdown.segments(parts.map { $0.markdown(as: $0.place) })
        }
        let pieces = FormatPlaces.pieces(of: text, count: values.count)
        return Markdown.segments(
            pieces.map { piece in
                switch piece {
                case .text(let text): .characters(text)
                case .value(let index, let conversion): values[index].markdown(as: conversion)
                }
            })
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        private mutating func append(_ part: Part) {
            parts.append(part)
            key += part.place
        }

        public mutating func appendLiteral(_ literal: String) {
            parts.append(.characters(literal))
            key += FormatPlaces.escaped(literal)
        }

        public mutating func appendInterpolation(_ string: String) { append(.text([Text.Segment(string: string)])) }

        public mutating func appendInterpolation(_ text: Text) { append(.text(text.segments)) }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format).segments))
        }

        public mutating func appendInterpolation<T>(_ value: T) { append(.formatted(FormatValue(value))) }

        /// Formats such as `%.2f`, independent of the locale.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(.formatted(FormatValue(value, specifier: specifier)))
        }
    }
}

extension LocalizedStringKey {
    /// Adds an issue for each strings table that cannot be read. Nothing else tells whether a text or its key is shown.
    static func report(
        _ problems: [(name: String, description: String)] = StringTables.problems.map { ($0.name, $0.description) },
        to arena: LayoutArena, at node: NodeID
    ) {
        for problem in problems { arena.addIssue(.missingTexts, at: node, problem.description, missing: problem.name) }
    }
}
