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
    /// Compares edges: sums of lengths could differ in the last bit.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }

    /// The parts of it outside `other`: strips left and right over the whole height, above and below between them.
    func pieces(outside other: CGRect) -> [CGRect] {
        guard overlaps(other) else { return width > 0 && height > 0 ? [self] : [] }
        let (left, right) = (max(minX, min(other.minX, maxX)), min(maxX, max(other.maxX, minX)))
        let (top, bottom) = (max(minY, min(other.minY, maxY)), min(maxY, max(other.maxY, minY)))
        return [
            CGRect(x: minX, y: minY, width: left - minX, height: height),
            CGRect(x: right, y: minY, width: maxX - right, height: height),
            CGRect(x: left, y: minY, width: right - left, height: top - minY),
            CGRect(x: left, y: bottom, width: right - left, height: maxY - bottom),
        ].filter { $0.width > 0 && $0.height > 0 }
    }

    func outside(_ areas: [CGRect]) -> [CGRect] { areas.flatMap { $0.pieces(outside: self) } }

    /// In points; 0 where the two touch or overlap.
    func distance(to other: CGRect) -> CGFloat {
        let across = max(other.minX - maxX, minX - other.maxX, 0)
        let down = max(other.minY - maxY, minY - other.maxY, 0)
        return (across * across + down * down).squareRoot()
    }

    /// The distance to the nearest edge of a rectangle around it, or the distance to one that is not around it.
    func distance(toEdgesOf other: CGRect) -> CGFloat {
        guard other.contains(self) else { return distance(to: other) }
        return min(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
    }
}
