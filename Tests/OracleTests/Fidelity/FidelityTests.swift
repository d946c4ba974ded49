import Foundation
import LayoutEngine
import Testing

/// The table of rules agrees with the code, the tests and docs/Fidelity.md.
@Suite("docs/Fidelity.md")
struct FidelityTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func files(in folder: String) -> [(path: String, text: String)] {
        let base = root.appendingPathComponent(folder)
        let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            guard let text = try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8) else {
                return nil
            }
            return ("\(folder)/\(path)", text)
        }
    }

    /// The file of each test there is, by the test's name.
    private static let testFiles: [String: String] = {
        var found: [String: String] = [:]
        let name = /@Test\(\s*"([^"]*)"/
        for (path, text) in files(in: "Tests") {
            let file = path.split(separator: "/").last!.dropLast(".swift".count)
            for match in text.matches(of: name) { found[String(match.1)] = String(file) }
        }
        return found
    }()

    private static let table = FidelityTable(
        sections: containerRules + modifierRules + leafRules + controlRules + listRules
            + presentationRules,
        differences: fidelityDifferences,
        layouts: Dictionary(uniqueKeysWithValues: oracleCases.map { ($0.id, $0.confidence) }),
        sources: oracleCases.filter { $0.confidence == FidelityTable.measured }.map(\.source), testFiles: testFiles)

    @Test("names only tests and layouts there are, and at least one a rule")
    func tests() {
        for rule in Self.table.rules {
            #expect(!rule.tests.isEmpty || !rule.oracle.isEmpty, "nothing holds: \(rule.rule)")
            for test in rule.tests { #expect(Self.testFiles[test] != nil, "no test is named “\(test)”") }
            for group in rule.oracle { #expect(!Self.table.names(group).isEmpty, "no layouts of \(group)") }
        }
    }

    @Test(
        "calls every rule that figures call approximate neither measured nor documented",
        arguments: ApproximateRule.allCases)
    func approximate(rule: ApproximateRule) throws {
        let listed = try #require(Self.table.rules.first { $0.rule == rule.rawValue }, "no rule: \(rule.rawValue)")
        #expect([.consensus, .assumed].contains(listed.status))
    }

    @Test("calls measured only what a layout recorded from SwiftUI holds")
    func measured() {
        for rule in Self.table.rules where rule.status == .measured {
            #expect(Self.table.measuredCount(rule.oracle) > 0, "no layout was measured: \(rule.rule)")
        }
        // A count that counts every kind would let all of these pass.
        #expect(Self.table.measuredCount(["guide", "position", "fixedsize"]) == 0)
    }

    @Test("knows how each layout is known")
    func kinds() {
        let kinds: Set = [
            "measured-on-SwiftUI", "derived-from-rule", "reimplementation-test", "author-claim", "apple-docs",
        ]
        #expect(Set(oracleCases.map(\.confidence)) == kinds)
    }

    @Test("says where each measured layout was published")
    func sources() {
        #expect(Self.table.sources.allSatisfy { $0.contains(" ") || $0.hasPrefix("https://") })
        let counts = Self.table.publications.map(\.count)
        #expect(counts.reduce(0, +) == Self.table.measuredCount(Array(Set(oracleCases.map(\.id)))))
        #expect(counts == counts.sorted(by: >) && counts.allSatisfy { $0 > 0 })
    }

    @Test("has a row for every “Approximate:” in the code, and the code one for every such row")
    func approximations() {
        let sentence = /(?m)^\s*\/\/\/ Approximate: (.*)$/
        var unexplained: [String] = []
        var rules = Self.table.rules.filter { $0.said != nil }
        for (path, text) in Self.files(in: "Sources") {
            for match in text.matches(of: sentence) {
                let holds = { (rule: FidelityRule) in rule.said!.file == path && match.1.hasPrefix(rule.said!.words) }
                if !Self.table.rules.contains(where: { $0.said != nil && holds($0) }) {
                    unexplained.append("\(path): \(match.1)")
                }
                rules.removeAll(where: holds)
            }
        }
        #expect(unexplained.isEmpty, "in the code, and in no row")
        #expect(rules.map(\.rule).isEmpty, "in rows, and not in the code")
        for rule in Self.table.rules {
            #expect(rule.status.isApproximate == (rule.said != nil), "approximate or not? \(rule.rule)")
        }
    }

    @Test("explains just the layouts that differ, at most 2 % and no measured one")
    func differences() {
        #expect(Set(fidelityDifferences.flatMap(\.cases)) == explained)
        #expect(explained.count * 50 <= oracleCases.count)
        let measured = oracleCases.filter { $0.confidence == "measured-on-SwiftUI" && explained.contains($0.id) }
        #expect(measured.isEmpty)
    }

    @Test("is up to date: scripts/fidelity writes it")
    func document() throws {
        let file = Self.root.appendingPathComponent("docs/Fidelity.md")
        if ProcessInfo.processInfo.environment["PLUMBLINE_WRITE_FIDELITY"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.table.markdown.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try? String(contentsOf: file, encoding: .utf8)
        // The document itself would fill the report.
        let isCurrent = written == Self.table.markdown
        #expect(isCurrent, "docs/Fidelity.md is out of date; run scripts/fidelity")
    }
}
