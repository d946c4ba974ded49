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
        var items: [DisplayItem] = []
        var (y, widest): (CGFloat, CGFloat) = (0, 0)
        func add(_ set: SetText, spacing: CGFloat) {
            if y > 0 { y += spacing }
            // The block starts at the top of the first line's capitals.
            items.append(setter.item(set, x: 0, baseline: y + set.capHeight))
            y += set.inkHeight
            widest = max(widest, set.size.width)
        }
        if let title, !title.isEmpty {
            add(paragraph(title, style.type.title, style.ink, max(width, longestTitle)), spacing: 0)
        }
        if let caption, !caption.isEmpty {
            add(paragraph(caption, style.type.caption, style.muted, max(width, 480)), spacing: 11)
        }
        guard !items.isEmpty else { return nil }
        return PageBlock(size: CGSize(width: widest.rounded(.up), height: (y + 3).rounded(.up)), items: items)
    }

    /// On one line if it fits `width`, else wrapped there.
    private func paragraph(_ string: String, _ font: Drawing.FontSpec, _ color: RGBA, _ width: CGFloat) -> SetText {
        let free = setter.set(TextBlock(string, font: font, color: color))
        return free.size.width <= width ? free : setter.paragraph(string, font, color, width: width)
    }
}
