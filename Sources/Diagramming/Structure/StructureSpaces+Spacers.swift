import Drawing
import Foundation
import LayoutEngine

/// Spacers, as arrows.
extension StructureSpaces {
    /// Shorter spacers have no mark, in points.
    private static let shortestMark: CGFloat = 12
    /// Longer ones have room for their name.
    private static let longMark: CGFloat = 90

    /// - Parameter numbered: Lengths that have a number already.
    mutating func space(
        _ stack: ShownView, _ numbered: inout Set<WholePoints>, on canvas: inout AnnotationCanvas
    ) {
        guard let axis = stack.facts.stackAxis, !stack.annotations.contains(.spacing) else { return }
        var here: Set<WholePoints> = []
        for spacer in stack.children.map({ views[$0] })
        where views.isSpacer(spacer.id) && spacer.hiddenReason == nil && spacer.isWhole {
            let length = WholePoints(spacer.size[axis])
            // Each spacer of the stack that the figure is about has its number; of another, all have or none.
            let isWanted =
                stack.id == structure.focus.core || here.contains(length) || left > 0 && !numbered.contains(length)
            if isWanted, arrow(spacer, in: stack, axis, number: length, on: &canvas) {
                numbered.insert(length)
                here.insert(length)
                left -= 1
            } else if here.contains(length) {
                // Equal ones have one number.
                _ = arrow(spacer, in: stack, axis, number: nil, on: &canvas)
            }
        }
    }

    /// A spacer's number in its arrow, which then has a gap there, else beside or above it; nil if there is no room.
    private func numberLabel(
        _ text: String, _ length: CGFloat, at middle: CGPoint, in stack: ShownView, _ axis: Axis
    ) -> (block: TextBlock, rect: CGRect, gap: CGFloat)? {
        let block = TextBlock(text, font: style.type.labelDetail, color: style.muted)
        let size = painter.size(of: block, .plain(style.neutral))
        let isWithin = size[axis] + 24 <= length
        let isAbove = axis == .horizontal && !isWithin
        if isAbove, size.width > length + 4 || size.height + 2 > stack.frame.height / 2 { return nil }
        let cross = middle[axis.cross]
        let side =
            isWithin
            ? cross - size[axis.cross] / 2
            : isAbove ? cross - SpacerArrow.tickHalf - size.height : cross + SpacerArrow.tickHalf + 1
        let origin = CGPoint(along: axis, (middle[axis] - size[axis] / 2).rounded(), cross: side.rounded())
        return (block, CGRect(origin: origin, size: size), isWithin ? size[axis] / 2 + 1 : 0)
    }

    /// Across a stack, its middle, or where nothing is painted or written that the arrow would go through; nil if a view of
    /// another layer is in front everywhere.
    private func clearPlace(
        along range: ClosedRange<CGFloat>, in stack: ShownView, _ axis: Axis, _ canvas: AnnotationCanvas
    ) -> CGFloat? {
        let (start, length) = (stack.seenFrame.origin[axis.cross], stack.seenFrame.size[axis.cross])
        func band(_ place: CGFloat) -> CGRect {
            CGRect(along: axis, range, cross: place - SpacerArrow.tickHalf...place + SpacerArrow.tickHalf)
        }
        let places = [0.5, 0.25, 0.75].map { start + length * $0 }.filter { !isBehind(band($0), stack) }
        return places.first { !canvas.content.covers(band($0)) && canvas.isFree(band($0)) }
            ?? places.first { canvas.isFree(band($0)) } ?? places.first
    }

    /// Whether words or a picture of a layer in front of the stack are there.
    private func isBehind(_ rect: CGRect, _ stack: ShownView) -> Bool {
        let around = Set(views.lineage(of: stack.id))
        return views.contains { view in
            guard view.id > stack.id, [.text, .image].contains(view.role), view.isVisible, view.frame.overlaps(rect),
                let common = views.lineage(of: view.id).first(where: around.contains)
            else { return false }
            return [.stack, .overlay].contains(views[common].facts.layers)
        }
    }

    /// A dotted arrow as long as the spacer, in the middle of its stack, with its number in it, else beside or above it; a
    /// bar for a short one. False if there is no room for the number.
    private mutating func arrow(
        _ spacer: ShownView, in stack: ShownView, _ axis: Axis, number: WholePoints?, on canvas: inout AnnotationCanvas
    ) -> Bool {
        let range = spacer.frame.range(axis)
        let length = range.upperBound - range.lowerBound
        guard length >= Self.shortestMark else { return false }
        guard let cross = clearPlace(along: range, in: stack, axis, canvas) else { return false }
        let look = FigureLabel.Look.plain(style.neutral)
        let clear = axis == .vertical ? unbroken(range) : range
        let middle = (clear.lowerBound + clear.upperBound) / 2
        let place = CGPoint(along: axis, middle, cross: cross)
        // The first arrow says what it is, if its number would stand in it, too.
        let isFirst = !hasSpacerName && axis == .horizontal
        let texts = number.map { (isFirst && length > Self.longMark ? ["Spacer \($0)"] : []) + ["\($0)"] } ?? []
        let labels = texts.compactMap { numberLabel($0, length, at: place, in: stack, axis) }
        // Near other words it would be read as theirs.
        let label = labels.first { canvas.isFree($0.rect.insetBy(dx: -2, dy: -3)) }
        if number != nil, label == nil { return false }
        if labels.count > 1, label?.rect == labels[0].rect { hasSpacerName = true }
        let gap = label?.gap ?? 0
        let ends = [range.lowerBound, range.upperBound].map { CGPoint(along: axis, $0, cross: cross) }
        let way = LabelPlacer.Leader(start: ends[0], end: ends[1])
        let color = canvas.content.clearest(of: [style.muted, .white, .black], along: way)
        let arrow = SpacerArrow(axis: axis, range: range, cross: cross, gap: middle - gap...middle + gap)
        let (plate, muted) = (style.panel, style.muted)
        canvas.draw { pixels in
            // Where no color is sure to be seen, it has an edge of the color that numbers lie on there.
            if color == nil {
                let edge = pixels.grid.line(0.5)
                let around = [
                    CGPoint(x: -edge, y: 0), CGPoint(x: edge, y: 0), CGPoint(x: 0, y: -edge), CGPoint(x: 0, y: edge),
                ]
                pixels.draw(around.map { .moved(arrow.items(plate, on: pixels.grid), to: $0) })
            }
            pixels.draw(arrow.items(color ?? muted, on: pixels.grid))
        }
        if let label {
            let isGrounded = needsGround(look, label.rect, canvas)
            canvas.write(label.block, look, in: label.rect, onContent: isGrounded, painter)
        }
        return true
    }
}
