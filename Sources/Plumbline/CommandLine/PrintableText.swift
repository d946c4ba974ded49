import Goldens

/// The text of a scene as it may be shown by a terminal or kept in the log of a CI service: characters that command a
/// terminal or reverse the order of reading are shown by their codes, and words that CI services obey are broken up.
func printable(_ text: String) -> String {
    let safe = escaped(text) { "\\u{\(String($0.value, radix: 16))}" }
    // GitHub, Azure and TeamCity obey `##[error]`, `##vso[…]` and `##teamcity[…]` anywhere, GitHub `::error::` in front.
    let unmarked = safe.contains("##") ? safe.replacing(#/##(?=\w*\[)/#, with: "# #") : safe
    guard unmarked.contains("::") else { return unmarked }
    return unmarked.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.prefixMatch(of: #/\s*::/#) == nil ? String($0) : "\\" + $0 }.joined(separator: "\n")
}

/// As in `jsonFile`, without the last line's end, and with the characters and words that `printable` changes as escapes,
/// which mean the same.
package func jsonText(_ value: some Encodable) throws -> String {
    let json = String(decoding: try jsonFile(value).dropLast(), as: UTF8.self)
    let safe = escaped(json) { scalar in
        String(scalar).utf16.map {
            "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
        }
        .joined()
    }
    return safe.contains("##") ? safe.replacing(#/##(?=\w*\[)/#, with: "#\\u0023") : safe
}

private func escaped(_ text: String, by escape: (Unicode.Scalar) -> String) -> String {
    // Nearly every text is as it should be.
    guard text.unicodeScalars.contains(where: isCommand) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += isCommand($1) ? escape($1) : String($1) }
}

private func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a: false
    case 0..<0x20, 0x7f..<0xa0: true
    case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xfff9...0xfffb, 0xe0000...0xe007f: true
    default: false
    }
}
