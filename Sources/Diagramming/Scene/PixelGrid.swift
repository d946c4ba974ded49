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
