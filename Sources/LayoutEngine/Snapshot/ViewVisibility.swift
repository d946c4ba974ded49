import Foundation

/// Content that limits how much of a view, and of views in it, is visible.
package protocol VisibilityLimiting: Sendable {
    /// Why nothing is visible, if so.
    var hiddenReason: HiddenReason? { get }
    /// Returns the rectangle it clips to; nil if it does not clip.
    func clipRect(in bounds: CGRect) -> CGRect?
}

/// Why a view is not visible.
package enum HiddenReason: String, Sendable {
    /// By `hidden()`.
    case hidden
    case transparent = "opacity 0"
    /// Clipped, or scrolled out of what its scroll view shows.
    case outside = "out of sight"
}

/// The visible part of a view.
package struct ViewVisibility: Sendable {
    /// Where it and the views in it are visible, in root coordinates, in points; nil means everywhere.
    package var clipRect: CGRect?
    /// The innermost view that clips it.
    package var clipSource: ClipSource?
    /// Why it is not visible, although the view around it is.
    package var hiddenReason: HiddenReason?
    var isInvisible = false

    package struct ClipSource: Sendable {
        package var record: Int
        /// The region it leaves visible, in root coordinates, in points.
        package var clipRect: CGRect
    }
}

extension LayoutSnapshot {
    /// The visible part of each view, by id.
    package var visibilities: [ViewVisibility] {
        var visibilities: [ViewVisibility] = []
        visibilities.reserveCapacity(records.count)
        for id in records.indices {
            let frame = records[id].frame
            let around = records[id].parent.map { visibilities[$0] } ?? ViewVisibility()
            let limits = records[id].content as? any VisibilityLimiting
            var visibility = around
            visibility.hiddenReason = nil
            if let own = limits?.clipRect(in: frame) {
                visibility.clipSource = ViewVisibility.ClipSource(record: id, clipRect: own)
                visibility.clipRect = around.clipRect.map { $0.shared(with: own) } ?? own
            }
            if !around.isInvisible {
                visibility.hiddenReason =
                    limits?.hiddenReason ?? (Self.isOutside(frame, around.clipRect) ? .outside : nil)
                visibility.isInvisible = visibility.hiddenReason != nil
            }
            visibilities.append(visibility)
        }
        return visibilities
    }

    /// Whether a view with an area has none of it in a clip rectangle.
    private static func isOutside(_ frame: CGRect, _ clipRect: CGRect?) -> Bool {
        guard let clipRect, frame.width > 0, frame.height > 0 else { return false }
        let seen = frame.shared(with: clipRect)
        return seen.isNull || seen.width <= 0 || seen.height <= 0
    }
}

extension CGRect {
    /// The part that two rectangles share; null if there is none, or if an edge is NaN, where Foundation's `intersection` traps.
    fileprivate func shared(with other: CGRect) -> CGRect {
        guard hasEdges, other.hasEdges else { return .null }
        let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
        let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private var hasEdges: Bool { !isNull && !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN }
}
