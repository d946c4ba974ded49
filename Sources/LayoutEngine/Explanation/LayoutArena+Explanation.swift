import Foundation

/// How a finished layout accounts for itself: containers for their offers, views for their answers.
extension LayoutArena {
    /// Why each of the views is as large as it is. `root` was offered what it was by the scene.
    func explanations(of views: [NodeID], root: NodeID) -> [NodeID: Explanation] {
        undisturbed { placed in
            var offers: [NodeID: SizeReason] = [:]
            var explanations: [NodeID: Explanation] = [:]
            for id in views {
                let (answer, inner) = account(of: id, placed)
                for (child, reason) in zip(children(of: id), inner) { offers[child] = reason }
                let proposal = placed[id.index].proposal.proposal
                let offer =
                    offers[id]
                    ?? SizeReason { LengthReason(proposal[$0], id == root ? "by the scene" : "") }
                explanations[id] = Explanation(offer: offer, answer: answer)
            }
            return explanations
        }
    }

    /// Why the view took its size, and why it offered its children what it did.
    private func account(of id: NodeID, _ nodes: [LayoutArena.Node]) -> (size: SizeReason, offers: [SizeReason]) {
        let node = nodes[id.index]
        let kids = children(of: id)
        let placed = PlacedLayout(
            proposal: node.proposal.proposal, size: node.size, subviews: subviews(of: id),
            offers: kids.map { nodes[$0.index].proposal.proposal }, sizes: kids.map { nodes[$0.index].size })
        let layout = (node.box.layout as? AnyLayout)?.base ?? node.box.layout
        guard let explained = layout as? any ExplainedLayout else {
            let name = infos[id.index].name
            return (
                SizeReason(placed.size, "\(name) decides itself"),
                placed.offers.map { offer in SizeReason { LengthReason(offer[$0], "by \(name)") } }
            )
        }
        return within(node.container) {
            refreshCache(of: id)
            let size = checked(explained.explainSize(placed)) { placed.size[$0] }
            let offers = explained.explainOffers(placed)
            return (
                size,
                placed.offers.indices.map { index in
                    let offer = placed.offers[index]
                    guard index < offers.count else { return SizeReason { LengthReason(offer[$0], "") } }
                    return checked(offers[index]) { offer[$0] }
                }
            )
        }
    }

    /// The reason with the lengths as they are; one that makes another length is no reason.
    private func checked(_ reason: SizeReason, _ length: (Axis) -> CGFloat?) -> SizeReason {
        SizeReason { axis in
            let actual = length(axis)
            var result = reason[axis]
            guard isAlmost(result.length, actual) else { return LengthReason(actual, "") }
            result.length = actual
            return result
        }
    }

    private func isAlmost(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a == b || abs(a - b) < 0.005
    }
}
