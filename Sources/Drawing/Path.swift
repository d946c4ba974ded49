import Foundation

/// An outline of lines and curves, as in SwiftUI. Coordinates in points, y downwards.
public struct Path: Hashable, Sendable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps, in order.
    public private(set) var elements: [Element] = []

    public init() {}

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the pen is, or nil at the start.
    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
            case .closeSubpath: return subpathStart
            }
        }
        return nil
    }

    private var subpathStart: CGPoint? {
        for case .move(let p) in elements.reversed() { return p }
        return nil
    }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public mutating func addPath(_ other: Path) { elements += other.elements }

    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Corners are quarter ellipses no larger than half the rectangle.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        // The usual cubic for a quarter circle: off by less than 0.03 % of the radius.
        let k: CGFloat = 0.552_284_749_830_793_6
        let (kx, ky) = (rx * k, ry * k)
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: p(l + rx, t))
        addLine(to: p(r - rx, t))
        addCurve(to: p(r, t + ry), control1: p(r - rx + kx, t), control2: p(r, t + ry - ky))
        addLine(to: p(r, b - ry))
        addCurve(to: p(r - rx, b), control1: p(r, b - ry + ky), control2: p(r - rx + kx, b))
        addLine(to: p(l + rx, b))
        addCurve(to: p(l, b - ry), control1: p(l + rx - kx, b), control2: p(l, b - ry + ky))
        addLine(to: p(l, t + ry))
        addCurve(to: p(l + rx, t), control1: p(l, t + ry - ky), control2: p(l + rx - kx, t))
        closeSubpath()
    }

    /// The smallest upright rectangle around all points and control points; `.null` when empty.
    public var boundingRect: CGRect {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        func see(_ p: CGPoint) {
            (left, right) = (min(left, p.x), max(right, p.x))
            (top, bottom) = (min(top, p.y), max(bottom, p.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): see(p)
            case .quadCurve(let p, let c): [p, c].forEach(see)
            case .curve(let p, let c1, let c2): [p, c1, c2].forEach(see)
            case .closeSubpath: break
            }
        }
        return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// The same outline, every point mapped by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.elements = elements.map { element in
            switch element {
            case .move(let p): .move(to: p.applying(transform))
            case .line(let p): .line(to: p.applying(transform))
            case .quadCurve(let p, let c): .quadCurve(to: p.applying(transform), control: c.applying(transform))
            case .curve(let p, let c1, let c2):
                .curve(to: p.applying(transform), control1: c1.applying(transform), control2: c2.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        return result
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
