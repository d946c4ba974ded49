import Foundation
import LayoutEngine

#if canImport(Darwin)
    /// Apple's bundles are not searched.
    private enum StringTables {
        static var problems: [(name: String, description: String)] { [] }
        static func text(for key: String, numbers: [Double?] = []) -> String? { nil }
    }

    private enum FormatPlaces {
        enum Piece {
            case text(String)
            case value(Int)
        }

        static func place<T>(of value: T) -> String { "%@" }
        static func amount<T>(_ value: T) -> Double? { nil }
        static func number<T>(_ value: T, in locale: Locale) -> String? { nil }
        static func pieces(of format: String, count: Int) -> [Piece] { [] }
    }
#else
    import Combine
#endif

/// A text literal with values in it, and Markdown. Where a strings table has it, the table's text is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    var segments: [Text.Segment]

    public init(_ value: String) {
        segments = Markdown.segments([.characters(StringTables.text(for: value) ?? value)])
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        segments = Markdown.segments(stringInterpolation.translated)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private var parts: [Markdown.Part] = []
        /// With `%lld`, `%lf` or `%@` for each value.
        private var key = ""
        /// The values, nil for those that are no numbers.
        private var numbers: [Double?] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        private mutating func append(_ value: String, _ place: String = "%@", _ number: Double? = nil) {
            append([Text.Segment(string: value)], place, number)
        }

        private mutating func append(_ segments: [Text.Segment], _ place: String = "%@", _ number: Double? = nil) {
            parts.append(.value(segments))
            numbers.append(number)
            key += place
        }

        public mutating func appendLiteral(_ literal: String) {
            parts.append(.characters(literal))
            key += literal
        }

        public mutating func appendInterpolation(_ string: String) { append(string) }

        public mutating func appendInterpolation(_ text: Text) { append(text.segments) }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text(input, format: format).segments)
        }

        public mutating func appendInterpolation<T>(_ value: T) {
            let place = FormatPlaces.place(of: value)
            guard T.self is any Numeric.Type else { return append(String(describing: value), place) }
            let amount = FormatPlaces.amount(value)
            nonisolated(unsafe) let value = value
            append(Text(words: { FormatPlaces.number(value, in: $0.locale) ?? "\(value)" }).segments, place, amount)
        }

        /// Formats such as `%.2f`, independent of the locale.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(
                String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value), specifier,
                FormatPlaces.amount(value))
        }

        /// The parts, in the order of the table's text.
        var translated: [Markdown.Part] {
            guard let text = StringTables.text(for: key, numbers: numbers) else { return parts }
            let values = parts.filter(\.isValue)
            return FormatPlaces.pieces(of: text, count: values.count).map { piece in
                switch piece {
                case .text(let text): .characters(text)
                case .value(let index): values[index]
                }
            }
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
