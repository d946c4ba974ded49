import Foundation

/// Content that limits how much of a view, and of views in it, is visible.
package protocol SightLimiting: Sendable {
    /// Why nothing is visible, if so.
    var unseen: Unseen? { get }
    /// Returns the rectangle it clips to; nil if it does not clip.
    func window(in bounds: CGRect) -> CGRect?
}

/// Why a view is not visible.
package enum Unseen: String, Sendable {
    /// By `hidden()`.
    case hidden
    case transparent = "opacity 0"
    /// Scrolled out of its window, or clipped.
    case outside = "out of sight"
}

/// The visible part of a view.
package struct Sight: Sendable {
    /// Where it and the views in it are visible, in root coordinates, in points; nil means everywhere.
    package var window: CGRect?
    /// The innermost view that clips it.
    package var clipSource: ClipSource?
    /// Why it is not visible, although the view around it is.
    package var unseen: Unseen?
    var isUnseen = false

    package struct ClipSource: Sendable {
        package var record: Int
        /// What it leaves visible, in root coordinates, in points.
        package var window: CGRect
    }
}

extension LayoutSnapshot {
    /// The visible part of each view, by id.
    package var sights: [Sight] {
        var sights: [Sight] = []
        sights.reserveCapacity(records.count)
        for id in records.indices {
            let frame = records[id].frame
            let around = records[id].parent.map { sights[$0] } ?? Sight()
            let limits = records[id].content as? any SightLimiting
            var sight = Sight(window: around.window, clipSource: around.clipSource, isUnseen: around.isUnseen)
            if let own = limits?.window(in: frame) {
                sight.clipSource = Sight.ClipSource(record: id, window: own)
                sight.window = around.window.map { $0.intersection(own) } ?? own
            }
            if !around.isUnseen {
                sight.unseen = limits?.unseen ?? (Self.isOutside(frame, around.window) ? .outside : nil)
                sight.isUnseen = sight.unseen != nil
            }
            sights.append(sight)
        }
        return sights
    }

    /// Whether a view with an area has none of it in a window.
    private static func isOutside(_ frame: CGRect, _ window: CGRect?) -> Bool {
        guard let window, frame.width > 0, frame.height > 0 else { return false }
        let seen = frame.intersection(window)
        return seen.isNull || seen.width <= 0 || seen.height <= 0
    }
}
