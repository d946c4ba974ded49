/// Escaped for XML and HTML, attributes included; control characters, and others that XML forbids, become U+FFFD.
package func xmlText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result.append(contentsOf: "&amp;".unicodeScalars)
        case "<": result.append(contentsOf: "&lt;".unicodeScalars)
        case ">": result.append(contentsOf: "&gt;".unicodeScalars)
        case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
        case "'": result.append(contentsOf: "&#39;".unicodeScalars)
        case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
        case "\t": result.append(scalar)
        case _ where scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value) || scalar.value & 0xfffe == 0xfffe:
            result.append("\u{fffd}")
        default: result.append(scalar)
        }
    }
    return String(result)
}
