/// What views hold, a sentence each. Of namesakes that hold the same all but one are told in a word, those that follow
/// each other in one sentence.
struct SpokenHoldings {
    private var told: [String] = []
    /// By name, how many there were, and what they held.
    private var counts: [String: Int] = [:]
    private var lists: [String: Set<String>] = [:]
    /// The namesakes that hold what another did, and are not told yet.
    private var same: (name: String, numbers: ClosedRange<Int>)?

    /// How many sentences only say that views hold the same.
    private(set) var repeats = 0

    var sentences: [String] { told + (same.map { [Self.sentence($0.name, $0.numbers)] } ?? []) }

    /// Takes in the next view: whether a namesake held the same, so that there is no more to tell of it.
    mutating func isKnown(_ list: String, of name: String) -> Bool {
        let number = counts[name, default: 0] + 1
        counts[name] = number
        guard !lists[name, default: []].insert(list).inserted else {
            endRun()
            return false
        }
        if let known = same, known.name == name {
            same = (name, known.numbers.lowerBound...number)
        } else {
            endRun()
            same = (name, number...number)
            repeats += 1
        }
        return true
    }

    /// Tells what the view taken in last holds.
    mutating func tell(_ list: String, of name: String) {
        told.append("\(Self.subject(name, counts[name, default: 1])) holds \(list).".withArticle)
    }

    private mutating func endRun() {
        if let same { told.append(Self.sentence(same.name, same.numbers)) }
        same = nil
    }

    private static func sentence(_ name: String, _ numbers: ClosedRange<Int>) -> String {
        let (first, last) = (numbers.lowerBound, numbers.upperBound)
        if first == last { return "\(subject(name, last)) holds the same.".withArticle }
        let word = last == first + 1 ? "and" : "to"
        return last <= words.count + 1
            ? "The \(words[first - 2]) \(word) \(words[last - 2]) \(name) hold the same."
            : "\(name) numbers \(first) \(word) \(last) hold the same.".withArticle
    }

    /// Namesakes are told apart by counting them.
    private static func subject(_ name: String, _ number: Int) -> String {
        guard number > 1 else { return name }
        return number <= words.count + 1 ? "The \(words[number - 2]) \(name)" : "\(name) number \(number)"
    }

    private static let words = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
}

extension String {
    /// A sentence that would begin small begins with an article.
    var withArticle: String { first?.isLowercase == true ? "The \(self)" : self }
}
