import Drawing
import Foundation
import LayoutEngine

/// The proposals of a step, the part of them that is not used, and what exceeds them.
extension StepPicture {
    func offers(
        _ step: Storyboard.Step, _ speaking: Storyboard.Box?, _ zoom: CGFloat, on canvas: inout AnnotationCanvas
    ) {
        for room in step.around {
            let rect = scaled(room.rect, zoom)
            let proposed = ProposalOutline(
                scaled(room.proposal, zoom), of: rect, isRoot: false, isRightToLeft: container.isRightToLeft)
            canvas.outline(proposed)
            canvas.cover(proposed.shape(canvas.points).line)
        }
        guard let offer = step.offer, var place = step.room ?? speaking.map({ offered(to: $0) }) else { return }
        // A proposal lies inside the one it was made from, even where the child sits elsewhere.
        for axis in Axis.allCases where step.room == nil {
            guard let length = finite(offer[axis]), let own = finite(container.size[axis]) else { continue }
            let room = length == own ? own : finite(container.offered[axis]) ?? own
            place.origin[axis] = min(place.origin[axis], max(0, room - length))
        }
        let own = speaking.map { scaled($0.rect, zoom) }
        let proposed = ProposalOutline(
            scaled(offer, zoom), of: scaled(place, zoom), isRoot: false, isRightToLeft: container.isRightToLeft,
            own: { pixels in own.map { Self.border($0, inside: 2, pixels.grid) } })
        // Nothing is refused before there is an answer. Those served before keep their ground.
        let others = step.boxes.filter { $0.view != step.speaker }.map { scaled($0.rect, zoom) }
        if let own {
            canvas.shade { pixels in
                let taken = pixels.grid.snap(own)
                // Where the offer is open nothing is left of it.
                var left = pixels.grid.snap(proposed.region)
                if proposed.right != .closed { (left.origin.x, left.size.width) = (taken.minX, taken.width) }
                if proposed.bottom != .closed { (left.origin.y, left.size.height) = (taken.minY, taken.height) }
                return others.reduce(left.pieces(outside: taken)) { pixels.grid.snap($1).outside($0) }
            }
        }
        canvas.outline(proposed)
        let line = proposed.shape(canvas.points).line
        canvas.cover(line)
        if let own { hatch(own, beyond: proposed, border: 2, on: &canvas) }
        guard step.room != nil, speaking.map({ sizeText($0.rect.size) }) != "\(offer)" else { return }
        let block = TextBlock("\(offer)", font: style.type.value, color: style.proposal.chipText)
        var label = Label(
            shapes: [block], look: .plain(style.proposal), target: line,
            preference: Preference([
                // Beside the answer there is more room at the bottom.
                (speaking == nil ? .middle : .insideBottom, home: 0.5, cost: 0), (.middle, home: 0.5, cost: 3),
                (.below, home: 0.5, cost: 6),
            ]), rank: 3)
        label.isOptional = speaking != nil
        canvas.label(label)
    }

    /// What is taken beyond an offer, unless the border inside it covers that.
    func hatch(_ rect: CGRect, beyond proposed: ProposalOutline, border: CGFloat = 0, on canvas: inout AnnotationCanvas)
    {
        func pieces(_ grid: PixelGrid) -> [CGRect] {
            let taken = grid.snap(rect)
            var kept = grid.snap(proposed.region)
            // Of two lengths that are the same one may be snapped to a pixel more.
            func isWithin(_ axis: Axis) -> Bool { proposed.proposal[axis].map { rect.size[axis] < $0 + 0.005 } ?? true }
            if isWithin(.horizontal) { (kept.origin.x, kept.size.width) = (taken.minX, taken.width) }
            if isWithin(.vertical) { (kept.origin.y, kept.size.height) = (taken.minY, taken.height) }
            return taken.pieces(outside: kept).filter { min($0.width, $0.height) > border }
        }
        let points = pieces(.points)
        guard !points.isEmpty else { return }
        let stripes = style.hatches(style.proposal.line, spacing: 6)
        canvas.draw { pixels in
            for piece in pieces(pixels.grid) { for paint in stripes { pixels.fill(piece, paint) } }
        }
        for piece in points { canvas.avoid(piece, weight: 6) }
        canvas.use(.excess)
    }

    /// Where a child's proposal starts: at its slot in a grid, else at the child.
    private func offered(to box: Storyboard.Box) -> CGRect {
        guard let slot = container.slot(of: story.scene.views[box.view]) else { return box.rect }
        let end = CGPoint(x: max(box.rect.maxX, slot.minX), y: max(box.rect.maxY, slot.minY))
        return CGRect(x: slot.minX, y: slot.minY, width: end.x - slot.minX, height: end.y - slot.minY)
    }
}
