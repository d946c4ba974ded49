import Foundation

/// What a view paints, as far as it decides how much of itself, of the views in it and of those behind it is visible.
package protocol PaintFacts: Sendable {
    /// Why nothing is visible, if so.
    var hiddenReason: HiddenReason? { get }
    /// Returns the rectangle it clips to; nil if it does not clip.
    func clipRect(in bounds: CGRect) -> CGRect?
    /// Whether it fills most of its bounds with one color or gradient.
    func fillsBounds(_ bounds: CGRect) -> Bool
    /// Whether nothing behind its bounds can be seen.
    func isOpaque(in bounds: CGRect) -> Bool
    /// Whether the views in it cover what is behind them as they would without it.
    func keepsCovers(in bounds: CGRect) -> Bool
    /// Whether it draws its content elsewhere, or in another shape, as a rotation does.
    func transformsContent(in bounds: CGRect) -> Bool
    /// How far from its place it draws its content, in points, if it does nothing else with it.
    func move(in bounds: CGRect) -> CGSize?
    /// How far the line of a stroked shape reaches out of its bounds, in points; 0 for what has none, or has it inside.
    func lineReach(in bounds: CGRect) -> CGFloat
    /// Siblings with higher values are drawn later.
    var zIndex: Double { get }
}

/// Why a view is not visible.
package enum HiddenReason: String, Sendable {
    /// By `hidden()`.
    case hidden
    case transparent = "opacity 0"
    /// Clipped, or scrolled out of what its scroll view shows.
    case outside = "out of sight"
}
