import Drawing
import Foundation

/// Words with `**strong**` parts and code between backticks. A mark without its partner is a character like others.
package struct MarkedText: Sendable {
    package enum Look { case plain, strong, code }

    package private(set) var parts: [(text: String, look: Look)] = []
    /// The words with their marks.
    let source: String

    package init(_ source: String) {
        self.source = source
        var rest = source[...]
        while let (start, mark) = Self.nextMark(in: rest) {
            let inside = rest[start...].dropFirst(mark.count)
            guard let end = inside.range(of: mark), !inside[..<end.lowerBound].isEmpty else {
                add(rest[..<inside.startIndex], .plain)
                rest = inside
                continue
            }
            add(rest[..<start], .plain)
            add(inside[..<end.lowerBound], mark == "`" ? .code : .strong)
            rest = inside[end.upperBound...]
        }
        add(rest, .plain)
    }

    private static func nextMark(in text: Substring) -> (Substring.Index, String)? {
        let found = ["**", "`"].compactMap { mark in text.range(of: mark).map { ($0.lowerBound, mark) } }
        return found.min { $0.0 < $1.0 }
    }

    private mutating func add(_ text: Substring, _ look: Look) {
        guard !text.isEmpty else { return }
        if let last = parts.last, last.look == look {
            parts[parts.count - 1].text += text
        } else {
            parts.append((String(text), look))
        }
    }

    /// Without marks.
    package var plain: String { parts.map(\.text).joined() }

    /// - Parameter strong: The color of strong words and of code.
    func runs(_ font: FontSpec, _ color: RGBA, strong: RGBA) -> [TextRun] {
        parts.map { part in
            var font = font
            switch part.look {
            case .plain: return TextRun(part.text, font: font, color: color)
            case .strong: font.weight = max(600, font.weight)
            case .code:
                font.isMonospaced = true
                // Its letters are taller than Inter's.
                font.size -= 0.5
            }
            return TextRun(part.text, font: font, color: strong)
        }
    }
}
