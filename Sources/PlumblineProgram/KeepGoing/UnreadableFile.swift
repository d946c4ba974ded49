/// A file of which nothing compiles: its previews alone, as far as they can be read, at their lines, so that each fails.
struct UnreadableFile {
    private let bytes: [UInt8]
    private let code: [UInt8]

    init(_ bytes: [UInt8], code: [UInt8]) { (self.bytes, self.code) = (bytes, code) }

    /// - Parameter reason: Why they fail, as a literal.
    func text(_ reason: String) -> String {
        var (text, line) = ("import SwiftUI;", 1)
        for (place, head) in previews {
            let next = code[..<place].count { $0 == UInt8(ascii: "\n") } + 1
            text += String(repeating: "\n", count: next - line)
            line = next
            let body = "{ \(StandIn.mark)Preview(\(reason)) }"
            text += head.hasPrefix("#") ? " \(head) \(body);" : " \(head) { static var previews: some View \(body) };"
        }
        return text
    }

    /// Where each is, and its code up to the brace, on one line.
    private var previews: [(place: Int, head: String)] {
        let text = String(decoding: code, as: UTF8.self)
        func place(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
        let macros = text.matches(of: /#Preview\b/).map { match in
            (place: place(match.range.lowerBound), head: macro(place(match.range.upperBound)))
        }
        let providers = text.matches(of: /\b(?:struct|class|enum)\s+(\w+)\s*:[^{}]*\bPreviewProvider\b/).map { match in
            (place: place(match.range.lowerBound), head: "struct \(match.1): PreviewProvider")
        }
        return (macros + providers).sorted { $0.place < $1.place }
    }

    /// With the arguments that end.
    private func macro(_ place: Int) -> String {
        var scanner = CodeScanner(code, place..<code.count)
        scanner.skipSpace()
        guard scanner.starts("(") else { return "#Preview" }
        let start = scanner.position
        scanner.skipGroup()
        guard code[scanner.position - 1] == UInt8(ascii: ")") else { return "#Preview" }
        let arguments = String(decoding: bytes[start..<scanner.position], as: UTF8.self)
        return "#Preview\(arguments.split { $0.isNewline }.joined(separator: " "))"
    }
}
