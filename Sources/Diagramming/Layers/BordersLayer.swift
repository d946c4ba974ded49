import Drawing
import Foundation
import LayoutEngine

/// Each view's bounds as a line in its hue, a faint wash of it under views without children, and names.
///
/// Words that reach into a line are painted over it.
struct BordersLayer: FigureLayer {
    var annotation: Annotations { .borders }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let (style, words, content) = (canvas.style, canvas.words, canvas.content)
        for (index, outline) in scene.outlines.enumerated() where outline.isDrawn {
            if outline.kind == .leaf, !outline.isQuiet, scene.structure == nil {
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
            // On a screen's colors a hue may not be seen; brackets and chips still have it.
            for line in lines.lines where scene.structure != nil && content.hides(line, style) {
                let isLight = content.hides(line) { _ in .white }
                let color = RGBA(hex: isLight ? 0x000000 : 0xffffff)
                // Thin, and a pale tint of its hue: white content stays visible beside it.
                let width = pixels.grid.line(1)
                let thin = CGRect {
                    $0 == line.edge.opposite ? width - line.edge.reach(line.rect) : $0.reach(line.rect)
                }
                pixels.fill(thin, .color(color.opacity(line.isQuiet ? 0.5 : 0.75)))
            }
            pixels.uncover(words, under: lines.lines.map(\.rect))
        }
    }
}

extension PaintedContent {
    /// Whether a line could not be seen: neither on what it is painted on, nor as the edge between that and what is beside it.
    fileprivate func hides(_ line: EdgeLines.Line, _ style: DiagramStyle) -> Bool {
        hides(line) { line.isQuiet ? style.quiet(style[$0.hue].line) : style[$0.hue].line }
    }

    /// Pale lines, which have 3 on the panel, have a little less on a screen's gray.
    private static let clearBorder = 2.7

    fileprivate func hides(_ line: EdgeLines.Line, _ color: (Outline.Ink) -> RGBA) -> Bool {
        let (range, cross) = (line.rect.range(line.axis), line.rect.range(line.axis.cross))
        let isFirst = line.edge == .left || line.edge == .top
        let inner = (cross.lowerBound + cross.upperBound) / 2
        let outside = isFirst ? cross.lowerBound - 1.5 : cross.upperBound + 1.5
        return line.inks.contains { ink in
            [inner, outside].allSatisfy { cross in
                let ends = [range.lowerBound + 2, range.upperBound - 2].map {
                    CGPoint(along: line.axis, $0, cross: cross)
                }
                return hides(LabelPlacer.Leader(start: ends[0], end: ends[1]), color(ink), clear: Self.clearBorder)
            }
        }
    }
}
