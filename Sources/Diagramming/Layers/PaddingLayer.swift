import Drawing
import Foundation
import LayoutEngine

/// The room paddings keep free around their view, hatched, with the length of each edge; once where all are the same.
/// What was written down is washed besides.
struct PaddingLayer: FigureLayer {
    var annotation: Annotations { .padding }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        // Of many alike one number tells the length.
        var known: Set<[CGFloat]> = []
        for view in scene.views(with: annotation)
        where view.facts.insets != nil && view.children.count == 1 && view.safeArea == nil {
            let bands = self.bands(of: view, around: scene.views[view.children[0]], scene.grid)
            guard !bands.isEmpty else { continue }
            let accent = sketch.style[view.hue]
            let isDefault = view.facts.hasDefaultInsets
            let border = scene.outlines[scene.views[view.children[0]].outline].border
            for band in bands {
                for paint in sketch.style.padding(view.hue, isDefault: isDefault) {
                    for piece in band.rect.pieces(outsideBorders: [border]) { sketch.fill(Path(piece), paint) }
                }
                sketch.avoid(band.rect, weight: 3, as: .length)
            }
            sketch.use(isDefault ? .defaultPadding : .padding, view.hue)
            let isNew = known.insert(bands.map { ($0.length * 100).rounded() }).inserted
            if scene.isCrowded, !isNew { continue }
            let isEven = bands.count == 4 && bands.allSatisfy { abs($0.length - bands[0].length) < 0.005 }
            for band in isEven ? Array(bands.prefix(1)) : bands {
                let alike = bands.filter { $0.rect != band.rect && abs($0.length - band.length) < 0.005 }
                sketch.label(
                    Label(
                        shapes: [TextBlock(lengthText(band.length), font: sketch.style.type.value, color: accent.text)],
                        look: .plain(accent), target: band.rect, preference: .band, own: nil, row: nil,
                        isOptional: scene.isCrowded, isLength: true, alike: alike.map(\.rect),
                        keeper: scene.grid.snap(view.frame), rank: 14))
            }
        }
    }

    private struct Band {
        var rect: CGRect
        /// Unrounded, in points.
        var length: CGFloat
    }

    /// Top, bottom, left and right, those that keep room free.
    private func bands(of view: ShownView, around child: ShownView, _ grid: PixelGrid) -> [Band] {
        let (outer, inner) = (view.frame, child.frame)
        func between(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
            grid.snap(CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)))
        }
        let top = max(outer.minY, min(inner.minY, outer.maxY))
        let bottom = min(outer.maxY, max(inner.maxY, outer.minY))
        return [
            Band(rect: between(outer.minX, outer.minY, outer.maxX, top), length: inner.minY - outer.minY),
            Band(rect: between(outer.minX, bottom, outer.maxX, outer.maxY), length: outer.maxY - inner.maxY),
            Band(rect: between(outer.minX, top, inner.minX, bottom), length: inner.minX - outer.minX),
            Band(rect: between(inner.maxX, top, outer.maxX, bottom), length: outer.maxX - inner.maxX),
        ].filter { $0.length > 0.01 && $0.rect.width > 0 && $0.rect.height > 0 }
    }
}
