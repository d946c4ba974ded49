import Foundation

/// The parts of English sentences that figures, alt text and messages share.
package enum Wording {
    /// `a`, `a and b`, `a, b and c`.
    package static func list(_ parts: [String], joint: String = "and") -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " \(joint) " + last
    }

    /// The first of `parts`, and how many more there are: `a, b, c and 4 more`.
    package static func list(_ parts: [String], atMost limit: Int, more: String = "more") -> String {
        let left = parts.count - limit
        return list(parts.prefix(limit) + (left > 0 ? ["\(left) \(more)"] : []))
    }

    /// `1 view`, `3 views`.
    package static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(count == 1 ? noun : plural(noun))"
    }

    /// `two` … `twelve`, `13`.
    package static func number(_ count: Int) -> String {
        let words = [
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        return words.indices.contains(count) ? words[count] : "\(count)"
    }

    /// `rows`, `entries`, `boxes`, `shelves`, `children`; of a name that is a plural itself, such as `Settings`, the same.
    package static func plural(_ noun: String) -> String {
        if let link = noun.firstRange(of: " of ") {
            return "\(plural(String(noun[..<link.lowerBound]))) of \(plural(String(noun[link.upperBound...])))"
        }
        if isPlural(noun) { return noun }
        if noun.hasSuffix("child") { return noun + "ren" }
        let vowels = "aeiouAEIOU"
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !vowels.contains(before) {
            return noun.dropLast() + "ies"
        }
        // Shelf, leaf and loaf, and knife.
        if ["lf", "eaf", "oaf"].contains(where: noun.hasSuffix) { return noun.dropLast() + "ves" }
        if noun.hasSuffix("ife") { return noun.dropLast(2) + "ves" }
        return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
    }

    /// Whether it ends as a plural does: `Settings`.
    private static func isPlural(_ noun: String) -> Bool {
        noun.hasSuffix("s") && !["ss", "us", "is", "as", "ViewThatFits"].contains(where: noun.hasSuffix)
    }

    /// `a row`, `an Image`; `Settings`, whose name is a plural.
    package static func withIndefiniteArticle(_ noun: String) -> String {
        if isPlural(noun), isTypeName(noun) { return noun }
        let first = noun.prefix(1)
        // HStack and NSView begin with the name of a letter.
        let isSpelled = noun.count > 1 && noun.prefix(2).allSatisfy(\.isUppercase)
        let isVowel =
            isSpelled
            ? "AEFHILMNORSX".contains(first)
            : "aeioAEIO".contains(first) || noun.hasPrefix("Un") && !noun.hasPrefix("Uni")
        return "\(isVowel ? "an" : "a") \(noun)"
    }

    /// Two or more views of one kind: `3 Text views`, `2 frame modifiers`.
    package static func views(_ count: Int, of kind: String) -> String {
        "\(count) \(kind) \(isTypeName(kind) ? "views" : "modifiers")"
    }

    /// `1 point`, `2.5 points`.
    package static func points(_ length: CGFloat) -> String { "\(lengthText(length)) point\(length == 1 ? "" : "s")" }

    /// `first`, `second` … `tenth`, `11th`.
    package static func ordinal(_ number: Int) -> String {
        let words = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        ]
        if words.indices.contains(number - 1) { return words[number - 1] }
        let ending = (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }

    /// The words with a capital letter and a period.
    package static func sentence(_ words: String) -> String { capitalized(words) + "." }

    /// With a period, unless it ends as a sentence does, be it one in quotation marks.
    package static func closed(_ words: String) -> String {
        let end = words.last == "”" ? words.dropLast().last : words.last
        return end.map(".?!".contains) == true ? words : words + "."
    }

    package static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    package static func uncapitalized(_ words: String) -> String { words.prefix(1).lowercased() + words.dropFirst() }

    /// A name as words: `feet-first` becomes `Feet first`.
    package static func heading(_ name: String) -> String {
        capitalized(name.replacing("-", with: " ").replacing("_", with: " "))
    }

    /// A view's kind with an article, unless it is a type's name: `the frame`, `HStack`.
    package static func withArticle(_ name: String) -> String {
        isTypeName(name) ? name : "the \(name)"
    }

    private static func isTypeName(_ name: String) -> Bool {
        name.first.map { $0.isLowercase || $0.isNumber } != true
    }
}

extension Axis {
    /// `width` or `height`.
    package var lengthName: String { self == .horizontal ? "width" : "height" }

    /// `wide` or `high`.
    package var lengthAdjective: String { self == .horizontal ? "wide" : "high" }
}
