import Foundation

/// The differences between a layout and its golden, in the order of negotiation.
package struct LayoutComparison: Sendable {
    /// A part of a view as written.
    package enum Setting: Hashable, Sendable, CustomStringConvertible {
        case view, label, axis, spacing, priority
        /// A value of its own, such as the horizontal spacing of a `Grid`.
        case own(String)
        /// At `top`, `leading`, `bottom` or `trailing`.
        case inset(String)
        /// A detail that distinguishes views of this kind, such as the color of `Color`.
        case detail(of: String)

        package var description: String {
            switch self {
            case .view: "view"
            case .label: "label"
            case .axis: "axis"
            case .spacing: "spacing"
            case .priority: "priority"
            case .own(let name): name
            case .inset(let side): "\(side) inset"
            case .detail(let kind): kind
            }
        }
    }

    /// How one view differs.
    package enum Change: Hashable, Sendable {
        /// The view is new.
        case added
        /// The view is gone.
        case removed
        case setting(Setting, old: String, new: String)
        /// Its modifiers have changed places: innermost first.
        case reordered(old: [String], new: [String])
        /// Its label or detail, which alone changes no layout.
        case renamed(Setting, old: String, new: String)
        case proposed(old: GoldenSize, new: GoldenSize)
        case took(old: GoldenSize, new: GoldenSize)
        /// A guide's value; nil where the view has no such guide.
        case guide(String, old: GoldenLength?, new: GoldenLength?)
        /// How a guide of the same value came about.
        case guideOrigin(String, old: String, new: String)
        /// Its place in its container.
        case placed(old: String, new: String)
        case issues(old: [String], new: [String])
        /// It paints something else; only in `painted`.
        case painted
    }

    package struct Event: Hashable, Sendable {
        var part: Int
        /// In the golden; nil for a view that is new.
        var old: Int?
        /// In the actual layout; nil for a view that is gone.
        package var new: Int?
        var change: Change
    }

    /// Both with the same parts at the same places: a missing part is an empty one.
    private(set) var expected: LayoutGolden
    private(set) var actual: LayoutGolden
    /// Settings and proposals on the way down, sizes on the way up, then places.
    private(set) var events: [Event] = []
    /// The views that themselves paint something else, as far as the golden keeps it: one change each, in source order.
    package private(set) var painted: [Event] = []
    /// For each part, the golden's views by the actual ones.
    private(set) var matches: [[Int: Int]] = []
    /// The figure shows other layouts than the golden does.
    let partsDiffer: Bool

    /// Every view is measured and placed as in the golden; names may differ.
    var isEqual: Bool { !partsDiffer && renamings.count == events.count }

    /// The views with other names.
    var renamings: [Event] {
        events.filter { event in if case .renamed = event.change { true } else { false } }
    }

    /// - Parameter textFreeOnly: Compares only what fonts cannot change: the views and their settings, and sizes and places inside
    ///   every text-free subtree with the same proposal.
    package init(_ expected: LayoutGolden, _ actual: LayoutGolden, textFreeOnly: Bool = false) {
        let pairs = paired(expected.parts, actual.parts) { $0.title == $1.title ? 1 : 0 }
        (self.expected, self.actual) = (expected, actual)
        self.expected.parts = pairs.map { $0.old ?? LayoutGolden.Part(title: $0.new?.title ?? "", nodes: []) }
        self.actual.parts = pairs.map { $0.new ?? LayoutGolden.Part(title: $0.old?.title ?? "", nodes: []) }
        partsDiffer = expected.parts.map(\.title) != actual.parts.map(\.title)
        for (index, pair) in pairs.enumerated() {
            // `partsDiffer` covers a part that only one of them has.
            guard let old = pair.old, let new = pair.new else {
                matches.append([:])
                continue
            }
            var walk = PartWalk(
                part: index, old: old, new: new, textFreeOnly: textFreeOnly,
                keepsPaint: old.keepsPaint && new.keepsPaint,
                holdsText: textFreeOnly ? new.holdsText : [])
            walk.run()
            events += walk.negotiation + walk.placements
            painted += walk.painted.sorted { $0.new ?? 0 < $1.new ?? 0 }
            matches.append(walk.matched)
        }
    }
}

/// Two layouts walked side by side.
private struct PartWalk {
    typealias Change = LayoutComparison.Change
    typealias Setting = LayoutComparison.Setting
    typealias Event = LayoutComparison.Event

    let part: Int
    let old: LayoutGolden.Part
    let new: LayoutGolden.Part
    let textFreeOnly: Bool
    var negotiation: [Event] = []
    var placements: [Event] = []
    var painted: [Event] = []
    /// A golden of an earlier version keeps nothing of what its views paint.
    let keepsPaint: Bool
    /// By the actual views.
    var matched: [Int: Int] = [:]
    /// The golden's nodes of those actual ones whose modifiers have changed places.
    var reordered: [Int: Int] = [:]
    /// By the actual views; needed where only views without text are compared.
    let holdsText: [Bool]

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
        if reordered[b] == nil, let order = ModifierOrder(a, in: old, b, in: new) {
            reordered.merge(order.partners) { first, _ in first }
            let change = Change.reordered(old: order.moved.old, new: order.moved.new)
            negotiation.append(Event(part: part, old: order.view.old, new: order.view.new, change: change))
        }
        let a = reordered[b] ?? a
        let (before, now) = (old.nodes[a], new.nodes[b])
        matched[b] = a
        func event(_ change: Change) -> Event { Event(part: part, old: a, new: b, change: change) }
        negotiation += settings(before, now).map(event)
        if keepsPaint, before.paint != now.paint { painted.append(event(.painted)) }
        let isSameProposal = before.proposal == now.proposal
        let isWithin = !textFreeOnly || isFree
        if isWithin || isRootWithoutText(b), !isSameProposal {
            negotiation.append(event(.proposed(old: before.proposal, new: now.proposal)))
        }
        // Fonts affect a text-free subtree only through its proposal.
        let startsFree = textFreeOnly && !isFree && !holdsText[b] && isSameProposal
        let inner = isFree || startsFree
        for (childA, childB) in childPairs(before, now, isReordered: reordered[b] != nil) {
            switch (childA, childB) {
            case (let childA?, let childB?): walk(childA, childB, isFree: inner)
            case (nil, let childB?):
                negotiation.append(Event(part: part, old: nil, new: childB, change: .added))
            case (let childA?, nil):
                negotiation.append(Event(part: part, old: childA, new: nil, change: .removed))
            case (nil, nil): break
            }
        }
        guard isWithin || startsFree else { return }
        if before.size != now.size { negotiation.append(event(.took(old: before.size, new: now.size))) }
        placements += guides(before, now).map(event)
        if before.issues != now.issues { placements.append(event(.issues(old: before.issues, new: now.issues))) }
        // The subtree's own place depends on the views around it.
        if isWithin, let change = placement(a, b) { placements.append(event(change)) }
    }

    private func isRootWithoutText(_ b: Int) -> Bool { textFreeOnly && b == 0 && !holdsText[0] }

    private func settings(_ before: LayoutGolden.Node, _ now: LayoutGolden.Node) -> [Change] {
        var changes: [Change] = []
        func compare(_ setting: Setting, _ old: String, _ new: String) {
            if old != new { changes.append(.setting(setting, old: old, new: new)) }
        }
        func compareNames(_ setting: Setting, _ old: String, _ new: String) {
            guard old != new else { return }
            changes.append(.renamed(setting, old: old.isEmpty ? "none" : old, new: new.isEmpty ? "none" : new))
        }
        if before.name == now.name {
            compareNames(.detail(of: before.name), before.detail, now.detail)
        } else {
            compare(.view, before.kind, now.kind)
        }
        compareNames(.label, names(before.labels), names(now.labels))
        compare(.axis, before.axis?.description ?? "none", now.axis?.description ?? "none")
        compare(.spacing, before.spacing?.description ?? "default", now.spacing?.description ?? "default")
        for name in before.settingNames(comparedWith: now) {
            compare(.own(name), before.value(of: name), now.value(of: name))
        }
        compare(.priority, before.priority.description, now.priority.description)
        for (index, side) in ["top", "leading", "bottom", "trailing"].enumerated() {
            compare(.inset(side), inset(before, index), inset(now, index))
        }
        return changes
    }

    private func names(_ labels: [String]) -> String {
        labels.map { "“\($0)”" }.joined(separator: " ")
    }

    private func inset(_ node: LayoutGolden.Node, _ index: Int) -> String {
        node.insets.indices.contains(index) ? node.insets[index].description : "none"
    }

    private func guides(_ before: LayoutGolden.Node, _ now: LayoutGolden.Node) -> [Change] {
        let kept = before.guides.compactMap { guide -> Change? in
            let other = now.guides.first { $0.isSameGuide(as: guide) }
            guard let other, other.value == guide.value else {
                return .guide(guide.name, old: guide.value, new: other?.value)
            }
            guard other.provenance != guide.provenance else { return nil }
            return .guideOrigin(guide.name, old: guide.provenance, new: other.provenance)
        }
        let added = now.guides.filter { guide in !before.guides.contains { $0.isSameGuide(as: guide) } }
        return kept + added.map { .guide($0.name, old: nil, new: $0.value) }
    }

    private func placement(_ a: Int, _ b: Int) -> Change? {
        guard let before = old.offset(of: a), let now = new.offset(of: b) else {
            let (before, now) = ("\(old.nodes[a].x), \(old.nodes[a].y)", "\(new.nodes[b].x), \(new.nodes[b].y)")
            return before == now ? nil : .placed(old: before, new: now)
        }
        if isContainerInPlace(a, b) {
            let isSame = old.nodes[a].x == new.nodes[b].x && old.nodes[a].y == new.nodes[b].y
            if isSame { return nil }
        } else {
            // The container has moved, which is reported; each of four numbers is rounded by at most half a thousandth.
            guard abs(before.x - now.x) > 0.0021 || abs(before.y - now.y) > 0.0021 else { return nil }
        }
        func text(_ place: (x: Double, y: Double)) -> String {
            "(\(GoldenLength(CGFloat(place.x))), \(GoldenLength(CGFloat(place.y))))"
        }
        return .placed(old: text(before), new: text(now))
    }

    private func isContainerInPlace(_ a: Int, _ b: Int) -> Bool {
        guard let before = old.nodes[a].parent, let now = new.nodes[b].parent else { return true }
        return old.nodes[before].x == new.nodes[now].x && old.nodes[before].y == new.nodes[now].y
    }

    /// The content of a modifier that has changed places is the walk's to pair.
    private func childPairs(
        _ before: LayoutGolden.Node, _ now: LayoutGolden.Node, isReordered: Bool
    ) -> [(old: Int?, new: Int?)] {
        guard isReordered, now.isModifier, let content = before.children.first, let newContent = now.children.first
        else { return pairs(before.children, now.children) }
        return [(content, newContent)] + pairs(Array(before.children.dropFirst()), Array(now.children.dropFirst()))
    }

    /// Children in the order they were asked, each with its counterpart.
    private func pairs(_ a: [Int], _ b: [Int]) -> [(old: Int?, new: Int?)] {
        paired(a, b, similarity: similarity).enumerated().sorted { one, other in
            let ranks = (rank(one.element), rank(other.element))
            return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
        }.map(\.element)
    }

    /// Added and removed views come first: the others make room because of them.
    private func rank(_ pair: (old: Int?, new: Int?)) -> Int {
        guard pair.old != nil, let new = pair.new else { return -1 }
        return self.new.nodes[new].rank
    }

    private func similarity(_ a: Int, _ b: Int) -> Int {
        let (before, now) = (old.nodes[a], new.nodes[b])
        if before.name != now.name { return 0 }
        return before.detail == now.detail && before.labels == now.labels ? 3 : 1
    }
}

extension LayoutGolden.Guide {
    fileprivate func isSameGuide(as other: Self) -> Bool { name == other.name && axis == other.axis }
}

extension LayoutGolden.Part {
    /// Whether it records what its views paint.
    var keepsPaint: Bool { nodes.contains { $0.paint != nil } }
}
