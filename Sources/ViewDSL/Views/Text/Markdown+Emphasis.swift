import Foundation

extension Markdown {
    /// What decides which marks a closing one pairs with.
    private struct Closer: Hashable {
        var mark: Character
        var canOpen: Bool
        /// The count, or of asterisks and underscores what the rule of three compares.
        var count: Int
    }

    /// Pairs each closing mark with the nearest opening one.
    mutating func pairMarks(in range: Range<Int>) {
        // The marks that may still open, in order.
        var openers: [Int] = []
        // No mark before these opens for such a closer.
        var bottoms: [Closer: Int] = [:]
        // How many more pairs each node is in than the one before.
        var steps: [WritableKeyPath<Node, Bool>: [Int]] = [:]
        for closer in range {
            guard case .marks(let mark, _) = nodes[closer].content else { continue }
            while case .marks(_, let closing) = nodes[closer].content, nodes[closer].canClose, closing > 0 {
                let kind = Closer(
                    mark: mark, canOpen: nodes[closer].canOpen, count: mark == "~" ? closing : closing % 3)
                guard let place = place(of: mark, closing, for: closer, in: openers, from: bottoms[kind] ?? 0),
                    case .marks(_, let opening) = nodes[openers[place]].content
                else {
                    bottoms[kind] = closer
                    break
                }
                let opener = openers[place]
                let length = min(opening, closing, 2)
                let style: WritableKeyPath<Node, Bool> = mark == "~" ? \.isStruck : length == 2 ? \.isBold : \.isItalic
                steps[style, default: Array(repeating: 0, count: range.count)][opener + 1 - range.lowerBound] += 1
                steps[style]?[closer - range.lowerBound] -= 1
                // Delimiters inside a matched pair cannot match any outside it.
                openers.removeSubrange((place + 1)...)
                nodes[opener].content = .marks(mark, count: opening - length)
                nodes[closer].content = .marks(mark, count: closing - length)
                if opening == length {
                    openers.removeLast()
                } else {
                    // Of another length, it may open for others.
                    for kind in bottoms.keys { bottoms[kind] = min(bottoms[kind] ?? 0, opener) }
                }
            }
            if case .marks(_, let count) = nodes[closer].content, nodes[closer].canOpen, count > 0 {
                openers.append(closer)
            }
        }
        for (style, steps) in steps {
            var depth = 0
            for (index, step) in zip(range, steps) {
                depth += step
                if depth > 0 { nodes[index][keyPath: style] = true }
            }
        }
        for index in range { (nodes[index].canOpen, nodes[index].canClose) = (false, false) }
    }

    /// Where among the openers the last one is that such a closer pairs with.
    private func place(
        of mark: Character, _ closing: Int, for closer: Int, in openers: [Int], from bottom: Int
    ) -> Int? {
        for place in openers.indices.reversed() {
            let index = openers[place]
            guard index >= bottom else { return nil }
            guard case .marks(mark, let opening) = nodes[index].content else { continue }
            if mark == "~" {
                if opening == closing { return place }
                continue
            }
            // CommonMark's rule of three: `*a**b*` is one emphasis.
            let isAmbiguous = nodes[index].canClose || nodes[closer].canOpen
            if isAmbiguous, (opening + closing) % 3 == 0, opening % 3 != 0 || closing % 3 != 0 { continue }
            return place
        }
        return nil
    }
}
