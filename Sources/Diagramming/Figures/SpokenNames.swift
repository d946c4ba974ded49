import Foundation
import LayoutEngine

/// How sentences name views and lengths.
enum SpokenNames {
    /// Views by name, namesakes once, a crowd summed up.
    static func subjects(_ views: [ShownView]) -> String {
        var names: [(name: String, view: ShownView, count: Int)] = []
        for view in views {
            let name = name(view)
            if let known = names.firstIndex(where: { $0.name == name }) {
                names[known].count += 1
            } else {
                names.append((name, view, 1))
            }
        }
        let parts = names.map { (text: $0.count == 1 ? $0.name : several($0.view, $0.count), count: $0.count) }
        return fewOf(parts)
    }

    /// The first five, and how many views the rest are.
    static func fewOf(_ parts: [(text: String, count: Int)]) -> String {
        let left = parts.dropFirst(5).reduce(0) { $0 + $1.count }
        return list(parts.prefix(5).map(\.text) + (left > 0 ? ["\(left) more"] : []))
    }

    /// `12 frames`; what has a name of its own keeps it: `Text “a” (2 of them)`.
    private static func several(_ view: ShownView, _ count: Int) -> String {
        guard view.label == nil, view.spokenName == view.name, view.name.last != "s" else {
            return "\(name(view)) (\(count) of them)"
        }
        return plural(view.name, count)
    }

    /// `12 frames`.
    static func plural(_ name: String, _ count: Int) -> String { "\(count) \(name)\(name.last == "s" ? "" : "s")" }

    static func points(_ length: CGFloat) -> String { "\(lengthText(length)) point\(length == 1 ? "" : "s")" }

    /// The label in quotes, or what kind of view it is.
    static func name(_ view: ShownView) -> String {
        if let label = view.label { return "“\(label)”" }
        return view.spokenName.first?.isLowercase == true ? "the \(view.spokenName)" : view.spokenName
    }

    /// The name in a sentence that says whose it is or which: without an article.
    static func bare(_ view: ShownView) -> String { view.label.map { "“\($0)”" } ?? view.spokenName }

    /// `a`, `a and b`, `a, b and c`.
    static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `first`, `second` … `tenth`, `11th`.
    static func ordinal(_ number: Int) -> String {
        let words = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        ]
        if words.indices.contains(number - 1) { return words[number - 1] }
        let ending = (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }
}
