import Drawing
import Foundation
import LayoutEngine

/// The room paddings keep free around their view, hatched, with the length of each edge; once where all are the same.
/// What was written down is washed besides. Of a negative one, what the view reaches out.
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
                // What reaches out lies in the view's border, on content of any color.
                let isOut = band.length < 0
                let ground = isOut ? [PaintStyle.color(sketch.style.panel.opacity(0.6))] : []
                let pieces = isOut ? [band.rect] : band.rect.pieces(outsideBorders: [border])
                for paint in ground + sketch.style.padding(view.hue, isDefault: isDefault) {
                    for piece in pieces { sketch.fill(Path(piece), paint) }
                }
                if isOut { sketch.uncoverWords(under: pieces) }
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
        /// Unrounded, in points; negative where the view reaches out.
        var length: CGFloat
    }

    /// Top, bottom, left and right, those that keep room free or let the view reach out.
    private func bands(of view: ShownView, around child: ShownView, _ grid: PixelGrid) -> [Band] {
        let (outer, inner) = (view.frame, child.frame)
        func between(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
            grid.snap(CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)))
        }
        // What is above and below goes all across, over what there is of the two.
        func across(_ isOut: Bool, _ top: CGFloat, _ bottom: CGFloat) -> CGRect {
            let all = isOut ? inner : outer
            return between(all.minX, top, all.maxX, bottom)
        }
        let top = min(max(inner.minY, outer.minY), outer.maxY)
        let bottom = max(min(inner.maxY, outer.maxY), outer.minY)
        let (above, below) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        return [
            Band(
                rect: across(above < 0, min(inner.minY, outer.minY), above < 0 ? outer.minY : top), length: above),
            Band(
                rect: across(below < 0, below < 0 ? outer.maxY : bottom, max(inner.maxY, outer.maxY)), length: below),
            Band(
                rect: between(min(inner.minX, outer.minX), top, max(inner.minX, outer.minX), bottom), length: left),
            Band(
                rect: between(min(inner.maxX, outer.maxX), top, max(inner.maxX, outer.maxX), bottom), length: right),
        ].filter { abs($0.length) > 0.01 && $0.rect.width > 0 && $0.rect.height > 0 }
    }
}
