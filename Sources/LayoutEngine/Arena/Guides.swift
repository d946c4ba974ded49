import Foundation

/// A guide that was asked for, in a view of a size.
struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: ProposalKey
    let size: CGSize
    let container: Int32
}

/// How guides travel up: a view's own value, or else its children's values merged.
extension LayoutArena {
    /// The value that the node or a view in it sets for a guide, in the node's coordinates; nil if none does.
    func explicitGuide(_ key: AlignmentKey, of id: NodeID, size: CGSize, proposal: ProposalKey) -> CGFloat? {
        if nodes[id.index].flags.contains(.noGuides(key.axis)) { return nil }
        // Leaves are cheap to ask; what containers merge is worth remembering.
        let remembers = options.memoizes && nodes[id.index].childCount > 0
        func question() -> GuideQuestion {
            GuideQuestion(key: key, proposal: proposal, size: size, container: containerRead(by: id))
        }
        if remembers, let known = guides.answer(to: question(), of: id, in: nodes[id.index].guides) { return known }
        guard StackGuard.hasRoom else {
            reportTooDeep(id)
            return nil
        }
        refreshCache(of: id)
        let asker = asking
        asking = id
        let subviews = subviews(of: id)
        var value = nodes[id.index].box._withUnsafeGuaranteedRef {
            $0.explicitGuide(key, in: CGRect(origin: .zero, size: size), proposal.proposal, subviews)
        }
        asking = asker
        if value?.isFinite == false {
            report(
                .invalidAnswer, at: id, subject: key.name,
                "guide \(key.name) of \(name(of: id)) is \(lengthText(value)): its default is used")
            value = nil
        }
        if remembers { guides.remember(value, to: question(), of: id, in: &nodes[id.index].guides) }
        return value
    }

    /// The answer of a container's default `explicitAlignment`.
    ///
    /// Custom guides: the mean of the children that set them, measured. The five built-in edges and centers
    /// pass through a single child only. First and last text baseline: the smallest and the largest.
    /// Approximate: sources disagree on how baselines merge.
    ///
    /// Nothing is placed for the answer if no child can set the guide.
    func mergedGuide(
        _ key: AlignmentKey, subviews: LayoutSubviews, bounds: CGRect, proposal: ProposedViewSize,
        place: (CGRect) -> Void
    ) -> CGFloat? {
        let id = subviews.container
        let none = Flags.noGuides(key.axis)
        if subviews.allSatisfy({ nodes[$0.node.index].flags.contains(none) }) { return nil }
        let merge = key.merge
        if merge == .none, subviews.count > 1 { return nil }
        placeChildren(of: id, size: bounds.size, proposal: ProposalKey(proposal)) { place(bounds) }

        let values = subviews.compactMap { subview -> CGFloat? in
            if isLeftOut(subview.node) { return nil }
            let child = nodes[subview.node.index]
            let value = within(child.container) {
                explicitGuide(key, of: subview.node, size: child.size, proposal: child.proposal)
            }
            return value.map { $0 + child.origin[key.axis] }
        }
        guard !values.isEmpty else { return nil }
        switch merge {
        case .minimum: return values.min()
        case .maximum: return values.max()
        case .mean, .none: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}
