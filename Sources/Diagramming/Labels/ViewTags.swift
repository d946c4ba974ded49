import Drawing
import Foundation

/// The label of each outline, made of the parts that layers added. Containers have chips, views without children
/// colored text.
struct ViewTags {
    let painter: LabelPainter
    let scene: FigureScene
    let tags: [Int: [TagPart]]

    private var style: DiagramStyle { painter.style }

    /// Smaller than a number, in points.
    private let tiny: CGFloat = 12
    /// Above this number of views, packed together, leader lines become unreadable.
    private let mostCramped = 30
    /// Leader lines to no more cells, or views that look alike, can be followed.
    private let fewCramped = 12

    /// How much the labels of views that look alike say.
    enum LabelDetail {
        case words, number
        /// Numbers where there is room near the view, else the container's number.
        case numberOrContainers
        case containersNumber
    }

    func labels(_ detail: [LikeViews: LabelDetail] = [:], _ withoutPlace: Set<Int> = [], hasRoom: (FigureLabel) -> Bool)
        -> [FigureLabel]
    {
        var own = labels()
        let packed = PackedRows(own, scene, painter).detail
        let brief = own.map { index, _ in detail[LikeViews(index, scene)] ?? packed[index] ?? .words }
        for (place, detail) in brief.enumerated() where own[place].label.row != nil {
            if detail == .number || detail == .numberOrContainers { own[place].label.isNumber = true }
        }
        let lost = Set(
            zip(own, brief).compactMap { view, detail in
                let isLost =
                    detail == .containersNumber || withoutPlace.contains(view.index)
                    || detail == .numberOrContainers && !hasRoom(view.label)
                return isLost ? view.index : nil
            })
        // Where only some views have names, there are no numbers.
        let isCrowded = scene.isCrowded && !scene.isSelective
        let cramped = lost.union(isCrowded ? cramped(own, hasRoom) : [])
        // If some are part of a number, lookalikes are numbers.
        let briefLooks = Set(cramped.map { look($0) })
        for place in own.indices where own[place].label.row != nil && briefLooks.contains(look(own[place].index)) {
            own[place].label.isNumber = true
        }
        let hasLedger = scene.views.contains(where: \.isListed)
        /// The last row inside a view; without a table only labels are listed.
        func lastRow(_ view: Int) -> Int {
            let end = scene.lastRow(in: view)
            if hasLedger { return min(end, max(view, Ledger.rows(of: scene.views.count) - 1)) }
            let listed = own.filter { $0.label.row != nil || cramped.contains($0.index) }
            return listed.map { scene.outlines[$0.index].views[0] }.last { $0 <= end } ?? view
        }
        var labels: [FigureLabel] = []
        var numberHolders: [Int: Int] = [:]
        for (index, label) in own {
            var label = label
            let outline = scene.outlines[index]
            let around = scene.views[outline.views[0]].parent.map { scene.views[$0].outline }
            // In a crowd, a view without room for its own number shares that of the view around it.
            let isTiny = isCrowded && isTiny(outline)
            let isCramped = cramped.contains(index)
            if let around, let holder = numberHolders[around],
                isCramped || isTiny && self.isTiny(scene.outlines[around])
            {
                labels[holder].isNumber = true
                labels[holder].lastRow = lastRow(labels[holder].row ?? 0)
                labels[holder].shared.append(
                    SharedRow(
                        row: outline.views[0], text: label.listed ?? block(parts(index), "  ").string,
                        accent: style[outline.hue]))
                numberHolders[index] = holder
                continue
            }
            if isCramped { (label.row, label.isOptional) = (nil, true) }
            if isTiny {
                label.isNumber = true
                label.lastRow = lastRow(outline.views[0])
            }
            if label.row != nil { numberHolders[index] = labels.count }
            labels.append(label)
        }
        return labels
    }

    private func look(_ outline: Int) -> Outline.Look { scene.outlines[outline].look }

    /// The outlines without room for a label that are too many for leaders.
    private func cramped(_ labels: [(index: Int, label: FigureLabel)], _ hasRoom: (FigureLabel) -> Bool) -> Set<Int> {
        let cramped = labels.filter { !hasRoom($0.label) }
        let others = cramped.filter { !$0.label.isCell }
        let alike = Dictionary(grouping: others) { look($0.index) }.values.filter { $0.count > fewCramped }.joined()
        let isThicket = others.count - alike.count > mostCramped
        // A few cells among numbered ones have leaders like any view.
        let areMany = cramped.count { $0.label.isCell } > fewCramped || others.count > mostCramped
        let cells = areMany ? cramped.filter(\.label.isCell) : []
        return Set((cells + (isThicket ? others : Array(alike))).map(\.index))
    }

    private func labels() -> [(index: Int, label: FigureLabel)] {
        let tagged = Dictionary(grouping: tags.keys.sorted()) { scene.outlines[$0].hue }
        let leaves = scene.leaves
        func name(_ index: Int) -> [TagPart] { tags[index, default: []].filter(\.isName) }
        let cells = PlainCells(scene).outlines
        return scene.outlines.indices.compactMap { index in
            let parts = parts(index)
            guard !parts.isEmpty else { return nil }
            let outline = scene.outlines[index]
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
            (label.home, label.staysHome) = (parent?.rect, !isLeaf)
            let lookalikes = tagged[outline.hue, default: []].filter { $0 != index }
            label.lookalikes = lookalikes.map { scene.outlines[$0].rect }
            label.isUnique = !lookalikes.contains { name($0) == name(index) }
            label.isName = true
            label.countsOthers = name(index).contains(where: \.countsOthers)
            label.border = outline.isDrawn ? outline.rect : nil
            // In the list, a size has to say whose it is.
            if name(index).isEmpty {
                label.listed = "\(scene.pictureName(together: outline.views).text)  \(block(parts, "  ").string)"
            }
            (label.isCell, label.isInCrowd) = (cells.contains(index), scene.isCrowded)
            label.leaves = leaves
            // A spacer may be thin: its arrow is visible.
            let isSpacer = outline.views.contains { scene.views[$0].role == .spacer }
            let (short, long) = (
                min(outline.rect.width, outline.rect.height), max(outline.rect.width, outline.rect.height)
            )
            label.hasNoArea = (isSpacer ? long : short) < 0.5
            label.others = scene.outlines.enumerated().filter { other, outline in
                other != index && outline.isDrawn && !outline.rect.contains(scene.outlines[index].rect)
            }.map(\.element.rect)
            // Without a row there is no number: the label is shown only where there is room near the view.
            if outline.views[0] >= Ledger.rows(of: scene.views.count) {
                label.row = nil
                label.isNear = outline.kind == .container
                label.isOptional = !label.isNear
            }
            // In a figure with selected names, a name without room is left out: its number would not be looked up.
            if scene.isSelective { label.row = nil }
            return (index, label)
        }
    }

    /// The name goes first, in whatever order layers added the parts.
    private func parts(_ index: Int) -> [TagPart] {
        let parts = tags[index, default: []]
        return parts.filter(\.isName) + parts.filter { !$0.isName }
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
