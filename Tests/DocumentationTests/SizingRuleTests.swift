import Testing

/// The article *How views are sized* has every rule, and a figure for it.
@Suite("How views are sized")
struct SizingRuleTests {
    /// Lines are broken anywhere: words are compared with single spaces between.
    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What the article says by figure: all that is written since the figure before.
    private static let said: [String: String] = {
        let article = Document.contents("Sources/Plumbline/Plumbline.docc/How-views-are-sized.md")
        var said: [String: String] = [:]
        var start = article.startIndex
        for match in article.matches(of: /!\[[^\]]+\]\(([^)]+)\.png\)/) {
            said[String(match.1), default: ""] += joined(String(article[start..<match.range.lowerBound]))
            start = match.range.upperBound
        }
        return said
    }()

    /// The rules of docs/Fidelity.md, without those of how things are drawn once they have a size.
    private static let rules: [String] = Document.contents("docs/Fidelity.md").components(separatedBy: "\n## ")
        .filter { !$0.hasPrefix("Drawing\n") }
        .dropFirst().flatMap { section in
            section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
                .map { String($0.dropFirst(2).prefix(upTo: $0.firstRange(of: " | ")?.lowerBound ?? $0.endIndex)) }
        }

    @Test("says each rule beside its figure", arguments: SizingRule.all)
    func beside(rule: SizingRule) throws {
        let said = try #require(Self.said[rule.figure], "the article has no figure \(rule.figure)")
        #expect(said.contains(rule.words), "\(rule.figure) does not follow “\(rule.words)”")
    }

    /// Rules of the table that are approximate.
    private static let approximate: [Substring] = Document.contents("docs/Fidelity.md").split(separator: "\n")
        .filter { $0.contains(/\s\|\s(?:consensus|assumed)\s\|\s/) }.map { $0.dropFirst(2) }

    @Test("says of each rule that is approximate that it is, in the same sentence", arguments: SizingRule.all)
    func approximations(rule: SizingRule) throws {
        let said = try #require(Self.said[rule.figure])
        let words = try #require(said.firstRange(of: rule.words))
        let sentence = said[words.lowerBound...].prefix { $0 != "." && $0 != ":" }
        if Self.approximate.contains(where: { $0.hasPrefix(rule.rule) }) { #expect(sentence.contains("approximate")) }
    }

    @Test("has every rule of the table, once")
    func every() {
        let listed = SizingRule.all.map(\.rule) + SizingRule.unshown
        for rule in Self.rules {
            #expect(listed.count { rule.hasPrefix($0) } == 1, "not once in SizingRules.swift: \(rule)")
        }
        for start in listed {
            #expect(Self.rules.count { $0.hasPrefix(start) } == 1, "no rule, or several: \(start)")
        }
    }
}
