import Foundation

/// Insets that a view keeps clear, and that content may extend into with `ignoresSafeArea`.
///
/// The layout that makes the room sets the insets when it places its content.
package final class SafeArea: @unchecked Sendable {
    /// In points.
    package var insets: EdgeInsets
    /// Whether it is a screen's or a sheet's: bars stay out of it even where a view around them ignores it.
    let isScreen: Bool

    package init(_ insets: EdgeInsets = EdgeInsets(), isScreen: Bool = false) {
        (self.insets, self.isScreen) = (insets, isScreen)
    }
}

/// Safe areas are known only at placement, when the views around have been placed.
extension LayoutArena {
    /// Puts the node's first child into a safe area of the node.
    package func setSafeArea(_ safeArea: SafeArea, of node: NodeID) { safeAreas[node] = safeArea }

    /// Keeps what the node scrolls on these axes out of the safe areas around it.
    package func setScrolledAxes(_ axes: Axis.Set, of node: NodeID) { scrolledAxes[node] = axes }

    /// How far the node extends into the safe areas of the screen and of sheets, in points.
    package func screenInsets(of id: NodeID) -> EdgeInsets {
        var insets = EdgeInsets()
        guard !safeAreas.isEmpty else { return insets }
        let frame = globalFrame(of: id)
        var node = id
        while let owner = parent(of: node) {
            node = owner
            guard let area = safeAreas[owner], area.isScreen else { continue }
            let outer = globalFrame(of: owner)
            let mirrored = layoutDirection(of: owner) == .rightToLeft
            let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
            let distances = EdgeInsets(
                top: frame.minY - outer.minY, leading: mirrored ? right : left, bottom: outer.maxY - frame.maxY,
                trailing: mirrored ? left : right)
            for edge in Edge.allCases where distances[edge].isFinite {
                insets[edge] = max(insets[edge], min(area.insets[edge], area.insets[edge] - distances[edge]))
            }
        }
        return insets
    }

    /// The distance of the node's edges from the edges of the safe areas it touches, in points.
    ///
    /// From the innermost safe area outwards: an edge that reaches an inset may extend to the end of it. What scrolls
    /// stays out of safe areas around its scroll view, along the axes that scroll: there they are insets of its content.
    /// Approximate: sources disagree on views that touch a safe area from inside others.
    package func safeAreaInsets(of id: NodeID) -> EdgeInsets {
        guard !safeAreas.isEmpty else { return EdgeInsets() }
        let frame = globalFrame(of: id)
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return EdgeInsets()
        }
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        var inner = id
        var scrolled: Axis.Set = []
        while let owner = parent(of: inner) {
            defer { inner = owner }
            if let axes = scrolledAxes[owner] { scrolled.formUnion(axes) }
            guard let area = safeAreas[owner], children(of: owner).first == inner else { continue }
            let outer = globalFrame(of: owner)
            let mirrored = layoutDirection(of: owner) == .rightToLeft
            let insets = area.insets
            let (l, r) = mirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            // Sums that should be equal can differ in the last digits.
            let slack: CGFloat = 1e-6
            if !scrolled.contains(.horizontal) {
                if left <= outer.minX + l + slack { left = min(left, outer.minX) }
                if right >= outer.maxX - r - slack { right = max(right, outer.maxX) }
            }
            if !scrolled.contains(.vertical) {
                if top <= outer.minY + insets.top + slack { top = min(top, outer.minY) }
                if bottom >= outer.maxY - insets.bottom - slack { bottom = max(bottom, outer.maxY) }
            }
        }
        let mirrored = layoutDirection(of: id) == .rightToLeft
        let (l, r) = (frame.minX - left, right - frame.maxX)
        return EdgeInsets(
            top: frame.minY - top, leading: mirrored ? r : l, bottom: bottom - frame.maxY, trailing: mirrored ? l : r)
    }
}
