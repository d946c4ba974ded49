import Foundation

/// A length as figures and traces show it: at most two decimals, `nil`, `∞` for infinity.
public func lengthText(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    return lengthText(length)
}

/// A length as figures and traces show it: at most two decimals, `∞` for infinity.
public func lengthText(_ length: CGFloat) -> String {
    if length.isNaN { return "NaN" }
    if length.isInfinite { return length > 0 ? "∞" : "−∞" }
    let hundredths = LengthFormat.hundredths(abs(Double(length)))
    guard hundredths < 1e15 else { return length > 0 ? "huge" : "−huge" }
    // Digits by hand: a number formatter would ask the locale.
    let whole = Int(hundredths)
    let sign = length < 0 && whole > 0 ? "−" : ""
    let (units, rest) = whole.quotientAndRemainder(dividingBy: 100)
    switch rest {
    case 0: return "\(sign)\(units)"
    case _ where rest % 10 == 0: return "\(sign)\(units).\(rest / 10)"
    case 1...9: return "\(sign)\(units).0\(rest)"
    default: return "\(sign)\(units).\(rest)"
    }
}

/// How exactly lengths are written.
package enum LengthFormat {
    package static let mostDecimals = 2

    /// At most how many decimals a length has, 0…2.
    @TaskLocal package static var decimals = mostDecimals

    /// The length in hundredths of a point, rounded to the decimals that are written.
    static func hundredths(_ length: Double) -> Double {
        switch decimals {
        case 0: length.rounded() * 100
        case 1: (length * 10).rounded() * 10
        default: (length * 100).rounded()
        }
    }
}

/// A size as figures and traces show it: `93.33 × 40`.
public func sizeText(_ size: CGSize) -> String { "\(lengthText(size.width)) × \(lengthText(size.height))" }
