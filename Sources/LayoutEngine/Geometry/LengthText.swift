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
    return (length < 0 && hundredths > 0 ? "−" : "") + decimalText(Int(hundredths), places: 2)
}

/// How exactly lengths are written.
package enum LengthFormat {
    package static let maxDecimals = 2

    /// At most how many decimals a length has, 0…2.
    @TaskLocal package static var decimals = maxDecimals

    /// The length in hundredths of a point, rounded to the decimals that are written.
    package static func hundredths(_ length: Double) -> Double {
        switch decimals {
        case 0: length.rounded() * 100
        case 1: (length * 10).rounded() * 10
        default: (length * 100).rounded()
        }
    }
}

/// A size as figures and traces show it: `93.33 × 40`.
public func sizeText(_ size: CGSize) -> String { "\(lengthText(size.width)) × \(lengthText(size.height))" }
