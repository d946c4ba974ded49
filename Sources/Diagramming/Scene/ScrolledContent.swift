import Foundation
import LayoutEngine

/// Pictures mark only what scroll views show of their content: scrolled-away views have no marks. Where the author
/// labeled a part of that, the figure is about it.
extension [ShownView] {
    mutating func leaveOutScrolledAway() {
        var shown: [CGRect?] = []
        for view in self {
            shown.append(view.parent.flatMap { self[$0].isScrollView ? view.clipRect : shown[$0] })
        }
        let isLabeled = contains { $0.label != nil && shown[$0.id] != nil && !$0.isInView }
        guard !isLabeled else { return }
        for index in indices where shown[index] != nil {
            self[index].scrollRect = shown[index]
            if !self[index].isInView { self[index].annotations.formIntersection(.tables) }
        }
    }
}

extension ShownView {
    /// The gaps between its children that are not scrolled away, not even in part.
    var unscrolledGaps: [LayoutGap] {
        guard let scrollRect else { return gaps }
        return gaps.filter { scrollRect.encloses($0.frame, within: 0.5) }
    }
    /// Without the scrolled-away part.
    var unscrolledFrame: CGRect {
        guard isInView, let scrollRect else { return frame }
        let shown = frame.overlap(with: scrollRect)
        return shown.isNull ? frame : shown
    }
}
