import Foundation

extension LayoutArena {
    /// The least, ideal and greatest length of a laid-out view along `axis`, the other axis as it was proposed.
    ///
    /// Asked beside the negotiation: it leaves no trace, no issue and no count.
    func lengthRange(of id: NodeID, along axis: Axis) -> LengthRange {
        let (tracing, measured, leaves, problems) = (trace, measureCount, leafMeasureCount, issues)
        let (wasTooDeep, said) = (isTooDeep, reported)
        trace = nil
        defer {
            (trace, measureCount, leafMeasureCount, issues) = (tracing, measured, leaves, problems)
            (isTooDeep, reported) = (wasTooDeep, said)
        }
        let node = nodes[id.index]
        func length(_ offer: CGFloat?) -> CGFloat {
            var proposal = node.proposal.proposal
            proposal[axis] = offer
            return within(node.container) { measure(id, proposal) }[axis]
        }
        return LengthRange(least: length(0), ideal: length(nil), most: length(.infinity))
    }
}
