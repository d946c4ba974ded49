import Foundation
import LayoutEngine

/// A length in the format of layout goldens: in thousandths of a point, `-` for nil, `inf` for infinity.
func goldenText(_ length: CGFloat?) -> String {
    guard let length else { return "-" }
    if length.isNaN { return "nan" }
    if length.isInfinite { return length > 0 ? "inf" : "-inf" }
    let thousandths = (abs(Double(length)) * 1000).rounded()
    guard thousandths < 1e15 else { return length > 0 ? "huge" : "-huge" }
    return (length < 0 && thousandths > 0 ? "-" : "") + decimalText(Int(thousandths), places: 3)
}

/// A length rounded to a thousandth of a point, as layout goldens keep it.
package struct GoldenLength: Hashable, Sendable, Codable, CustomStringConvertible {
    /// As in the golden.
    let text: String

    package init(_ length: CGFloat?) { text = goldenText(length) }

    /// nil for anything but a length.
    init?(parsing text: Substring) {
        let special: Set<Substring> = ["-", "nan", "inf", "-inf", "huge", "-huge"]
        guard special.contains(text) || Double(text)?.isFinite == true else { return nil }
        self.text = String(text)
    }

    /// nil for an unspecified length and NaN.
    package var value: Double? {
        switch text {
        case "inf": .infinity
        case "-inf": -.infinity
        default: Double(text)
        }
    }

    /// As in figures: `nil`, `∞` for infinity.
    package var description: String {
        switch text {
        case "-": "nil"
        case "inf": "∞"
        case "nan": "NaN"
        default: text.replacing("-inf", with: "−∞").replacing("-", with: "−")
        }
    }
}

extension GoldenLength {
    /// Both with at most one decimal more than tells them apart.
    static func distinct(_ old: Self, _ new: Self) -> (old: String, new: String) {
        guard let before = old.value, let now = new.value, before.isFinite, now.isFinite else {
            return (old.description, new.description)
        }
        func rounded(_ length: Double, _ places: Int) -> GoldenLength {
            let unit = pow(10, Double(places))
            return GoldenLength(CGFloat((length * unit).rounded() / unit))
        }
        let places = (0..<3).first { rounded(before, $0) != rounded(now, $0) }.map { $0 + 1 } ?? 3
        return (rounded(before, places).description, rounded(now, places).description)
    }
}

/// A width and a height as layout goldens keep them.
package struct GoldenSize: Hashable, Sendable, Codable, CustomStringConvertible {
    package var width: GoldenLength
    package var height: GoldenLength

    package var description: String { "\(width) × \(height)" }

    /// As in the golden.
    var text: String { "\(width.text) \(height.text)" }

    /// `width 118 (was 120)` where the widths alone differ, else `57.6 × 31.5 (was 53.2 × 29)`.
    func words(since old: Self) -> String {
        let widths = GoldenLength.distinct(old.width, width)
        let heights = GoldenLength.distinct(old.height, height)
        if old.height == height { return "width \(widths.new) (was \(widths.old))" }
        if old.width == width { return "height \(heights.new) (was \(heights.old))" }
        return "\(widths.new) × \(heights.new) (was \(widths.old) × \(heights.old))"
    }
}

extension GoldenSize {
    init(_ width: CGFloat?, _ height: CGFloat?) { self.init(width: GoldenLength(width), height: GoldenLength(height)) }
}
