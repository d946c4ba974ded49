import Foundation

/// Rules and methods of a layout come to the same, or a debug build says so.
extension LayoutArena {
    /// Asks every layout that rules have answered for, once all is placed, and reports those that would do otherwise.
    func verifyRules() {
        let (measured, leaves, ruled, known) = (measureCount, leafMeasureCount, ruledAnswerCount, issues)
        isVerifying = true
        for index in nodes.indices {
            // Offered something new, views may be too deep for rules; what is placed stays.
            if rulesFail { break }
            let node = nodes[index]
            guard node.rules >= 0, node.parent == .none || node.flags.contains(.placed), !node.flags.contains(.leftOut)
            else { continue }
            verifyRules(of: NodeID(raw: Int32(index)))
        }
        isVerifying = false
        rulesFail = false
        (measureCount, leafMeasureCount, ruledAnswerCount) = (measured, leaves, ruled)
        issues = known + issues.dropFirst(known.count).filter { $0.rule == .unstableAnswer }
    }

    private func verifyRules(of id: NodeID) {
        let node = nodes[id.index]
        within(node.container) {
            let answer = ask(id, node.proposal)
            guard isSame(answer.width, node.size.width), isSame(answer.height, node.size.height) else {
                return reportRules(of: id, "is \(sizeText(node.size))", "answers \(sizeText(answer))")
            }
            verifyPlaces(in: id)
        }
    }

    /// Lets the layout place its subviews, compares, and puts them back.
    private func verifyPlaces(in id: NodeID) {
        let (size, kids) = (nodes[id.index].size, childRange(of: id))
        guard let first = kids.first, nodes[childList[first].index].flags.contains(.placedByRules) else { return }
        let ruled = kids.map { nodes[childList[$0].index] }
        let asked = askedPlace(of: id)
        askedNodes[asked].placedSize = CGSize(width: -1, height: -1)
        placeChildren(of: id, size: size, proposal: nodes[id.index].proposal)
        askedNodes[asked].placedSize = CGSize(width: -1, height: -1)
        let corner = globalOrigin(of: id)
        for (index, old) in zip(kids, ruled) {
            let child = childList[index]
            let placed = CGRect(origin: nodes[child.index].origin, size: nodes[child.index].size)
            nodes[child.index] = old
            var x = old.origin.x - corner.x
            if nodes[id.index].flags.contains(.rightToLeft) { x = size.width - x - old.size.width }
            let frame = CGRect(origin: CGPoint(x: x, y: old.origin.y - corner.y), size: old.size)
            guard isSame(frame.minX, placed.minX), isSame(frame.minY, placed.minY),
                isSame(frame.width, placed.width), isSame(frame.height, placed.height)
            else {
                reportRules(
                    of: id, "puts \(name(of: child)) at \(placeText(frame))", "at \(placeText(placed))")
                continue
            }
        }
    }

    private func reportRules(of id: NodeID, _ ruled: String, _ asked: String) {
        report(
            .unstableAnswer, at: id, subject: "rules",
            "\(name(of: id)) \(ruled) by its rules, and \(asked) by its methods when offered"
                + " \(nodes[id.index].proposal.proposal); here the rules hold, and the methods where a trace is kept")
    }

    private func placeText(_ frame: CGRect) -> String {
        "(\(lengthText(frame.minX)), \(lengthText(frame.minY))) with \(sizeText(frame.size))"
    }

    /// Equal but for the last digits: who adds up in another order is right, too.
    private func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool {
        a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
    }
}
