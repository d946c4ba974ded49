import Foundation
import LayoutEngine

/// Two layouts walked side by side.
struct PartWalk {
    typealias Change = LayoutComparison.Change
    typealias Event = LayoutComparison.Event

    let part: Int
    let old: LayoutGolden.Part
    let new: LayoutGolden.Part
    let textFreeOnly: Bool
    /// The earlier of their goldens' formats, which may lack settings.
    let format: Int
    private(set) var negotiation: [Event] = []
    private(set) var placements: [Event] = []
    private(set) var painted: [Event] = []
    /// By the actual views.
    private(set) var matched: [Int: Int] = [:]
    /// A golden of an earlier version keeps nothing of what its views paint.
    private let keepsPaint: Bool
    /// By the actual views; needed where only views without text are compared.
    private let holdsText: [Bool]
    private let compared: (old: ComparedViews, new: ComparedViews)
    /// The golden's nodes of those actual ones that are, or are around, a view with other modifiers; nil for modifiers
    /// that are new.
    private var chained: [Int: Int?] = [:]
    /// The actual node in each of those modifiers.
    private var inner: [Int: Int] = [:]
    /// Modifiers that have changed places: another size or place of theirs says nothing.
    private var moved: Set<Int> = []
    /// Views that are drawn with what a modifier around them was drawn with, such as a clip shape, or the reverse: no paint of
    /// theirs is new.
    private var passedOn: Set<Int> = []

    init(part: Int, old: LayoutGolden.Part, new: LayoutGolden.Part, textFreeOnly: Bool, format: Int) {
        (self.part, self.old, self.new, self.textFreeOnly) = (part, old, new, textFreeOnly)
        self.format = format
        keepsPaint = old.keepsPaint && new.keepsPaint
        holdsText = textFreeOnly ? new.holdsText : []
        compared = (ComparedViews(old), ComparedViews(new))
    }

    mutating func run() {
        switch (old.nodes.isEmpty, new.nodes.isEmpty) {
        case (true, true): return
        case (true, false): negotiation.append(Event(part: part, old: nil, new: 0, change: .added))
        case (false, true): negotiation.append(Event(part: part, old: 0, new: nil, change: .removed))
        case (false, false): walk(0, 0, isFree: false)
        }
    }

    /// - Parameter isFree: Whether the view lies in a text-free subtree with the same proposal.
    private mutating func walk(_ a: Int, _ b: Int, isFree: Bool) {
        if chained[b] == nil, let chains = ViewChains(a, in: old, b, in: new) { take(chains) }
        switch chained[b] {
        case nil: compare(a, b, isFree: isFree)
        case .some(let partner?): compare(partner, b, isFree: isFree)
        // A modifier that is new is reported at its view; of a container, the other views are new.
        case .some(nil):
            for child in new.nodes[b].children where child == inner[b] { walk(a, child, isFree: isFree) }
        }
    }

    /// Notes how the modifiers around a view differ.
    private mutating func take(_ chains: ViewChains) {
        chained.merge(chains.partners) { first, _ in first }
        inner.merge(chains.inner) { first, _ in first }
        moved.formUnion(chains.moved.new)
        func tell(_ change: Change, old: Int? = chains.view.old, new: Int? = chains.view.new) {
            negotiation.append(Event(part: part, old: old, new: new, change: change))
        }
        if !chains.moved.old.isEmpty {
            tell(
                .reordered(
                    old: chains.moved.old.map { old.nodes[$0].title }, new: chains.moved.new.map { new.nodes[$0].title }
                ))
        }
        for node in chains.removed {
            if old.nodes[node].isModifier {
                let kept = passOn(old.settings(of: node), to: chains.kept(inOld: node, old), isNew: false)
                let title = old.modifierTitle(node, without: kept)
                tell(.modifierRemoved(title, around: old.modifier(in: node, without: chains.removed)))
            } else {
                tell(.removed, old: node, new: nil)
                let kept = old.path(from: chains.view.old)
                for other in old.nodes[node].children where !kept.contains(other) {
                    tell(.removed, old: other, new: nil)
                }
            }
        }
        for node in chains.added {
            if new.nodes[node].isModifier {
                let kept = passOn(new.settings(of: node), to: chains.kept(inNew: node, new), isNew: true)
                let title = new.modifierTitle(node, without: kept)
                tell(.modifierAdded(title, around: new.modifier(in: node, without: chains.added)))
            } else {
                tell(.added, old: nil, new: node)
                for other in new.nodes[node].children where other != inner[node] { tell(.added, old: nil, new: other) }
            }
        }
    }

    /// Those of a modifier's settings that the next view inside has in the other layout, and only there.
    private mutating func passOn(
        _ settings: [LayoutSetting], to view: (old: Int, new: Int)?, isNew: Bool
    ) -> [LayoutSetting] {
        guard let view, !settings.isEmpty else { return [] }
        let (before, now) = (old.settings(of: view.old), new.settings(of: view.new))
        let (less, more) = isNew ? (now, before) : (before, now)
        if more == less + settings { passedOn.insert(view.new) }
        return settings.filter { more.contains($0) && !less.contains($0) }
    }

    private mutating func compare(_ a: Int, _ b: Int, isFree: Bool) {
        let (before, now) = (old.nodes[a], new.nodes[b])
        matched[b] = a
        func event(_ change: Change) -> Event { Event(part: part, old: a, new: b, change: change) }
        negotiation += before.writtenChanges(to: now, format: format).map(event)
        if keepsPaint, before.paint != now.paint, !passedOn.contains(b) { painted.append(event(.painted)) }
        let isSameProposal = before.proposal == now.proposal
        let isWithin = (!textFreeOnly || isFree) && !moved.contains(b)
        if isWithin || isRootWithoutText(b), !isSameProposal {
            negotiation.append(event(.proposed(old: before.proposal, new: now.proposal)))
        }
        // Fonts affect a text-free subtree only through its proposal.
        let startsFree = textFreeOnly && !isFree && !holdsText[b] && isSameProposal
        let children = childPairs(before, now, of: b)
        if !children.moved.new.isEmpty {
            // Goldens do not keep the author's types.
            let titles = new.distinctTitles(children.moved.new)
            let before = children.moved.old.map { view in
                children.pairs.first { $0.old == view }?.new.flatMap { titles[$0] } ?? old.shortTitle(view)
            }
            negotiation.append(event(.rearranged(old: before, new: children.moved.new.compactMap { titles[$0] })))
        }
        for pair in inTurn(children.pairs) {
            switch (pair.old, pair.new) {
            case (let childA?, let childB?): walk(childA, childB, isFree: isFree || startsFree)
            case (nil, let childB?):
                negotiation.append(Event(part: part, old: nil, new: childB, change: .added))
            case (let childA?, nil):
                negotiation.append(Event(part: part, old: childA, new: nil, change: .removed))
            case (nil, nil): break
            }
        }
        guard isWithin || startsFree else { return }
        if before.size != now.size { negotiation.append(event(.took(old: before.size, new: now.size))) }
        // A container has the guides of what is directly in it, which a modifier around the view may now be.
        if isDirectlyInSame(a, b) { placements += before.guideChanges(to: now).map(event) }
        if before.issues != now.issues { placements.append(event(.issues(old: before.issues, new: now.issues))) }
        // The subtree's own place depends on the views around it.
        guard isWithin else { return }
        if let change = placement(a, b) { placements.append(event(change)) }
        if children.moved.new.isEmpty, children.pairs.allSatisfy({ $0.old != nil && $0.new != nil }),
            let change = Change.gap(from: old.gaps(of: a), to: new.gaps(of: b), after: now.children.map(new.shortTitle))
        {
            placements.append(event(change))
        }
    }

    private func isDirectlyInSame(_ a: Int, _ b: Int) -> Bool {
        new.nodes[b].parent.flatMap { matched[$0] } == old.nodes[a].parent
    }

    private func isRootWithoutText(_ b: Int) -> Bool { textFreeOnly && b == 0 && !holdsText[0] }

    /// The content of a modifier in a chain that differs is the chain's to pair.
    private func childPairs(_ before: LayoutGolden.Node, _ now: LayoutGolden.Node, of b: Int) -> ContentPairs {
        guard let content = inner[b], let oldContent = before.children.first else {
            let pairs = ChildPairs(
                before.children, in: compared.old, now.children, in: compared.new,
                isCut: before.isCutBelow && now.isCutBelow)
            return ContentPairs(pairs: pairs.pairs, moved: pairs.moved)
        }
        let others = ChildPairs(
            Array(before.children.dropFirst()), in: compared.old, now.children.filter { $0 != content },
            in: compared.new)
        return ContentPairs(pairs: [(oldContent, content)] + others.pairs, moved: others.moved)
    }

    private struct ContentPairs {
        var pairs: [(old: Int?, new: Int?)]
        var moved: (old: [Int], new: [Int])
    }

    /// Children in the order they were asked. Added and removed views come first: the others make room because of them.
    private func inTurn(_ pairs: [(old: Int?, new: Int?)]) -> [(old: Int?, new: Int?)] {
        func rank(_ pair: (old: Int?, new: Int?)) -> Int {
            guard pair.old != nil, let new = pair.new else { return -1 }
            return self.new.nodes[new].rank
        }
        return pairs.enumerated().sorted { one, other in
            let ranks = (rank(one.element), rank(other.element))
            return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
        }.map(\.element)
    }

    /// Places are compared in the nearest container that both have around the view.
    private func placement(_ a: Int, _ b: Int) -> Change? {
        let container = commonContainer(a, b)
        guard let before = old.offset(of: a, in: container?.old), let now = new.offset(of: b, in: container?.new) else {
            let (before, now) = ("\(old.nodes[a].x), \(old.nodes[a].y)", "\(new.nodes[b].x), \(new.nodes[b].y)")
            return before == now ? nil : .placed(old: before, new: now)
        }
        if isInPlace(container) {
            if old.nodes[a].x == new.nodes[b].x, old.nodes[a].y == new.nodes[b].y { return nil }
        } else {
            // The container has moved, which is reported; each of four numbers is rounded by at most half a thousandth.
            guard abs(before.x - now.x) > 0.0021 || abs(before.y - now.y) > 0.0021 else { return nil }
        }
        func text(_ place: (x: Double, y: Double)) -> String {
            "(\(GoldenLength(CGFloat(place.x))), \(GoldenLength(CGFloat(place.y))))"
        }
        return .placed(old: text(before), new: text(now))
    }

    private func commonContainer(_ a: Int, _ b: Int) -> (old: Int, new: Int)? {
        let path = Set(old.path(from: a))
        var next = new.nodes[b].parent
        while let container = next {
            if let partner = matched[container], path.contains(partner), !moved.contains(container) {
                return (partner, container)
            }
            next = new.nodes[container].parent
        }
        return nil
    }

    private func isInPlace(_ container: (old: Int, new: Int)?) -> Bool {
        guard let container else { return true }
        let (before, now) = (old.nodes[container.old], new.nodes[container.new])
        return before.x == now.x && before.y == now.y
    }
}

extension LayoutGolden.Part {
    fileprivate func settings(of node: Int) -> [LayoutSetting] { nodes[node].paint?.settings ?? [] }

    /// Whether it records what its views paint.
    var keepsPaint: Bool { nodes.contains { $0.paint != nil } }

    /// The node and the nodes around it.
    fileprivate func path(from node: Int) -> [Int] {
        var (path, next) = ([node], nodes[node].parent)
        while let parent = next {
            path.append(parent)
            next = nodes[parent].parent
        }
        return path
    }

    /// Short titles; with the first texts that tell the views apart where several have the same.
    fileprivate func distinctTitles(_ views: [Int]) -> [Int: String] {
        let titles = Dictionary(uniqueKeysWithValues: views.map { ($0, shortTitle($0)) })
        guard Set(titles.values).count < titles.count else { return titles }
        let texts = Dictionary(uniqueKeysWithValues: views.map { ($0, self.texts(in: $0)) })
        let common = texts.values.dropFirst().reduce(Set(texts.values.first ?? [])) { $0.intersection($1) }
        return Dictionary(
            uniqueKeysWithValues: texts.map { view, all in
                let text = all.first { !common.contains($0) } ?? all.first
                return (view, text.map { "\(plainTitle(view)) with \($0)" } ?? plainTitle(view))
            })
    }

    /// The titles of the texts in a view, then of its symbols, which depend on fonts, too.
    func texts(in view: Int) -> [String] {
        let inside = descendants(of: view).map { nodes[$0] }.filter(\.isText)
        return (inside.filter { $0.name == "Text" } + inside.filter { $0.name != "Text" }).map(\.title)
    }

    /// The author's type, else the view inside the modifiers, and a container with what it says.
    fileprivate func shortTitle(_ node: Int) -> String {
        let (core, title) = (core(of: node), plainTitle(node))
        guard nodes[core].labels.isEmpty, title == nodes[core].title, let text = texts(in: core).first else {
            return title
        }
        return "\(title) with \(text)"
    }

    private func plainTitle(_ node: Int) -> String {
        let core = nodes[core(of: node)]
        let type = chain(from: node).compactMap { nodes[$0].ownType }.first
        return core.labels.isEmpty ? type ?? core.title : core.title
    }
}
