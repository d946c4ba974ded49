/// The parts of two layouts, matched by title in order; a part without a match is paired with an empty one.
struct AlignedParts {
    private(set) var old: [LayoutGolden.Part] = []
    private(set) var new: [LayoutGolden.Part] = []
    /// Whether only one of the layouts has the part.
    private(set) var isAlone: [Bool] = []

    init(_ old: [LayoutGolden.Part], _ new: [LayoutGolden.Part]) {
        // With equal counts only titles changed.
        guard old.count != new.count else {
            for (before, now) in zip(old, new) { add(before, now) }
            return
        }
        // The longest common subsequence of titles.
        var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                best[i][j] =
                    old[i].title == new[j].title ? best[i + 1][j + 1] + 1 : max(best[i + 1][j], best[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i].title == new[j].title {
                add(old[i], new[j])
                (i, j) = (i + 1, j + 1)
            } else if j == new.count || i < old.count && best[i][j] == best[i + 1][j] {
                add(old[i], nil)
                i += 1
            } else {
                add(nil, new[j])
                j += 1
            }
        }
    }

    private mutating func add(_ before: LayoutGolden.Part?, _ now: LayoutGolden.Part?) {
        old.append(before ?? LayoutGolden.Part(title: now?.title ?? "", nodes: []))
        new.append(now ?? LayoutGolden.Part(title: before?.title ?? "", nodes: []))
        isAlone.append(before == nil || now == nil)
    }
}
