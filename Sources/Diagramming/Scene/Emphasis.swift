import Foundation
import LayoutEngine

/// Which views of a scene are strong, and which have names.
struct Emphasis {
    /// Views that are not strong: by row.
    private(set) var quiet: Set<Int> = []
    /// Outlines with names and sizes; nil is all.
    private(set) var named: Set<Int>?
    /// The number of outlines that would have a name in a smaller scene.
    private(set) var unnamed = 0
    /// How many equal siblings the name of an outline stands for.
    private(set) var counts: [Int: Int] = [:]
    /// The outline whose name stands for an equal sibling, by the sibling's row.
    private var firsts: [Int: Int] = [:]

    /// Whether some outlines have no name because there are too many.
    var leavesOut: Bool { unnamed > 0 || !counts.isEmpty }

    /// From this many equal siblings on, one name stands for all.
    private static let minAlike = 3

    /// All views but these are quiet.
    init(strong: Set<Int>, of count: Int) { quiet = Set(0..<count).subtracting(strong) }

    /// - Parameter outlines: The views of each outline.
    init(
        _ views: [ShownView], outlines: [[Int]], _ selection: FigureSelection, differing: Set<Int>? = nil
    ) {
        let strong = Self.strong(views, selection)
        if let differing {
            quiet = Set(views.indices).subtracting(differing)
            guard views.contains(where: { $0.annotations.contains(.sizes) }) else {
                // Equal views keep only the names the author gave.
                named = Set(
                    outlines.indices.filter { index in
                        outlines[index].contains { views[$0].label != nil || !views[$0].asked.isEmpty }
                            && differing.isDisjoint(with: outlines[index])
                    })
                return
            }
        } else {
            let isBordersAlone = views.allSatisfy { Annotations.borders.isSuperset(of: $0.annotations) }
            if !selection.emphasis.isEmpty || !isBordersAlone {
                quiet = Set(views.indices.filter { !strong.contains($0) && views[$0].asked.isEmpty })
            }
        }
        // A table alone has room for all views.
        let hasNames = views.contains { !$0.annotations.isDisjoint(with: [.borders, .sizes]) }
        let candidates = outlines.indices.filter { index in
            // A view that differs has its own label.
            hasNames && (differing ?? []).isDisjoint(with: outlines[index])
                && outlines[index].contains { !views[$0].annotations.isDisjoint(with: [.borders, .sizes, .ledger]) }
        }
        let repeated = repeated(views, outlines, candidates, selection)
        var rest = candidates.filter { !repeated.contains($0) }
        guard differing != nil || !repeated.isEmpty || rest.count > selection.maxNames else { return }
        // A line has no room for a name.
        rest.removeAll { index in
            outlines[index].allSatisfy { views[$0].isThin && views[$0].label == nil && views[$0].asked.isEmpty }
        }
        named = Set(rest)
        guard rest.count > selection.maxNames else { return }
        func rank(_ outline: Int) -> (Int, Int, Int) {
            let views = outlines[outline].map { views[$0] }
            let isAsked = views.contains { !$0.asked.isEmpty || $0.label != nil && strong.contains($0.id) }
            let isPlumbing = views.allSatisfy { $0.label == nil && ($0.kind == .modifier || $0.isThin) }
            let place = isAsked ? 0 : isPlumbing ? 3 : views.contains { strong.contains($0.id) } ? 1 : 2
            return (place, views[0].depth, outline)
        }
        named = Set(rest.sorted { rank($0) < rank($1) }.prefix(selection.maxNames))
        /// Whether the name of an equal sibling stands for it, or for a view around it.
        func isCounted(_ outline: Int) -> Bool {
            views.lineage(of: outlines[outline][0])
                .contains { firsts[$0].flatMap { named?.contains($0) } ?? false }
        }
        unnamed = candidates.count { outline in
            named?.contains(outline) == false && !isCounted(outline)
                && outlines[outline].contains { views[$0].role != .spacer }
        }
    }

    /// Equal siblings except the first, with everything in them: the first stands for them. Counts the siblings.
    private mutating func repeated(
        _ views: [ShownView], _ outlines: [[Int]], _ candidates: [Int], _ selection: FigureSelection
    ) -> Set<Int> {
        struct Look: Hashable {
            var parent: Int?
            var name: String
            var width: String
            var height: String
            var labels: Set<String>
        }
        // A view that the author named in one sibling is not in the others.
        var labels: [Int: Set<String>] = [:]
        for view in views.reversed() {
            if let label = view.label { labels[view.id, default: []].insert(label) }
            if let parent = view.parent, let inner = labels[view.id] { labels[parent, default: []].formUnion(inner) }
        }
        var alike: [Look: [Int]] = [:]
        for outline in candidates {
            let view = views[outlines[outline][0]]
            guard view.asked.isEmpty, view.role != .text, view.role != .spacer else { continue }
            let look = Look(
                parent: view.parent, name: view.shortName, width: lengthText(view.size.width),
                height: lengthText(view.size.height), labels: labels[view.id] ?? [])
            alike[look, default: []].append(outline)
        }
        guard selection.maxNames < .max else { return [] }
        for (_, group) in alike where group.count >= Self.minAlike {
            counts[group[0]] = group.count
            for other in group.dropFirst() { firsts[outlines[other][0]] = group[0] }
        }
        var hidden = Set(firsts.keys)
        // Parents come before their children.
        for view in views { if let parent = view.parent, hidden.contains(parent) { hidden.insert(view.id) } }
        return Set(candidates.filter { hidden.contains(outlines[$0][0]) })
    }

    /// The selected views; else the views with labels; else the root and its children.
    private static func strong(_ views: [ShownView], _ selection: FigureSelection) -> Set<Int> {
        if !selection.emphasis.isEmpty { return Set(views.filter { $0.answers(to: selection.emphasis) }.map(\.id)) }
        // The root's label names the whole picture.
        let labeled = views.filter { $0.label != nil && $0.parent != nil }.map(\.id)
        if !labeled.isEmpty { return Set(labeled) }
        // A root with one child is only a wrapper.
        guard var root = views.first else { return [] }
        var strong: Set<Int> = [root.id]
        while root.children.count == 1 {
            root = views[root.children[0]]
            strong.insert(root.id)
        }
        return strong.union(root.children)
    }
}
