import Foundation

/// docs/Fidelity.md, from the rules.
struct FidelityTable {
    let sections: [FidelitySection]
    let differences: [FidelityDifference]
    /// The number of measured layouts by group.
    let oracleCounts: [String: Int]
    /// The file of each test, by the test's name.
    let testFiles: [String: String]

    var rules: [FidelityRule] { sections.flatMap(\.rules) }

    var markdown: String {
        var lines = [
            "# How close this is to SwiftUI", "",
            "Every rule of layout, how well it is known, and the test that holds it. Written by `scripts/fidelity`; a test",
            "fails when it is out of date.", "",
            "| status | meaning | rules |", "| --- | --- | ---: |",
        ]
        for status in FidelityRule.Status.allCases {
            lines.append("| \(status.rawValue) | \(meaning(status)) | \(rules.count { $0.status == status }) |")
        }
        lines += [
            "", "Rules that are *consensus* or *assumed* say “Approximate:” in the documentation of the code, too.",
            "Layouts of a group were measured on SwiftUI or follow from documented rules; each of them is a test.", "",
        ]
        for section in sections {
            lines += ["## \(section.title)", "", "| rule | status | source | test |", "| --- | --- | --- | --- |"]
            lines += section.rules.map(row)
            lines.append("")
        }
        lines += ["## Differences from SwiftUI", ""]
        lines += differences.map { difference in
            let cases = difference.cases.isEmpty ? "" : " Layouts: \(difference.cases.joined(separator: ", "))."
            return "- **\(difference.name).** \(difference.explanation)\(cases)"
        }
        let total = oracleCounts.values.reduce(0, +)
        let differing = differences.flatMap(\.cases).count
        lines += [
            "",
            differing == 0
                ? "Of \(total) layouts to compare with, none differs."
                : "Of \(total) layouts to compare with, \(differing) differ, each named above.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func meaning(_ status: FidelityRule.Status) -> String {
        switch status {
        case .measured: "recorded from Apple's SwiftUI by measuring programs"
        case .documented: "in Apple's documentation, or found alike by independent reconstructions"
        case .consensus: "sources disagree; this is the best supported"
        case .assumed: "neither measured nor documented: worked out by observation, or a stand-in"
        }
    }

    private func row(_ rule: FidelityRule) -> String {
        "| \(rule.rule) | \(rule.status.rawValue) | \(source(rule)) | \(tests(rule)) |"
    }

    private func source(_ rule: FidelityRule) -> String {
        switch rule.status {
        case .measured: "measured on SwiftUI"
        case .documented: "documentation, reconstructions"
        case .consensus, .assumed: rule.said.map { "said in `\($0.file.split(separator: "/").last!)`" } ?? ""
        }
    }

    private func tests(_ rule: FidelityRule) -> String {
        let layouts = rule.oracle.map { "\(oracleCounts[$0] ?? 0) layouts of `\($0)`" }
        let tests = rule.tests.map { "\(testFiles[$0] ?? "?"): “\($0)”" }
        return (layouts + tests).joined(separator: "<br>")
    }
}
