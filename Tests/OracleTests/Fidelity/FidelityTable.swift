import Foundation
import LayoutEngine

/// docs/Fidelity.md, from the rules.
struct FidelityTable {
    let sections: [FidelitySection]
    let differences: [FidelityDifference]
    /// How each layout is known, by its name: group, point, rest.
    let layouts: [String: String]
    /// Where each measured layout was published.
    let sources: [String]
    /// The file of each test, by the test's name.
    let testFiles: [String: String]

    var rules: [FidelityRule] { sections.flatMap(\.rules) }

    var markdown: String {
        var lines = [
            "# How close Plumbline is to SwiftUI", "",
            "Every layout rule, how well it is known, and the tests that check it. Search the two tables for a view or a modifier.",
            "Approximate rules come first. `scripts/fidelity` writes this page; a test fails if it is out of date.", "",
            "| status | meaning | rules |", "| --- | --- | ---: |",
        ]
        for status in FidelityRule.Status.allCases {
            lines.append("| \(status.rawValue) | \(meaning(status)) | \(rules.count { $0.status == status }) |")
        }
        lines += [
            "", "## Approximate rules", "",
            "These may differ from SwiftUI. The doc comment in the source says why, after “Approximate:”. A figure whose layout",
            "depends on a rule marked ≈ says *approximate* in its footer.", "",
        ]
        lines += table(approximate: true)
        lines += ["", "## Differences from SwiftUI", ""]
        lines += differences.map { difference in
            let cases = difference.cases.isEmpty ? "" : " Layouts: \(difference.cases.joined(separator: ", "))."
            return "- **\(difference.name).** \(difference.explanation)\(cases)"
        }
        let total = layouts.count
        let differing = differences.flatMap(\.cases).count
        lines += [
            "",
            differing == 0
                ? "Of \(total) layouts to compare with, none differs."
                : "Of \(total) layouts to compare with, \(differing) differ, each named above.",
            "", "## Measured and documented rules", "", "A rule is *measured* if at least one of its layouts is.", "",
        ]
        lines += table(approximate: false)
        lines += ["", "## Where the layouts come from", ""]
        lines += origin
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rules that are approximate, or the others, in the order of their sections.
    private func table(approximate: Bool) -> [String] {
        [
            "| rule | of | status | \(approximate ? "source" : "known from") | tests |",
            "| --- | --- | --- | --- | --- |",
        ]
            + sections.flatMap { section in
                section.rules.filter { $0.status.isApproximate == approximate }.map { row($0, section.title) }
            }
    }

    private func meaning(_ status: FidelityRule.Status) -> String {
        switch status {
        case .measured: "recorded on Apple's SwiftUI by a program"
        case .documented:
            "in Apple's documentation, or the same in several reconstructions of SwiftUI; not measured, or only in part"
        case .consensus: "approximate: sources disagree, and this rule has the best support"
        case .assumed: "approximate: neither measured nor documented, but observed or a placeholder"
        }
    }

    private func row(_ rule: FidelityRule, _ title: String) -> String {
        let isInFooters = ApproximateRule(rawValue: rule.rule) != nil
        return
            "| \(rule.rule)\(isInFooters ? " ≈" : "") | \(title) | \(rule.status.rawValue) | \(source(rule)) | \(tests(rule)) |"
    }

    private func source(_ rule: FidelityRule) -> String {
        switch rule.status {
        case .measured: "measured on SwiftUI"
        case .documented: "documentation, reconstructions"
        case .consensus, .assumed: rule.said.map { "`\($0.file.split(separator: "/").last!)`" } ?? ""
        }
    }

    private func tests(_ rule: FidelityRule) -> String {
        let layouts = rule.oracle.map(held)
        let tests = rule.tests.map { "\(testFiles[$0] ?? "?"): “\($0)”" }
        return (layouts + tests).joined(separator: "<br>")
    }

    /// How layouts known as measured are marked.
    static let measured = "measured-on-SwiftUI"

    /// The layouts of a group, or the one of this name.
    func names(_ group: String) -> [String] {
        layouts.keys.filter { $0 == group || $0.hasPrefix(group + ".") }
    }

    /// How many of these were measured.
    func measuredCount(_ groups: [String]) -> Int {
        Set(groups.flatMap(names)).count { layouts[$0] == Self.measured }
    }

    /// How many layouts of a group hold a rule, and how many of them were measured.
    private func held(_ group: String) -> String {
        let (all, measured) = (names(group).count, measuredCount([group]))
        if group.contains(".") { return "`\(group)`, \(measured == 1 ? "measured" : "not measured")" }
        let layouts = all == 1 ? "1 layout" : "\(all) layouts"
        return switch measured {
        case 0: "\(layouts) of `\(group)`, none measured"
        case all: "\(layouts) of `\(group)`, measured"
        default: "\(layouts) of `\(group)`, \(measured) measured"
        }
    }

    /// Where the layouts come from, how many of each kind.
    private var origin: [String] {
        let kinds = Dictionary(grouping: layouts.values) { $0 }.mapValues(\.count)
        let count = { (kind: String) in kinds[kind] ?? 0 }
        return [
            "Each of the \(layouts.count) layouts is a test. This project has no Mac and measured nothing itself: others published the",
            "numbers, with view and proposal.", "",
            "| layouts | origin |", "| ---: | --- |",
            "| \(count(Self.measured)) | measured: recorded on SwiftUI, most on macOS 26 and 27 |",
            "| \(count("derived-from-rule")) | computed by hand from a documented rule |",
            "| \(count("reimplementation-test")) | tests of another engine that compares itself with SwiftUI |",
            "| \(count("author-claim")) | numbers in articles that do not say how they were found |",
            "| \(count("apple-docs")) | Apple's documentation |", "",
        ] + published
    }

    /// Where measured layouts were published, the most first.
    var publications: [(place: String, count: Int)] {
        Dictionary(grouping: sources) { source in
            let isCode = source.hasPrefix("github:")
            return isCode ? "https://github.com/" + source.dropFirst("github:".count).prefix { $0 != " " } : source
        }.map { ($0.key, $0.value.count) }.sorted { ($1.count, $0.place) < ($0.count, $1.place) }
    }

    private var published: [String] {
        let first = publications[0]
        return [
            "\(first.count) of the measured layouts come from one project. Each case in `Tests/OracleTests/Cases` names its file, and the",
            "probe or fixture in it.", "",
            "| measured layouts | published in |", "| ---: | --- |",
        ] + publications.map { "| \($0.count) | \($0.place) |" }
    }
}
