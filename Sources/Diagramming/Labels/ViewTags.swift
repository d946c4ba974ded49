import Drawing
import Foundation

/// The one label of each outline, from what the layers had to say of it: name, size.
///
/// Containers carry a chip, views without others in them coloured words.
struct ViewTags {
    let style: DiagramStyle

    /// Smaller than a number, in points.
    private let tiny: CGFloat = 12

    func labels(_ scene: FigureScene, _ tags: [Int: [TagPart]]) -> [Label] {
        let tagged = Dictionary(grouping: tags.keys.sorted()) { scene.outlines[$0].hue }
        let leaves = scene.outlines.filter { outline in
            outline.isDrawn && outline.views.contains { scene.views[$0].kind == .leaf }
        }
        .map(\.border)
        func name(_ index: Int) -> [TagPart] { tags[index, default: []].filter(\.isName) }
        var labels: [Label] = []
        /// The label with the number of each outline's views.
        var tellers: [Int: Int] = [:]
        for index in scene.outlines.indices {
            // The name goes first, whichever layer knew of the view first.
            let parts = tags[index, default: []].filter(\.isName) + tags[index, default: []].filter { !$0.isName }
            guard !parts.isEmpty else { continue }
            let outline = scene.outlines[index]
            let accent = style[outline.hue]
            let isLeaf = outline.kind == .leaf
            let around = scene.views[outline.views[0]].parent.map { scene.views[$0].outline }
            let parent = around.map { scene.outlines[$0] }
            // In a crowd a view too small for a number shares that of the one around it, which tells them all.
            let isTiny = scene.isCrowded && isTiny(outline)
            if isTiny, let parent, self.isTiny(parent), let teller = around.flatMap({ tellers[$0] }) {
                labels[teller].shared.append(
                    SharedRow(row: outline.views[0], text: block(parts, "  "), accent: accent))
                tellers[index] = teller
                continue
            }
            var label = Label(
                shapes: isLeaf ? [block(parts, "\n"), block(parts, " ")] : [block(parts, "  "), block(parts, "\n")],
                look: isLeaf ? .plain(accent) : .chip(accent), target: outline.rect.joined(outline.line),
                preference: isLeaf ? .view : .container, own: outline.rect, home: parent?.rect, staysHome: !isLeaf,
                row: outline.views[0],
                rank: (isLeaf ? 30 : 20) + min(outline.depth, 9))
            for rival in tagged[outline.hue, default: []] where rival != index {
                label.rivals.append(scene.outlines[rival].border)
                if name(rival) == name(index) { label.isUnique = false }
            }
            label.isName = true
            label.leaves = leaves
            // A spacer is as long as the arrow in it, however thin.
            let isSpacer = outline.views.contains { scene.views[$0].role == .spacer }
            let (short, long) = (
                min(outline.rect.width, outline.rect.height), max(outline.rect.width, outline.rect.height)
            )
            label.isHollow = (isSpacer ? long : short) < 0.5
            label.others = scene.outlines.enumerated().filter { other, outline in
                other != index && outline.isDrawn && !outline.border.contains(scene.outlines[index].border)
            }.map(\.element.border)
            // A number needs a row to look it up in; without one the label is shown where there is room.
            if outline.views[0] >= Ledger.mostRows { (label.row, label.isOptional) = (nil, true) }
            if isTiny {
                label.isNumber = true
                label.lastRow = scene.lastRow(in: outline.views[0])
            }
            tellers[index] = labels.count
            labels.append(label)
        }
        return labels
    }

    private func isTiny(_ outline: Outline) -> Bool { min(outline.rect.width, outline.rect.height) < tiny }

    private func block(_ parts: [TagPart], _ separator: String) -> TextBlock {
        var runs: [TextRun] = []
        for part in parts {
            let font = part.isName ? style.type.label : style.type.labelDetail
            let lead = runs.isEmpty ? "" : separator
            runs.append(TextRun(lead + part.text, font: font, color: style.ink))
        }
        var block = TextBlock(runs: runs, alignment: .center)
        block.lineSpacing = 0
        return block
    }
}

/// `text` with at most `limit` characters, the rest as an ellipsis.
func shortened(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1).trimmingSpaces + "…"
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var result = self
        while result.last == " " { result.removeLast() }
        return result
    }
}
