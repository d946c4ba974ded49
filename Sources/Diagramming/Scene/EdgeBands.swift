import Foundation
import LayoutEngine

/// What a rectangle has around another in it: bands above and below over its whole width, and beside it between them.
struct EdgeBands {
    private let top: CGRect
    private let bottom: CGRect
    private let left: CGRect
    private let right: CGRect

    init(_ outer: CGRect, around inner: CGRect) {
        top = CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY)
        bottom = CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY)
        left = CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height)
        right = CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height)
    }

    subscript(edge: PhysicalEdge) -> CGRect {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .left: left
        case .right: right
        }
    }

    func pair(_ axis: Axis) -> (CGRect, CGRect) { axis == .vertical ? (top, bottom) : (left, right) }

    var all: [CGRect] { [top, bottom, left, right].filter { !$0.isEmpty } }
}
