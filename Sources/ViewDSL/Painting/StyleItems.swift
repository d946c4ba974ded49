import Drawing
import Foundation
import LayoutEngine

extension _ResolvedStyle {
    /// The paint for a rectangle; nil for ellipses, meshes, tiles and shadows, which display lists have no paint for.
    private func paint(in rect: CGRect) -> PaintStyle? {
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        switch self {
        case .color(let color): return .color(color)
        case .linear(let stops, let start, let end):
            return .linearGradient(stops: stops, from: point(start), to: point(end))
        case .radial(let stops, let center, let start, let end):
            return .radialGradient(
                stops: stops, center: point(center), startRadius: Double(start), endRadius: Double(end))
        case .elliptical(let stops, let center, let start, let end):
            guard rect.width == rect.height else { return nil }
            let side = Double(rect.width)
            return .radialGradient(
                stops: stops, center: point(center), startRadius: Double(start) * side, endRadius: Double(end) * side)
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(stops: stops, center: point(center), startAngle: start, endAngle: end)
        case .mesh, .tiles, .shadowed: return nil
        }
    }

    func items(for path: Path, _ drawing: NodeDrawing.ShapeDrawing, in rect: CGRect) -> [DisplayItem] {
        if let paint = paint(in: rect) { return [drawing.item(path, paint)] }
        if case .shadowed(let style, let shadow) = self {
            let base = shadow.items(under: style.items(for: path, drawing, in: rect))
            guard case .fill(let evenOdd) = drawing else { return base }
            return base + shadow.items(inside: path, evenOdd: evenOdd)
        }
        return items(maskedBy: [drawing.item(path, .color(.black))], covering: drawing.bounds(of: path), in: rect)
    }

    /// Paints the style, spread over `rect`, where `mask` is opaque.
    ///
    /// - Parameter bounds: The mask's bounds, in points.
    func items(maskedBy mask: [DisplayItem], covering bounds: CGRect, in rect: CGRect) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0, !bounds.isNull else { return [] }
        if let paint = paint(in: rect) { return [.group([.fill(Path(bounds), paint)], .mask(mask))] }
        switch self {
        case .mesh(let mesh): return [.group(mesh.items(in: rect), .mask(mask))]
        case .tiles(let tiles): return [.group(tiles.items(covering: bounds, from: rect.origin), .mask(mask))]
        case .shadowed(let style, let shadow):
            return shadow.items(under: style.items(maskedBy: mask, covering: bounds, in: rect))
        default: break
        }
        // An elliptical gradient is a radial one in a unit square, stretched over the rectangle.
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let paint = paint(in: square) else { return [] }
        let stretch = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        let sheet = DisplayItem.fill(Path(bounds.applying(stretch.inverted())), paint)
        return [.group([.group([sheet], .transform(stretch))], .mask(mask))]
    }
}

extension NodeDrawing.ShapeDrawing {
    /// In points.
    func bounds(of path: Path) -> CGRect {
        switch self {
        case .fill: path.boundingRect
        case .stroke(let stroke): path.boundingRect(stroked: stroke)
        }
    }
}
