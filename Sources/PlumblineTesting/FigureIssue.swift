import Foundation
import Goldens
import Testing

/// A figure that fails its test.
struct FigureIssue {
    let result: FigureResult
    /// The folder of its golden.
    let goldens: String
    let report: FailureReport

    /// New goldens have been recorded for one reason, each at its path.
    fileprivate var commonReason: String {
        result.verdict == .new ? result.verdict.words : result.commonReason
    }

    /// With the command that accepts it.
    var message: String {
        ([result.messageWithNotes] + [self].acceptance + ["\(report)"]).joined(separator: "\n")
    }

    func record(at sourceLocation: Testing.SourceLocation) {
        Issue.record("\(message)", sourceLocation: sourceLocation)
    }
}

/// Where to look at a failure, a line each.
struct FailureReport: CustomStringConvertible {
    var pictures: [String] = []
    /// The page of all failures, or why there is none.
    var page: String

    var description: String { (pictures + [page]).joined(separator: "\n") }
}

extension [FigureIssue] {
    /// Records one issue for each cause, however many figures it affects.
    func record(at sourceLocation: Testing.SourceLocation) {
        var reasons: [String] = []
        let groups = Dictionary(grouping: self, by: \.commonReason)
        for issue in self where !reasons.contains(issue.commonReason) {
            reasons.append(issue.commonReason)
            guard let group = groups[issue.commonReason], group.count > 1 else {
                issue.record(at: sourceLocation)
                continue
            }
            Issue.record("\(group.message)", sourceLocation: sourceLocation)
        }
    }

    /// For figures of one cause: the first one's message, and the names of the others.
    var message: String {
        let others = dropFirst().map(\.result.file).joined(separator: ", ")
        return
            (["\(count) figures: \(self[0].result.messageWithNotes)", "and for the same reason: \(others)"] + acceptance
            + [self[0].report.page]).joined(separator: "\n")
    }

    /// The line with the command that accepts the figures; none if they are recorded.
    fileprivate var acceptance: [String] {
        guard !allSatisfy(\.result.isRecorded) else { return [] }
        // A pattern could select figures of other tests, too.
        let paths = map { "\($0.goldens)/\($0.result.file)" }.joined(separator: ",").shellQuoted
        let them = count == 1 ? "it" : "them"
        return ["to accept \(them): \(RecordMode.selection)=\(paths) \(RecordMode.variable)=failed swift test"]
    }
}
