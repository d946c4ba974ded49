import Foundation

extension CGRect {
    /// The part that two rectangles share; null if there is none, or if an edge is NaN.
    ///
    /// On Linux, Foundation's `intersection` traps if an edge is NaN or infinite.
    package func overlap(with other: CGRect) -> CGRect {
        guard hasEdges, other.hasEdges else { return .null }
        let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
        let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point lies in it or on its left or upper edge.
    ///
    /// On Linux, Foundation's `contains` traps if an edge is NaN.
    package func covers(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Whether its place and its size are finite.
    package var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }

    private var hasEdges: Bool { !isNull && !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN }
}
