import Foundation
import LayoutEngine

/// A coordinate in SVG, to a thousandth of a point and without needless digits; 0 if it is not finite.
func svgNumber(_ value: CGFloat, places: Int = 3) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let scaled = Int((abs(value) * (places == 3 ? 1000 : 100)).rounded())
    let text = decimalText(scaled, places: places)
    return (value < 0 && scaled > 0 ? "-" : "") + (text.hasPrefix("0.") ? text.dropFirst() : text[...])
}

/// Numbers side by side, as in a path: `10-2.5.5`.
func svgNumbers(_ values: CGFloat...) -> String {
    values.reduce(into: "") { text, value in
        let number = svgNumber(value)
        if !text.isEmpty, !number.hasPrefix("-") { text += " " }
        text += number
    }
}
