import Foundation

/// Lengths as whole hundredths of a point, as figures print them.
package enum Hundredths {
    /// ∞.
    package static let infinity = 1_000_000_000
    /// nil.
    package static let none = -2_000_000_000

    package static func of(_ length: CGFloat?) -> Int {
        guard let length else { return none }
        if length.isNaN { return 0 }
        let value = (abs(Double(length)) * 100).rounded()
        guard value < Double(infinity) else { return length > 0 ? infinity : -infinity }
        return length < 0 ? -Int(value) : Int(value)
    }

    /// The opposite of `of`.
    package static func length(_ value: Int) -> CGFloat? {
        value == none ? nil : abs(value) >= infinity ? (value > 0 ? .infinity : -.infinity) : CGFloat(value) / 100
    }
}
