import LayoutEngine

/// The contents of views: one sentence for each content, naming all views that have it.
package struct AltTextContents {
    private var entries: [(name: String, numbers: [Int], content: String, description: String)] = []
    private var counts: [String: Int] = [:]

    package init() {}

    /// How many views only repeat what another one holds.
    package private(set) var repeats = 0

    /// Whether no view of that name has had this content yet.
    package mutating func isNew(_ content: String, in name: String) -> Bool {
        counts[name, default: 0] += 1
        let number = counts[name, default: 1]
        guard let known = entries.firstIndex(where: { $0.name == name && $0.content == content }) else {
            entries.append((name, [number], content, ""))
            return true
        }
        entries[known].numbers.append(number)
        repeats += 1
        return false
    }

    /// Counts a view whose contents are not described.
    package mutating func pass(_ name: String) { counts[name, default: 0] += 1 }

    /// Sets the contents of the latest view.
    package mutating func describe(_ words: String) { entries[entries.count - 1].description = words }

    package var sentences: [String] {
        entries.map { entry in
            let subject =
                if entry.numbers.count == counts[entry.name] {
                    entry.numbers.count == 1
                        ? Wording.withArticle(entry.name) : "each \(entry.name) (\(entry.numbers.count) of them)"
                } else {
                    "the \(numbers(entry.numbers)) \(entry.name)"
                }
            let verb = entry.numbers.count == 1 || entry.numbers.count == counts[entry.name] ? "holds" : "each hold"
            return Wording.sentence("\(subject) \(verb) \(entry.description)")
        }
    }

    /// `first and third`; many in a row as `second to 60th`.
    private func numbers(_ numbers: [Int]) -> String {
        let runs = numbers.reduce(into: [ClosedRange<Int>]()) { runs, number in
            if let last = runs.last, last.upperBound == number - 1 {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return Wording.list(
            runs.flatMap { run -> [String] in
                let ends = [run.lowerBound, run.upperBound].map(Wording.ordinal)
                return run.count > 2 ? ["\(ends[0]) to \(ends[1])"] : Array(ends.prefix(run.count))
            })
    }
}
