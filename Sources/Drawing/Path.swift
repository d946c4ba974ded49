import Foundation

/// An outline of lines and curves, as in SwiftUI. Coordinates in points, y downwards.
public struct Path: Hashable, Sendable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath began.
        case closeSubpath
    }

    /// The steps, in order.
    public private(set) var elements: [Element] = []

    /// A path of nothing.
    public init() {}

    /// A path of what is given.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A path of what is given.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the pen is, or nil at the start.
    public var currentPoint: CGPoint? {
        elements.last == .closeSubpath ? subpathStart : elements.last?.end
    }

    private var subpathStart: CGPoint? {
        for case .move(let p) in elements.reversed() { return p }
        return nil
    }

    /// Calls a closure with every element, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// A line from the current point.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    /// A curve from the current point, with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    /// A curve from the current point, with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// A line back to where the subpath began.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// A subpath through these points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the steps of another outline, every point mapped by `transform`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.applying(transform).elements
    }

    /// The smallest upright rectangle around the outline, control points left aside; `.null` when empty.
    public var boundingRect: CGRect {
        var box = Box()
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let p):
                box.add(p)
                start = p
            case .line(let p): box.add(p)
            case .quadCurve(let p, let c): box.add(Curve(pen, quad: c, p))
            case .curve(let p, let c1, let c2): box.add(Curve(pen, c1, c2, p))
            case .closeSubpath: pen = start
            }
            if let end = element.end { pen = end }
        }
        return box.rect
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

    /// The path, moved, by lengths in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// Where the step leaves the pen; nil when it closes.
    var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
        case .closeSubpath: nil
        }
    }
}

/// A rectangle growing around points.
private struct Box {
    private var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    private var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)

    mutating func add(_ p: CGPoint) {
        (left, right) = (min(left, p.x), max(right, p.x))
        (top, bottom) = (min(top, p.y), max(bottom, p.y))
    }

    mutating func add(_ curve: Curve) {
        add(curve.p3)
        for t in curve.extremes { add(curve.point(at: t)) }
    }

    var rect: CGRect {
        left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
