import Drawing
import Foundation
import LayoutEngine

extension LayoutRecord {
    /// Where the children after the first are drawn, if they are attached to the first.
    package var attachment: NodeDrawing.Attachment? { (content as? NodeDrawing)?.attachment }

    /// Describes how the view is drawn rotated or scaled, which layout does not show; nil if it is not.
    package var transformWords: String? {
        guard let drawn = content as? NodeDrawing else { return nil }
        let transforms = drawn.effects.compactMap { effect in
            if case .transform(let map) = effect { map.transform(in: frame) } else { nil }
        }
        return transforms.isEmpty ? nil : transforms.reduce(CGAffineTransform.identity) { $0.concatenating($1) }.words
    }
}

extension CGAffineTransform {
    /// nil for a translation.
    fileprivate var words: String? {
        let wide = hypot(a, b)
        guard wide > 0.001 else { return "distorted" }
        let high = (a * d - b * c) / wide
        // Mirroring and skewing are not described further.
        guard high > 0.001, abs(a * c + b * d) < 0.001 * wide * high else { return "distorted" }
        let angle = atan2(b, a) * 180 / .pi
        var words: [String] = []
        if abs(angle) >= 0.05 {
            words.append("turned by \(lengthText(abs(angle)))° \(angle < 0 ? "counter" : "")clockwise")
        }
        if wide.isNear(1), high.isNear(1) { return words.first }
        words.append(
            wide.isNear(high)
                ? "\(lengthText(wide)) times as large"
                : "\(lengthText(wide)) times as wide, \(lengthText(high)) times as high")
        return words.joined(separator: ", ")
    }
}
