import Drawing
import Foundation
import LayoutEngine

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
                visibility.clipRect = around.clipRect.map { $0.overlap(with: own) } ?? own
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
        let seen = frame.overlap(with: clipRect)
        return seen.isNull || seen.width <= 0 || seen.height <= 0
    }
}
