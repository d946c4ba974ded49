/// Escaped for XML, attributes included; characters that XML forbids become U+FFFD.
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
        case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result.append("\u{fffd}")
        default: result.append(scalar)
        }
    }
    return String(result)
}
