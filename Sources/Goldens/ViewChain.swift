import LayoutEngine

extension LayoutGolden.Node {
    /// Names are as in source code, where a modifier's begins with a small letter.
    var isModifier: Bool { name.first?.isLowercase == true && !isRow }

    /// Whether it is a row of a list, in which the background comes before the content.
    var isRow: Bool { name == "row" }

    /// Whether it leaves out what is below its bounds.
    var isCutBelow: Bool { ["List", "Form"].contains(name) && proposal.height.value != nil }

    /// The label, else its kind.
    fileprivate var compared: ModifierAlignment.Modifier { .init(name: name, title: kind) }
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

    /// The view inside the node's modifiers.
    func core(of node: Int) -> Int {
        var core = node
        while nodes[core].isModifier, let content = nodes[core].children.first { core = content }
        return core
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

    /// The next modifier inside a modifier.
    ///
    /// - Parameter others: Modifiers that do not count.
    func modifier(in node: Int, without others: [Int]) -> String? {
        let inside = chain(from: node).dropFirst().first { !others.contains($0) }
        return inside.flatMap { nodes[$0].isModifier ? nodes[$0].title : nil }
    }

    /// The modifier with the views it attaches and what is drawn of it: `overlay .topLeading with Circle and clip Capsule`.
    ///
    /// - Parameter kept: What the view inside is drawn with instead.
    func modifierTitle(_ node: Int, without kept: [LayoutSetting]) -> String {
        let attached = nodes[node].children.dropFirst().map { nodes[core(of: $0)].title }
        let drawn = (nodes[node].paint?.settings ?? []).filter { !kept.contains($0) }.map { setting in
            // A value without words, or none.
            setting.value.hasPrefix("~") || setting.value == "yes" ? setting.name : "\(setting.name) \(setting.value)"
        }
        let all = attached + drawn
        return nodes[node].title + (all.isEmpty ? "" : " with \(Wording.list(all, atMost: 3))")
    }
}

/// A view and what is around it, in the golden and now, where these differ.
struct ViewChains {
    /// The golden's nodes of the actual ones; nil for those that are new around the view.
    private(set) var partners: [Int: Int?] = [:]
    /// The actual node inside each actual one, down to the view.
    private(set) var inner: [Int: Int] = [:]
    /// The view inside.
    let view: (old: Int, new: Int)
    /// Those that are only in the golden, or only there now, innermost first.
    let removed: [Int]
    let added: [Int]
    /// Those that are not where they were, innermost first, as the source has them.
    let moved: (old: [Int], new: [Int])

    /// nil where the same is around the view in the same order.
    init?(_ a: Int, in old: LayoutGolden.Part, _ b: Int, in new: LayoutGolden.Part) {
        var (ours, theirs) = (old.chain(from: a), new.chain(from: b))
        // A container that was put around a view, or taken away from it, is a modifier of it.
        while let last = theirs.last, let inside = new.child(of: last, like: ours[ours.count - 1], in: old) {
            theirs += new.chain(from: inside)
        }
        while let last = ours.last, let inside = old.child(of: last, like: theirs[theirs.count - 1], in: new) {
            ours += old.chain(from: inside)
        }
        view = (ours.removeLast(), theirs.removeLast())
        let alignment = ModifierAlignment(
            ours.map { old.nodes[$0].compared }, theirs.map { new.nodes[$0].compared })
        // Modifiers of another view have no order to compare.
        let isSameView = old.nodes[view.old].name == new.nodes[view.new].name
        moved =
            isSameView ? (alignment.moved.first.map { ours[$0] }, alignment.moved.second.map { theirs[$0] }) : ([], [])
        removed = alignment.removed.map { ours[$0] }
        added = alignment.added.map { theirs[$0] }
        if removed.isEmpty, added.isEmpty, alignment.moved.first.isEmpty { return nil }
        for (index, node) in theirs.enumerated() {
            partners[node] = .some(alignment.partners[index].map { ours[$0] })
            inner[node] = index + 1 < theirs.count ? theirs[index + 1] : view.new
        }
        partners[view.new] = .some(view.old)
    }
}

extension ViewChains {
    /// The next view inside a modifier that is gone that is still there.
    func kept(inOld modifier: Int, _ part: LayoutGolden.Part) -> (old: Int, new: Int)? {
        let inside = part.chain(from: modifier).dropFirst().first { !removed.contains($0) }
        return inside.flatMap { old in partners.first { $0.value == old }.map { (old, $0.key) } }
    }

    /// The next view inside a modifier that is new that was there before.
    func kept(inNew modifier: Int, _ part: LayoutGolden.Part) -> (old: Int, new: Int)? {
        let inside = part.chain(from: modifier).dropFirst().first { !added.contains($0) }
        return inside.flatMap { new in partners[new].flatMap { $0 }.map { ($0, new) } }
    }
}

extension LayoutGolden.Part {
    /// A view in a container that is itself no view like it: what a container was put around.
    fileprivate func child(of container: Int, like view: Int, in other: LayoutGolden.Part) -> Int? {
        let wanted = other.nodes[view]
        guard nodes[container].name != wanted.name, !nodes[container].isModifier else { return nil }
        return nodes[container].children.first { child in
            let node = nodes[core(of: child)]
            return node.kind == wanted.kind && node.labels == wanted.labels
                && node.children.isEmpty == wanted.children.isEmpty
        }
    }
}
