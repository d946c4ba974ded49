import Drawing
import Foundation
import LayoutEngine

/// The room stacks leave between their children and grids between their tracks, hatched, with its length and where it
/// comes from: written down, the default, or asked for by text. Where a negative one lets two overlap, what both cover.
/// Spacers are arrows as long as they are.
struct SpacingLayer: FigureLayer {
    var annotation: Annotations { .spacing }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for view in scene.views(with: annotation) {
            let gaps = view.gaps.map { gap in
                var gap = gap
                gap.frame = scene.grid.snap(gap.frame)
                return gap
            }
            let outlines = view.children.map { scene.outlines[scene.views[$0].outline] }
            // Of no area, in a stack of none, there is nothing to see.
            let seen = gaps.filter { $0.frame.width > 0 && $0.frame.height > 0 }
            for gap in seen { hatch(gap, view, borders: outlines.map(\.border), on: &sketch) }
            let strips = strips(seen, between: outlines.map(\.rect))
            for (index, gap) in strips.enumerated() {
                // One number tells the length of all gaps like it.
                let alike = strips.enumerated().filter { $0.offset != index && isAlike($0.element, gap) }
                let isKnown = alike.contains { $0.offset < index }
                label(
                    gap, view, alike: alike.map(\.element.frame), isOptional: isKnown || scene.isCrowded, on: &sketch)
            }
            guard let axis = view.facts.stackAxis else { continue }
            for child in view.children where scene.views[child].role == .spacer {
                spacer(scene.views[child], view, axis, isCrowded: scene.isCrowded, on: &sketch)
            }
        }
    }

    /// Whether one number tells both lengths.
    private func isAlike(_ gap: LayoutGap, _ other: LayoutGap) -> Bool {
        abs(gap.length - other.length) < 0.005 && gap.source == other.source && gap.axis == other.axis
    }

    /// The gaps, those in line with nothing but other gaps between them in one: the room between two columns, through
    /// however many rows.
    private func strips(_ gaps: [LayoutGap], between views: [CGRect]) -> [LayoutGap] {
        gaps.reduce(into: []) { strips, gap in
            let known = strips.firstIndex { strip in
                let joined = strip.frame.joined(gap.frame)
                return isAlike(strip, gap) && strip.frame.range(gap.axis) == gap.frame.range(gap.axis)
                    && !views.contains { $0.overlaps(joined) }
            }
            if let known { strips[known].frame = strips[known].frame.joined(gap.frame) } else { strips.append(gap) }
        }
    }

    private func hatch(_ gap: LayoutGap, _ stack: ShownView, borders: [CGRect], on sketch: inout Sketch) {
        // An overlap lies in borders, on content of any color.
        sketch.fill(
            gap.isOverlap ? [gap.frame] : gap.frame.pieces(outsideBorders: borders),
            sketch.style.gap(gap.source, stack.hue), isGrounded: gap.isOverlap)
    }

    private func label(
        _ gap: LayoutGap, _ stack: ShownView, alike: [CGRect], isOptional: Bool, on sketch: inout Sketch
    ) {
        let accent = sketch.style[stack.hue]
        sketch.avoid(gap.frame, weight: 14, as: .length)
        let (role, word): (LegendRole, String) =
            switch gap.source {
            case .explicit: (.explicitSpacing, "")
            case .standard: (.defaultSpacing, "")
            case .text: (.textSpacing, " text")
            case .view: (.viewSpacing, "")
            }
        sketch.use(role, stack.hue)
        let font = sketch.style.type.value
        let texts = [lengthText(gap.length) + word, lengthText(gap.length)].map {
            TextBlock($0, font: font, color: accent.text)
        }
        sketch.label(
            Label(
                shapes: word.isEmpty ? [texts[0]] : texts, look: .plain(accent), target: gap.frame,
                preference: gap.axis == .horizontal ? .rowGap : .columnGap, own: nil, row: nil, isOptional: isOptional,
                isLength: true, alike: alike, keeper: sketch.grid.snap(stack.frame), rank: 15))
    }

    /// A dashed line with two arrows, as long as the spacer.
    private func spacer(
        _ view: ShownView, _ stack: ShownView, _ axis: Axis, isCrowded: Bool, on sketch: inout Sketch
    ) {
        let frame = view.frame
        let length = frame.size[axis]
        guard length >= 1 else { return }
        let (grid, accent) = (sketch.grid, sketch.style[stack.hue])
        let cross = stack.frame.origin[axis.cross] + stack.frame.size[axis.cross] / 2
        let (start, end) = (frame.origin[axis] + 2, frame.origin[axis] + length - 2)
        let bar = grid.bar(alongX: axis == .horizontal, at: cross, from: start, to: end, width: grid.line(1))
        let middle = axis == .horizontal ? bar.midY : bar.midX
        let path = Path {
            $0.addLines([CGPoint(along: axis, start, cross: middle), CGPoint(along: axis, end, cross: middle)])
        }
        sketch.stroke(path, .color(accent.line), StrokeStyle(lineWidth: grid.line(1), dash: [1, 2]))
        sketch.keepOff(bar)
        // No other length stands at its arrow.
        sketch.avoid(bar, weight: 0, as: .length)
        // The room is the spacer's all across the stack, however thin it is itself.
        sketch.avoid(
            CGRect(
                origin: CGPoint(along: axis, frame.origin[axis], cross: stack.frame.origin[axis.cross]),
                size: CGSize(along: axis, length, cross: stack.frame.size[axis.cross])), weight: 14)
        if length >= 18 {
            for (tip, direction) in [(start, -1), (end, 1)] as [(CGFloat, CGFloat)] {
                let head = Path { path in
                    path.addLines([
                        CGPoint(along: axis, tip - 5 * direction, cross: middle - 3.5),
                        CGPoint(along: axis, tip, cross: middle),
                        CGPoint(along: axis, tip - 5 * direction, cross: middle + 3.5),
                    ])
                }
                sketch.stroke(head, .color(accent.line), StrokeStyle(lineWidth: grid.line(1), lineJoin: .round))
                sketch.keepOff(head.boundingRect)
            }
        }
        sketch.use(.spacer, stack.hue)
        if view.annotations.contains(.borders), !isCrowded {
            // One label says both, unless the size is told anyway.
            guard !view.annotations.contains(.sizes) else { return }
            return sketch.tag(view.outline, TagPart(text: lengthText(length), isName: false))
        }
        // Where its name is a number to look up, its length is not.
        let word = view.annotations.contains(.borders) ? "" : "spacer "
        let text = TextBlock(
            word + lengthText(length), font: sketch.style.type.value, color: accent.text)
        sketch.label(
            Label(
                shapes: [text, TextBlock(lengthText(length), font: sketch.style.type.value, color: accent.text)],
                look: .plain(accent), target: bar, preference: axis == .horizontal ? .rowDimension : .columnDimension,
                own: nil, row: nil, isNear: isCrowded, isLength: isCrowded, rank: 15))
    }
}
