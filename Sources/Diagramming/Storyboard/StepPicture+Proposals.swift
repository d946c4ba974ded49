import Drawing
import Foundation
import LayoutEngine

/// The proposals of a step, the part of them that is not used, and what exceeds them.
extension StepPicture {
    func drawProposals(
        _ step: Storyboard.Step, _ current: Storyboard.Box?, _ zoom: CGFloat, on canvas: inout AnnotationCanvas
    ) {
        for room in step.around {
            let rect = scaled(room.rect, zoom)
            let proposed = ProposalOutline(
                scaled(room.proposal, zoom), of: rect, isRoot: false, isRightToLeft: container.isRightToLeft)
            canvas.outline(proposed)
            canvas.growExtent(proposed.shape(canvas.points).line)
        }
        guard let proposal = step.proposal, var place = step.room ?? current.map({ proposedRect(for: $0) }) else {
            return
        }
        // A proposal lies inside the one it was made from, even where the child sits elsewhere.
        for axis in Axis.allCases where step.room == nil {
            guard let length = finite(proposal[axis]), let own = finite(container.size[axis]) else { continue }
            let room = length == own ? own : finite(container.sizingProposal[axis]) ?? own
            place.origin[axis] = min(place.origin[axis], max(0, room - length))
        }
        let own = current.map { scaled($0.rect, zoom) }
        let proposed = ProposalOutline(
            scaled(proposal, zoom), of: scaled(place, zoom), isRoot: false, isRightToLeft: container.isRightToLeft,
            own: { pixels in own.map { Self.border($0, inside: 2, pixels.grid) } })
        // Before the answer, no space is unused. Children served earlier keep their background.
        let others = step.boxes.filter { $0.view != step.currentChild }.map { scaled($0.rect, zoom) }
        if let own {
            canvas.shade { pixels in
                let taken = pixels.grid.snap(own)
                // An open proposal has no unused space.
                var left = pixels.grid.snap(proposed.region)
                if proposed.right != .closed { (left.origin.x, left.size.width) = (taken.minX, taken.width) }
                if proposed.bottom != .closed { (left.origin.y, left.size.height) = (taken.minY, taken.height) }
                return others.reduce(left.pieces(outside: taken)) { pixels.grid.snap($1).outside($0) }
            }
        }
        canvas.outline(proposed)
        let line = proposed.shape(canvas.points).line
        canvas.growExtent(line)
        if let own { shadeExcess(own, beyond: proposed, border: 2, on: &canvas) }
        guard step.room != nil, current.map({ sizeText($0.rect.size) }) != "\(proposal)" else { return }
        let block = TextBlock("\(proposal)", font: style.type.value, color: style.proposal.chipText)
        var label = FigureLabel(
            shapes: [block], look: .plain(style.proposal), target: line,
            preference: Preference([
                // Beside the answer there is more room at the bottom.
                (current == nil ? .middle : .insideBottom, home: 0.5, cost: 0), (.middle, home: 0.5, cost: 3),
                (.below, home: 0.5, cost: 6),
            ]), rank: 3)
        label.isOptional = current != nil
        canvas.label(label)
    }

    /// Shades the part of a view beyond its proposal, unless the border inside it covers that.
    func shadeExcess(
        _ rect: CGRect, beyond proposed: ProposalOutline, border: CGFloat = 0, on canvas: inout AnnotationCanvas
    ) {
        func pieces(_ grid: PixelGrid) -> [CGRect] {
            let taken = grid.snap(rect)
            var kept = grid.snap(proposed.region)
            // Of two equal lengths, one may be snapped to a pixel more.
            func isWithin(_ axis: Axis) -> Bool { proposed.proposal[axis].map { rect.size[axis] < $0 + 0.005 } ?? true }
            if isWithin(.horizontal) { (kept.origin.x, kept.size.width) = (taken.minX, taken.width) }
            if isWithin(.vertical) { (kept.origin.y, kept.size.height) = (taken.minY, taken.height) }
            return taken.pieces(outside: kept).filter { min($0.width, $0.height) > border }
        }
        let points = pieces(.points)
        guard !points.isEmpty else { return }
        let paint = style.excess
        canvas.draw { pixels in for piece in pieces(pixels.grid) { pixels.fill(piece, paint) } }
        for piece in points { canvas.discourageLabels(piece, weight: 6) }
        canvas.use(.excess)
    }

    /// Where a child's proposal starts: at its slot in a grid, else at the child.
    private func proposedRect(for box: Storyboard.Box) -> CGRect {
        guard let slot = container.slot(of: story.scene.views[box.view]) else { return box.rect }
        let end = CGPoint(x: max(box.rect.maxX, slot.minX), y: max(box.rect.maxY, slot.minY))
        return CGRect(x: slot.minX, y: slot.minY, width: end.x - slot.minX, height: end.y - slot.minY)
    }
}
