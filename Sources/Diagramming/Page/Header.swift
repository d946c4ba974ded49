import Drawing
import Foundation

struct Header {
    let style: DiagramStyle
    let setter: Typesetter
    let title: String?
    let caption: String?

    /// A title longer than this wraps, in points.
    private let longestTitle: CGFloat = 900

    /// The caption wraps at `width`, or at 480 points if that is more.
    func block(width: CGFloat) -> PageBlock? {
        var lines: [SetText] = []
        if let title, !title.isEmpty {
            lines.append(paragraph(title, style.type.title, style.ink, max(width, longestTitle)))
        }
        if let caption, !caption.isEmpty {
            lines.append(paragraph(caption, style.type.caption, style.muted, max(width, 480)))
        }
        var block = setter.stacked(lines, spacing: 11)
        block?.size.height += 3
        return block
    }

    private func paragraph(_ string: String, _ font: Drawing.FontSpec, _ color: RGBA, _ width: CGFloat) -> SetText {
        let free = setter.set(TextBlock(string, font: font, color: color))
        return free.size.width <= width ? free : setter.paragraph(string, font, color, width: width)
    }
}
