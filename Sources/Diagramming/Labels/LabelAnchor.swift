import Foundation

extension LabelPlacer {
    /// Where a label is relative to its target, as far as readers notice: panels have a label at the same place.
    struct Anchor: Hashable, Sendable {
        private var side: Candidates.Side
        /// The third of the edge it is at: 0, 0.5 or 1.
        private var slide: CGFloat

        init(of label: CGRect, at target: CGRect) {
            side =
                label.maxY <= target.minY + 1
                ? .above
                : label.minY >= target.maxY - 1
                    ? .below
                    : label.maxX <= target.minX + 1
                        ? .left
                        : label.minX >= target.maxX - 1
                            ? .right : label.midY < target.midY ? .insideTop : .insideBottom
            let isBeside = side == .left || side == .right
            let (start, room) =
                isBeside
                ? (label.minY - target.minY, target.height - label.height)
                : (label.minX - target.minX, target.width - label.width)
            slide = abs(room) < 6 ? 0 : (2 * max(0, min(1, start / room))).rounded() / 2
        }

        /// What another place costs.
        func cost(_ side: Candidates.Side, _ slide: CGFloat) -> CGFloat {
            (side == self.side ? 0 : Costs.elsewhere) + abs(slide - self.slide) * Costs.otherEndOfSide
        }
    }
}
