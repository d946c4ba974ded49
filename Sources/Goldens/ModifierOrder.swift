extension LayoutGolden.Node {
    /// Names are as in source code, where a modifier's begins with a small letter.
    var isModifier: Bool { name.first?.isLowercase == true }
}

extension LayoutGolden.Part {
    /// The node, where it is a modifier, and the modifiers in it, outermost first; then the view inside.
    func chain(from node: Int) -> [Int] {
        var chain = [node]
        // What a background or an overlay adds comes after the content.
        while let last = chain.last, nodes[last].isModifier, let content = nodes[last].children.first {
            chain.append(content)
        }
        return chain
    }

    /// The modifiers directly around a node.
    func modifiers(around node: Int) -> Set<Int> {
        var (modifiers, inner) = (Set<Int>(), node)
        while let outer = nodes[inner].parent, nodes[outer].isModifier, nodes[outer].children.first == inner {
            modifiers.insert(outer)
            inner = outer
        }
        return modifiers
    }
}

/// One view with the same modifiers in another order.
struct ModifierOrder {
    /// The nodes in the golden of those in the actual layout: modifiers of one name, and the view inside.
    private(set) var partners: [Int: Int]
    /// The view inside.
    let view: (old: Int, new: Int)
    /// The modifiers that are not where they were, innermost first, as the source has them.
    let moved: (old: [String], new: [String])

    /// nil unless modifiers around the nodes' view have changed places.
    init?(_ a: Int, in old: LayoutGolden.Part, _ b: Int, in new: LayoutGolden.Part) {
        let (ours, theirs) = (old.chain(from: a), new.chain(from: b))
        let (names, otherNames) = (ours.map { old.nodes[$0].name }, theirs.map { new.nodes[$0].name })
        guard names != otherNames, names.sorted() == otherNames.sorted(), names.last == otherNames.last else {
            return nil
        }
        view = (ours[ours.count - 1], theirs[theirs.count - 1])
        let outer = zip(names, otherNames).prefix { $0 == $1 }.count
        let inner = zip(names.reversed(), otherNames.reversed()).prefix { $0 == $1 }.count
        func titles(_ chain: [Int], _ part: LayoutGolden.Part) -> [String] {
            chain.dropFirst(outer).dropLast(inner).reversed().map { part.nodes[$0].title }
        }
        moved = (titles(ours, old), titles(theirs, new))
        partners = [:]
        var free = ours
        for node in theirs {
            let alike = free.firstIndex { old.nodes[$0].kind == new.nodes[node].kind }
            guard let index = alike ?? free.firstIndex(where: { old.nodes[$0].name == new.nodes[node].name }) else {
                return nil
            }
            partners[node] = free.remove(at: index)
        }
    }
}
