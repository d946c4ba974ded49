import Foundation
import LayoutEngine

/// Details that are arguments: a frame's lengths, a stack's alignment.
extension LayoutGolden.Node {
    /// Whether its detail is about layout. That of a view without content names what it paints, except a spacer's.
    var hasLayoutDetail: Bool { !children.isEmpty || Self.labels[name] != nil }

    /// The labels of the arguments that details are, where the view's kind does not say them.
    private static let labels = ["Spacer": "minLength"]

    /// The detail, or what the view has where none is written.
    ///
    /// - Parameter other: The detail with which it is compared.
    func writtenDetail(besides other: String) -> String {
        if !detail.isEmpty { return detail }
        switch name {
        case "ScrollView": return ".vertical"
        case "ViewThatFits": return ".horizontal, .vertical"
        case "fixedSize": return settings.contains(LayoutSetting("axes", "none")) ? "none" : "horizontal, vertical"
        default: return isAlignment(other) ? ".center" : "none"
        }
    }

    /// Whether a detail of its kind is an alignment.
    private func isAlignment(_ detail: String) -> Bool {
        guard !children.isEmpty else { return false }
        // A stack's may be one of the author's.
        return Alignment.writtenNames.contains(detail) || name.hasSuffix("Stack") && detail.hasPrefix(".")
    }

    /// `minWidth 20 → 25, alignment .center → .leading`
    func detailChange(from old: String, to new: String) -> String {
        if let label = Self.labels[name] { return "\(label) \(old) → \(new)" }
        if name == "padding", old.first?.isLetter != new.first?.isLetter {
            return [old, new].map { $0.first?.isLetter == true ? $0 : "all edges \($0)" }.joined(separator: " → ")
        }
        guard name == "frame", let before = FrameArguments(old), let now = FrameArguments(new) else {
            return "\(old) → \(new)"
        }
        return before.changes(to: now)
    }
}

/// A frame's arguments, read from its detail: `width 20…60, idealWidth 30 .leading`.
private struct FrameArguments {
    private var lengths: [(label: String, value: String)] = []
    private var alignment = ".center"

    init?(_ detail: String) {
        if detail == "none" || detail == alignment { return }
        var text = detail[...]
        if let start = text.hasPrefix(".") ? text.startIndex : text.firstRange(of: " .")?.lowerBound {
            alignment = String(text[start...].drop { $0 == " " })
            text = text[..<start]
        }
        for argument in text.split(separator: ", ") {
            let words = argument.split(separator: " ")
            guard words.count == 2 else { return nil }
            let bounds = words[1].split(separator: "…")
            guard bounds.count == 2 else {
                lengths.append((String(words[0]), String(words[1])))
                continue
            }
            let side = words[0].capitalized
            lengths += [("min" + side, String(bounds[0])), ("max" + side, String(bounds[1]))]
        }
    }

    func changes(to now: Self) -> String {
        let labels = (lengths + now.lengths).map(\.label).unique
        var words = labels.compactMap { label -> String? in
            let (old, new) = (self[label], now[label])
            return old == new ? nil : "\(label) \(old ?? "none") → \(new ?? "none")"
        }
        if alignment != now.alignment { words.append("alignment \(alignment) → \(now.alignment)") }
        return words.joined(separator: ", ")
    }

    private subscript(label: String) -> String? { lengths.first { $0.label == label }?.value }
}
