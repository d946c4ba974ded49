import Diagramming
import Drawing
import Foundation

/// Measures the area that display items cover, in points.
struct ContentBounds {
    let text: any TextMeasuring

    /// `.null` if nothing is drawn.
    func of(_ items: [DisplayItem]) -> CGRect { items.reduce(.null) { $0.joined(drawable($1)) } }

    func words(in items: [DisplayItem]) -> [CGRect] {
        places(in: items) { if case .text = $0 { of($0) } else { nil } }
    }

    /// Where glyphs are painted, as far as their lines reach: in masks, too, and beyond a text’s own width.
    func glyphs(in items: [DisplayItem]) -> [CGRect] {
        places(in: items, masks: true) { item in
            guard case .text(let block, let origin, let width) = item else { return nil }
            let size = text.measure(block).size
            return CGRect(x: origin.x, y: origin.y, width: max(CGFloat(width), size.width), height: size.height)
        }
    }

    /// The bounds of every image, and of every shape whose outline a label would cut.
    func pictures(in items: [DisplayItem]) -> [CGRect] {
        places(in: items) { item in
            switch item {
            case .image: of(item)
            case .fill(let path, _, _): path.isFigure ? of(item) : nil
            default: nil
            }
        }
    }

    private func places(
        in items: [DisplayItem], masks: Bool = false, _ place: (DisplayItem) -> CGRect?
    ) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .group(let items, .transform(let transform)):
                places(in: items, masks: masks, place).map { $0.applying(transform) }
            case .group(let items, .mask(let mask)): places(in: items + (masks ? mask : []), masks: masks, place)
            case .group(let items, _): places(in: items, masks: masks, place)
            default: place(item).map { [$0] } ?? []
            }
        }
    }

    /// `.null` if a coordinate is not finite.
    private func drawable(_ item: DisplayItem) -> CGRect {
        let bounds = of(item)
        return bounds.isFinite ? bounds : .null
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
        case .opacity, .tint, .colors, .blend: return bounds
        case .clip(let path, _): return bounds.overlap(with: path.boundingRect)
        case .mask(let items): return bounds.overlap(with: of(items))
        case .transform(let transform): return bounds.applying(transform)
        case .blur(let radius): return bounds.grown(by: CGFloat(radius))
        case .shadow(_, let radius, let offset):
            let shadow = bounds.grown(by: CGFloat(radius)).offsetBy(dx: offset.width, dy: offset.height)
            return bounds.joined(shadow)
        }
    }
}

extension CGRect {
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
