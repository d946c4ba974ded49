/// What a check found of one figure.
package enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
    /// The picture and the layout are the golden's.
    case passed
    /// The picture differs within the scene's own exemption.
    case exempted
    /// Other libraries or fonts than the golden's: what does not depend on them is the same, the rest cannot be told.
    case environment
    /// Views are measured or placed otherwise.
    case layout
    /// The same layout is painted otherwise.
    case paint
    /// The fonts and libraries are the golden's, and yet text comes out otherwise.
    case shaping
    /// There was no golden, and now one is recorded.
    case new
    /// There is no golden.
    case missing
    /// A golden without a scene.
    case orphaned
    /// The scene could not be drawn, or its golden not be read.
    case failed

    /// As people read it.
    package var words: String {
        switch self {
        case .passed: "passed"
        case .exempted: "exempted"
        case .environment: "environment changed"
        case .layout: "layout changed"
        case .paint: "paint changed"
        case .shaping: "text shaping changed"
        case .new: "new"
        case .missing: "missing"
        case .orphaned: "orphaned"
        case .failed: "failed"
        }
    }

    /// Whether people have to act on it.
    package var isFailure: Bool {
        switch self {
        case .passed, .exempted, .environment: false
        case .layout, .paint, .shaping, .new, .missing, .orphaned, .failed: true
        }
    }

    /// `strict` counts another environment as a failure.
    package func isFailure(strict: Bool) -> Bool { isFailure || strict && self == .environment }

    /// The exit status it asks for: 1 for a picture that differs, 2 for a golden that is missing or orphaned.
    package var exitStatus: Int32 {
        switch self {
        case .passed, .exempted, .environment: 0
        case .layout, .paint, .shaping, .failed: 1
        case .new, .missing, .orphaned: 2
        }
    }
}

extension Sequence<Verdict> {
    /// Differing pictures weigh more than missing goldens. `strict` counts another environment as a difference.
    package func exitStatus(strict: Bool = false) -> Int32 {
        let statuses = Set(map { strict && $0 == .environment ? 1 : $0.exitStatus })
        return statuses.contains(1) ? 1 : statuses.contains(2) ? 2 : 0
    }
}
