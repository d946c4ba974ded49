import Testing

/// The article *How views are sized* states every rule and shows it in a figure.
@Suite("How views are sized")
struct SizingRuleTests {
    /// With single spaces, because lines break anywhere.
    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The article's text between the previous figure and each figure.
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

    /// Subjects of docs/Fidelity.md, drawing and the system's controls, that the article does not treat.
    private static let elsewhere: Set = [
        "Drawing", "Labels and buttons", "Controls with a value", "Text fields and pickers", "Lists and forms",
        "Navigation and tabs", "Sheets, alerts and dialogs", "Effects", "In place of UIKit",
    ]

    /// The other rules of docs/Fidelity.md.
    private static let rules: [String] = Document.contents("docs/Fidelity.md").split(separator: "\n")
        .compactMap { line in
            let cells = line.dropFirst(2).components(separatedBy: " | ")
            let isRule = cells.count == 5 && !["rule", "---"].contains(cells[0])
            return isRule && !elsewhere.contains(cells[1]) ? cells[0] : nil
        }

    @Test("states each rule beside its figure", arguments: SizingRule.all)
    func beside(rule: SizingRule) throws {
        let said = try #require(Self.said[rule.figure], "the article has no figure \(rule.figure)")
        #expect(said.contains(rule.words), "\(rule.figure) does not follow “\(rule.words)”")
    }

    /// The approximate rules of the table.
    private static let approximate: [Substring] = Document.contents("docs/Fidelity.md").split(separator: "\n")
        .filter { $0.contains(/\s\|\s(?:consensus|assumed)\s\|\s/) }.map { $0.dropFirst(2) }

    @Test("calls approximate rules approximate, in the same sentence", arguments: SizingRule.all)
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
