import Foundation

/// A text literal with values in it, and Markdown. It is not translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    var segments: [Text.Segment]

    public init(_ value: String) { segments = Markdown.segments([.characters(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        segments = Markdown.segments(stringInterpolation.parts)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var parts: [Markdown.Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        private mutating func append(_ value: String) { parts.append(.value([Text.Segment(string: value)])) }

        public mutating func appendLiteral(_ literal: String) { parts.append(.characters(literal)) }

        public mutating func appendInterpolation(_ string: String) { append(string) }

        public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text.segments)) }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(input.text(in: format))
        }

        public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

        /// Formats such as `%.2f`, independent of the locale.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value))
        }
    }
}
