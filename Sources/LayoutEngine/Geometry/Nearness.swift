import Foundation

// Lengths that differ less than figures show count as equal.

extension CGFloat {
    package func isNear(_ other: CGFloat) -> Bool {
        self == other || (self - other).magnitude < LayoutDifference.tolerance || isNaN && other.isNaN
    }
}

extension CGFloat? {
    package func isNear(_ other: CGFloat?) -> Bool {
        guard let a = self, let b = other else { return self == nil && other == nil }
        return a.isNear(b)
    }
}

extension CGSize {
    package func isNear(_ other: CGSize) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}

extension ProposedViewSize {
    func isNear(_ other: ProposedViewSize) -> Bool {
        width.isNear(other.width) && height.isNear(other.height)
    }
}

extension CGRect {
    package func isNear(_ other: CGRect) -> Bool {
        minX.isNear(other.minX) && maxX.isNear(other.maxX) && minY.isNear(other.minY) && maxY.isNear(other.maxY)
    }
}
