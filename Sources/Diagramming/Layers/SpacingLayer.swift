import Drawing
import Foundation
import LayoutEngine

/// The room stacks leave between their children, hatched, with its length; what was written down is washed besides.
struct SpacingLayer: FigureLayer {
    /// In figures with more views than this, lengths are shown only where they fit well.
    private let manyViews = 24

    var annotation: Annotations { .spacing }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for stack in scene.views {
            guard let axis = stack.facts.stackAxis, stack.children.count > 1 else { continue }
            let gaps = self.gaps(of: stack, axis, scene)
            for (index, gap) in gaps.enumerated() {
                // One number tells the length of all gaps like it.
                let isKnown = gaps[..<index].contains { abs($0.length - gap.length) < 0.005 }
                draw(gap, stack, axis, isOptional: isKnown || scene.views.count > manyViews, on: &sketch)
            }
        }
    }

    private struct Gap {
        var rect: CGRect
        /// Unrounded, in points.
        var length: CGFloat
    }

    /// Between neighbours, in the order they stand, whatever the direction of the layout.
    private func gaps(of stack: ShownView, _ axis: Axis, _ scene: FigureScene) -> [Gap] {
        let frames = stack.children.map { scene.views[$0].frame }
            .sorted { ($0.origin[axis], $0.size[axis]) < ($1.origin[axis], $1.size[axis]) }
        return zip(frames, frames.dropFirst()).compactMap { first, second in
            let start = first.origin[axis] + first.size[axis]
            let length = second.origin[axis] - start
            guard length > 0.01 else { return nil }
            let cross = axis.cross
            let rect = CGRect(
                origin: CGPoint(along: axis, start, cross: stack.frame.origin[cross]),
                size: CGSize(along: axis, length, cross: stack.frame.size[cross]))
            return Gap(rect: scene.grid.snap(rect), length: length)
        }
    }

    private func draw(_ gap: Gap, _ stack: ShownView, _ axis: Axis, isOptional: Bool, on sketch: inout Sketch) {
        let accent = sketch.style[stack.hue]
        let isExplicit = stack.facts.spacing != nil
        if isExplicit { sketch.fill(Path(gap.rect), .color(accent.tint(0.14))) }
        sketch.fill(Path(gap.rect), .hatch(accent.tint(0.55), width: 1, spacing: 5))
        sketch.avoid(gap.rect, weight: 6)
        sketch.use(isExplicit ? .explicitSpacing : .defaultSpacing, stack.hue)
        sketch.label(
            Label(
                shapes: [TextBlock(lengthText(gap.length), font: sketch.style.type.value, color: accent.text)],
                look: .plain(accent), target: gap.rect, preference: axis == .horizontal ? .rowGap : .columnGap,
                own: nil, row: nil, isOptional: isOptional, rank: 15))
    }
}
