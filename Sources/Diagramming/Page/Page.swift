import Drawing
import Foundation

/// The texts around the body of a figure.
package struct PageWords: Sendable {
    package var title: String?
    package var caption: String?
    /// The header is at least as large as with this caption, so that the frames of an animation do not move.
    package var reservedCaption: String?
    /// Parts, with a dot between those on one line.
    package var footer: [String]

    package init(title: String? = nil, caption: String? = nil, footer: [String] = []) {
        (self.title, self.caption, self.footer) = (title, caption, footer)
    }
}

/// A whole figure: title and caption, the body, the footer, on the canvas with even margins.
struct Page {
    let style: DiagramStyle
    let setter: Typesetter
    var words: PageWords

    /// - Parameters:
    ///   - naturalWidth: The body's own width, in points; the caption wraps there.
    ///   - code: Code above the body.
    ///   - body: Makes the body for the page's width, which a long title may widen.
    func list(
        naturalWidth: CGFloat, code: PageBlock? = nil, body: (_ width: CGFloat) -> PageBlock
    ) -> DisplayList {
        let naturalWidth = max(naturalWidth, code?.size.width ?? 0)
        let margin = style.lengths.margin
        let header = Header(
            style: style, setter: setter, title: words.title, caption: words.caption,
            reservedCaption: words.reservedCaption
        ).block(width: naturalWidth)
        let footerWidth = max(naturalWidth, header?.size.width ?? 0, min(480, style.lengths.bodyWidth))
        let footer = words.footer.isEmpty ? nil : footerLines(width: footerWidth)
        let width = max(naturalWidth, header?.size.width ?? 0, footer?.size.width ?? 0).rounded(.up)

        var items: [DisplayItem] = []
        var y = margin
        if let header {
            items.append(header.item(at: CGPoint(x: margin, y: y)))
            y += header.size.height + 14
        }
        let main = body(width)
        let block = code.flatMap { PageBlock.column([$0, main], spacing: 12) } ?? main
        items.append(block.item(at: CGPoint(x: margin, y: y)))
        let origins = block.origins(at: CGPoint(x: margin, y: y))
        y += block.size.height
        if let footer {
            items.append(setter.item(footer, x: margin, baseline: y + 14 + footer.capHeight))
            y += 14 + footer.inkHeight.rounded(.up)
        }
        let size = CGSize(
            width: (max(width, block.size.width) + 2 * margin).rounded(.up), height: (y + margin).rounded(.up))
        let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), .color(style.canvas))
        return DisplayList(size: size, items: (style.hasGround ? [ground] : []) + items, origins: origins)
    }

    private func footerLines(width: CGFloat) -> SetText {
        func set(_ line: String) -> SetText { setter.set(TextBlock(line, font: style.type.footer, color: style.muted)) }
        var lines: [String] = []
        for part in words.footer {
            let longer = lines.last.map { "\($0)  ·  \(part)" }
            if let longer, set(longer).size.width <= width {
                lines[lines.count - 1] = longer
            } else {
                lines.append(part)
            }
        }
        return setter.paragraph(lines, style.type.footer, style.muted, width: width)
    }
}
