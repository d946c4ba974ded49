import Drawing
import Foundation
import LayoutEngine

/// Each view's bounds as one crisp line in its hue, a faint wash of it under views without others in them, and names.
///
/// The line lies just outside the bounds, and inside along edges without room for that (`BorderPlaces`); views with the
/// same bounds share one line. Inside, a hairline of the panel's color sets a container's line off from content of a
/// color like its own. Words that reach into a line are painted over it.
struct BordersLayer: FigureLayer {
    var annotation: Annotations { .borders }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        var lines: [CGRect] = []
        for outline in scene.outlines where outline.kind != .leaf && outline.isDrawn {
            let hairline = insides(outline, scene.grid.line(0.5))
            guard hairline != outline.hollow, hairline.width > 0, hairline.height > 0 else { continue }
            let ring = scene.grid.border(outline.hollow, around: hairline)
            sketch.fill(ring, .color(sketch.style.panel.opacity(0.7)), evenOdd: true)
        }
        for (index, outline) in scene.outlines.enumerated() {
            let shown = outline.views.filter { scene.views[$0].annotations.contains(annotation) }
            guard !shown.isEmpty else { continue }
            let accent = sketch.style[outline.hue]
            if outline.kind == .leaf {
                sketch.wash(outline.rect, .color(sketch.style.seat(outline.hue)))
            }
            if sketch.style.isPrint, outline.kind == .modifier {
                // Grey hues are too near each other: there modifiers are dotted.
                let middle = outline.line.narrowed(by: outline.lineWidth / 2)
                sketch.stroke(
                    Path(middle), .color(accent.line), StrokeStyle(lineWidth: outline.lineWidth, dash: [1.5, 1.5]))
                sketch.use(.modifier, outline.hue)
            } else {
                sketch.fill(scene.grid.border(outline.line, around: outline.hollow), .color(accent.line), evenOdd: true)
                sketch.use(outline.kind == .leaf ? .view : .container, outline.hue)
            }
            let edges = outline.line.edges(around: outline.hollow)
            // Up to the bounds: how far out a line lies is not the same at every scale.
            for edge in outline.line.edges(around: outline.hollow.intersection(outline.rect)) { sketch.keepOff(edge) }
            lines += edges
            let name = scene.pictureName(together: shown)
            sketch.tag(index, TagPart(text: name.text, isName: true, countsOthers: name.others > 0))
        }
        sketch.uncoverWords(under: lines)
    }

    /// What is left inside the line without `width` at the edges where it lies inside the bounds.
    private func insides(_ outline: Outline, _ width: CGFloat) -> CGRect {
        let (bounds, hollow) = (outline.rect, outline.hollow)
        let left = hollow.minX + (hollow.minX > bounds.minX ? width : 0)
        let top = hollow.minY + (hollow.minY > bounds.minY ? width : 0)
        let right = hollow.maxX - (hollow.maxX < bounds.maxX ? width : 0)
        let bottom = hollow.maxY - (hollow.maxY < bounds.maxY ? width : 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
