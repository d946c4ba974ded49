import Foundation

/// Explanations of a finished layout: containers explain their proposals, views their sizes.
extension LayoutArena {
    /// Why each of the views has its size. The scene made the proposal to `root`.
    ///
    /// - Parameter sizing: The proposal to each while its container computed its size. The final proposal is often the
    ///   view's own answer and would explain nothing; it is used for views that are not in here.
    func explanations(
        of views: [NodeID], root: NodeID, proposals sizing: NodeTable<ProposedViewSize>
    ) -> [Explanation] {
        undisturbed { placed in
            var proposals = NodeTable<SizeReason>(of: self)
            var placings = NodeTable<SizeReason>(of: self)
            return views.map { id in
                let (answer, inner) = account(of: id, placed, sizing)
                for (child, reason) in zip(children(of: id), inner) { proposals[child] = reason }
                for (child, reason) in finalProposals(of: id, placed, sizing) { placings[child] = reason }
                let proposal = sizing[id] ?? placed[id.index].proposal.proposal
                let reason =
                    proposals[id]
                    ?? SizeReason {
                        id == root ? .obvious(proposal[$0], "by the scene") : LengthReason(proposal[$0], "")
                    }
                var explanation = Explanation(proposal: reason, answer: answer)
                explanation.sizing = sizingAnswer(of: id, placed, sizing)
                explanation.placing = placings[id]
                return explanation
            }
        }
    }

    /// The reasons for the view's size and for its proposals to its children.
    private func account(
        of id: NodeID, _ nodes: [LayoutArena.Node], _ sizing: NodeTable<ProposedViewSize>
    ) -> (size: SizeReason, proposals: [SizeReason]) {
        let node = nodes[id.index]
        let kids = children(of: id)
        let last = node.proposal.proposal
        func finished(proposed proposal: ProposedViewSize, isAsPlaced: Bool = false) -> PlacedLayout {
            PlacedLayout(
                proposal: proposal, size: node.size, subviews: subviews(of: id),
                proposals: kids.map { sizing[$0] ?? nodes[$0.index].proposal.proposal },
                sizes: kids.map { nodes[$0.index].size }, names: kids.map(readableName), isAsPlaced: isAsPlaced)
        }
        let placed = finished(proposed: sizing[id] ?? last)
        guard let explained = statedLayout(of: id) as? any ExplainedLayout else {
            let name = infos[id.index].name
            return (
                SizeReason(placed.size, "\(name)’s own answer"),
                placed.proposals.map { proposal in SizeReason { .obvious(proposal[$0], "by \(name)") } }
            )
        }
        return within(node.container) {
            refreshCache(of: id)
            var size = checked(explained.explainSize(placed)) { placed.size[$0] }
            // A view may take another size when it is placed: the rule then explains the final proposal.
            if last != placed.proposal, Axis.allCases.contains(where: { size[$0].isUnexplained }) {
                size = checked(explained.explainSize(finished(proposed: last, isAsPlaced: true))) { placed.size[$0] }
            }
            let proposals = explained.explainProposals(placed)
            return (
                size,
                placed.proposals.indices.map { index in
                    let proposal = placed.proposals[index]
                    let reason = index < proposals.count ? checked(proposals[index]) { proposal[$0] } : nil
                    return SizeReason { axis in
                        if let stated = reason?[axis], !stated.isUnexplained { return stated }
                        return proposal[axis] == placed.proposal[axis]
                            ? .passedOn(proposal[axis]) : .obvious(proposal[axis], "by \(infos[id.index].name)")
                    }
                }
            )
        }
    }

    /// The reasons for the proposals it placed its children with, if it had made others before.
    private func finalProposals(
        of id: NodeID, _ nodes: [LayoutArena.Node], _ sizing: NodeTable<ProposedViewSize>
    ) -> [(NodeID, SizeReason)] {
        let (node, kids) = (nodes[id.index], children(of: id))
        let made = kids.map { nodes[$0.index].proposal.proposal }
        guard zip(kids, made).contains(where: { (sizing[$0] ?? $1) != $1 }) else { return [] }
        let last = node.proposal.proposal
        let placed = PlacedLayout(
            proposal: last, size: node.size, subviews: subviews(of: id), proposals: made,
            sizes: kids.map { nodes[$0.index].size }, names: kids.map(readableName), isAsPlaced: true)
        let stated = within(node.container) {
            refreshCache(of: id)
            return (statedLayout(of: id) as? any ExplainedLayout)?.explainProposals(placed) ?? []
        }
        return kids.indices.map { index in
            let reason = index < stated.count ? checked(stated[index]) { made[index][$0] } : nil
            return (
                kids[index],
                SizeReason { axis in
                    let length = made[index][axis]
                    if let own = reason?[axis], !own.isUnexplained { return own }
                    if length == last[axis] { return .passedOn(length) }
                    return LengthReason(
                        length,
                        length == node.size[axis]
                            ? "its container’s own, once known" : "proposed anew when it is placed")
                }
            )
        }
    }

    /// Its label, the beginning of its words, or its kind after “the”; of a modifier that adds to its view's size, also
    /// that view.
    private func readableName(of id: NodeID) -> String {
        let info = infos[id.index]
        if let label = info.labels.last { return label }
        if info.role == .text, let words = info.words, !words.isEmpty {
            return words.count > 16 ? "“\(words.prefix(15))…”" : "“\(words)”"
        }
        guard info.role == .modifier, var inner = children(of: id).first else { return "the \(info.name)" }
        // Two frames around a view are said once.
        while infos[inner.index].name == info.name, let next = children(of: inner).first { inner = next }
        // A background takes no room.
        return (layout(of: id) as? any DescribedLayout)?.facts.isDecoration == true
            ? readableName(of: inner) : "\(readableName(of: inner)) with its \(info.name)"
    }

    /// Why the view took another size before it was placed; nil if it did not.
    private func sizingAnswer(
        of id: NodeID, _ nodes: [LayoutArena.Node], _ sizing: NodeTable<ProposedViewSize>
    ) -> SizeReason? {
        let node = nodes[id.index]
        func sized(_ id: NodeID) -> CGSize {
            let placed = nodes[id.index]
            guard let proposal = sizing[id], proposal != placed.proposal.proposal else { return placed.size }
            return within(placed.container) { measure(id, proposal) }
        }
        guard let proposal = sizing[id] else { return nil }
        let size = sized(id)
        guard size != node.size, let explained = statedLayout(of: id) as? any ExplainedLayout else { return nil }
        let kids = children(of: id)
        let sizes = kids.map(sized)
        return within(node.container) {
            refreshCache(of: id)
            let placed = PlacedLayout(
                proposal: proposal, size: size, subviews: subviews(of: id),
                proposals: kids.map { sizing[$0] ?? nodes[$0.index].proposal.proposal }, sizes: sizes)
            return checked(explained.explainSize(placed)) { size[$0] }
        }
    }

    /// The layout the view was written with, taken out of `AnyLayout`.
    func statedLayout(of id: NodeID) -> any Layout {
        let own = layout(of: id)
        return (own as? AnyLayout)?.base ?? own
    }

    /// The reason with the actual lengths; a reason that gives another length is dropped.
    private func checked(_ reason: SizeReason, _ length: (Axis) -> CGFloat?) -> SizeReason {
        SizeReason { axis in
            let actual = length(axis)
            var result = reason[axis]
            guard result.length.isNear(actual) else { return LengthReason(actual, "") }
            result.length = actual
            return result
        }
    }
}
