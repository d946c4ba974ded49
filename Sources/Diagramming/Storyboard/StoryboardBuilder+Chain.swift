import Foundation
import LayoutEngine

/// The exchanges inside a child that is a modifier: it proposes to its one child, which may do the same.
extension StoryboardBuilder {
    /// Exchanges further inside are not shown.
    private static let deepest = 4

    /// The question to a child, then the questions it caused, each to the one child of the modifier before.
    ///
    /// Only modifiers have chains: the story of a stack is how it divides its length.
    func chain(from turn: Negotiation.Question) -> [Negotiation.Question] {
        var chain = [turn]
        guard container.kind == .modifier else { return chain }
        while chain.count <= Self.deepest, let next = question(inside: chain[chain.count - 1]) { chain.append(next) }
        return chain
    }

    private func question(inside outer: Negotiation.Question) -> Negotiation.Question? {
        let view = scene.views[outer.child]
        guard view.kind == .modifier, view.children.count == 1 else { return nil }
        let inner = Negotiation(snapshot, scene, view.id, proposed: outer.proposal)
        return inner.turns[..<inner.turnsBeforeAnswer].last
    }

    /// The proposals on the way in, then the answers on the way out. `before` are the boxes of the children served so
    /// far.
    mutating func addSteps(of chain: [Negotiation.Question], after before: [Storyboard.Box]) {
        let boxes = chain.enumerated().map { depth, question in
            Storyboard.Box(
                view: question.child, rect: CGRect(origin: finalRect(question.child).origin, size: question.size),
                isInner: depth > 0)
        }
        let rooms = rooms(chain, boxes)
        func asker(_ depth: Int) -> Int { depth == 0 ? container.id : chain[depth - 1].child }
        for (depth, question) in chain.enumerated() {
            let isInnermost = depth == chain.count - 1
            var step = step(question, by: asker(depth), isAnswered: isInnermost)
            step.room = rooms[depth].rect
            step.around = rooms[..<depth].filter { $0.proposal != container.sizingProposal }
            step.boxes = before
            if isInnermost { step.boxes.append(boxes[depth]) }
            steps.append(step)
        }
        for depth in chain.indices.dropLast().reversed() {
            var step = Storyboard.Step(
                content: .answer(answer(chain[depth])), from: chain[depth].child, to: [asker(depth)])
            (step.proposal, step.room) = (chain[depth].proposal, rooms[depth].rect)
            step.around = rooms[..<depth].filter { $0.proposal != container.sizingProposal }
            step.boxes = before + boxes[depth...]
            step.currentChild = chain[depth].child
            steps.append(step)
        }
        inner[chain[0].child] = Array(boxes.dropFirst())
    }

    /// Where each proposal lies: as far inside the one around it as the view lies inside its modifier.
    private func rooms(_ chain: [Negotiation.Question], _ boxes: [Storyboard.Box]) -> [Storyboard.ProposalRect] {
        var asker = CGRect(origin: .zero, size: container.size)
        var room = Storyboard.ProposalRect(rect: asker, proposal: container.sizingProposal)
        return zip(chain, boxes).map { question, box in
            var rect = box.rect
            for axis in Axis.allCases {
                let own = asker.size[axis]
                guard let length = question.proposal[axis], length.isFinite, own.isFinite else { continue }
                let inset = box.rect.origin[axis] - asker.origin[axis]
                let proposed = room.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? own
                // A view that overflows its modifier was not proposed more for that.
                let start = length > proposed ? min(inset, 0) : max(0, min(inset, proposed - length))
                rect.origin[axis] = length == own ? asker.origin[axis] : room.rect.origin[axis] + start
            }
            asker = box.rect
            room = Storyboard.ProposalRect(rect: rect, proposal: question.proposal)
            return room
        }
    }
}
