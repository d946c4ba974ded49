import Foundation

extension CGRect {
    /// The smallest rectangle around both; null ones are ignored.
    package func joined(_ other: CGRect) -> CGRect {
        if other.isNull { return self }
        if isNull { return other }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Inset by `width`; a line in the middle if it is thinner, unlike `insetBy`, which returns `.null`.
    func narrowed(by width: CGFloat) -> CGRect {
        insetBy(dx: min(width, self.width / 2), dy: min(width, height / 2))
    }

    /// Grown to whole points.
    var roundedOut: CGRect {
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    func sharedArea(_ other: CGRect) -> CGFloat {
        let width = min(maxX, other.maxX) - max(minX, other.minX)
        let height = min(maxY, other.maxY) - max(minY, other.minY)
        return width > 0 && height > 0 ? width * height : 0
    }

    /// Whether the two share some area; edges that touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension Sequence<CGRect> {
    /// The smallest rectangle around all; null if there is none.
    var joined: CGRect { reduce(.null) { $0.joined($1) } }
}
