import Foundation

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
            "# How close this is to SwiftUI", "",
            "Every layout rule, its status, and the test that checks it. `scripts/fidelity` writes this page; a test fails if",
            "it is out of date.", "",
            "| status | meaning | rules |", "| --- | --- | ---: |",
        ]
        for status in FidelityRule.Status.allCases {
            lines.append("| \(status.rawValue) | \(meaning(status)) | \(rules.count { $0.status == status }) |")
        }
        lines += [
            "",
            "The doc comments of *consensus* and *assumed* rules say “Approximate:”. A rule is *measured* if at least one of its",
            "layouts is.", "",
        ]
        lines += origin
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
        let total = layouts.count
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
        case .documented:
            "in Apple's documentation, or the same in several reconstructions of SwiftUI; not measured, or only in part"
        case .consensus: "sources disagree; this one has the best support"
        case .assumed: "neither measured nor documented: observed, or a placeholder"
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
            "Each of the \(layouts.count) layouts is a test. This project needs no Mac and measured nothing itself: others published",
            "the numbers, with view and proposal.", "",
            "| layouts | known |", "| ---: | --- |",
            "| \(count(Self.measured)) | measured: recorded from SwiftUI, most on macOS 26 and 27 |",
            "| \(count("derived-from-rule")) | computed by hand from a documented rule |",
            "| \(count("reimplementation-test")) | tests of another engine that compares itself with SwiftUI |",
            "| \(count("author-claim")) | numbers in articles, without a record of their origin |",
            "| \(count("apple-docs")) | in Apple's documentation |", "",
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
            "\(first.count) of the measured layouts come from one project. Each case in `Tests/OracleTests/Cases` names its file, and",
            "the probe or fixture in it.", "",
            "| measured layouts | published in |", "| ---: | --- |",
        ] + publications.map { "| \($0.count) | \($0.place) |" } + [""]
    }
}
