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
