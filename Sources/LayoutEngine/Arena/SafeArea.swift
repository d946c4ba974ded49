import Foundation

/// Insets a view keeps its content clear of, and content may yet reach into with `ignoresSafeArea`.
///
/// The layout that makes the room says how much it is when it places its content.
public final class SafeArea: @unchecked Sendable {
    /// In points.
    public var insets: EdgeInsets

    /// The insets on every side, in points.
    public init(_ insets: EdgeInsets = EdgeInsets()) { self.insets = insets }
}

/// Where safe areas are is known once the views around have been placed, so it is asked at placement only.
extension LayoutArena {
    /// Makes the node's first child lie in a safe area of the node.
    public func setSafeArea(_ safeArea: SafeArea, of node: NodeID) { safeAreas[node] = safeArea }

    /// How far the node's edges are from the edges of the safe areas it touches, in points.
    ///
    /// From the innermost safe area outwards: an edge that reaches an inset may go on to the end of it.
    /// Approximate: sources disagree on views that touch a safe area from inside others.
    public func safeAreaInsets(of id: NodeID) -> EdgeInsets {
        guard !safeAreas.isEmpty else { return EdgeInsets() }
        let frame = globalFrame(of: id)
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return EdgeInsets()
        }
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        var inner = id
        while let owner = parent(of: inner) {
            defer { inner = owner }
            guard let area = safeAreas[owner], children(of: owner).first == inner else { continue }
            let outer = globalFrame(of: owner)
            let mirrored = layoutDirection(of: owner) == .rightToLeft
            let insets = area.insets
            let (l, r) = mirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            // Sums of lengths that ought to meet can differ in the last places.
            let slack: CGFloat = 1e-6
            if left <= outer.minX + l + slack { left = min(left, outer.minX) }
            if top <= outer.minY + insets.top + slack { top = min(top, outer.minY) }
            if right >= outer.maxX - r - slack { right = max(right, outer.maxX) }
            if bottom >= outer.maxY - insets.bottom - slack { bottom = max(bottom, outer.maxY) }
        }
        let mirrored = layoutDirection(of: id) == .rightToLeft
        let (l, r) = (frame.minX - left, right - frame.maxX)
        return EdgeInsets(
            top: frame.minY - top, leading: mirrored ? r : l, bottom: bottom - frame.maxY, trailing: mirrored ? l : r)
    }
}
