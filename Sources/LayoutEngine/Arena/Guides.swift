import Foundation

/// A guide that was asked of a node at a proposal, and the answer.
struct GuideEntry: MemoAnswer {
    struct Question: Hashable {
        let key: AlignmentKey
        let proposal: RawProposal
        let size: CGSize
        let container: Int32
    }

    let question: Question
    let next: Int32
    let value: CGFloat?
}

/// How guides travel up: a view's own value, else its children's merged.
extension LayoutArena {
    /// The value set for a guide by the node or a view in it, in the node's coordinates; nil where none set one.
    func explicitGuide(_ key: AlignmentKey, of id: NodeID, size: CGSize, proposal: RawProposal) -> CGFloat? {
        let none: Flags = key.axis == .horizontal ? .noHorizontalGuides : .noVerticalGuides
        if nodes[id.index].flags.contains(none) { return nil }
        // Guides of leaves are cheap to ask; what containers merge is worth keeping.
        let keeps = options.memoises && nodes[id.index].childCount > 0
        if keeps {
            let known = rememberedGuide(
                .init(key: key, proposal: proposal, size: size, container: containerRead(by: id)), at: id)
            if known >= 0 { return guideMemo[known].value }
        }
        guard stack.hasRoom else {
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
        if keeps, !nodes[id.index].flags.contains(none) {
            let asked = askedPlace(of: id)
            guideMemo.append(
                GuideEntry(
                    question: .init(key: key, proposal: proposal, size: size, container: containerRead(by: id)),
                    next: askedNodes[asked].guides, value: value))
            askedNodes[asked].guides = Int32(truncatingIfNeeded: guideMemo.count - 1)
        }
        return value
    }

    /// The place of a known answer in the memo of guides, −1 where there is none.
    @inline(__always)
    private func rememberedGuide(_ question: GuideEntry.Question, at id: NodeID) -> Int {
        let asked = Int(nodes[id.index].asked)
        return asked < 0
            ? -1 : guideIndex.place(of: question, at: id, in: guideMemo, newest: askedNodes[asked].guides)
    }

    /// What a container's default `explicitAlignment` answers.
    ///
    /// Custom guides: the mean of the children that set them, measured. The five built-in edges and centres
    /// pass through a single child only. First and last text baseline: the smallest and the largest.
    /// Approximate: sources disagree on how baselines merge.
    ///
    /// - Parameter asked: the type whose default it is: a layout that forwards the question to another one's may still
    ///   set other guides itself, so that nothing is learned of it.
    func mergedGuide(
        _ key: AlignmentKey, of asked: Any.Type, subviews: LayoutSubviews, bounds: CGRect,
        proposal: ProposedViewSize, place: (CGRect) -> Void
    ) -> CGFloat? {
        let id = subviews.container
        let none: Flags = key.axis == .horizontal ? .noHorizontalGuides : .noVerticalGuides
        if subviews.indices.allSatisfy({ nodes[subviews[$0].node.index].flags.contains(none) }) {
            if subviews.count == nodes[id.index].childCount,
                nodes[id.index].box._withUnsafeGuaranteedRef({ $0.layoutType }) == asked
            {
                nodes[id.index].flags.insert(none)
            }
            return nil
        }
        let merge = key.merge
        if merge == .none, subviews.count > 1 { return nil }
        runPlacement(of: id, size: bounds.size, proposal: RawProposal(proposal)) { place(bounds) }

        var values: [CGFloat] = []
        for index in subviews.indices {
            let child = subviews[index].node
            if isLeftOut(child) { continue }
            let (origin, size) = (nodes[child.index].origin, nodes[child.index].size)
            let proposal = nodes[child.index].proposal
            let value = within(nodes[child.index].container) {
                explicitGuide(key, of: child, size: size, proposal: proposal)
            }
            if let value {
                values.append(value + origin[key.axis])
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
