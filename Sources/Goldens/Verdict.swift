/// The outcome of a check for one figure.
package enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
    /// Picture and layout equal the golden.
    case passed
    /// The picture differs within the scene's exemption.
    case exempted
    /// Other libraries or fonts than the golden's; everything independent of them is the same.
    case environment
    /// Views are measured or placed differently.
    case layout
    /// Views are written differently, but measured, placed and painted as before.
    case views
    /// The same layout is painted differently.
    case paint
    /// The picture differs, and there is no layout that would say whether more than its paint does.
    case picture
    /// Text differs though fonts and libraries are the golden's.
    case shaping
    /// There was no golden; one was recorded.
    case new
    /// There is no golden.
    case missing
    /// A golden without a scene.
    case orphaned
    /// The scene could not be drawn, or its golden could not be read.
    case failed

    /// The most urgent first, as in reports.
    static let byUrgency: [Verdict] = [
        .failed, .layout, .picture, .paint, .views, .shaping, .new, .missing, .orphaned, .environment, .exempted,
        .passed,
    ]

    package var words: String {
        switch self {
        case .environment, .layout, .paint, .picture: "\(rawValue) changed"
        case .shaping: "text shaping changed"
        case .views: "same sizes, different views"
        case .passed, .exempted, .new, .missing, .orphaned, .failed: rawValue
        }
    }

    package var isFailure: Bool { exitStatus != 0 }

    /// - Parameter strict: Whether another environment is a failure.
    package func isFailure(strict: Bool) -> Bool { isFailure || strict && self == .environment }

    /// 1 for a different picture, 2 for a missing or orphaned golden.
    var exitStatus: Int32 {
        switch self {
        case .passed, .exempted, .environment: 0
        case .layout, .picture, .paint, .views, .shaping, .failed: 1
        case .new, .missing, .orphaned: 2
        }
    }
}

extension Sequence<Verdict> {
    /// The status of the run: 1 takes precedence over 2.
    ///
    /// - Parameter strict: Whether another environment counts as a different picture.
    package func exitStatus(strict: Bool = false) -> Int32 {
        let statuses = Set(map { strict && $0 == .environment ? 1 : $0.exitStatus })
        return statuses.contains(1) ? 1 : statuses.contains(2) ? 2 : 0
    }
}
