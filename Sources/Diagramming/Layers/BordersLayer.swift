import Drawing
import Foundation
import LayoutEngine

/// Each view's bounds as one crisp line in its hue, a faint wash of it under views without children, and names.
///
/// The line lies just outside the bounds, and inside along edges without room for that (`BorderPlaces`); views with the
/// same bounds share one line. Inside, a hairline of the panel's color sets a container's line off from content of a
/// similar color. Words that reach into a line are painted over it.
struct BordersLayer: FigureLayer {
    var annotation: Annotations { .borders }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let (style, words) = (canvas.style, canvas.words)
        for (index, outline) in scene.outlines.enumerated() where outline.kind != .leaf && outline.isDrawn {
            canvas.draw { hairline(inside: $0.outlines[index], style, &$0) }
        }
        var drawn: [Int] = []
        for (index, outline) in scene.outlines.enumerated() {
            let shown = outline.views.filter { scene.views[$0].annotations.contains(annotation) }
            guard !shown.isEmpty else { continue }
            canvas.draw { line(of: $0.outlines[index], style, &$0) }
            let isDotted = style.isPrint && outline.kind == .modifier
            canvas.use(isDotted ? .modifier : outline.kind == .leaf ? .view : .container, outline.hue)
            // Up to the bounds: how far out a line lies is not the same at every scale.
            for edge in outline.line.edges(around: outline.hollow.intersection(outline.rect)) { canvas.keepOff(edge) }
            drawn.append(index)
            let name = scene.pictureName(together: shown)
            canvas.tag(index, TagPart(text: name.text, isName: true, countsOthers: name.others > 0))
        }
        canvas.draw { pixels in
            let lines = drawn.flatMap { pixels.outlines[$0].line.edges(around: pixels.outlines[$0].hollow) }
            pixels.uncover(words, under: lines)
        }
    }

    private func line(of outline: Outline, _ style: DiagramStyle, _ pixels: inout FigurePixels) {
        let color = PaintStyle.color(style[outline.hue].line)
        if outline.kind == .leaf { pixels.wash(outline.rect, .color(style.faintFill(outline.hue))) }
        guard style.isPrint, outline.kind == .modifier else {
            pixels.fill(pixels.grid.border(outline.line, around: outline.hollow), color, evenOdd: true)
            return
        }
        // Grays are too similar: in print, modifiers are dotted.
        let middle = outline.line.narrowed(by: outline.lineWidth / 2)
        pixels.stroke(Path(middle), color, StrokeStyle(lineWidth: outline.lineWidth, dash: [1.5, 1.5]))
    }

    /// The hairline inside a container's border, on the edges whose border lies inside the bounds.
    private func hairline(inside outline: Outline, _ style: DiagramStyle, _ pixels: inout FigurePixels) {
        let (bounds, hollow, width) = (outline.rect, outline.hollow, pixels.grid.line(0.5))
        let inner = CGRect { edge in
            edge.reach(hollow) - (edge.reach(hollow) < edge.reach(bounds) ? width : 0)
        }
        guard inner != hollow, inner.width > 0, inner.height > 0 else { return }
        let ring = pixels.grid.border(hollow, around: inner)
        pixels.fill(ring, .color(style.panel.opacity(0.7)), evenOdd: true)
    }
}
