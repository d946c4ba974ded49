import Foundation

extension DifferenceWalk {
    /// The difference that the two have the same modifiers in another order, and that these therefore have other sizes
    /// or places. Their lengths could not be compared: the outermost of one is another modifier than that of the other.
    func wrapped(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (ours, theirs) = (modifiers(of: a, in: first), modifiers(of: b, in: second))
        let (names, otherNames) = (ours.chain.map(\.name), theirs.chain.map(\.name))
        guard names != otherNames, names.sorted() == otherNames.sorted(), ours.view.name == theirs.view.name,
            !isSameLayout(ours.chain, theirs.chain)
        else { return nil }
        // What both have innermost and outermost is no difference.
        let inner = zip(names.reversed(), otherNames.reversed()).prefix { $0 == $1 }.count
        let outer = zip(names, otherNames).prefix { $0 == $1 }.count
        func titles(_ chain: [LayoutRecord]) -> [String] {
            chain.dropFirst(outer).dropLast(inner).reversed().map(\.title)
        }
        let kind = LayoutDifference.Kind.modifiers(titles(ours.chain), titles(theirs.chain))
        return LayoutDifference(kind: kind, first: ours.view.id, second: theirs.view.id)
    }

    /// The view's modifiers, outermost first, and the view inside; neutral ones apart.
    private func modifiers(of record: LayoutRecord, in layout: LayoutSnapshot) -> (
        chain: [LayoutRecord], view: LayoutRecord
    ) {
        let path = layout.path(from: record) { $0.role == .modifier && !$0.children.isEmpty }
        return (path.dropLast().filter { !$0.facts.isNeutral }, path.last!)
    }

    private func isSameLayout(_ ours: [LayoutRecord], _ theirs: [LayoutRecord]) -> Bool {
        ours.allSatisfy { modifier in
            theirs.contains { $0.name == modifier.name && $0.frame.isNear(modifier.frame) }
        }
    }
}
