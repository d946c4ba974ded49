import Drawing
import Foundation

/// The label of each outline, made of the parts that layers added. Containers have chips, views without children
/// colored text.
struct ViewTags {
    let painter: LabelPainter
    let scene: FigureScene
    let tags: [Int: [TagPart]]

    private var style: DiagramStyle { painter.style }

    /// Views smaller than this, in points, are labeled with a number only.
    private static let tiny: CGFloat = 12

    /// How much the labels of sibling views say.
    enum LabelDetail: Int {
        case words, number
        /// Numbers, where they need no leaders.
        case nearNumber

        var less: LabelDetail? { LabelDetail(rawValue: rawValue + 1) }
    }

    /// - Parameter detail: What the labels of a group say, if not words.
    func labels(_ detail: [Int: LabelDetail]) -> [FigureLabel] {
        labels().map { label in
            var label = label
            guard label.row != nil else { return label }
            let detail = label.group.flatMap { detail[$0] } ?? .words
            // Where only some views have names, there are no numbers.
            let isTiny = min(label.target.width, label.target.height) < Self.tiny
            label.isNumber = detail != .words || isTiny && scene.isCrowded && !scene.isSelective
            label.isOptional = detail == .nearNumber
            return label
        }
    }

    private func labels() -> [FigureLabel] {
        let tagged = Dictionary(grouping: tags.keys.sorted()) { scene.outlines[$0].hue }
        let names = scene.outlines.indices.map { tags[$0, default: []].filter(\.isName) }
        let cells = CrowdedAreas(scene).outlines
        let siblings = scene.outlines.indices.map { Siblings($0, scene) }
        let groups = Dictionary(grouping: scene.outlines.indices) { siblings[$0] }.mapValues { $0[0] }
        let drawn = scene.outlines.indices.filter { scene.outlines[$0].isDrawn }
        return scene.outlines.indices.compactMap { index in
            let (name, parts) = (names[index], parts(index))
            guard !parts.isEmpty else { return nil }
            let outline = scene.outlines[index]
            let pictureName = name.isEmpty ? scene.pictureName(together: outline.views).text : nil
            let accent = style[outline.hue]
            // Without a border, a modifier around a plain area looks like that area.
            let isLeaf = outline.kind == .leaf || cells.contains(index) && !outline.isDrawn
            let parent = scene.views[outline.views[0]].parent.map { scene.outlines[scene.views[$0].outline] }
            var label = FigureLabel(
                shapes: isLeaf ? [block(parts, "\n"), block(parts, " ")] : [block(parts, "  "), block(parts, "\n")],
                look: outline.isQuiet ? .plain(style.neutral) : isLeaf ? .plain(accent) : .chip(accent),
                target: outline.rect,
                preference: isLeaf ? .view : .container, own: outline.rect, row: outline.views[0],
                rank: (isLeaf ? 30 : 20) + min(outline.depth, 9))
            (label.container, label.staysInContainer) = (parent?.rect, !isLeaf)
            let lookalikes = tagged[outline.hue, default: []].filter { $0 != index }
            label.lookalikes = lookalikes.map { scene.outlines[$0].rect }
            label.isUnique = !lookalikes.contains { names[$0] == name }
            label.kind = .name
            label.name = LabelName(text: pictureName ?? block(name, " ").string)
            label.group = groups[siblings[index]]
            label.countsOthers = name.contains(where: \.countsOthers)
            label.border = outline.isDrawn ? outline.rect : nil
            // In the list of numbered labels, a size needs its view's name.
            label.listed = (pictureName.map { "\($0)  " } ?? "") + block(parts, "  ").string
            (label.isCell, label.isInCrowd) = (cells.contains(index), scene.isCrowded)
            label.leaves = scene.leaves
            // A spacer may be thin: its arrow is visible.
            let isSpacer = outline.views.contains { scene.views[$0].role == .spacer }
            let (short, long) = (
                min(outline.rect.width, outline.rect.height), max(outline.rect.width, outline.rect.height)
            )
            label.hasNoArea = (isSpacer ? long : short) < 0.5
            label.others = drawn.filter { $0 != index }.map { scene.outlines[$0].rect }
                .filter { !$0.encloses(outline.rect) }
            // Without a row there is no number: the label is shown only where there is room near the view.
            if outline.views[0] >= Ledger.rows(of: scene.views.count) {
                label.row = nil
                label.isNear = outline.kind == .container
                label.isOptional = !label.isNear
            }
            // In a figure with selected names, a name without room is left out: its number would not be looked up.
            if scene.isSelective { label.row = nil }
            return label
        }
    }

    /// The name goes first, in whatever order layers added the parts.
    private func parts(_ index: Int) -> [TagPart] {
        let parts = tags[index, default: []]
        return parts.filter(\.isName) + parts.filter { !$0.isName }
    }

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

/// Views that are labeled alike: the children of one container, or views inside them that look the same.
private struct Siblings: Hashable {
    /// The outline of the nearest container with several children.
    private var container: Int?
    private var look: Outline.Look?

    init(_ outline: Int, _ scene: FigureScene) {
        var view = scene.views[scene.outlines[outline].views[0]]
        func parent() -> ShownView? { view.parent.map { scene.views[$0] } }
        while let next = parent(), next.children.count == 1 {
            look = scene.outlines[outline].look
            view = next
        }
        container = parent()?.outline
    }
}
