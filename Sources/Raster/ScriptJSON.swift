import Foundation

/// A value as JSON for a script element: no text in it can end the element, as `</script>` would.
package func scriptJSON(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
        .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
        .replacing("\u{2029}", with: "\\u2029")
}
