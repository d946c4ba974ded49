import Foundation

/// A text literal with values in it. It is not translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    var segments: [Text.Segment]

    public init(_ value: String) { segments = Self.emphasized(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var segments: [Text.Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { segments += LocalizedStringKey.emphasized(literal) }

        public mutating func appendInterpolation(_ string: String) { segments.append(Text.Segment(string: string)) }

        public mutating func appendInterpolation(_ text: Text) { segments += text.segments }

        @available(*, unavailable, message: "pictures inside text are not drawn; set them beside it in an HStack")
        public mutating func appendInterpolation(_ image: Image) {}

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            segments.append(Text.Segment(string: input.text(in: format)))
        }

        public mutating func appendInterpolation<T>(_ value: T) {
            segments.append(Text.Segment(string: String(describing: value)))
        }

        /// Formats such as `%.2f`, independent of the locale.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            segments.append(
                Text.Segment(string: String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value)))
        }
    }

    /// Parses `**bold**` and `*italic*`, as SwiftUI does in literals.
    private static func emphasized(_ literal: String) -> [Text.Segment] {
        guard literal.utf8.contains(UInt8(ascii: "*")) else {
            return literal.isEmpty ? [] : [Text.Segment(string: literal)]
        }
        var segments: [Text.Segment] = []
        var rest = Substring(literal)
        var plain = ""
        func flush() {
            if !plain.isEmpty { segments.append(Text.Segment(string: plain)) }
            plain = ""
        }
        while let first = rest.first {
            if let (mark, inner, after) = emphasis(rest) {
                flush()
                var segment = Text.Segment(string: String(inner))
                if mark == 2 { segment.attributes.weight = .bold } else { segment.attributes.isItalic = true }
                segments.append(segment)
                rest = after
            } else {
                plain.append(first)
                rest.removeFirst()
            }
        }
        flush()
        return segments
    }

    /// The emphasis at the start of a text: the number of stars, the content, and the rest.
    private static func emphasis(_ text: Substring) -> (Int, Substring, Substring)? {
        for mark in ["**", "*"] where text.hasPrefix(mark) {
            let inside = text.dropFirst(mark.count)
            guard let first = inside.first, !first.isWhitespace, let end = inside.range(of: mark),
                end.lowerBound > inside.startIndex
            else { continue }
            return (mark.count, inside[..<end.lowerBound], inside[end.upperBound...])
        }
        return nil
    }
}
