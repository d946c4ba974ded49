/// Which goldens a check may write.
package enum RecordMode: String, Sendable, CaseIterable {
    /// Records every figure.
    case all
    /// Records figures without a golden; the run fails and lists them.
    case missing
    /// Records figures that differ from their goldens or have none; the run fails and lists them.
    case failed
    /// Records nothing.
    case never

    /// The environment variable that sets the mode.
    package static let variable = "PLUMBLINE_RECORD"

    /// The environment variable that names the only figures a test run may record: their goldens' paths without `.png`.
    package static let selection = "PLUMBLINE_RECORD_ONLY"

    /// In CI always `never`, else the value of `PLUMBLINE_RECORD`, else `standard`.
    ///
    /// - Throws: `RecordModeError` for an unknown mode.
    package init(environment: [String: String], standard: RecordMode = .missing) throws(RecordModeError) {
        let word = environment[Self.variable] ?? ""
        guard let wanted = word.isEmpty ? standard : RecordMode(rawValue: word) else {
            throw RecordModeError(word: word)
        }
        self = Self.isContinuousIntegration(environment) ? .never : wanted
    }

    /// What would be recorded if `CI` did not forbid it; nil if nothing would, or if `CI` is not set.
    ///
    /// - Parameter standard: As for `init(environment:standard:)`.
    package static func refusedMode(
        _ environment: [String: String], standard: RecordMode = .missing
    ) -> RecordMode? {
        guard isContinuousIntegration(environment) else { return nil }
        let asked = RecordMode(rawValue: environment[variable] ?? "") ?? standard
        return asked == .never ? nil : asked
    }

    /// Whether `PLUMBLINE_RECORD` is set.
    package static func isAskedFor(_ environment: [String: String]) -> Bool {
        environment[variable].map { !$0.isEmpty } ?? false
    }

    /// Whether `CI` is set to anything but an empty value, `0` or `false`.
    package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    }
}

package struct RecordModeError: Error, CustomStringConvertible {
    let word: String

    package var description: String {
        let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(RecordMode.variable) is “\(word)”, but it must be one of \(modes)"
    }
}
