import Foundation

extension LayoutArena {
    /// Asks about a finished layout without changing it: no trace, issue or count, and every view stays where it is.
    /// `body` gets the nodes as they were placed, because asking for guides may place views again.
    func undisturbed<Result>(_ body: (_ placed: [Node]) -> Result) -> Result {
        let placed = nodes.elements
        let (wasTracing, measured, leaves) = (isTracing, measureCount, leafMeasureCount)
        let (found, wasReported, wasTooDeep) = (issues, reported, isTooDeep)
        isTracing = false
        defer {
            (isTracing, measureCount, leafMeasureCount) = (wasTracing, measured, leaves)
            (issues, reported, isTooDeep) = (found, wasReported, wasTooDeep)
            nodes.restore(placed)
        }
        return body(placed)
    }

    /// The minimum, ideal and maximum length of a placed view along `axis`, with the other axis as its container proposed it
    /// to find its size; that may be open where the proposal it was placed with is not.
    ///
    /// - Parameter sizing: Nil if unknown: as the view was placed.
    func lengthRange(
        of node: Node, at id: NodeID, along axis: Axis, proposed sizing: ProposedViewSize?
    ) -> LengthRange {
        func length(_ proposed: CGFloat?) -> CGFloat {
            var proposal = sizing ?? node.proposal.proposal
            proposal[axis] = proposed
            return within(node.container) { measure(id, proposal) }[axis]
        }
        return LengthRange(minimum: length(0), ideal: length(nil), maximum: length(.infinity))
    }
}
