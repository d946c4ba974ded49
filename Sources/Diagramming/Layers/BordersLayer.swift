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
            let each = scene.isInRepeated(index) ? " each" : ""
            let words = count > 1 ? "\(count) × \(name.text)\(each)" : name.text
            canvas.tag(index, TagPart(text: words, isName: true, countsOthers: name.others > 0))
        }
        canvas.draw { pixels in
            let lines = EdgeLines(pixels.outlines)
            lines.draw(on: &pixels, style)
            // On a screen's colors a hue may not be seen; brackets and chips still have it.
            for line in lines.lines {
                let clear = scene.structure == nil ? PaintedContent.clearLine : PaintedContent.clearBorder
                for part in content.hiddenParts(of: line, style, clear) {
                    let isLight = content.hides(part, clear) { _ in .white }
                    let color = RGBA(hex: isLight ? 0x000000 : 0xffffff)
                    // Thin, and a tone of its hue: white content stays visible beside it.
                    let width = pixels.grid.line(1)
                    let thin = CGRect {
                        $0 == part.edge.opposite ? width - part.edge.reach(part.rect) : $0.reach(part.rect)
                    }
                    pixels.fill(thin, .color(color.opacity(line.isQuiet ? 0.5 : 0.6)))
                }
            }
            pixels.uncover(words, under: lines.lines.map(\.rect))
        }
    }
}

extension PaintedContent {
    /// The parts of a line that could not be seen: neither on what they are painted on, nor as the edge between that and
    /// what is beside them. Short ones are left as they are.
    fileprivate func hiddenParts(
        of line: EdgeLines.Line, _ style: DiagramStyle, _ clear: Double
    ) -> [EdgeLines.Line] {
        let range = line.rect.range(line.axis)
        let length = range.upperBound - range.lowerBound
        // No picture is longer.
        guard length <= 40_000 else { return [] }
        let count = Int(length / Self.step, in: 1...10_000)
        func part(_ range: Range<Int>) -> EdgeLines.Line {
            let (start, end) = (CGFloat(range.lowerBound), CGFloat(range.upperBound))
            var part = line
            part.rect = CGRect(
                along: line.axis, self.place(start, of: count, in: line)...self.place(end, of: count, in: line),
                cross: line.rect.range(line.axis.cross))
            return part
        }
        let hidden = (0..<count).map { index in
            hides(part(index..<index + 1), clear) {
                line.isQuiet ? style.quiet(style[$0.hue].line) : style[$0.hue].line
            }
        }
        var runs: [Range<Int>] = []
        for index in 0..<count where hidden[index] {
            if runs.last?.upperBound == index {
                runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs.filter { CGFloat($0.count) >= Self.leastShare * CGFloat(count) }.map(part)
    }

    private func place(_ index: CGFloat, of count: Int, in line: EdgeLines.Line) -> CGFloat {
        let range = line.rect.range(line.axis)
        if index == 0 { return range.lowerBound }
        if index == CGFloat(count) { return range.upperBound }
        return (range.lowerBound + (range.upperBound - range.lowerBound) * index / CGFloat(count)).rounded()
    }

    /// In points.
    private static let step: CGFloat = 12
    private static let leastShare: CGFloat = 0.15

    /// Pale lines, which have 3 on the panel, have a little less on a screen's gray.
    fileprivate static let clearBorder = 2.7
    /// Beside a name in its hue, a line needs less.
    fileprivate static let clearLine = 1.5

    fileprivate func hides(_ line: EdgeLines.Line, _ clear: Double, _ color: (Outline.Ink) -> RGBA) -> Bool {
        let (range, cross) = (line.rect.range(line.axis), line.rect.range(line.axis.cross))
        let isFirst = line.edge == .left || line.edge == .top
        let inner = (cross.lowerBound + cross.upperBound) / 2
        let outside = isFirst ? cross.lowerBound - 1.5 : cross.upperBound + 1.5
        return line.inks.contains { ink in
            [inner, outside].allSatisfy { cross in
                let ends = [range.lowerBound + 2, range.upperBound - 2].map {
                    CGPoint(along: line.axis, $0, cross: cross)
                }
                return hides(LabelPlacer.Leader(start: ends[0], end: ends[1]), color(ink), clear: clear)
            }
        }
    }
}
