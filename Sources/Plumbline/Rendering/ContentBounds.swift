import Drawing
import Foundation

/// Measures the area that display items cover, in points.
struct ContentBounds {
    let text: any TextMeasuring

    /// `.null` if nothing is drawn.
    func of(_ items: [DisplayItem]) -> CGRect { items.reduce(.null) { $0.joined(of($1).ifFinite) } }

    func words(in items: [DisplayItem]) -> [CGRect] {
        places(in: items) { if case .text = $0 { true } else { false } }
    }

    /// The bounds of every image, and of every shape whose outline a label would cut.
    func pictures(in items: [DisplayItem]) -> [CGRect] {
        places(in: items) { item in
            switch item {
            case .image: true
            case .fill(let path, _, _): path.isFigure
            default: false
            }
        }
    }

    private func places(in items: [DisplayItem], where isWanted: (DisplayItem) -> Bool) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .group(let items, .transform(let transform)):
                places(in: items, where: isWanted).map { $0.applying(transform) }
            case .group(let items, _): places(in: items, where: isWanted)
            default: isWanted(item) ? [of(item)] : []
            }
        }
    }

    private func of(_ item: DisplayItem) -> CGRect {
        switch item {
        case .fill(let path, _, _): path.boundingRect
        case .stroke(let path, _, let style): path.boundingRect.grown(by: style.lineWidth / 2)
        case .image(_, let rect, _): rect
        case .text(let block, let origin, let width):
            CGRect(
                x: origin.x, y: origin.y, width: max(CGFloat(width), 0), height: text.measure(block).size.height)
        case .group(let items, let effect): changed(of(items), by: effect)
        }
    }

    private func changed(_ bounds: CGRect, by effect: GroupEffect) -> CGRect {
        if bounds.isNull { return bounds }
        switch effect {
        case .opacity, .tint: return bounds
        case .clip(let path, _): return bounds.shared(path.boundingRect)
        case .mask(let items): return bounds.shared(of(items))
        case .transform(let transform): return bounds.applying(transform)
        case .blur(let radius): return bounds.grown(by: CGFloat(radius))
        case .shadow(_, let radius, let offset):
            let shadow = bounds.grown(by: CGFloat(radius)).offsetBy(dx: offset.width, dy: offset.height)
            return bounds.joined(shadow)
        }
    }
}

extension CGRect {
    /// The smallest rectangle around both; unlike in `union`, a rectangle without area counts.
    fileprivate func joined(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }

    /// The intersection; `.null` if there is none.
    fileprivate func shared(_ other: CGRect) -> CGRect { other.isNull ? .null : intersection(other) }

    /// `.null` if a coordinate is not finite.
    fileprivate var ifFinite: CGRect {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) ? self : .null
    }

    fileprivate func grown(by length: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -length, dy: -length) }
}

extension Path {
    /// Whether it leaves the corners of its bounds free, as a circle does. A rectangle, rounded or not, is a background: a
    /// label inside it hides nothing.
    fileprivate var isFigure: Bool {
        let bounds = boundingRect
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let inner = bounds.insetBy(dx: bounds.width * Self.corner, dy: bounds.height * Self.corner)
        let corners = [
            CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
            CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
        ]
        return !corners.allSatisfy { contains($0) }
    }

    /// How far a background's corners may be cut off, relative to its sides.
    private static let corner: CGFloat = 0.1
}
