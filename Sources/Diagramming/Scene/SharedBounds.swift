import LayoutEngine

/// The names of views that have the same bounds, and so one outline.
extension FigureScene {
    /// The name of views that share an outline: their labels, or else that of the one that stands for them. Where every
    /// name is wanted, the names of the outermost and the innermost, and the number of others.
    func pictureName(together shared: [Int]) -> (text: String, others: Int) {
        guard let outermost = shared.first else { return ("", 0) }
        let speaksForAll = views[outermost].label != nil
        guard hasEveryName else {
            let labeled = shared.filter { views[$0].label != nil && !(speaksForAll && $0 != outermost) }
            let named = labeled.isEmpty ? [namesake(of: shared)] : Array(labeled.prefix(Self.maxLabels))
            let names = named.map { background(of: $0) ?? pictureName(views[$0], atMost: 24) }
            guard labeled.isEmpty, let other = mentioned(shared, besides: names) else {
                return (names.joined(separator: " = "), 0)
            }
            return (
                (other < named[0] ? [views[other].name] + names : names + [views[other].name]).joined(separator: " = "),
                0
            )
        }
        let labeled = shared.dropFirst().filter { views[$0].label != nil }.prefix(Self.maxLabels)
        let innermost = labeled.isEmpty && !speaksForAll ? shared.dropFirst().suffix(1) : []
        let named = [outermost] + labeled + innermost
        let names = named.map { pictureName(views[$0], atMost: 24) }.joined(separator: " = ")
        let others = speaksForAll ? 0 : shared.count - named.count
        return (others > 0 ? "\(names) +\(others)" : names, others)
    }

    /// The name of the modifier whose background an unlabeled view is.
    private func background(of index: Int) -> String? {
        let view = views[index]
        guard view.label == nil, let parent = view.parent, views[parent].facts.layers == .background else {
            return nil
        }
        return views[parent].children.first == index ? nil : views[parent].name
    }

    /// Of views with the same bounds the one that a reader knows: what differs, what has a label, what the figure is about,
    /// the author's own, else the container or the view itself rather than modifiers around it.
    func namesake(of shared: [Int]) -> Int {
        let marked = shared.filter { views[$0].annotations.contains(.borders) && !views[$0].isClear }
        let candidates = marked.isEmpty ? shared : marked
        return candidates.first(where: differs.contains)
            ?? candidates.first { views[$0].label != nil }
            ?? candidates.first { views[$0].answers(to: selection.emphasis) }
            ?? candidates.first { views[$0].ownType != nil }
            ?? candidates.first { views[$0].kind == .container }
            ?? candidates.first { views[$0].kind == .leaf } ?? candidates[0]
    }

    /// The outermost view without a label of its own that title or caption is about.
    private func mentioned(_ shared: [Int], besides names: [String] = []) -> Int? {
        shared.first { index in
            let view = views[index]
            return view.label == nil && view.kind != .leaf && isMentioned(view.name)
                && view.annotations.contains(.borders) && !view.facts.isDecoration
                && !names.contains { $0.contains(view.name) }
        }
    }

    /// Whether title, caption or notes mention views of that name, one or several.
    private func isMentioned(_ name: String) -> Bool {
        proseWords.contains(Substring(name)) || proseWords.contains(Substring(name + "s"))
    }

    /// Whether the picture shows its name already: a text that is seen.
    func saysItself(_ outline: Int) -> Bool {
        let shared = outlines[outline].views
        guard !hasEveryName, shared.allSatisfy({ views[$0].label == nil }), mentioned(shared) == nil else {
            return false
        }
        let view = views[namesake(of: shared)]
        return view.role == .text && view.hiddenReason == nil && view.words != nil
    }

    /// More labels on views with the same bounds are counted.
    private static let maxLabels = 2
}
