import Foundation
import LayoutEngine

/// A length as a screen's structure has it: in whole points, a short one with a decimal. Halves stay, so that those of two
/// columns add up.
func wholeText(_ length: CGFloat) -> String {
    guard length.isFinite, !(2 * length).isNear((2 * length).rounded()) else { return lengthText(length) }
    return lengthText(abs(length) < 9.95 ? (length * 10).rounded() / 10 : length.rounded())
}

func wholeText(_ size: CGSize) -> String { "\(wholeText(size.width)) × \(wholeText(size.height))" }
