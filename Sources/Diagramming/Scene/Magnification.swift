import Drawing
import Foundation
import LayoutEngine

/// How many points of a figure one point of its layout takes.
package enum Magnification {
    /// What a magnified picture may fill, in points.
    private static let pictureLimit = CGSize(width: 480, height: 360)
    /// The same of two pictures side by side, and what each further one takes of it.
    private static let (pair, margin): (CGFloat, CGFloat) = (514, 46)
    /// The height of all pictures on top of each other, in points.
    private static let column: CGFloat = 560
    /// The maximum width of a picture that is not magnified, in points.
    private static let widest: CGFloat = 600
    /// What a screen fills of a figure that shows its structure, with labels beside it.
    private static let screen = CGSize(width: 460, height: 420)
    private static let largest: CGFloat = 4
    /// Less is not seen.
    private static let smallest: CGFloat = 1.1

    /// Small pictures are magnified until they are easy to see, wide ones reduced until they fit.
    ///
    /// - Parameters:
    ///   - bounds: What the pictures of the figure cover, in points.
    ///   - columns: How many of them are side by side.
    ///   - rows: How many of them are on top of each other.
    ///   - width: What there is room for, in points, where something else is beside them.
    ///   - isScreen: Whether labels stand in a column beside the picture.
    package static func fitting(
        _ bounds: [CGRect], columns: Int = 1, rows: Int = 1, width limit: CGFloat? = nil, isScreen: Bool = false
    ) -> CGFloat {
        let drawn = bounds.filter { $0.isSomewhere && $0.width > 0 && $0.height > 0 }
        guard let length = drawn.map(\.width).max(), let height = drawn.map(\.height).max() else { return 1 }
        let across = length * CGFloat(columns)
        let most = isScreen ? screen : pictureLimit
        let wide = (limit ?? (columns > 1 ? pair - margin * CGFloat(columns - 2) : most.width)) / across
        if isScreen, wide < 1 { return wide.roundedDown }
        let fitting = min(largest, wide, min(most.height, column / CGFloat(rows)) / height).roundedDown
        if fitting >= smallest || isScreen { return max(1, fitting) }
        // If several do not fit, the figure has fewer columns instead.
        return across > widest && columns == 1 ? max((widest / across).roundedDown, 0.25) : 1
    }

    /// The same or less, so that a ruler need not be broken; nil if that would leave too little.
    ///
    /// - Parameters:
    ///   - ruler: The longest proposal, in points of its layout.
    ///   - room: What there is room for, in points.
    package static func holding(_ ruler: CGFloat, _ magnification: CGFloat, in room: CGFloat) -> CGFloat? {
        guard ruler > 0, ruler.isFinite else { return nil }
        let less = min(magnification, (room / ruler).roundedDown)
        return less >= min(magnification, max(1, min(1.2, magnification / 2))) ? less : nil
    }

    /// As a footer says it: `2.5×`.
    package static func text(_ magnification: CGFloat) -> String { "\(lengthText(magnification))×" }
}

extension CGFloat {
    /// To a twentieth.
    var roundedDown: CGFloat { Swift.max(0.05, (self * 20 + 1e-6).rounded(.down) / 20) }
}

extension ShownView {
    /// Magnifies all that is drawn of it.
    mutating func magnify(by factor: CGFloat) {
        let scale = CGAffineTransform(scaleX: factor, y: factor)
        frame = frame.applying(scale)
        slot = slot?.applying(scale)
        clipRect = clipRect?.applying(scale)
        coveredRects = coveredRects.map { $0.applying(scale) }
        clipSource = clipSource.map { ($0.view, $0.clipRect.applying(scale)) }
        for index in guides.indices { guides[index].value *= factor }
        for index in gaps.indices { gaps[index].frame = gaps[index].frame.applying(scale) }
        if tracks != nil { for index in tracks!.indices { tracks![index].position *= factor } }
        facts.insets = facts.insets?.magnified(by: factor)
        safeArea = safeArea?.magnified(by: factor)
        widths = widths?.magnified(by: factor)
        heights = heights?.magnified(by: factor)
    }
}

extension EdgeInsets {
    fileprivate func magnified(by factor: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top * factor, leading: leading * factor, bottom: bottom * factor, trailing: trailing * factor)
    }
}

extension LengthRange {
    fileprivate func magnified(by factor: CGFloat) -> LengthRange {
        LengthRange(minimum: minimum * factor, ideal: ideal * factor, maximum: maximum * factor)
    }
}
