/// How the modifiers around one view differ in two layouts: which ones are the same, which came or went, and which have
/// changed places.
package struct ModifierAlignment: Equatable, Sendable {
    /// A modifier as it is compared: the name alone says whether two are the same, the title how alike they are.
    package struct Modifier: Equatable, Sendable {
        package var name: String
        package var title: String

        package init(name: String, title: String) { (self.name, self.title) = (name, title) }
    }

    /// The places in the first layout of the modifiers in the second.
    package let partners: [Int: Int]
    /// The places in the first layout of those that the second lacks, innermost first.
    package let removed: [Int]
    /// The places in the second layout of those that the first lacks, innermost first.
    package let added: [Int]
    /// The places of those that have changed places, innermost first as in source code; empty if none have.
    package private(set) var moved: (first: [Int], second: [Int]) = ([], [])

    /// Both outermost first.
    package init(_ first: [Modifier], _ second: [Modifier]) {
        var partners: [Int: Int] = [:]
        // As many of one name as there can be in the same order, those of one title before others.
        let inOrder = longestCommonSequence(Array(first.indices), Array(second.indices)) {
            first[$0].name != second[$1].name ? 0 : first[$0].title == second[$1].title ? 3 : 2
        }
        for case (let a?, let b?) in inOrder { partners[b] = a }
        var free = first.indices.filter { !partners.values.contains($0) }
        for b in second.indices where partners[b] == nil {
            let alike = free.firstIndex { first[$0] == second[b] }
            guard let index = alike ?? free.firstIndex(where: { first[$0].name == second[b].name }) else { continue }
            partners[b] = free.remove(at: index)
        }
        // Of equal ones, those nearest to each other are the same.
        let equal = second.indices.filter { partners[$0].map { first[$0] } == second[$0] }
        for (_, places) in equal.grouped(by: { second[$0] }) {
            for (place, partner) in zip(places, places.map { partners[$0]! }.sorted()) { partners[place] = partner }
        }
        let here = second.indices.filter { partners[$0] != nil }
        let there = here.compactMap { partners[$0] }
        removed = free.reversed()
        added = second.indices.filter { partners[$0] == nil }.reversed()
        self.partners = partners
        let sorted = there.sorted()
        // What both have innermost and outermost is no difference.
        let outer = zip(sorted, there).prefix { $0 == $1 }.count
        guard outer < there.count else { return }
        let inner = zip(sorted.reversed(), there.reversed()).prefix { $0 == $1 }.count
        moved = (sorted.dropFirst(outer).dropLast(inner).reversed(), here.dropFirst(outer).dropLast(inner).reversed())
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.partners == b.partners && a.removed == b.removed && a.added == b.added && a.moved == b.moved
    }
}
