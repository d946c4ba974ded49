import LayoutEngine

/// The views of a layout as they are told of: what each is called, and which records are one view to a reader.
struct SpokenViews {
    let snapshot: LayoutSnapshot

    func kind(_ view: Int) -> String {
        let (name, detail) = (snapshot.records[view].name, snapshot.records[view].detail)
        // A detail with commas of its own must not run into the list around it.
        return detail.isEmpty
            ? name : detail.utf8.contains(UInt8(ascii: ",")) ? "\(name) (\(detail))" : "\(name) \(detail)"
    }

    func label(_ view: Int) -> String? {
        chain(endingAt: view).lazy.compactMap { snapshot.records[$0].labels.last }.first
    }

    func name(_ view: Int) -> String {
        label(view).map { "\(kind(view)) named “\($0)”" } ?? kind(view)
    }

    /// A modifier with its view's bounds: the two are one.
    private func isNeutral(_ view: Int) -> Bool {
        snapshot.records[view].facts.isNeutral && snapshot.records[view].children.count == 1
    }

    /// The view a reader sees in a record.
    func shown(_ view: Int) -> Int {
        var view = view
        while isNeutral(view) { view = snapshot.records[view].children[0] }
        return view
    }

    /// The record and the neutral modifiers around it, outermost first.
    func chain(endingAt view: Int) -> [Int] {
        var chain = [view]
        while let parent = snapshot.records[chain[chain.count - 1]].parent, isNeutral(parent) { chain.append(parent) }
        return chain.reversed()
    }

    /// How many a reader sees.
    var count: Int { snapshot.records.indices.count { !isNeutral($0) } }
}
