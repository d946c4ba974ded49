import Foundation
import LayoutEngine

/// Pictures mark only what scroll views show of their content: of what is scrolled away nothing is drawn.
extension [ShownView] {
    mutating func leaveOutScrolledAway() {
        for index in indices {
            guard let parent = self[index].parent else { continue }
            let isContent = self[parent].isScrollView
            self[index].scrollRect = isContent ? self[index].clipRect : self[parent].scrollRect
            guard self[index].scrollRect != nil, !self[index].isInView else { continue }
            self[index].annotations.formIntersection([.ledger, .why, .probes])
        }
    }
}

extension ShownView {
    /// The gaps between its children that are not scrolled away, not even in part.
    var unscrolledGaps: [LayoutGap] {
        guard let scrollRect else { return gaps }
        return gaps.filter { scrollRect.encloses($0.frame, within: 0.5) }
    }
    /// Without what is scrolled away.
    var unscrolledFrame: CGRect {
        guard isInView, let scrollRect else { return frame }
        let shown = frame.overlap(with: scrollRect)
        return shown.isNull ? frame : shown
    }
}
