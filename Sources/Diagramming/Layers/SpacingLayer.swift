import Drawing
import Foundation
import LayoutEngine

/// The gaps between the children of stacks and the tracks of grids, tinted, with their length. A
/// negative one shows the overlap. Spacers are arrows.
struct SpacingLayer: FigureLayer {
    var annotation: Annotations { .spacing }

    func absence(in scene: FigureScene) -> String? {
        let isSpaced = scene.views.contains { view in
            view.role == .spacer || view.gaps.contains { $0.frame.width > 0 && $0.frame.height > 0 }
        }
        return isSpaced ? nil : "no spacing of a stack or grid"
    }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        var numbers = NumberBudget<Known>(scene)
        for view in scene.views(with: annotation) where scene.hasLengths(view.outline) {
            let isLeftOut = scene.isLeftOut(view.outline)
            let outlines = view.children.map { scene.views[$0].outline }
            var seen: [LayoutGap] = []
            for var gap in view.unscrolledGaps {
                let region = gap.frame
                gap.frame = PixelGrid.points.snap(region)
                // Without area, as in an empty stack, there is nothing to see.
                guard gap.frame.width > 0, gap.frame.height > 0 else { continue }
                seen.append(gap)
                // An overlap lies in borders.
                let isOverlap = gap.isOverlap
                let isBordered = outlines.allSatisfy { scene.outlines[$0].isDrawn }
                canvas.tintGap(view.hue, gap.frame, isOverlap: isOverlap, isBordered: isBordered) { pixels in
                    let rect = pixels.grid.snap(region)
                    return isOverlap ? [rect] : outlines.reduce([rect]) { pixels.outlines[$1].rect.outside($0) }
                }
            }
            let strips = strips(seen, between: outlines.map { scene.outlines[$0].rect })
            for (index, gap) in strips.enumerated() {
                // Equal gaps have one number.
                let alike = strips.enumerated().filter { $0.offset != index && isAlike($0.element, gap) }
                let isKnown = alike.contains { $0.offset < index }
                guard numbers.hasNumber(Known(gap), of: view) else { continue }
                label(
                    gap, view, alike: alike.map(\.element.frame), isOptional: isKnown || isLeftOut || scene.isCrowded,
                    on: &canvas)
            }
            guard view.children.count > 1 || view.facts.stackAxis != nil else { continue }
            for child in view.children {
                guard let found = spacer(in: child, scene) else { continue }
                // In a stack, the arrow is centered in the stack; elsewhere, in the spacer.
                let room = view.facts.stackAxis == nil ? scene.views[child] : view
                spacer(found, in: room, view.facts.stackAxis ?? .horizontal, isNumbered: !isLeftOut, scene, on: &canvas)
            }
        }
    }

    /// A length that has a number somewhere.
    private struct Known: Hashable {
        var axis: Axis
        var hundredths: Int

        init(_ gap: LayoutGap) {
            (axis, hundredths) = (gap.axis, Hundredths.of(gap.length))
        }
    }

    /// The spacer that the view is, maybe in a frame, a padding or another modifier.
    private func spacer(in view: Int, _ scene: FigureScene) -> ShownView? {
        let view = scene.views[view]
        if view.role == .spacer { return view }
        guard view.kind == .modifier, let inner = view.children.first else { return nil }
        return spacer(in: inner, scene)
    }

    private func isAlike(_ gap: LayoutGap, _ other: LayoutGap) -> Bool {
        gap.length.isNear(other.length) && gap.source == other.source && gap.axis == other.axis
    }

    /// The gaps, merged where they are in line with only gaps between them: the space between two columns is one gap,
    /// however many rows it crosses.
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

    private func label(
        _ gap: LayoutGap, _ stack: ShownView, alike: [CGRect], isOptional: Bool,
        on canvas: inout AnnotationCanvas
    ) {
        let accent = canvas.style[stack.hue]
        canvas.discourageLabels(gap.frame, weight: 14, as: .length)
        let length = lengthText(gap.length)
        let texts = (gap.source == .text ? ["text gap \(length)", length] : [length]).map {
            TextBlock($0, font: canvas.style.type.value, color: canvas.style.gapText(stack.hue))
        }
        var label = FigureLabel(
            shapes: texts, look: .plain(accent), target: gap.frame,
            preference: gap.axis == .horizontal ? .rowGap : .columnGap, rank: 15)
        (label.isOptional, label.kind) = (isOptional, .length)
        (label.alike, label.gapOwner) = (alike, PixelGrid.points.snap(stack.frame))
        canvas.label(label)
    }

    private func spacer(
        _ view: ShownView, in stack: ShownView, _ axis: Axis, isNumbered: Bool, _ scene: FigureScene,
        on canvas: inout AnnotationCanvas
    ) {
        let (frame, isCrowded) = (view.frame, scene.isCrowded)
        let length = frame.size[axis]
        guard length >= 1 else { return }
        let accent = canvas.style[view.hue]
        let cross = stack.frame.origin[axis.cross] + stack.frame.size[axis.cross] / 2
        let arrow = SpacerArrow(axis: axis, range: frame.range(axis), cross: cross)
        canvas.draw { $0.draw(arrow.items(accent.line, on: $0.grid)) }
        for obstacle in arrow.obstacles { canvas.blockLabels(obstacle) }
        let bar = arrow.obstacles.first ?? frame
        // No other length may be placed at its arrow.
        canvas.discourageLabels(bar, weight: 0, as: .length)
        // The spacer owns the stack's whole width across, however thin the spacer itself is.
        canvas.discourageLabels(
            CGRect(
                origin: CGPoint(along: axis, frame.origin[axis], cross: stack.frame.origin[axis.cross]),
                size: CGSize(along: axis, length, cross: stack.frame.size[axis.cross])), weight: 14)
        let isNamed =
            isNumbered && view.annotations.contains(.borders) && !isCrowded && scene.isNamed(view.outline)
        if !isNamed { canvas.use(.spacer, view.hue) }
        // Its size has the length, too.
        let hasSize = view.annotations.contains(.sizes) && scene.isNamed(view.outline) && !view.isListed
        guard isNumbered, !hasSize else { return }
        if isNamed {
            return canvas.tag(view.outline, TagPart(text: scene.lengthText(length), isName: false))
        }
        // Where its name is a number to look up, its length is not.
        let word = view.annotations.contains(.borders) ? "" : "Spacer "
        let texts = [word, ""].map {
            TextBlock($0 + scene.lengthText(length), font: canvas.style.type.value, color: accent.text)
        }
        var label = FigureLabel(
            shapes: texts, look: .plain(accent), target: bar,
            preference: axis == .horizontal ? .rowDimension : .columnDimension, rank: 15)
        if isCrowded { (label.isNear, label.kind) = (true, .length) }
        canvas.label(label)
    }
}
