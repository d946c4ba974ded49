import Drawing
import Foundation
import LayoutEngine

/// How many points of a figure one point of its layout takes.
package enum Magnification {
    /// The maximum size of a magnified picture, in points.
    private static let room = CGSize(width: 440, height: 340)
    /// The maximum width of a picture that is not magnified, in points.
    private static let widest: CGFloat = 600

    /// What a screen fills of a figure that shows its structure, with labels beside it.
    private static let screen = CGSize(width: 460, height: 420)

    private static let steps: [CGFloat] = [4, 3, 2.5, 2, 1.75, 1.5, 1.25]

    /// Small pictures are magnified until they are easy to see, wide ones reduced until they fit.
    ///
    /// - Parameters:
    ///   - bounds: What the pictures of the figure cover, in points.
    ///   - columns: How many of them are side by side.
    ///   - width: What there is room for, in points, where something else is beside them.
    ///   - isScreen: Whether labels stand in a column beside the picture.
    package static func fitting(
        _ bounds: [CGRect], columns: Int = 1, width limit: CGFloat? = nil, isScreen: Bool = false
    ) -> CGFloat {
        let drawn = bounds.filter { $0.isSomewhere && $0.width > 0 && $0.height > 0 }
        guard let width = drawn.map(\.width).max(), let height = drawn.map(\.height).max() else { return 1 }
        let across = width * CGFloat(columns)
        if isScreen {
            let wide = (limit ?? screen.width) / across
            return min(4, wide < 1 ? wide : max(1, min(wide, screen.height / height))).roundedDown(to: 0.05)
        }
        let most = min((limit ?? room.width) / across, room.height / height)
        if let step = steps.first(where: { $0 <= most }) { return step }
        guard across > widest else { return 1 }
        return max((widest / across * 20).rounded(.down) / 20, 0.25)
    }

    /// As a footer says it: `2.5×`.
    package static func text(_ magnification: CGFloat) -> String { "\(lengthText(magnification))×" }
}

extension CGFloat {
    fileprivate func roundedDown(to step: CGFloat) -> CGFloat { Swift.max(step, (self / step).rounded(.down) * step) }
}

extension ShownView {
    /// Magnifies all that is drawn of it.
    mutating func magnify(by factor: CGFloat) {
        let scale = CGAffineTransform(scaleX: factor, y: factor)
        frame = frame.applying(scale)
        slot = slot?.applying(scale)
        clipRect = clipRect?.applying(scale)
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
