import Foundation
import LayoutEngine

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
        /// A modifier is around it that was not, or was and is not.
        ///
        /// - Parameter around: The modifier inside it; nil if it is directly around the view.
        case modifierAdded(String, around: String?)
        case modifierRemoved(String, around: String?)
        /// Its views are in another order: those that have changed places.
        case rearranged(old: [String], new: [String])
        /// The distance between two of its views, though its spacing is written as before; nil for all alike.
        case gap(after: String?, old: GoldenLength, new: GoldenLength)
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

    /// Every view is written, measured and placed as in the golden; names may differ.
    var isEqual: Bool { !partsDiffer && renamings.count == events.count && !renamings.contains(where: isForLayout) }

    /// Whether any view has another proposal, size, place or guide, is new or gone.
    package var changesLayout: Bool {
        partsDiffer
            || events.contains { event in
                switch event.change {
                case .proposed, .took, .placed, .gap, .guide, .guideOrigin, .issues, .added, .removed: true
                case .setting, .renamed, .reordered, .modifierAdded, .modifierRemoved, .rearranged, .painted: false
                }
            }
    }

    /// The views with other names.
    var renamings: [Event] {
        events.filter { event in if case .renamed = event.change { true } else { false } }
    }

    /// The texts with other settings for their lines, such as `lineLimit`. These lay out other words, or the same ones
    /// where they have less room, so they count where the text is drawn as before.
    var rewritten: [Event] {
        guard min(expected.format, actual.format) >= 3 else { return [] }
        return painted.filter { event in
            let (old, new) = (before(event)?.paint?.settings ?? [], node(event).paint?.settings ?? [])
            return old.filter(\.isForLines) != new.filter(\.isForLines)
        }
    }

    /// Whether it is another argument of a layout, which is part of a view's name: `frame minWidth 20`.
    func isForLayout(_ event: Event) -> Bool {
        guard case .renamed(.detail, _, _) = event.change, let before = before(event) else { return false }
        return before.hasLayoutDetail && node(event).hasLayoutDetail
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
                format: min(expected.format, actual.format))
            walk.run()
            events += walk.negotiation + walk.placements
            painted += walk.painted.sorted { $0.new ?? 0 < $1.new ?? 0 }
            matches.append(walk.matched)
        }
    }
}
