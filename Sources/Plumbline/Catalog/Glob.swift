/// A pattern for whole scene names: `*` and `?` within a part between slashes, `**` as a part for any number of parts.
///
/// `**/feet` is `feet`, `a/feet` and `a/b/feet`.
package struct Glob {
    let pattern: String

    package init(_ pattern: String) { self.pattern = pattern }

    var hasWildcards: Bool { pattern.contains { "*?".contains($0) } }

    package func matches(_ name: String) -> Bool {
        wildcardMatch(Self.parts(pattern), Self.parts(name)) {
            $0 == "**"
        } matches: { pattern, part in
            wildcardMatch(Array(pattern), Array(part)) {
                $0 == "*"
            } matches: { wanted, letter in
                wanted == "?" || wanted == letter
            }
        }
    }

    private static func parts(_ path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false)
    }
}

/// Whether the pattern matches all the items; a star matches any number of them.
private func wildcardMatch<Wanted, Item>(
    _ pattern: [Wanted], _ items: [Item], isStar: (Wanted) -> Bool, matches: (Wanted, Item) -> Bool
) -> Bool {
    var (p, i) = (0, 0)
    // The last star, and the first item it does not match yet. Only the last star ever needs to match more.
    var retry: (star: Int, item: Int)?
    while i < items.count {
        if p < pattern.count, isStar(pattern[p]) {
            retry = (p, i)
            p += 1
        } else if p < pattern.count, matches(pattern[p], items[i]) {
            p += 1
            i += 1
        } else if let (star, item) = retry {
            retry = (star, item + 1)
            p = star + 1
            i = item + 1
        } else {
            return false
        }
    }
    return pattern[p...].allSatisfy(isStar)
}
