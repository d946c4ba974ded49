import Goldens

/// What a check says of its figures, a line each; what it would say of many alike it says once.
@MainActor
struct CheckNews {
    /// So many figures may say the same, each on a line of its own.
    private static let most = 3

    private struct Line {
        let isError: Bool
        let file: String
        /// What is said: the same of all figures of a group.
        let words: String
        /// File and line of the scene, in parentheses; empty for a note.
        let place: String
    }

    private var lines: [Line] = []

    init(_ results: [FigureResult], strict: Bool) {
        for result in results {
            let isError = result.verdict.isFailure(strict: strict)
            if isError || result.verdict != .passed {
                let words = result.verdict.words + (result.cause.isEmpty ? "" : ": \(result.cause)")
                let place = result.place.map { " (\($0))" } ?? ""
                lines.append(Line(isError: isError, file: result.file, words: words, place: place))
            }
            lines += result.notes.map { Line(isError: false, file: result.file, words: $0, place: "") }
        }
    }

    func tell(_ console: Console) {
        let groups = Dictionary(grouping: lines) { "\($0.isError) \($0.words)" }
        var told: Set<String> = []
        for line in lines {
            let key = "\(line.isError) \(line.words)"
            let group = groups[key] ?? []
            if group.count <= Self.most {
                tell("\(line.file): \(line.words)\(line.place)", line.isError, console)
            } else if told.insert(key).inserted {
                let names = group.prefix(Self.most).map(\.file).joined(separator: ", ")
                let rest = group.count - Self.most
                tell("\(group.count) figures: \(line.words) (\(names) and \(rest) more)", line.isError, console)
            }
        }
    }

    private func tell(_ text: String, _ isError: Bool, _ console: Console) {
        if isError { console.error(text) } else { console.warning(text) }
    }
}
