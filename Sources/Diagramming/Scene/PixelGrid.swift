import Drawing
import Foundation

/// The pixels of a figure: what lines and edges are snapped to, so that none is blurred.
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    let scale: CGFloat

    init(scale: Int) { self.scale = CGFloat(max(1, scale)) }

    /// Whole points, which lie on the grid of every scale.
    static let points = PixelGrid(scale: 1)

    /// The longest side a canvas can have, in points.
    var longestSide: CGFloat { 32_767 / scale }

    /// The nearest edge between pixels; halfway goes right and down. In points.
    func snap(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }

    func snap(_ point: CGPoint) -> CGPoint { CGPoint(x: snap(point.x), y: snap(point.y)) }

    /// Snapped corner by corner, so that neighbors that touch still do.
    func snap(_ rect: CGRect) -> CGRect {
        let (left, top, right, bottom) = (snap(rect.minX), snap(rect.minY), snap(rect.maxX), snap(rect.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The line width nearest to `width` that fills whole pixels, one at least. In points.
    func line(_ width: CGFloat) -> CGFloat { max(1, (width * scale).rounded()) / scale }

    /// The border that lies inside `rect`, to be filled by the even-odd rule.
    func border(_ rect: CGRect, width: CGFloat) -> Path { border(rect, around: rect.narrowed(by: width)) }

    /// The border between the two rectangles, to be filled by the even-odd rule.
    func border(_ rect: CGRect, around inner: CGRect) -> Path {
        Path { path in
            path.addRect(rect)
            if inner.width > 0, inner.height > 0 { path.addRect(inner) }
        }
    }

    /// A line of `width` along a row or column of pixels, its middle as near to `position` as possible.
    func bar(alongX: Bool, at position: CGFloat, from start: CGFloat, to end: CGFloat, width: CGFloat) -> CGRect {
        let across = snap(position - width / 2)
        let (from, to) = (snap(start), snap(end))
        return alongX
            ? CGRect(x: from, y: across, width: to - from, height: width)
            : CGRect(x: across, y: from, width: width, height: to - from)
    }
}

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
