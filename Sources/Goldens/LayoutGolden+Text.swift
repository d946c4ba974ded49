import Foundation
import LayoutEngine

/// Why a layout golden could not be read.
package struct LayoutGoldenError: Error, Hashable, CustomStringConvertible {
    /// From 1; nil for the text as a whole.
    var line: Int?
    var reason: String

    package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}

extension LayoutGolden {
    /// The beginning of layout goldens of any version.
    static let beginning = "plumbline layout "
    static let currentFormat = 4
    /// Earlier formats have the same fields.
    private static let formats = 2...currentFormat

    /// A head, then the tree, one line per view.
    package var text: String {
        var lines = [
            "\(Self.beginning)\(format)", "scene \(scene)", "environment \(environment)", "paint \(paint)",
            "text \(drawsText ? "yes" : "no")",
        ]
        for part in parts {
            lines.append("")
            if !part.title.isEmpty { lines.append("part \(escaped(part.title))") }
            lines += part.nodes.map(\.line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    package init(parsing text: String) throws(LayoutGoldenError) {
        // Git may have changed the line ends; escaped texts contain none.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let isOther = lines.first?.hasPrefix(Self.beginning) == true
        guard isOther, let format = Int(lines[0].dropFirst(Self.beginning.count)), Self.formats.contains(format) else {
            throw LayoutGoldenError(
                line: 1,
                reason: isOther
                    ? "another version of Plumbline wrote “\(lines[0])”: record the golden again"
                    : "it does not begin with “\(Self.beginning)\(Self.currentFormat)”")
        }
        self.init(scene: "", environment: "", paint: "", drawsText: true, parts: [])
        self.format = format
        let body = lines.firstIndex(of: "") ?? lines.endIndex
        for (number, line) in lines[..<body].enumerated().dropFirst() { try readHead(line, number + 1) }
        guard !scene.isEmpty else { throw LayoutGoldenError(line: nil, reason: "it names no scene") }
        // Each part begins with a blank line; the text ends with a newline.
        for (number, line) in lines.enumerated().dropFirst(body).dropLast() {
            if line.isEmpty {
                parts.append(Part(nodes: []))
            } else if line.hasPrefix("part ") {
                parts[parts.count - 1].title = try unescaped(line.dropFirst(5), number + 1)
            } else {
                try parts[parts.count - 1].append(line, number + 1)
            }
        }
        guard lines.last == "" else { throw LayoutGoldenError(line: lines.count, reason: "the text ends too early") }
    }

    private mutating func readHead(_ line: Substring, _ number: Int) throws(LayoutGoldenError) {
        let words = line.split(separator: " ", maxSplits: 1)
        let value = words.count == 2 ? String(words[1]) : ""
        switch words.first {
        case "scene": scene = value
        case "environment": environment = value
        case "paint": paint = value
        case "text" where value == "yes" || value == "no": drawsText = value == "yes"
        default: throw LayoutGoldenError(line: number, reason: "“\(line)” does not belong in a layout golden's head")
        }
    }
}

extension LayoutGolden.Part {
    fileprivate mutating func append(_ line: Substring, _ number: Int) throws(LayoutGoldenError) {
        var node = try LayoutGolden.Node(parsing: line, number)
        let parent = nodes.lastIndex { $0.depth < node.depth }
        guard node.depth == (parent.map { nodes[$0].depth + 1 } ?? 0), node.depth > 0 || nodes.isEmpty else {
            throw LayoutGoldenError(line: number, reason: "the view's indentation fits no parent")
        }
        node.parent = parent
        if let parent { nodes[parent].children.append(nodes.count) }
        nodes.append(node)
    }
}

extension LayoutGolden.Node {
    /// `HStack .feet | at 0 0 | takes 178 91 | proposed 240 133 | …`, indented by two spaces per level.
    var line: String {
        var fields = [escaped(kind), "at \(x.text) \(y.text)", "takes \(size.text)", "proposed \(proposal.text)"]
        if let axis { fields.append("stacks \(axis)") }
        if let spacing { fields.append("spacing \(spacing.text)") }
        func written(_ setting: LayoutSetting) -> String {
            // A raw identifier may have a colon.
            "\(escaped(setting.name).replacing(":", with: "\\u{3a}")): \(escaped(setting.value))"
        }
        fields += settings.map { "with \(written($0))" }
        if !insets.isEmpty { fields.append("insets \(insets.map(\.text).joined(separator: " "))") }
        if priority.text != "0" { fields.append("priority \(priority.text)") }
        fields += guides.map {
            "guide \(escaped($0.name)) \($0.axis?.description ?? "") \($0.value.text) \($0.provenance)"
        }
        if isText { fields.append("text") }
        if let paint {
            fields.append("paint \(paint.followsSize ? "~" : "")\(paint.digest)")
            fields += paint.settings.map { "drawn with \(written($0))" }
        }
        fields += labels.map { "label \(escaped($0))" }
        fields += issues.map { "issue \(escaped($0))" }
        return String(repeating: "  ", count: depth) + fields.joined(separator: " | ")
    }

    init(parsing line: Substring, _ number: Int) throws(LayoutGoldenError) {
        func refuse(_ what: String) -> LayoutGoldenError { LayoutGoldenError(line: number, reason: what) }
        let indent = line.prefix { $0 == " " }.count
        guard indent % 2 == 0 else { throw refuse("the indentation is odd") }
        depth = indent / 2
        let fields = line.dropFirst(indent).split(separator: " | ", omittingEmptySubsequences: false)
        let kind = try unescaped(fields[0], number).split(
            separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(kind[0])
        // Earlier versions wrote a frame's alignment alone after two spaces.
        detail = kind.count > 1 ? String(kind[1].drop { $0 == " " }) : ""
        let open = GoldenLength(nil)
        (x, y, priority) = (open, open, GoldenLength(0))
        (size, proposal) = (GoldenSize(width: open, height: open), GoldenSize(width: open, height: open))
        var seen: Set<Substring> = []
        for field in fields.dropFirst() {
            let word = field.prefix { $0 != " " }
            seen.insert(word)
            try read(word, field.dropFirst(word.count + 1), number)
        }
        guard seen.isSuperset(of: ["at", "takes", "proposed"]) else {
            throw refuse("a view needs the fields at, takes and proposed")
        }
    }

    private mutating func read(_ word: Substring, _ rest: Substring, _ number: Int) throws(LayoutGoldenError) {
        switch word {
        case "at":
            let lengths = try Self.lengths(rest, 2, number)
            (x, y) = (lengths[0], lengths[1])
        case "takes":
            let lengths = try Self.lengths(rest, 2, number)
            size = GoldenSize(width: lengths[0], height: lengths[1])
        case "proposed":
            let lengths = try Self.lengths(rest, 2, number)
            proposal = GoldenSize(width: lengths[0], height: lengths[1])
        case "stacks": axis = try Self.axis(rest, number)
        case "spacing": spacing = try Self.lengths(rest, 1, number)[0]
        case "with": settings.append(try Self.setting(rest, number))
        case "drawn" where rest.hasPrefix("with "): paint?.settings.append(try Self.setting(rest.dropFirst(5), number))
        case "insets": insets = try Self.lengths(rest, 4, number)
        case "priority": priority = try Self.lengths(rest, 1, number)[0]
        case "guide":
            let words = rest.split(separator: " ")
            guard words.count >= 4, let value = GoldenLength(parsing: words[words.count - 2]) else {
                throw LayoutGoldenError(line: number, reason: "“guide \(rest)” is not a guide")
            }
            let name = try unescaped(Substring(words.dropLast(3).joined(separator: " ")), number)
            guides.append(
                LayoutGolden.Guide(
                    name: name, axis: try Self.axis(words[words.count - 3], number), value: value,
                    provenance: String(words[words.count - 1])))
        case "text": isText = true
        case "paint":
            paint = LayoutGolden.Paint(digest: String(rest.drop { $0 == "~" }), followsSize: rest.hasPrefix("~"))
        case "label": labels.append(try unescaped(rest, number))
        case "issue": issues.append(try unescaped(rest, number))
        default: throw LayoutGoldenError(line: number, reason: "“\(word)” is not a field of a view")
        }
    }

    private static func setting(_ text: Substring, _ number: Int) throws(LayoutGoldenError) -> LayoutSetting {
        guard let colon = text.firstRange(of: ": ") else {
            throw LayoutGoldenError(line: number, reason: "“with \(text)” has no value")
        }
        return LayoutSetting(
            try unescaped(text[..<colon.lowerBound], number), try unescaped(text[colon.upperBound...], number))
    }

    private static func axis(_ word: Substring, _ number: Int) throws(LayoutGoldenError) -> Axis {
        guard let axis = Axis.allCases.first(where: { $0.description == word }) else {
            throw LayoutGoldenError(line: number, reason: "“\(word)” is not an axis")
        }
        return axis
    }

    private static func lengths(_ text: Substring, _ count: Int, _ number: Int) throws(LayoutGoldenError)
        -> [GoldenLength]
    {
        let lengths = text.split(separator: " ").compactMap { GoldenLength(parsing: $0) }
        guard lengths.count == count, text.split(separator: " ").count == count else {
            throw LayoutGoldenError(line: number, reason: "“\(text)” is not \(count) lengths")
        }
        return lengths
    }
}

/// Text for one field of a line.
private func escaped(_ text: String) -> String {
    var result = ""
    let scalars = text.unicodeScalars
    for index in scalars.indices {
        let scalar = scalars[index]
        let isFirst = index == scalars.startIndex
        let isLast = scalars.index(after: index) == scalars.endIndex
        switch scalar {
        // Such as an accent: it would be one letter with the space beside it, at which the line is split.
        case _ where isFirst && " \(scalar)".count == 1 || isLast && "\(scalar) ".count == 1:
            result += "\\u{\(String(scalar.value, radix: 16))}"
        case "\\": result += "\\\\"
        case "|": result += "\\p"
        case "\n": result += "\\n"
        case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

private func unescaped(_ text: Substring, _ number: Int) throws(LayoutGoldenError) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
        guard scalar == "\\" else {
            result.append(scalar)
            continue
        }
        switch rest.popFirst() {
        case "\\": result.append("\\")
        case "p": result.append("|")
        case "n": result.append("\n")
        case "u":
            let digits = rest.dropFirst().prefix { $0 != "}" }
            guard let value = UInt32(String(digits), radix: 16), let decoded = Unicode.Scalar(value) else {
                fallthrough
            }
            result.append(decoded)
            rest = rest.dropFirst(digits.count + 2)
        default: throw LayoutGoldenError(line: number, reason: "“\(text)” has an unknown escape sequence")
        }
    }
    return String(result)
}
