import LayoutEngine
import Plumbline

/// What the line that opens a listing says of it: `swift figure name=card width=300 show="Card()"`.
struct ListingMark: Equatable {
    enum Kind: Equatable {
        /// Compiled and drawn.
        case figure
        /// Compiled, for later listings and to stay true.
        case compile
    }

    var kind: Kind
    /// The figure's name: a slash path of letters, digits, `-`, `_` and `.`.
    var name = ""
    /// The proposal, in points; nil leaves the choice to the view.
    var width: Double?
    var height: Double?
    /// What is drawn: the name of a view, or an expression. Nil draws the listing itself.
    var show: String?
    var annotations: AnnotationOption?
    /// The height of a frame with the explorable figure, in pixels; nil shows the picture alone.
    var explore: Double?
    /// Above the picture; a caption alone is the title.
    var title: String?
    var caption: String?
    /// In place of the alt text that Plumbline writes.
    var alt: String?

    /// Nil for a listing that is not marked.
    ///
    /// - Throws: `UsageError` that says what is wrong with a mark.
    init?(info: String) throws(UsageError) {
        let words = info.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard words.first?.lowercased() == "swift", words.count > 1 else { return nil }
        switch words[1] {
        case "figure": kind = .figure
        case "compile": kind = .compile
        default: return nil
        }
        for word in words.count > 2 ? try Self.words(words[2]) : [] {
            guard let equals = word.firstIndex(of: "=") else {
                throw UsageError(
                    "“\(word)” is not a setting of a figure: write name=value, with quotation marks around spaces")
            }
            try set(String(word[..<equals]), String(word[word.index(after: equals)...]))
        }
        guard kind == .figure else { return }
        if name.isEmpty { throw UsageError("a figure needs a name: write swift figure name=card") }
        if let fault = SceneName.fault(in: name) { throw UsageError("the name “\(name)” is not allowed: \(fault)") }
    }

    private mutating func set(_ key: String, _ value: String) throws(UsageError) {
        switch key {
        case "name": name = value
        case "width": width = try Self.length(value, key)
        case "height": height = try Self.length(value, key)
        case "show": show = value
        case "explore": explore = try Self.length(value, key)
        case "title": title = value
        case "caption": caption = value
        case "alt": alt = value
        case "annotations":
            guard let named = AnnotationOption(argument: value) else {
                let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                let wrong = names.filter { AnnotationOption(argument: $0) == nil }
                let quoted = (wrong.isEmpty ? names : wrong).map { "“\($0)”" }
                throw UsageError(
                    "annotations=\(value): no annotation is named \(Wording.list(quoted)); there are "
                        + "\(AnnotationOption.allValueStrings.joined(separator: ", "))")
            }
            annotations = named
        default:
            throw UsageError(
                "a figure has no setting “\(key)”: it has name, width, height, show, annotations, title, caption, "
                    + "explore and alt")
        }
    }

    private static func length(_ text: String, _ key: String) throws(UsageError) -> Double {
        guard let length = Double(text), (0...100_000).contains(length) else {
            throw UsageError("\(key)=\(text) is not a length in points")
        }
        return length
    }

    /// Words at spaces. A value in quotation marks is whole and without them, and `\"` is a mark in it. In other values they are
    /// kept.
    private static func words(_ info: Substring) throws(UsageError) -> [String] {
        var words: [String] = []
        var rest = info.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            var word = String(rest.prefix { !$0.isWhitespace && $0 != "=" })
            rest = rest.dropFirst(word.count)
            if rest.hasPrefix("=\"") {
                let value = try quoted(&rest, word)
                word += "=\(value)"
            } else {
                guard !rest.hasPrefix("='") else {
                    throw UsageError("\(word)= is in apostrophes: write quotation marks, and \\\" for one in the text")
                }
                let value = rest.prefix { !$0.isWhitespace }
                rest = rest.dropFirst(value.count)
                word += value
            }
            words.append(word)
            rest = rest.drop(while: \.isWhitespace)
        }
        return words
    }

    /// The value at the beginning of the rest, which it is removed from: `="A \"b\""`.
    private static func quoted(_ rest: inout Substring, _ key: String) throws(UsageError) -> String {
        rest = rest.dropFirst(2)
        var value = ""
        while let character = rest.popFirst() {
            if character == "\\", let escaped = rest.popFirst() {
                value.append(escaped)
            } else if character == "\"" {
                guard rest.first?.isWhitespace != false else {
                    throw UsageError(
                        "\(key)=\"\(value)\" ends before \(rest.prefix(8)): write \\\" for a mark in the text")
                }
                return value
            } else {
                value.append(character)
            }
        }
        throw UsageError("\(key)= has no closing quotation mark")
    }
}
