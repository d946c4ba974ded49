import Foundation

extension LayoutComparison {
    /// Whether a row of a list, new or gone, is one that only came into view or went out of it: had nothing above it moved, the
    /// other layout would have left it out, below the list's bounds.
    func isCut(_ event: Event) -> Bool {
        let (old, new) = (expected.parts[event.part], actual.parts[event.part])
        let matches = matches[event.part]
        switch event.change {
        case .added: return event.new.map { new.isBelowBounds($0, in: old) { matches[$0] } } ?? false
        case .removed:
            let partners = Dictionary(uniqueKeysWithValues: matches.map { ($1, $0) })
            return event.old.map { old.isBelowBounds($0, in: new) { partners[$0] } } ?? false
        default: return false
        }
    }
}

extension LayoutGolden.Part {
    /// - Parameter partner: The other layout's view.
    fileprivate func isBelowBounds(_ view: Int, in other: Self, partner: (Int) -> Int?) -> Bool {
        guard let list = nodes[view].parent, nodes[list].isCutBelow, let otherList = partner(list),
            other.nodes[otherList].isCutBelow, let place = nodes[list].children.firstIndex(of: view)
        else { return false }
        let (before, after) = (nodes[list].children[..<place], nodes[list].children[place...])
        guard after.allSatisfy({ partner($0) == nil }), let last = before.last(where: { partner($0) != nil }),
            let otherLast = partner(last), let distance = distance(from: last, to: view),
            let bottom = other.bottom(of: otherLast), let end = other.bottom(of: otherList)
        else { return false }
        // Each of five lengths is rounded by at most half a thousandth.
        return bottom + distance > end - 0.003
    }

    private func distance(from above: Int, to view: Int) -> Double? {
        bottom(of: above).flatMap { bottom in nodes[view].y.value.map { $0 - bottom } }
    }

    private func bottom(of node: Int) -> Double? {
        nodes[node].y.value.flatMap { y in nodes[node].size.height.value.map { y + $0 } }
    }
}
