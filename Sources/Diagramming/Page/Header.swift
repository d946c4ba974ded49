import Foundation

struct Header {
    let style: DiagramStyle
    let setter: Typesetter
    let title: String?
    let caption: String?
    /// The header is at least as large as with this caption, so that the frames of an animation do not move.
    var reservedCaption: String?

    /// Title and caption wrap at `width`, or at 480 points if that is more.
    func block(width: CGFloat) -> PageBlock? {
        let shown = block(caption, width: width)
        guard let reservedCaption, let room = block(reservedCaption, width: width)?.size else { return shown }
        let size = shown?.size ?? .zero
        return PageBlock(
            size: CGSize(width: max(size.width, room.width), height: max(size.height, room.height)),
            items: shown?.items ?? [])
    }

    private func block(_ caption: String?, width: CGFloat) -> PageBlock? {
        let limit = max(width, min(480, style.lengths.bodyWidth))
        var lines: [SetText] = []
        if let title, !title.isEmpty {
            lines.append(
                setter.fitted(
                    MarkedText(title), style.type.title, style.ink, strong: style.ink, width: limit))
        }
        if let caption, !caption.isEmpty {
            lines.append(
                setter.fitted(
                    MarkedText(caption.replacing(" × ", with: "\u{a0}×\u{a0}")), style.type.caption, style.muted,
                    strong: style.ink, width: limit))
        }
        var block = setter.stacked(lines, spacing: 11)
        block?.size.height += 3
        return block
    }
}
