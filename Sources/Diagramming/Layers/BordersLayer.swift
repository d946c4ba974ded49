import Drawing
import Foundation
import LayoutEngine

/// Each view's bounds as a line in its hue, a faint wash of it under views without children, and names.
///
/// Words that reach into a line are painted over it, and so are badges. A line that could not be seen on the content has
/// another beside it, in the panel's color.
struct BordersLayer: FigureLayer {
    var annotation: Annotations { .borders }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let (style, words, content, badges) = (canvas.style, canvas.sceneText, canvas.content, canvas.badges)
        for (index, outline) in scene.outlines.enumerated() where outline.isDrawn {
            if outline.kind == .leaf, !outline.isQuiet, scene.structure == nil {
                canvas.draw { $0.wash($0.outlines[index].rect, .color(style.faintFill(outline.hue))) }
            }
            let isDotted = style.isPrint && outline.kind == .modifier
            if scene.structure == nil {
                canvas.use(isDotted ? .modifier : outline.kind == .leaf ? .view : .container, outline.hue)
            }
            for edge in outline.rect.edges(outline.lineWidth) { canvas.blockLabels(edge) }
            guard scene.structure == nil, scene.isNamed(index), !scene.saysItself(index) else { continue }
            let shown = outline.views.filter { scene.views[$0].annotations.contains(annotation) }
            let name = scene.pictureName(together: shown)
            let count = scene.count(of: index)
            let each = scene.isInRepeated(index) ? " each" : ""
            let words = count > 1 ? "\(count) × \(name.text)\(each)" : name.text
            canvas.tag(index, TagPart(text: words, isName: true, countsOthers: name.others > 0))
        }
        canvas.draw { pixels in
            let lines = EdgeLines(pixels.outlines, pixels.grid)
            let casings = lines.casings(pixels.grid.line(1)) { content.hides($0, style) }
            for casing in casings.compactMap(\.self) { pixels.fill(casing, style.casing) }
            lines.draw(on: &pixels, style)
            let painted = zip(lines.lines, casings).map { line, casing in
                (views: pixels.outlines[line.first].views, rect: casing.map(line.rect.union) ?? line.rect)
            }
            for badge in badges {
                let others = painted.filter { line in
                    !line.views.contains { !badge.records.isDisjoint(with: scene.views[$0].records) }
                }
                pixels.uncover(badge.content, under: others.map(\.rect))
            }
            pixels.uncover(words, under: painted.map(\.rect))
        }
    }
}

extension EdgeLines {
    /// What lies beside each line that could not be seen; two that meet at a corner have the corner, too.
    fileprivate func casings(_ width: CGFloat, where isHidden: (Line) -> Bool) -> [CGRect?] {
        let casings = lines.map { isHidden($0) ? $0.casing(width) : nil }
        func index(_ axis: Axis) -> BoxIndex {
            BoxIndex(
                zip(lines, casings).filter { $0.0.axis == axis }.compactMap { $0.1 }
                    .map { Box($0.insetBy(dx: -0.25, dy: -0.25)) })
        }
        let others: [Axis: BoxIndex] = [.horizontal: index(.vertical), .vertical: index(.horizontal)]
        return zip(lines, casings).map { line, casing in
            casing.map { own in
                line.corners(of: own, width).filter { others[line.axis]?.overlaps(Box($0)) ?? false }
                    .reduce(own) { $0.union($1) }
            }
        }
    }
}

extension EdgeLines.Line {
    /// At both ends of its casing.
    fileprivate func corners(of casing: CGRect, _ width: CGFloat) -> [CGRect] {
        let (range, cross) = (casing.range(axis), casing.range(axis.cross))
        return [range.lowerBound - width...range.lowerBound, range.upperBound...range.upperBound + width].map {
            CGRect(along: axis, $0, cross: cross)
        }
    }

    /// Beside it, outside the bounds it belongs to.
    fileprivate func casing(_ width: CGFloat) -> CGRect {
        let cross = rect.range(axis.cross)
        let isFirst = edge == .left || edge == .top
        let start = isFirst ? cross.lowerBound - width : cross.upperBound
        return CGRect(along: axis, rect.range(axis), cross: start...start + width)
    }
}

extension PaintedContent {
    /// Whether a part of a line could not be seen well: neither on what it is painted on, nor as the edge between that and
    /// what is beside it. Of a quiet line less is seen anywhere.
    fileprivate func hides(_ line: EdgeLines.Line, _ style: DiagramStyle) -> Bool {
        let (range, cross) = (line.rect.range(line.axis), line.rect.range(line.axis.cross))
        let isFirst = line.edge == .left || line.edge == .top
        let inner = (cross.lowerBound + cross.upperBound) / 2
        let outside = isFirst ? cross.lowerBound - 1.5 : cross.upperBound + 1.5
        return line.inks.contains { ink in
            let color = line.isQuiet ? style.quiet(style[ink.hue].line) : style[ink.hue].line
            return [inner, outside].allSatisfy { cross in
                let ends = [range.lowerBound + 2, range.upperBound - 2].map {
                    CGPoint(along: line.axis, $0, cross: cross)
                }
                return hides(LabelPlacer.Leader(start: ends[0], end: ends[1]), color, clear: line.isQuiet ? 2 : 3)
            }
        }
    }
}
