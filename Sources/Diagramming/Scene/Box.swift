import Foundation

/// A rectangle by its edges, for the many comparisons of placing labels.
struct Box: Hashable, Sendable {
    let left: CGFloat
    let top: CGFloat
    let right: CGFloat
    let bottom: CGFloat

    init(_ rect: CGRect, grownBy margin: CGFloat = 0) {
        left = rect.minX - margin
        top = rect.minY - margin
        right = rect.maxX + margin
        bottom = rect.maxY + margin
    }

    var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

    /// Whether the two share some area; edges that touch do not.
    func overlaps(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}
