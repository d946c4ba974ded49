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

extension CGRect {
    /// Whether nothing of the other is outside, by their edges: sums of lengths would differ in a last bit.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }

    /// The way between the two, along both axes, in points; 0 where they touch or overlap.
    func distance(to other: CGRect) -> CGFloat {
        let across = max(other.minX - maxX, minX - other.maxX, 0)
        let down = max(other.minY - maxY, minY - other.maxY, 0)
        return (across * across + down * down).squareRoot()
    }

    /// To the nearest edge of a rectangle around it, in points; as to any other where it is not inside.
    func distance(toEdgesOf other: CGRect) -> CGFloat {
        guard other.contains(self) else { return distance(to: other) }
        return min(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
    }
}
