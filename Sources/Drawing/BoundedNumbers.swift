// Numbers of users may be anything: NaN, infinite, too large for an integer. Here they become color components and counts
// that the rest can rely on.

import Foundation

extension Int {
    /// The number in the range that is nearest, toward zero; the least one for NaN.
    package init(_ number: Double, in range: ClosedRange<Int>) {
        if !(number > Double(range.lowerBound)) {
            self = range.lowerBound
        } else if number >= Double(range.upperBound) {
            self = range.upperBound
        } else {
            self = Int(number)
        }
    }
}

extension UInt8 {
    /// A color component in 0…1 as a byte; 0 for NaN.
    package init(component: Double) { self = UInt8(Int((component * 255).rounded(), in: 0...255)) }
}

extension CGFloat {
    /// A coordinate that can be painted: within ten million points; 0 for NaN.
    package var paintable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e7), 1e7) }
}

extension CGPoint {
    /// The point with coordinates that can be painted.
    package var paintable: CGPoint { CGPoint(x: x.paintable, y: y.paintable) }
}
