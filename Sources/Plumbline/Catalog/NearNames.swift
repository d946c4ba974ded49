/// Suggestions for a misspelled name.
package enum NearNames {
    /// The nearest of `names`, best first, at most three, none that are too far off.
    ///
    /// `name` is also compared with the last parts of paths. A long text is nobody's misspelled name.
    package static func of(_ name: String, in names: some Sequence<String>) -> [String] {
        guard name.utf8.count <= 200 else { return [] }
        let wanted = Array(name.lowercased())
        let reach = max(1, wanted.count / 3)
        func distance(to name: String) -> Int {
            let letters = Array(name.lowercased())
            let last = letters.split(separator: "/").last.map(Array.init) ?? []
            return min(Self.distance(wanted, letters), Self.distance(wanted, last))
        }
        let near = names.unique.map { (distance: distance(to: $0), name: $0) }
            .filter { $0.distance <= reach }
        // If one is much nearer than the others, it is the only suggestion.
        let best = near.map(\.distance).min() ?? 0
        return near.filter { $0.distance <= best + 1 }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// The edit distance: letters changed, added, removed or swapped with a neighbor.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var (before, last, row) = ([Int](), Array(0...b.count), [Int]())
        for i in a.indices {
            row = [i + 1]
            for j in b.indices {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
