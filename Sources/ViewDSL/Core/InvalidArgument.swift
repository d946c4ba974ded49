import Foundation
import LayoutEngine

/// An invalid argument of a modifier, which becomes an issue of the layout once the view is resolved.
struct InvalidArgument: Sendable {
    let rule: LayoutIssue.Rule
    let message: String
    let source: SourceLocation?

    /// nil if there is no problem.
    nonisolated init?(
        _ problem: String?, _ fileID: StaticString, _ line: UInt, rule: LayoutIssue.Rule = .invalidValue
    ) {
        guard let problem else { return nil }
        self.rule = rule
        message = problem
        source = SourceLocation(author: fileID, line: line)
    }

    nonisolated static func joined(_ problems: [String?]) -> String? {
        let all = problems.compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }
}

extension SourceLocation {
    /// Nil for a place in Plumbline, of which the author knows nothing.
    nonisolated init?(author fileID: StaticString, line: UInt) {
        let file = "\(fileID)"
        guard !file.hasPrefix("ViewDSL/") else { return nil }
        self.init(file: file, line: Int(line))
    }
}

/// A number that a view or modifier was given, made valid.
struct CheckedNumber {
    let value: CGFloat
    /// `blur radius −4 is negative: 0 is used`; nil if the number is valid.
    let problem: String?

    /// Clamps the number to the bounds; `fallback` replaces NaN and ∞.
    nonisolated init(
        _ value: CGFloat, _ name: String, lowerBound: CGFloat = -.infinity, upperBound: CGFloat = .infinity,
        fallback: CGFloat = 0
    ) {
        let used = value.isFinite ? min(max(value, lowerBound), upperBound) : fallback
        self.value = used
        let wrong: String? =
            switch value {
            case _ where value.isNaN: "is not a number"
            case _ where value.isInfinite: "is not finite"
            case ..<lowerBound: lowerBound == 0 ? "is negative" : "is less than \(lengthText(lowerBound))"
            case _ where value > upperBound: "is more than \(lengthText(upperBound))"
            default: nil
            }
        problem = wrong.map { "\(name) \(lengthText(value)) \($0): \(lengthText(used)) is used" }
    }

    /// A length of a corner. ∞ is valid, and then a large number: the shape limits it.
    nonisolated init(cornerRadius: CGFloat, _ name: String) {
        self.init(cornerRadius == .infinity ? .greatestFiniteMagnitude : cornerRadius, name, lowerBound: 0)
    }
}

extension _ViewContext {
    /// Reports an issue once, at the first of these views.
    func report(_ issue: InvalidArgument?, at nodes: some Collection<NodeID>) {
        guard let issue, let node = nodes.first else { return }
        arena.addIssue(issue.rule, at: node, issue.message, source: issue.source)
    }
}
