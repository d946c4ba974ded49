import Drawing
import Foundation

extension SymbolArtwork {
    /// - Parameter styles: Of what is cut out or laid over, then of the rest; the rest has the first if there is no other.
    func items(in frame: CGRect, _ styles: [_ResolvedStyle]) -> [DisplayItem] {
        let ink = self.ink
        guard let first = styles.first, !ink.isNull, ink.width > 0, ink.height > 0, frame.width > 0, frame.height > 0
        else { return [] }
        let (x, y) = (frame.width / ink.width, frame.height / ink.height)
        let map = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: frame.minX - ink.minX * x, ty: frame.minY - ink.minY * y)
        guard styles.count > 1, ground != nil || !overlays.isEmpty else { return items(map, frame, first) }
        var base = self
        base.overlays = []
        let under = ground.map { sign(on: $0, under: styles[1]).flatMap { $0.items(map, frame, first) } } ?? []
        return under + base.items(map, frame, styles[1]) + overlays.flatMap { $0.items(map, frame, first) }
    }

    /// What is painted before the shape that a sign is cut out of: all of it, or the sign alone if it would show through.
    private func sign(on ground: Path, under style: _ResolvedStyle) -> [SymbolArtwork] {
        guard case .color(let color) = style, color.alpha < 1 else { return [SymbolArtwork(solid: ground)] }
        if !holes.isEmpty { return holes.map { SymbolArtwork(solid: $0) } }
        let box = ground.boundingRect
        let inner = ground.placed(at: CGPoint(x: box.midX, y: box.midY), scale: 0.9)
        return [SymbolArtwork(solid: inner, holes: [solid])]
    }

    private func items(_ map: CGAffineTransform, _ frame: CGRect, _ style: _ResolvedStyle) -> [DisplayItem] {
        func drawn(_ color: RGBA) -> DisplayItem {
            .group(parts(color), .transform(map))
        }
        switch style {
        case .color(let color) where color.alpha >= 1: return [drawn(color)]
        case .color(var color):
            // A translucent color would show where area and line overlap.
            let opacity = color.alpha
            color.alpha = 1
            return [.group([drawn(color)], .opacity(opacity))]
        default: return style.items(maskedBy: [drawn(.black)], covering: frame, in: frame)
        }
    }

    /// In units of the canvas.
    private func parts(_ foreground: RGBA) -> [DisplayItem] {
        let color = paint ?? foreground
        var parts: [DisplayItem] = []
        if !solid.isEmpty { parts.append(.fill(solid, .color(color), evenOdd: true)) }
        if !lines.isEmpty {
            let pen = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
            parts.append(.stroke(lines, .color(color), pen))
        }
        for hole in holes where !hole.isEmpty {
            let outside = Path(CGRect(x: -12, y: -12, width: 48, height: 48)).appending(hole)
            parts = [.group(parts, .clip(outside, evenOdd: true))]
        }
        return parts + overlays.flatMap { $0.parts(foreground) }
    }
}
