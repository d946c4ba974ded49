import Foundation

extension FileOmissions {
    /// Leaves out functions that are nothing but the name of a symbol that no library here has. Without this the library could
    /// not be loaded, and nothing drawn.
    mutating func leaveOutSymbols(where isMissing: (_ symbol: String) -> Bool) {
        let source = SourceText(text)
        let (bytes, code) = (Array(source.text.utf8), Array(source.code.utf8))
        func words(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        apply(
            Self.functions(in: DeclarationParser.declarations(in: source)).compactMap { function, around -> TextEdit? in
                let modifiers = function.range.lowerBound..<function.header.lowerBound
                let attribute = /@_silgen_name\s*\(\s*"([^"]+)"\s*\)/
                guard function.body == nil, let symbol = words(modifiers).firstMatch(of: attribute)?.1,
                    isMissing(String(symbol))
                else { return nil }
                let error = "no library here has \(symbol)"
                let line = bytes[..<function.header.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
                let standIn = StandIn(
                    declaration: function, around: around, code: code, place: "\(fileID):\(line)", error: error)
                let head = words(modifiers).replacing(attribute, with: "") + words(function.header)
                return standIn.text.map {
                    let code = "\(head) { \($0) }".split { $0.isNewline }.joined(separator: " ")
                    return TextEdit(function.range, code, name: function.description, errors: [error])
                }
            })
    }

    private static func functions(
        in declarations: [Declaration], around: [Declaration] = []
    ) -> [(function: Declaration, around: [Declaration])] {
        declarations.flatMap { declaration in
            declaration.kind == .function
                ? [(declaration, around)] : functions(in: declaration.members, around: around + [declaration])
        }
    }
}
