import Foundation

extension DifferenceWalk {
    /// The difference that the two have the same modifiers in another order, and that these therefore have other sizes
    /// or places. Their lengths could not be compared: the outermost of one is another modifier than that of the other.
    func wrapped(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (ours, theirs) = (modifiers(of: a, in: first), modifiers(of: b, in: second))
        func compared(_ chain: [LayoutRecord]) -> [ModifierAlignment.Modifier] {
            chain.map { ModifierAlignment.Modifier(name: $0.name, title: $0.title) }
        }
        let alignment = ModifierAlignment(compared(ours.chain), compared(theirs.chain))
        let moved = alignment.moved
        guard alignment.added.isEmpty, alignment.removed.isEmpty, !moved.first.isEmpty,
            ours.view.name == theirs.view.name, ours.chain.map(\.name) != theirs.chain.map(\.name),
            !isSameLayout(ours.chain, theirs.chain)
        else { return nil }
        // What a modifier is set to matters only where two of a kind are told apart by it.
        let isClear = Set(moved.first.map { ours.chain[$0].name }).count == moved.first.count
        func words(_ modifier: LayoutRecord) -> String { isClear ? modifier.name : modifier.title }
        let kind = LayoutDifference.Kind.modifiers(
            moved.first.map { words(ours.chain[$0]) }, moved.second.map { words(theirs.chain[$0]) })
        return LayoutDifference(kind: kind, first: ours.view.id, second: theirs.view.id)
    }

    /// How many of the outermost modifiers around each only that one has, if the views inside are alike.
    func onlyOne(_ a: LayoutRecord, _ b: LayoutRecord) -> (Int, Int) {
        guard core(of: a, in: first) == core(of: b, in: second) else { return (0, 0) }
        func chain(_ record: LayoutRecord, _ layout: LayoutSnapshot) -> [ModifierAlignment.Modifier] {
            layout.path(from: record) { $0.role == .modifier && $0.children.count == 1 }
                .filter { $0.role == .modifier && $0.children.count == 1 && !$0.facts.isNeutral }
                .map { ModifierAlignment.Modifier(name: $0.name, title: $0.title) }
        }
        let (ours, theirs) = (chain(a, first), chain(b, second))
        let alignment = ModifierAlignment(ours, theirs)
        return (
            ours.indices.prefix(while: alignment.removed.contains).count,
            theirs.indices.prefix(while: alignment.added.contains).count
        )
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
