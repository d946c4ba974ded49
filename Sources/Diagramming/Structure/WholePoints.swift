import Foundation
import LayoutEngine

/// A length as a screen's structure has it: in whole points, a short one with a decimal. Halves stay, so that the halves
/// of two columns add up. Lengths that are written alike are equal.
struct WholePoints: Hashable, CustomStringConvertible {
    private let hundredths: Double

    init(_ length: CGFloat) {
        let isHalf = (2 * length).isNear((2 * length).rounded())
        let rounded = abs(length) < 9.95 ? (length * 10).rounded() / 10 : length.rounded()
        hundredths = LengthFormat.hundredths(isHalf || !length.isFinite ? length : rounded)
    }

    var isZero: Bool { hundredths == 0 }

    var description: String { lengthText(hundredths / 100) }
}

/// A size in whole points: `320 × 44`.
struct WholeSize: Hashable, CustomStringConvertible {
    let width: WholePoints
    let height: WholePoints

    init(_ size: CGSize) { (width, height) = (WholePoints(size.width), WholePoints(size.height)) }

    var description: String { "\(width) × \(height)" }
}
