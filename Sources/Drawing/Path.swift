import Foundation

/// A path of lines and curves, as in SwiftUI. In points, with y pointing down.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The elements, in order.
    public private(set) var elements: [Element] = []

    public init() {}

    public init(_ rect: CGRect) { addRect(rect) }

    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public var isEmpty: Bool { elements.isEmpty }

    /// The current point; nil if the path is empty.
    public var currentPoint: CGPoint? {
        elements.last == .closeSubpath ? subpathStart : elements.last?.end
    }

    private var subpathStart: CGPoint? {
        for case .move(let p) in elements.reversed() { return p }
        return nil
    }

    /// Calls a closure with every element, in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line back to the start of the subpath.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a subpath through these points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the elements of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.applying(transform).elements
    }

    /// The smallest rectangle around the path, without control points; `.null` if it is empty.
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

    /// Moves the path, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The current point afterward; nil for `closeSubpath`.
    var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
        case .closeSubpath: nil
        }
    }
}

/// A bounding box.
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
