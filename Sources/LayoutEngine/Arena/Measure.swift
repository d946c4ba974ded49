import Foundation

/// The one choke point: every size any view ever takes comes through `measure`.
///
/// Memo, contract check and trace live here, and no layout knows of them.
extension LayoutArena {
    func measure(_ id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
        let key = RawProposal(proposal)
        if nodes[id.index].rules >= 0, !rulesFail, let size = ruledSize(id, key) { return size }
        if options.memoises {
            let entry = remembered(id, key)
            if entry >= 0 {
                let known = memo[entry].size
                if isTracing { log.append(.known, id, by: asking, depth: depth, answer: Int32(entry)) }
                if options.verifies { verify(id, key, known) }
                lastAnswer = Int32(entry)
                return known
            }
        }
        guard stack.hasRoom else {
            reportTooDeep(id)
            lastAnswer = -1
            return .zero
        }
        // A question comes before those it causes, its answer after theirs.
        let event = isTracing ? log.append(.probe, id, by: asking, depth: depth, answer: -1) : -1
        let size = checked(ask(id, key), of: id, key)
        if options.memoises {
            let asked = askedPlace(of: id)
            askedNodes[asked].memo = keep(key, size, container: containerRead(by: id), next: askedNodes[asked].memo)
        }
        if event >= 0 {
            lastAnswer = options.memoises ? Int32(memo.count - 1) : keep(key, size, container: 0, next: -1)
            log.answer(event, lastAnswer)
        }
        return size
    }

    /// Puts an answer into the memo and returns its place.
    func keep(_ key: RawProposal, _ size: CGSize, container: Int32, next: Int32) -> Int32 {
        memo.append(MemoEntry(proposal: key, size: size, container: container, next: next))
        return Int32(truncatingIfNeeded: memo.count - 1)
    }

    /// The place of a known answer in the memo, −1 where there is none.
    @inline(__always)
    private func remembered(_ id: NodeID, _ key: RawProposal) -> Int {
        let asked = Int(nodes[id.index].asked)
        return asked < 0
            ? -1
            : memoIndex.place(
                of: .init(proposal: key, container: containerRead(by: id)), at: id, in: memo,
                newest: askedNodes[asked].memo)
    }

    func ask(_ id: NodeID, _ key: RawProposal) -> CGSize {
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

    /// An answer must be a size: not NaN, not negative. Infinite is a fair answer to ∞ and is checked when placed.
    private func checked(_ size: CGSize, of id: NodeID, _ key: RawProposal) -> CGSize {
        if size.width >= 0, size.height >= 0 { return size }
        report(
            .invalidAnswer, at: id,
            "\(name(of: id)) answered \(sizeText(size)) when offered \(key.proposal); a size is never NaN or negative,"
                + " 0 is used")
        return CGSize(
            width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    /// Asks again and reports a different answer. What it asks in turn is taken from the memo, so this costs one call.
    private func verify(_ id: NodeID, _ key: RawProposal, _ known: CGSize) {
        // What was left out as too deep answers 0 from then on.
        guard !isVerifying, !isTooDeep, stack.hasRoom, !nodes[id.index].flags.contains(.reportedUnstable) else {
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
                "\(name(of: id)) answered \(sizeText(known)), then \(sizeText(again)), to the same offer"
                    + " \(key.proposal); the first answer is used")
            return
        }
    }

    func reportTooDeep(_ id: NodeID) { refuseDepth(at: id, "(\(depth) levels)") }

    /// Records that views are left out for want of stack: the first time, for one cause has many effects.
    public func refuseDepth(at node: NodeID, _ place: String) {
        guard !isTooDeep else { return }
        isTooDeep = true
        report(.tooDeep, at: node, "views are nested deeper than the stack allows \(place); the rest is left out")
    }

    /// The view's label or kind, for messages.
    func name(of id: NodeID) -> String {
        let info = infos[id.index]
        if let label = info.labels.last { return "“\(label)”" }
        return info.detail.isEmpty ? info.name : "\(info.name) \(info.detail)"
    }

    func spacing(of id: NodeID) -> ViewSpacing {
        let known = nodes[id.index].asked < 0 ? -1 : askedNodes[Int(nodes[id.index].asked)].spacing
        if known >= 0 { return spacings[Int(known)] }
        guard stack.hasRoom else { return ViewSpacing() }
        let spacing = nodes[id.index].box.takeUnretainedValue().spacing(subviews(of: id))
        // A layout has few kinds of spacing, so the newest are compared and the table stays short.
        let recent = spacings.indices.suffix(8).last { spacings[$0] == spacing }
        let index = spacing == spacings[0] ? 0 : recent ?? spacings.count
        if index == spacings.count { spacings.append(spacing) }
        // Found first, for the list may grow.
        let asked = askedPlace(of: id)
        askedNodes[asked].spacing = Int32(index)
        return spacing
    }
}
