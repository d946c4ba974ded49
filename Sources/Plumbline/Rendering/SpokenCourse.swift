/// What is said of a view in several layouts, one after the other, neighbours that are the same together.
struct SpokenCourse: Equatable {
    private var runs: [Run] = []

    private struct Run: Equatable {
        var said: String
        var count: Int
    }

    /// - Parameter said: In each of the layouts, of which there is one or more.
    init(_ said: [String]) {
        for next in said {
            if runs.last?.said == next {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(Run(said: next, count: 1))
            }
        }
    }

    /// Whether it is the same in all layouts.
    var isSame: Bool { runs.count == 1 }

    /// `4, then 6, then 9 for the last 3`
    ///
    /// - Parameter word: Said before each: `at`.
    func words(_ word: String = "") -> String {
        let parts = runs.enumerated().map { place, run in
            let which = place == 0 ? "first" : place == runs.count - 1 ? "last" : "next"
            let span = run.count == 1 || isSame ? "" : " for the \(which) \(run.count)"
            return word.isEmpty ? run.said + span : "\(word) \(run.said)\(span)"
        }
        return parts.joined(separator: ", then ")
    }
}
