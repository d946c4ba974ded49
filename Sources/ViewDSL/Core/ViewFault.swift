import Foundation
import LayoutEngine

/// What is wrong with the values a view was written with, and where: an issue of the layout once the view is in it.
struct ViewFault: Sendable {
    let rule: LayoutIssue.Rule
    let message: String
    let source: SourceLocation?

    /// Nil where nothing is wrong.
    nonisolated init?(
        _ message: String?, _ fileID: StaticString, _ line: UInt, rule: LayoutIssue.Rule = .invalidValue
    ) {
        guard let message else { return nil }
        self.rule = rule
        self.message = message
        source = SourceLocation(file: "\(fileID)", line: Int(line))
    }

    /// The complaints about several values, as one.
    nonisolated static func joined(_ complaints: [String?]) -> String? {
        let all = complaints.compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }
}

/// A number as it was written, and the one that is used.
struct Checked {
    let value: CGFloat
    /// `blur radius −4 is negative: 0 is used`; nil where the number is used as it is.
    let complaint: String?

    /// - Parameters:
    ///   - fallback: What is used for NaN and ∞; numbers below `least` or above `most` become the nearest of the two.
    nonisolated init(
        _ value: CGFloat, _ name: String, least: CGFloat = -.infinity, most: CGFloat = .infinity, fallback: CGFloat = 0
    ) {
        let used = value.isFinite ? min(max(value, least), most) : fallback
        self.value = used
        let wrong =
            switch value {
            case _ where value.isNaN: "is not a number"
            case _ where value.isInfinite: "is not finite"
            case ..<least: least == 0 ? "is negative" : "is less than \(lengthText(least))"
            case _ where value > most: "is more than \(lengthText(most))"
            default: ""
            }
        complaint = wrong.isEmpty ? nil : "\(name) \(lengthText(value)) \(wrong): \(lengthText(used)) is used"
    }
}

extension _ViewContext {
    /// Reports a fault of the modifier of these views: once, at the first of them.
    func report(_ fault: ViewFault?, at nodes: some Collection<NodeID>) {
        guard let fault, let node = nodes.first else { return }
        resolver.arena.addIssue(fault.rule, at: node, fault.message, source: fault.source)
    }
}
