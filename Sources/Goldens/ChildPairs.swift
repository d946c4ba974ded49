import LayoutEngine

/// The views of a container, each with its counterpart in the golden.
struct ChildPairs {
    let pairs: [(old: Int?, new: Int?)]
    /// The views that have changed places, as they were and as they are now; empty if none have.
    private(set) var moved: (old: [Int], new: [Int]) = ([], [])

    /// - Parameters:
    ///   - a: In the golden.
    ///   - b: In the actual layout.
    ///   - isCut: Whether views may be missing at the end, so that a view in the place of another need not replace it.
    init(_ a: [Int], in old: ComparedViews, _ b: [Int], in new: ComparedViews, isCut: Bool = false) {
        func likeness(_ i: Int, _ j: Int) -> Int { old[i].likeness(to: new[j]) }
        // Views of the same kinds in the same order are those of before, whatever they say now, unless all are there
        // in another order.
        let isInPlace = a.count == b.count && zip(a, b).allSatisfy { old[$0].name == new[$1].name }
        let isSameContent = Set(a.map { old[$0].content }) == Set(b.map { new[$0].content })
        // Where the end is cut, another one may follow one that is gone.
        let isShifted = isCut && Self.isShifted(a.map { old[$0].content }, b.map { new[$0].content })
        if isInPlace && !isSameContent && !isShifted || a.count == 1 && b.count == 1 {
            pairs = zip(a, b).map { ($0, $1) }
            return
        }
        // What says the same comes first: three rows in another order are no three rows that say something else.
        var found = longestCommonSequence(a, b) { likeness($0, $1) >= ComparedViews.View.same ? likeness($0, $1) : 0 }
        func alone() -> (old: [Int], new: [Int]) {
            (found.compactMap { $0.new == nil ? $0.old : nil }, found.compactMap { $0.old == nil ? $0.new : nil })
        }
        func join(_ i: Int, _ j: Int) {
            found.removeAll { $0.old == i && $0.new == nil }
            if let place = found.firstIndex(where: { $0.new == j }) { found[place].old = i }
        }
        for j in alone().new {
            let free = alone().old.filter { likeness($0, j) >= ComparedViews.View.same }
            if let i = free.max(by: { likeness($0, j) < likeness($1, j) }) { join(i, j) }
        }
        // Between the same two views, as many without a counterpart have been replaced; else those of a kind have changed.
        for run in found.split(whereSeparator: { $0.old != nil && $0.new != nil }) {
            let (olds, news) = (run.compactMap(\.old), run.compactMap(\.new))
            let alike =
                isCut
                ? longestCommonSequence(olds, news, similarity: likeness) : paired(olds, news, similarity: likeness)
            for case (let i?, let j?) in alike {
                join(i, j)
            }
        }
        pairs = found
        let here = found.filter { $0.old != nil && $0.new != nil }
        let there = here.sorted { $0.old! < $1.old! }
        let places = zip(here, there).filter { $0.0.new != $0.1.new }
        moved = (places.compactMap { $0.1.old }, places.compactMap { $0.0.new })
    }

    /// Whether more views say the same as one further up or down than as the one at their own place.
    private static func isShifted(_ old: [Int], _ new: [Int]) -> Bool {
        let pairs = longestCommonSequence(old, new) { $0 == $1 ? 1 : 0 }
        return pairs.count { $0.old != nil && $0.new != nil } > zip(old, new).count { $0 == $1 }
    }
}

/// What the views of one layout are compared by.
struct ComparedViews {
    struct View {
        /// The name of the view inside its modifiers.
        var name: String
        var kind: String
        var labels: [String]
        var isLeaf: Bool
        /// Stands for the view and all in it, as far as they are written and not only laid out.
        var content: Int
        /// The same of each view with text in a list's row, which stays that row under another background or with a badge.
        var rowContents: Set<Int>
        /// Of the outermost modifier.
        var outerName: String
        var outerContent: Int

        /// The likeness of a view that says the same.
        static let same = 6

        /// 0 for views that do not correspond.
        func likeness(to other: View) -> Int {
            if content == other.content { return outerContent == other.outerContent ? 9 : 8 }
            if !rowContents.isDisjoint(with: other.rowContents) { return Self.same }
            if name == other.name, labels == other.labels, kind == other.kind && isLeaf || !labels.isEmpty {
                return Self.same
            }
            if name == other.name { return kind == other.kind ? 3 : 2 }
            return outerName == other.outerName ? 1 : 0
        }
    }

    private let views: [View]

    init(_ part: LayoutGolden.Part) {
        let nodes = part.nodes
        var contents = [Int](repeating: 0, count: nodes.count)
        // Children come after their parents.
        for index in nodes.indices.reversed() {
            var hasher = Hasher()
            hasher.combine(nodes[index].kind)
            hasher.combine(nodes[index].labels)
            for child in part.content(of: index) { hasher.combine(contents[child]) }
            contents[index] = hasher.finalize()
        }
        let holdsText = part.holdsText
        views = nodes.indices.map { index in
            let core = part.core(of: index)
            let rowContents =
                nodes[core].isRow
                ? nodes[core].children.filter { holdsText[$0] }.map { contents[part.core(of: $0)] } : []
            let name = nodes[core].name + part.contentNames(of: core)
            return View(
                name: name, kind: nodes[core].kind, labels: nodes[core].labels,
                isLeaf: nodes[core].children.isEmpty, content: contents[core], rowContents: Set(rowContents),
                outerName: core == index ? name : nodes[index].name,
                outerContent: contents[index])
        }
    }

    subscript(node: Int) -> View { views[node] }
}

extension LayoutGolden.Part {
    /// What tells a row of a list from others: the views in it.
    fileprivate func contentNames(of node: Int) -> String {
        guard nodes[node].isRow else { return "" }
        return content(of: node).map { " \(nodes[core(of: $0)].name)" }.joined()
    }

    /// The views in a view; those of a list's row without the lines to its neighbors.
    fileprivate func content(of node: Int) -> [Int] {
        let children = nodes[node].children
        return nodes[node].isRow ? children.filter { nodes[$0].name != "separator" } : children
    }
}
