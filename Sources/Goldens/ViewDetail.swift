import Foundation
import LayoutEngine

/// Details that are arguments: a spacer's minimum length, a stack's alignment.
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

    /// `minLength 8 → 12`
    func detailChange(from old: String, to new: String) -> String {
        if let label = Self.labels[name] { return "\(label) \(old) → \(new)" }
        if name == "padding", old.first?.isLetter != new.first?.isLetter {
            return [old, new].map { $0.first?.isLetter == true ? $0 : "all edges \($0)" }.joined(separator: " → ")
        }
        return "\(old) → \(new)"
    }

    private static let frameArguments: Set = [
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
    ]

    /// Whether the setting is an argument of a frame, which has it in its detail as well.
    func isFrameArgument(_ setting: String) -> Bool { name == "frame" && Self.frameArguments.contains(setting) }
}
