/// A rule of layout: what it says, how well it is known, and what holds it.
struct FidelityRule: Sendable {
    enum Status: String, CaseIterable, Sendable {
        /// Recorded from Apple's SwiftUI by measuring programs: at least one of the layouts it names is.
        case measured
        /// In Apple's documentation, or found alike by reconstructions that were compared with SwiftUI.
        case documented
        /// Sources disagree; this is the best supported.
        case consensus
        /// Neither measured nor documented: worked out by observation, or a stand-in.
        case assumed

        /// Whether the code must say that it is approximate.
        var isApproximate: Bool { self == .consensus || self == .assumed }
    }

    let rule: String
    let status: Status
    /// Layouts that hold it: groups, or single ones by their whole names.
    let oracle: [String]
    /// Names of tests that hold it.
    let tests: [String]
    /// Where the code says that it is approximate: a source file, and how its sentence begins.
    let said: Said?

    struct Said: Sendable {
        let file: String
        let words: String
    }

    init(_ rule: String, _ status: Status, oracle: [String] = [], tests: [String] = [], said: Said? = nil) {
        self.rule = rule
        self.status = status
        self.oracle = oracle
        self.tests = tests
        self.said = said
    }
}

/// Rules about one thing.
struct FidelitySection: Sendable {
    let title: String
    let rules: [FidelityRule]
}

/// Something that is not as in SwiftUI, and why.
struct FidelityDifference: Sendable {
    let name: String
    let explanation: String
    /// The layouts that differ for it.
    var cases: [String] = []
}

func said(_ file: String, _ words: String) -> FidelityRule.Said { FidelityRule.Said(file: file, words: words) }
