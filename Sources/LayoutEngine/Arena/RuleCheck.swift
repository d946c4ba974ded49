import Foundation

/// Rules and methods of a layout come to the same, or a debug build says so, and whoever compares with goldens.
extension LayoutArena {
    /// Asks every layout with rules, once all is placed, and reports those that do otherwise than they say.
    func verifyRules() {
        let (ruled, failed) = (ruledAnswerCount, rulesFail)
        rulesFail = false
        isVerifying = true
        let faults = undisturbed { placed in
            var faults: [(NodeID, String)] = []
            for index in placed.indices {
                let node = placed[index]
                guard node.rules >= 0, node.parent == .none || node.flags.contains(.placed),
                    !node.flags.contains(.leftOut)
                else { continue }
                let id = NodeID(raw: Int32(index))
                if let words = within(node.container, { fault(of: id, placed) }) { faults.append((id, words)) }
                // A case that is none for rules, met only now.
                if rulesFail || isTooDeep { break }
            }
            return faults
        }
        isVerifying = false
        (ruledAnswerCount, rulesFail) = (ruled, failed)
        for (id, words) in faults {
            report(
                .unstableAnswer, at: id, subject: "rules",
                "\(words): its rules hold, and its methods where a trace is kept; make them say the same")
        }
    }

    /// What the layout does otherwise than its rules say; nil where it keeps to them.
    private func fault(of id: NodeID, _ placed: [Node]) -> String? {
        let node = placed[id.index]
        for offer in [node.proposal] + [.zero, .unspecified, .infinity].map(RawProposal.init) {
            guard let ruled = ruledSize(id, offer) else { return nil }
            let answer = ask(id, offer)
            // What was left out for want of stack answers 0.
            if isTooDeep { return nil }
            if !isSame(answer.width, ruled.width) || !isSame(answer.height, ruled.height) {
                return "\(name(of: id)) is \(sizeText(ruled)) by its rules, and answers \(sizeText(answer)) by its"
                    + " methods when offered \(offer.proposal)"
            }
        }
        return faultOfGuides(of: id, node) ?? faultOfPlaces(in: id, placed)
    }

    private static let builtInGuides: [AlignmentKey] =
        [HorizontalAlignment.leading, .center, .trailing].map(\.key)
        + [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)

    private func faultOfGuides(of id: NodeID, _ node: Node) -> String? {
        let (bounds, subviews) = (CGRect(origin: .zero, size: node.size), subviews(of: id))
        for key in Self.builtInGuides {
            let value = nodes[id.index].box._withUnsafeGuaranteedRef {
                $0.explicitGuide(key, in: bounds, node.proposal.proposal, subviews)
            }
            if let value {
                return
                    "\(name(of: id)) sets its guide \(key.name) to \(lengthText(value)), and has rules, which set none"
            }
        }
        return nil
    }

    /// Lets the layout place its subviews, where rules have, and compares.
    private func faultOfPlaces(in id: NodeID, _ placed: [Node]) -> String? {
        let (node, kids) = (placed[id.index], childRange(of: id))
        guard let first = kids.first, placed[childList[first].index].flags.contains(.placedByRules) else { return nil }
        let asked = askedPlace(of: id)
        askedNodes[asked].placedSize = CGSize(width: -1, height: -1)
        placeChildren(of: id, size: node.size, proposal: node.proposal)
        let corner = node.flags.contains(.placedByRules) ? node.origin : askedNodes[asked].globalOrigin
        for index in kids {
            let child = childList[index]
            let (ruled, own) = (placed[child.index], nodes[child.index])
            var origin = CGPoint(x: ruled.origin.x - corner.x, y: ruled.origin.y - corner.y)
            if node.flags.contains(.rightToLeft) { origin.x = node.size.width - origin.x - ruled.size.width }
            let reach = max(abs(ruled.origin.x), abs(ruled.origin.y), node.size.width, node.size.height)
            guard isSame(origin.x, own.origin.x, reach), isSame(origin.y, own.origin.y, reach),
                isSame(ruled.size.width, own.size.width), isSame(ruled.size.height, own.size.height)
            else {
                return
                    "\(name(of: id)) puts \(name(of: child)) at \(placeText(origin, ruled.size)) by its rules, and at"
                    + " \(placeText(own.origin, own.size)) by its methods when offered \(node.proposal.proposal)"
            }
        }
        return nil
    }

    private func placeText(_ origin: CGPoint, _ size: CGSize) -> String {
        "(\(lengthText(origin.x)), \(lengthText(origin.y))) with \(sizeText(size))"
    }

    /// Equal but for the last digits: who adds up in another order is right, too.
    private func isSame(_ a: CGFloat, _ b: CGFloat, _ reach: CGFloat = 1) -> Bool {
        a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b), reach)
    }
}
