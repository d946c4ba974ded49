/// What a check may write into the goldens.
package enum RecordMode: String, Sendable, CaseIterable {
    /// Every figure becomes the golden, whatever it was.
    case all
    /// A figure without a golden becomes one, and the run fails saying so.
    case missing
    /// A figure that differs from its golden, or has none, becomes the golden, and the run fails saying so.
    case failed
    /// Nothing is written.
    case never

    /// The environment variable that sets the mode.
    package static let variable = "PLUMBLINE_RECORD"

    /// The mode the environment asks for: in CI always `never`, else as `PLUMBLINE_RECORD` says, else `standard`.
    ///
    /// - Throws: `RecordModeError` for a word that is no mode.
    package init(environment: [String: String], standard: RecordMode = .missing) throws(RecordModeError) {
        let word = environment[Self.variable] ?? ""
        guard let wanted = word.isEmpty ? standard : RecordMode(rawValue: word) else {
            throw RecordModeError(word: word)
        }
        self = Self.isContinuousIntegration(environment) ? .never : wanted
    }

    /// Whether `PLUMBLINE_RECORD` is set to anything.
    package static func isAskedFor(_ environment: [String: String]) -> Bool {
        environment[variable].map { !$0.isEmpty } ?? false
    }

    /// `CI` is set, to anything but nothing, `0` or `false`.
    package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    }
}

package struct RecordModeError: Error, CustomStringConvertible {
    let word: String

    package var description: String {
        let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(RecordMode.variable) is “\(word)”, which is no record mode: it is one of \(modes)"
    }
}
