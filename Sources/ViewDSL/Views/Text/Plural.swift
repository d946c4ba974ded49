/// English plurals.
enum Plural {
    /// The text with its last word as a plural: of regular nouns, and of a few that are not.
    static func of(_ text: String) -> String {
        guard let end = text.lastIndex(where: \.isLetter) else { return text }
        let start = text[...end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
        return text[..<start] + word(String(text[start...end])) + text[text.index(after: end)...]
    }

    private static let irregular = ["person": "people", "child": "children", "man": "men", "woman": "women"]

    private static func word(_ word: String) -> String {
        if let known = irregular[word.lowercased()] {
            return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        let before = word.dropLast().last
        if word.hasSuffix("y"), let before, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        return word + "s"
    }
}
