import Foundation

extension LayoutArena {
    /// Asks about a finished layout beside the negotiation: it leaves no trace, no issue, no count, and every view where
    /// it was placed. `body` gets the nodes as they were placed, for answers that guides depend on place views anew.
    func undisturbed<Result>(_ body: (_ placed: [LayoutArena.Node]) -> Result) -> Result {
        let (events, measured, leaves, found, placed) = (
            isTracing, measureCount, leafMeasureCount, issues, nodes.elements
        )
        let asked = askedNodes.elements
        let (wasTooDeep, said) = (isTooDeep, reported)
        isTracing = false
        defer {
            (isTracing, measureCount, leafMeasureCount, issues) = (events, measured, leaves, found)
            (isTooDeep, reported) = (wasTooDeep, said)
            nodes.restore(placed)
            askedNodes.restore(asked)
            // What stacks with rules last gave their children is no longer what the children have.
            for index in stackFacts.indices { stackFacts[index].forgetSettled() }
        }
        return body(placed)
    }

    /// The least, ideal and greatest length of a placed view along `axis`, the other axis as it was proposed.
    func lengthRange(of node: LayoutArena.Node, at id: NodeID, along axis: Axis) -> LengthRange {
        func length(_ offer: CGFloat?) -> CGFloat {
            var proposal = node.proposal.proposal
            proposal[axis] = offer
            return within(node.container) { measure(id, proposal) }[axis]
        }
        return LengthRange(least: length(0), ideal: length(nil), most: length(.infinity))
    }
}
