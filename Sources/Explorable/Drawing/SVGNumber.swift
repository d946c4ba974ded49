import Foundation

/// A coordinate in SVG, to a thousandth of a point and without needless digits; 0 if it is not finite.
func svgNumber(_ value: CGFloat, places: Int = 3) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let unit = places == 3 ? 1000.0 : 100.0
    let scaled = Int((abs(value) * unit).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(unit))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(digits)"
}

/// Numbers side by side, as in a path: `10-2.5.5`.
func svgNumbers(_ values: CGFloat...) -> String {
    values.reduce(into: "") { text, value in
        let number = svgNumber(value)
        if !text.isEmpty, !number.hasPrefix("-") { text += " " }
        text += number
    }
}

extension String {
    /// For text and attributes of markup, without the control characters that XML forbids.
    var escapedForMarkup: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n": text.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value) || scalar.value & 0xfffe == 0xfffe:
                text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
