import Drawing
import Foundation
import LayoutEngine

/// What is offered in a step, what of it was not taken, and what was taken beyond it.
extension StoryPicture {
    /// What the speaker is offered, inside what is offered around it, and what it takes beyond that.
    func offers(
        _ step: Storyboard.Step, _ speaking: Storyboard.Box?, _ zoom: CGFloat, on sketch: inout Sketch
    ) {
        for room in step.around {
            let rect = scaled(room.rect, zoom)
            let ghost = Ghost(
                scaled(room.proposal, zoom), of: rect, isRoot: false, isRightToLeft: container.isRightToLeft,
                grid: grid)
            sketch.outline(ghost)
            sketch.cover(ghost.line)
        }
        guard let offer = step.offer, var place = step.room ?? speaking.map({ offered(to: $0) }) else { return }
        // An offer lies in what it was made from, even where the child stands aside in it.
        for axis in Axis.allCases where step.room == nil {
            guard let length = finite(offer[axis]), let own = finite(container.size[axis]) else { continue }
            let room = length == own ? own : finite(container.offered[axis]) ?? own
            place.origin[axis] = min(place.origin[axis], max(0, room - length))
        }
        let own = speaking.map { border(scaled($0.rect, zoom), inside: grid.line(2)) }
        let ghost = Ghost(
            scaled(offer, zoom), of: scaled(place, zoom), own: own, isRoot: false,
            isRightToLeft: container.isRightToLeft, grid: grid)
        // Where the offer is open nothing is left of it.
        let taken = speaking.map { grid.snap(scaled($0.rect, zoom)) } ?? .zero
        var left = ghost.rect
        if ghost.right != .closed { (left.origin.x, left.size.width) = (taken.minX, taken.width) }
        if ghost.bottom != .closed { (left.origin.y, left.size.height) = (taken.minY, taken.height) }
        // Nothing is refused before there is an answer. Those served before keep their ground.
        let others = step.boxes.filter { $0.view != step.speaker }.map { grid.snap(scaled($0.rect, zoom)) }
        let pieces = others.reduce(left.pieces(outside: taken)) { pieces, other in
            pieces.flatMap { $0.pieces(outside: other) }
        }
        for piece in speaking == nil ? [] : pieces {
            sketch.shade(piece)
        }
        sketch.outline(ghost)
        sketch.cover(ghost.line)
        if let speaking { hatch(scaled(speaking.rect, zoom), beyond: ghost, border: grid.line(2), on: &sketch) }
        guard step.room != nil, speaking.map({ sizeText($0.rect.size) }) != "\(offer)" else { return }
        let block = TextBlock("\(offer)", font: style.type.value, color: style.proposal.chipText)
        var label = Label(
            shapes: [block], look: .plain(style.proposal), target: ghost.line,
            preference: Preference([
                // Beside the answer there is more room at the bottom.
                (speaking == nil ? .middle : .insideBottom, home: 0.5, cost: 0), (.middle, home: 0.5, cost: 3),
                (.below, home: 0.5, cost: 6),
            ]), rank: 3)
        label.isOptional = speaking != nil
        sketch.label(label)
    }

    /// What is taken beyond an offer, unless the border inside it covers that.
    func hatch(_ rect: CGRect, beyond ghost: Ghost, border: CGFloat = 0, on sketch: inout Sketch) {
        let taken = grid.snap(rect)
        var kept = ghost.rect
        // Of two lengths that are the same one may be snapped to a pixel more.
        func isWithin(_ axis: Axis) -> Bool { ghost.proposal[axis].map { rect.size[axis] < $0 + 0.005 } ?? true }
        if isWithin(.horizontal) { (kept.origin.x, kept.size.width) = (taken.minX, taken.width) }
        if isWithin(.vertical) { (kept.origin.y, kept.size.height) = (taken.minY, taken.height) }
        for piece in taken.pieces(outside: kept) where min(piece.width, piece.height) > border {
            for stripes in style.hatches(style.proposal.line, spacing: 6) { sketch.fill(Path(piece), stripes) }
            sketch.avoid(piece, weight: 6)
            sketch.use(.excess)
        }
    }

    /// What a child's offer starts at: its slot in a grid, wherever the child stands in that, else the child.
    private func offered(to box: Storyboard.Box) -> CGRect {
        guard let slot = container.slot(of: story.scene.views[box.view]) else { return box.rect }
        let end = CGPoint(x: max(box.rect.maxX, slot.minX), y: max(box.rect.maxY, slot.minY))
        return CGRect(x: slot.minX, y: slot.minY, width: end.x - slot.minX, height: end.y - slot.minY)
    }
}
