import Foundation
import LayoutEngine

/// A length at each side of a rectangle, in points.
struct EdgeLengths: Hashable {
    var top: CGFloat
    var bottom: CGFloat
    var left: CGFloat
    var right: CGFloat

    init(_ length: (PhysicalEdge) -> CGFloat) {
        (top, bottom, left, right) = (length(.top), length(.bottom), length(.left), length(.right))
    }

    init(_ insets: EdgeInsets, isRightToLeft: Bool) {
        (top, bottom) = (insets.top, insets.bottom)
        (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    }

    /// Edge by edge, divided by the magnification of lengths in the picture.
    init(sumOf all: [EdgeLengths], magnification: CGFloat = 1) {
        self.init { edge in all.reduce(0) { $0 + $1[edge] } / magnification }
    }

    subscript(edge: PhysicalEdge) -> CGFloat {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .left: left
        case .right: right
        }
    }

    /// `20 above and 8 below`, or `8 above and below, 16 on the left and right`: sides of one length together. nil if all
    /// lengths are zero, or smaller than `least`.
    func words(from least: CGFloat = 0.05, _ text: (CGFloat) -> String) -> String? {
        let edges = [PhysicalEdge.top, .bottom, .left, .right].filter { abs(self[$0]) >= least }
        let parts = edges.grouped { text(self[$0]) }.map { "\($0) \(PhysicalEdge.words($1))" }
        guard !parts.isEmpty else { return nil }
        return parts.count == edges.count ? Wording.list(parts) : parts.joined(separator: ", ")
    }
}
