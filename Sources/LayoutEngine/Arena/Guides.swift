import Foundation

/// A guide asked of a node at a proposal.
struct GuideQuestion: Hashable {
    let node: NodeID
    let key: AlignmentKey
    let proposal: RawProposal
    let width: CGFloat
    let height: CGFloat
    let container: Int32
}

/// How guides travel up: a view's own value, else its children's merged.
extension LayoutArena {
    /// The value set for a guide by the node or a view in it, in the node's coordinates; nil where none set one.
    func explicitGuide(_ key: AlignmentKey, of id: NodeID, size: CGSize, proposal: RawProposal) -> CGFloat? {
        let none: Flags = key.axis == .horizontal ? .noHorizontalGuides : .noVerticalGuides
        if nodes[id.index].flags.contains(none) { return nil }
        // Guides of leaves are cheap to ask; what containers merge is worth keeping.
        let keeps = options.memoises && nodes[id.index].childCount > 0
        func question() -> GuideQuestion {
            GuideQuestion(
                node: id, key: key, proposal: proposal, width: size.width, height: size.height,
                container: containerRead(by: id))
        }
        if keeps, let known = guideMemo[question()] { return known }
        guard stack.hasRoom else {
            reportTooDeep(id)
            return nil
        }
        refreshCache(of: id)
        let asker = asking
        asking = id
        var value = nodes[id.index].box.explicitGuide(
            key, in: CGRect(origin: .zero, size: size), proposal.proposal, subviews(of: id))
        asking = asker
        if value?.isFinite == false {
            report(
                .invalidAnswer, at: id, subject: key.name,
                "guide \(key.name) of \(name(of: id)) is \(lengthText(value)): its default is used")
            value = nil
        }
        if keeps { guideMemo[question()] = .some(value) }
        return value
    }

    /// What a container's default `explicitAlignment` answers.
    ///
    /// Custom guides: the mean of the children that set them, measured. The five built-in edges and centres
    /// pass through a single child only. First and last text baseline: the smallest and the largest.
    /// Approximate: sources disagree on how baselines merge.
    func mergedGuide(
        _ key: AlignmentKey, subviews: LayoutSubviews, bounds: CGRect, proposal: ProposedViewSize,
        place: (CGRect) -> Void
    ) -> CGFloat? {
        let id = subviews.container
        let none: Flags = key.axis == .horizontal ? .noHorizontalGuides : .noVerticalGuides
        if subviews.allSatisfy({ nodes[$0.node.index].flags.contains(none) }) {
            if subviews.count == nodes[id.index].childCount { nodes[id.index].flags.insert(none) }
            return nil
        }
        let merge = key.merge
        if merge == .none, subviews.count > 1 { return nil }
        runPlacement(of: id, size: bounds.size, proposal: RawProposal(proposal)) { place(bounds) }

        var values: [CGFloat] = []
        for subview in subviews where !isLeftOut(subview.node) {
            let child = nodes[subview.node.index]
            let value = within(child.container) {
                explicitGuide(key, of: subview.node, size: child.size, proposal: child.proposal)
            }
            if let value {
                values.append(value + child.origin[key.axis])
            }
        }
        guard !values.isEmpty else { return nil }
        switch merge {
        case .minimum: return values.min()
        case .maximum: return values.max()
        case .mean, .none: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}
