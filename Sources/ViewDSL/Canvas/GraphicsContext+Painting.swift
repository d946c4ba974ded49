import Drawing
import Foundation
import LayoutEngine

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        paint(path, .fill(evenOdd: style.isEOFilled), with: shading)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        paint(path, .stroke(style), with: shading)
    }

    /// Strokes a path. Width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ path: Path, _ drawing: NodeDrawing.ShapeDrawing, with shading: Shading) {
        let bounds = drawing.bounds(of: path)
        guard !bounds.isNull, bounds.minX.isFinite, bounds.width.isFinite, bounds.minY.isFinite, bounds.height.isFinite
        else { return }
        switch paint(of: shading) {
        case .style(let style): draw(style.items(for: path, drawing, in: path.boundingRect))
        case .paint(let paint): draw([drawing.item(path, paint)])
        case .tiles(let tile): draw([.group(tile.items(covering: bounds), .mask([drawing.item(path, .color(.black))]))])
        }
    }

    /// Paints a shading where items are opaque.
    func paint(_ shading: Shading, where mask: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
        switch paint(of: shading) {
        case .style(.color(let color)): [.group(mask, .tint(color))]
        case .style(let style): style.items(maskedBy: mask, covering: bounds, in: bounds)
        case .paint(let paint): [.group([.fill(Path(bounds), paint)], .mask(mask))]
        case .tiles(let tile): [.group(tile.items(covering: bounds), .mask(mask))]
        }
    }

    private enum Paint {
        /// Spread over the filled area.
        case style(_ResolvedStyle)
        /// In the context's coordinates.
        case paint(PaintStyle)
        case tiles(Tile)
    }

    private func paint(of shading: Shading) -> Paint {
        switch shading.kind {
        case .style(let style): return .style(style._resolve(in: environment))
        case .linear(let gradient, let start, let end, let options):
            note(options)
            return .paint(.linearGradient(stops: gradient.resolved(environment), from: start, to: end))
        case .radial(let gradient, let center, let start, let end, let options):
            note(options)
            return .paint(
                .radialGradient(
                    stops: gradient.resolved(environment), center: center, startRadius: Double(start),
                    endRadius: Double(end)))
        case .conic(let gradient, let center, let angle, let options):
            note(options)
            return .paint(
                .angularGradient(
                    stops: gradient.resolved(environment), center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi))
        case .tiles(let image, let origin, let part, let scale):
            let picture = studio.picture(of: image, .unspecified)
            return .tiles(Tile(picture: picture, origin: origin, part: part, scale: scale))
        case .palette(let shadings): return paint(of: shadings.first ?? .foreground)
        case .backdrop:
            studio.report(.approximate, "Canvas's backdrop shading is not drawn")
            return .style(.color(.clear))
        }
    }

    private func note(_ options: GradientOptions) {
        if !options.isDisjoint(with: [.repeat, .mirror]) {
            studio.report(.approximate, "Canvas's gradients are drawn once, neither repeated nor mirrored")
        }
    }
}

/// A picture repeated in rows and columns.
private struct Tile {
    let picture: CanvasStudio.Picture
    let origin: CGPoint
    /// In parts of the picture.
    let part: CGRect
    let scale: CGFloat

    func items(covering bounds: CGRect) -> [DisplayItem] {
        let size = CGSize(
            width: picture.size.width * part.width * scale, height: picture.size.height * part.height * scale)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return [] }
        let shift = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -part.minX * picture.size.width * scale,
            ty: -part.minY * picture.size.height * scale)
        let tile = DisplayItem.group(
            [.group(picture.items, .transform(shift))], .clip(Path(CGRect(origin: .zero, size: size))))
        func range(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ step: CGFloat) -> Range<Int> {
            let places = -(1 << 40)...(1 << 40)
            let first = Int(((from - start) / step).rounded(.down), in: places)
            // More would be too small to see.
            return first..<min(max(Int(((to - start) / step).rounded(.up), in: places), first), first + 256)
        }
        return range(bounds.minY, bounds.maxY, origin.y, size.height).flatMap { row in
            range(bounds.minX, bounds.maxX, origin.x, size.width).map { column in
                let place = CGAffineTransform(
                    translationX: origin.x + CGFloat(column) * size.width, y: origin.y + CGFloat(row) * size.height)
                return .group([tile], .transform(place))
            }
        }
    }
}
