import Foundation

extension LayoutGolden {
    /// The layout that these lines print, a view each; nil if a line prints no view.
    ///
    /// - Parameter printed: As in `print(layout)`, without surrounding empty lines.
    package init?(printed: [String]) {
        var nodes: [Node] = []
        for line in printed {
            let text = line.drop { $0 == " " }
            let indentation = line.count - text.count
            if text.hasPrefix("! "), !nodes.isEmpty {
                nodes[nodes.count - 1].issues.append(String(text.dropFirst(2)))
                continue
            }
            guard indentation % 2 == 0, let node = Node(printed: text, depth: indentation / 2) else { return nil }
            let parent = nodes.lastIndex { $0.depth < node.depth }
            guard node.depth == (parent.map { nodes[$0].depth + 1 } ?? 0), parent != nil || nodes.isEmpty else {
                return nil
            }
            nodes.append(node)
            nodes[nodes.count - 1].parent = parent
            if let parent { nodes[parent].children.append(nodes.count - 1) }
        }
        guard !nodes.isEmpty else { return nil }
        self.init(scene: "printed", environment: "", paint: "", drawsText: true, parts: [Part(nodes: nodes)])
        // It has no settings.
        format = 2
    }
}

extension LayoutGolden.Node {
    /// `HStack .feet “row”  (0, 0) 178 × 98  proposed 240 × 133 feet = 61`
    fileprivate init?(printed text: Substring, depth: Int) {
        let number = "[^ ,()]+"
        let pattern =
            "^(.+?)  \\((\(number)), (\(number))\\) (\(number)) × (\(number))  proposed (\(number)) × (\(number))(.*)$"
        guard let match = try? Regex(pattern).dotMatchesNewlines().wholeMatch(in: text) else { return nil }
        let parts = (1...8).map { String(match[$0].substring ?? "") }
        let lengths = parts[1...6].map { GoldenLength(printed: $0) }
        let kind = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
        self.init(
            depth: depth, name: kind.first ?? "", detail: kind.count > 1 ? kind[1] : "", x: lengths[0], y: lengths[1],
            size: GoldenSize(width: lengths[2], height: lengths[3]),
            proposal: GoldenSize(width: lengths[4], height: lengths[5]), priority: GoldenLength(0))
        guides = Self.guides(parts[7])
        if let rank = guides.firstIndex(where: { $0.name == "priority" }) { priority = guides.remove(at: rank).value }
        isText = name == "Text"
    }

    /// ` feet = 61 firstTextBaseline = 12 priority = 1`
    private static func guides(_ text: String) -> [LayoutGolden.Guide] {
        let words = text.split(separator: " ").map(String.init)
        return words.indices.filter { words[$0] == "=" && $0 > 0 && $0 + 1 < words.count }.map { index in
            LayoutGolden.Guide(
                name: words[index - 1], value: GoldenLength(printed: words[index + 1]), provenance: "explicit")
        }
    }
}

extension GoldenLength {
    fileprivate init(printed text: String) {
        switch text {
        case "nil": self.init(nil)
        case "∞": self.init(.infinity)
        case "−∞", "-∞": self.init(-.infinity)
        case "NaN": self.init(.nan)
        default: self.init(Double(text.replacing("−", with: "-")).map { CGFloat($0) })
        }
    }
}
