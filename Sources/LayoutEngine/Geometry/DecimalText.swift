/// A whole number of hundredths, thousandths or the like as a decimal number, without trailing zeros: `12.5`.
///
/// A number formatter would depend on the locale.
package func decimalText(_ units: Int, places: Int) -> String {
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    let (whole, rest) = units.quotientAndRemainder(dividingBy: unit)
    guard rest > 0 else { return "\(whole)" }
    var digits = String(unit + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
}
