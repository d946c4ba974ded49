import Goldens

/// Prints what a check found, a line for each figure; many figures with the same message share one line.
@MainActor
struct CheckDiagnostics {
    /// Above this count, figures with the same message share a line.
    private static let maximumAlike = 3

    private struct Line {
        let isError: Bool
        let file: String
        let message: String
        /// The same for all figures of a group.
        let common: String
        /// File and line of the scene, in parentheses; empty for a note.
        let place: String
    }

    private var lines: [Line] = []

    init(_ results: [FigureResult], strict: Bool) {
        for result in results {
            let isError = result.verdict.isFailure(strict: strict)
            if isError || result.verdict != .passed {
                let place = result.place.map { " (\($0))" } ?? ""
                lines.append(
                    Line(
                        isError: isError, file: result.file, message: result.reason, common: result.commonReason,
                        place: place))
            }
            lines += result.notes.map {
                Line(
                    isError: false, file: result.file, message: $0.description, common: $0.description, place: "")
            }
        }
    }

    func print(to console: Console) {
        let groups = Dictionary(grouping: lines) { "\($0.isError) \($0.common)" }
        var printed: Set<String> = []
        for line in lines {
            let key = "\(line.isError) \(line.common)"
            let group = groups[key] ?? []
            if group.count <= Self.maximumAlike {
                print("\(line.file): \(line.message)\(line.place)", line.isError, console)
            } else if printed.insert(key).inserted {
                let names = group.prefix(Self.maximumAlike).map(\.file).joined(separator: ", ")
                let rest = group.count - Self.maximumAlike
                print("\(group.count) figures: \(line.common) (\(names) and \(rest) more)", line.isError, console)
            }
        }
    }

    private func print(_ text: String, _ isError: Bool, _ console: Console) {
        if isError { console.error(text) } else { console.warning(text) }
    }
}
