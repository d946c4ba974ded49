import Foundation

extension Markdown {
    /// A piece of the text, or a mark that may turn out to be one.
    struct Node {
        enum Content {
            case text(String)
            case value([Text.Segment])
            /// Equal characters that may begin or end emphasis.
            case marks(Character, count: Int)
            case bracket
        }

        var content: Content
        var canOpen = false
        var canClose = false
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
        var link: URL?

        /// In place: a copy for each character would make long texts slow.
        mutating func append(_ character: Character) {
            guard case .text(var text) = content else { return }
            content = .bracket
            text.append(character)
            content = .text(text)
        }

        func styled(_ segment: Text.Segment) -> Text.Segment {
            var segment = segment
            if isBold { segment.attributes.weight = segment.attributes.weight ?? .bold }
            if isItalic { segment.attributes.isItalic = true }
            if isCode { segment.attributes.design = .monospaced }
            if isStruck { segment.attributes.strikethrough = segment.attributes.strikethrough ?? .single }
            segment.link = segment.link ?? link
            return segment
        }
    }
}

extension Markdown.Part {
    private static let marks = Set("*_~`[\\<".utf8)

    var mayHaveMarks: Bool {
        guard case .characters(let text) = self else { return false }
        return text.utf8.contains(where: Self.marks.contains)
    }

    var plain: [Text.Segment] {
        switch self {
        case .characters(let text): text.isEmpty ? [] : [Text.Segment(string: text)]
        case .value(let segments): segments
        }
    }
}
