import Foundation

/// A size that was asked for.
struct SizeQuestion: Hashable {
    let proposal: ProposalKey
    /// The container, as far as the answer depends on it.
    let container: Int32
}

/// The one choke point: every size that any view takes comes through `measure`.
///
/// It remembers, checks and traces them, and no layout knows of that. Spacing and guides have memos of their own.
extension LayoutArena {
    func measure(_ id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        let key = ProposalKey(proposal)
        if options.memoizes {
            let question = SizeQuestion(proposal: key, container: containerRead(by: id))
            if let known = sizes.answer(to: question, of: id, in: nodes[id.index].sizes) {
                if isTracing { log.append(.known, id, by: asking, depth: depth, key, known) }
                if options.verifies { verify(id, key, known) }
                return known
            }
        }
        guard StackGuard.hasRoom else {
            reportTooDeep(id)
            return .zero
        }
        // A question is recorded before the questions it causes; its answer is filled in after theirs.
        let event = isTracing ? log.append(.probe, id, by: asking, depth: depth, key, .zero) : nil
        var size = ask(id, key)
        if !(size.width >= 0 && size.height >= 0) { size = corrected(size, of: id, key) }
        if options.memoizes {
            // The layout may have read its container just now.
            let question = SizeQuestion(proposal: key, container: containerRead(by: id))
            sizes.remember(size, to: question, of: id, in: &nodes[id.index].sizes)
        }
        if let event { log.fillIn(size, at: event) }
        return size
    }

    private func ask(_ id: NodeID, _ key: ProposalKey) -> CGSize {
        measureCount += 1
        if nodes[id.index].childCount == 0 { leafMeasureCount += 1 }
        refreshCache(of: id)
        let asker = asking
        asking = id
        depth += 1
        defer {
            asking = asker
            depth -= 1
        }
        return nodes[id.index].box._withUnsafeGuaranteedRef { $0.sizeThatFits(key.proposal, subviews(of: id)) }
    }

    /// A size must not be NaN or negative. An infinite one is a fair answer to ∞ and is checked at placement.
    private func corrected(_ size: CGSize, of id: NodeID, _ key: ProposalKey) -> CGSize {
        report(
            .invalidAnswer, at: id,
            "\(name(of: id)) answered \(sizeText(size)) when proposed \(key.proposal); a size must not be NaN or"
                + " negative, 0 is used")
        return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    /// Asks again and reports a different answer. Nested questions are answered from the memo, so this costs one call.
    private func verify(_ id: NodeID, _ key: ProposalKey, _ known: CGSize) {
        // Views left out as too deep answer 0 from then on.
        guard !isVerifying, !isTooDeep, StackGuard.hasRoom, !nodes[id.index].flags.contains(.reportedUnstable) else {
            return
        }
        isVerifying = true
        let (tracing, measured, leaves) = (isTracing, measureCount, leafMeasureCount)
        isTracing = false
        let again = ask(id, key)
        (isTracing, measureCount, leafMeasureCount) = (tracing, measured, leaves)
        isVerifying = false
        guard again.width == known.width || !(again.width >= 0), again.height == known.height || !(again.height >= 0)
        else {
            nodes[id.index].flags.insert(.reportedUnstable)
            report(
                .unstableAnswer, at: id,
                "\(name(of: id)) answered \(sizeText(known)), then \(sizeText(again)), to the same proposal"
                    + " \(key.proposal); the first answer is used")
            return
        }
    }

    func spacing(of id: NodeID) -> ViewSpacing {
        let known = Int(nodes[id.index].spacing)
        if known >= 0 { return spacings[known] }
        guard StackGuard.hasRoom else { return ViewSpacing() }
        let spacing = nodes[id.index].box.takeUnretainedValue().spacing(subviews(of: id))
        // A layout has few kinds of spacing, so comparing the newest keeps the list short.
        let recent = spacings.indices.suffix(8).last { spacings[$0] == spacing }
        let index = spacing == spacings[0] ? 0 : recent ?? spacings.count
        if index == spacings.count { spacings.append(spacing) }
        nodes[id.index].spacing = Int32(index)
        return spacing
    }
}
