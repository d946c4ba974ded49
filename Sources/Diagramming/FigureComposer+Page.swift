import Drawing
import Foundation

/// The page of a picture: its code beside it or above it, legend and table below.
extension FigureComposer {
    private static let spacing: CGFloat = 16
    private static let codeGap: CGFloat = 12

    func page(_ input: ComposerInput, _ drawn: Drawn) -> DisplayList {
        let extent = input.reservedExtent ?? drawn.picture.extent
        let natural = naturalPanel(extent)
        let code = code(input.part, drawn, natural)
        let below = below(drawn)
        let inset = code.beside.map { $0.size.width + Self.codeGap } ?? 0
        let structure = drawn.scene.structureCaption(drawn.canvas.measured).map {
            [$0, drawn.blended].compactMap(\.self).joined(separator: " ")
        }
        var page = Page(style: style, setter: setter, words: input.words)
        page.words.caption = input.words.caption ?? structure
        page.words.footer += OmissionFooter([drawn]).words
        let widths = [natural.width + inset, below?.size.width ?? 0, code.above?.size.width ?? 0]
        return page.list(naturalWidth: widths.max() ?? 0) { width in
            let size = CGSize(width: width - inset, height: max(natural.height, code.beside?.size.height ?? 0))
            var body = panel(drawn, extent, CGRect(origin: CGPoint(x: inset, y: 0), size: size))
            if let beside = code.beside {
                let ground = CGRect(origin: .zero, size: beside.size)
                body.items += [codeBlock(input.part, drawn.scene).ground(ground), beside.item(at: .zero)]
            }
            let above = code.above.flatMap { _ in codeAbove(input.part, drawn.scene, width: width) }
            return PageBlock.column([above.map { join($0, body) } ?? body, below], spacing: Self.spacing) ?? body
        }
    }

    private func join(_ above: PageBlock, _ body: PageBlock) -> PageBlock {
        PageBlock.column([above, body], spacing: Self.codeGap) ?? body
    }

    /// Framed code: beside the panel where both fit and are about as high, else above it.
    private func code(_ part: FigurePart, _ drawn: Drawn, _ natural: CGSize) -> (beside: PageBlock?, above: PageBlock?)
    {
        let painter = codeBlock(part, drawn.scene)
        guard let framed = painter.framed(part.code, width: style.lengths.bodyWidth) else { return (nil, nil) }
        let isNarrow = framed.size.width + Self.codeGap + natural.width <= style.lengths.bodyWidth
        let (low, high) = (min(framed.size.height, natural.height), max(framed.size.height, natural.height))
        return isNarrow && high <= 2 * low ? (framed, nil) : (nil, framed)
    }

    private func below(_ drawn: Drawn) -> PageBlock? {
        let legend = legend(drawn.roles, isRightToLeft: drawn.canvas.hasProposalsFromRight)
        let table = table(drawn)
        let width = max(naturalPanel(drawn.picture.extent).width, table?.size.width ?? 0)
        return PageBlock.column(
            [legend?.flow(width: min(width, style.lengths.bodyWidth)), table], spacing: Self.spacing)
    }

    /// The picture in the middle of its panel.
    private func panel(_ drawn: Drawn, _ extent: CGRect, _ rect: CGRect) -> PageBlock {
        let origin = CGPoint(
            x: rect.minX + ((rect.width - extent.width) / 2).rounded(.down) - extent.minX,
            y: ((rect.height - extent.height) / 2).rounded(.down) - extent.minY)
        return PageBlock(
            size: CGSize(width: rect.maxX, height: rect.height),
            items: PanelGround(style: style, grid: grid).items(rect) + [.moved(drawn.picture.items, to: origin)],
            origins: [origin])
    }
}
