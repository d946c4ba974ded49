/// Rows, cards and other siblings that are built alike: what the first says holds for the others.
extension [ShownView] {
    /// The views in all of three or more alike siblings but the first.
    var repeated: Set<Int> {
        let kinds = kinds
        var repeated: Set<Int> = []
        // Parents come before their children.
        for view in self {
            if let parent = view.parent, repeated.contains(parent) { repeated.insert(view.id) }
            for (_, alike) in view.children.grouped(by: { kinds[$0] }) where alike.count >= Self.minRepeated {
                repeated.formUnion(alike.dropFirst())
            }
        }
        return repeated
    }

    private static var minRepeated: Int { 3 }

    /// For each view a number that it shares with those of the same name whose children share theirs.
    private var kinds: [Int] {
        var numbers: [Kind: Int] = [:]
        var kinds = map { _ in 0 }
        for view in reversed() {
            let kind = Kind(name: view.name, children: view.children.map { kinds[$0] })
            kinds[view.id] = numbers[kind, default: numbers.count]
            numbers[kind] = kinds[view.id]
        }
        return kinds
    }
}

/// What is built alike.
private struct Kind: Hashable {
    var name: String
    var children: [Int]
}
