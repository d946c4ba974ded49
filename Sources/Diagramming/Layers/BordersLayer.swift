import Drawing
import Foundation
import LayoutEngine

/// Each view's bounds as a line in its hue, a faint wash of it under views without children, and names.
///
/// Words that reach into a line are painted over it.
struct BordersLayer: FigureLayer {
    var annotation: Annotations { .borders }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let (style, words) = (canvas.style, canvas.words)
        for (index, outline) in scene.outlines.enumerated() where outline.isDrawn {
            if outline.kind == .leaf, !outline.isQuiet {
                canvas.draw { $0.wash($0.outlines[index].rect, .color(style.faintFill(outline.hue))) }
            }
            let isDotted = style.isPrint && outline.kind == .modifier
            if scene.structure == nil {
                canvas.use(isDotted ? .modifier : outline.kind == .leaf ? .view : .container, outline.hue)
            }
            for edge in outline.rect.edges(outline.lineWidth) { canvas.keepOff(edge) }
            guard scene.structure == nil, scene.isNamed(index), !scene.saysItself(index) else { continue }
            let shown = outline.views.filter { scene.views[$0].annotations.contains(annotation) }
            let name = scene.pictureName(together: shown)
            let count = scene.count(of: index)
            let words = count > 1 ? "\(count) × \(name.text)" : name.text
            canvas.tag(index, TagPart(text: words, isName: true, countsOthers: name.others > 0))
        }
        canvas.draw { pixels in
            let lines = EdgeLines(pixels.outlines)
            lines.draw(on: &pixels, style)
            pixels.uncover(words, under: lines.lines.map(\.rect))
        }
    }
}
