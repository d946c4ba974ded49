/// Pairs the elements of two sequences in order; nil stands for an element without a counterpart.
///
/// Sequences of one length are paired one by one, others by their longest common subsequence.
/// - Parameter similarity: 0 for elements that do not correspond.
package func paired<Element>(
    _ old: [Element], _ new: [Element], similarity: (Element, Element) -> Int
) -> [(old: Element?, new: Element?)] {
    old.count == new.count
        ? zip(old, new).map { ($0, $1) } : longestCommonSequence(old, new, similarity: similarity)
}

/// Pairs the elements that are most alike in all, without changing their order.
/// - Parameter similarity: 0 for elements that do not correspond.
package func longestCommonSequence<Element>(
    _ old: [Element], _ new: [Element], similarity: (Element, Element) -> Int
) -> [(old: Element?, new: Element?)] {
    var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
        for j in new.indices.reversed() {
            let score = similarity(old[i], new[j])
            best[i][j] = max(best[i + 1][j], best[i][j + 1], score > 0 ? best[i + 1][j + 1] + score : 0)
        }
    }
    var (i, j, result) = (0, 0, [(old: Element?, new: Element?)]())
    while i < old.count || j < new.count {
        let score = i < old.count && j < new.count ? similarity(old[i], new[j]) : 0
        if score > 0, best[i][j] == best[i + 1][j + 1] + score {
            result.append((old[i], new[j]))
            (i, j) = (i + 1, j + 1)
        } else if j == new.count || i < old.count && best[i][j] == best[i + 1][j] {
            result.append((old[i], nil))
            i += 1
        } else {
            result.append((nil, new[j]))
            j += 1
        }
    }
    return result
}
