import Foundation
import LayoutEngine

/// What a screen's structure comes to, in words: `Proposed 320 wide. The list takes 320 × 165: three rows of 44 and two
/// dividers, inside 16 of padding.`
struct StructureCaption {
    let structure: ScreenStructure
    let scene: FigureScene

    private var views: [ShownView] { scene.views }
    private var focus: StructureUnit { structure.focus }
    private var core: ShownView { views[focus.core] }
    /// More kinds of views are counted.
    private static let mostKinds = 4

    /// In full, for those who do not see the picture.
    var text: String {
        var words = "The \(core.label ?? core.name) takes \(sizeText(core.size))"
        if let content = content(measured: true) { words += ": \(content)" }
        if let padding { words += ", inside \(padding)" }
        return [proposed, words + "."].compactMap(\.self).joined(separator: " ")
    }

    /// Without the numbers that the picture has.
    var shortText: String {
        let name = core.label ?? core.name
        let size = structure.emphasized == nil ? nil : sizeText(core.size)
        let content = content(measured: false)
        var words = size.map { "The \(name) takes \($0)" } ?? "The \(name)"
        if let content { words += size == nil ? " holds \(content)" : ": \(content)" }
        if padding != nil { words += ", inside padding" }
        return size == nil && content == nil ? "" : words + "."
    }

    private var proposed: String? {
        let proposal = structure.proposal(in: scene)
        return switch (proposal.width, proposal.height) {
        case (nil, nil): nil
        case (let width?, nil): "Proposed \(lengthText(width)) wide."
        case (nil, let height?): "Proposed \(lengthText(height)) high."
        case (let width?, let height?): "Proposed \(lengthText(width)) × \(lengthText(height))."
        }
    }

    // MARK: Content

    /// The views in the core, in order, equal ones together; nil if there are none.
    private func content(measured: Bool) -> String? {
        let children = core.children.map { views[$0] }.filter { $0.undrawn == nil }
        guard core.kind == .container, !children.isEmpty else { return nil }
        let axis = core.facts.stackAxis
        let kinds = children.grouped(by: kind)
        let parts = kinds.map { counted($0.key, $0.elements, measured ? axis : nil) }
        let left = kinds.dropFirst(Self.mostKinds).reduce(0) { $0 + $1.elements.count }
        let words = Wording.list(
            parts.count > Self.mostKinds ? parts.prefix(Self.mostKinds) + [Wording.count(left, "more view")] : parts)
        return spacing.map { "\(words), \($0) apart" } ?? words
    }

    private func kind(_ view: ShownView) -> String {
        if view.role == .spacer { return "Spacer" }
        return StructureUnit(from: view.id, views).name
    }

    private func counted(_ name: String, _ children: [ShownView], _ axis: Axis?) -> String {
        let boxes = children.map { StructureUnit(from: $0.id, views).box }
        let lengths = axis.map { axis in Set(boxes.map { lengthText(views[$0].size[axis]) }) } ?? []
        let isMeasured = children.count > 1 && lengths.count == 1 && !children[0].isThin
        let group = structure.groups.first { $0.container.map { boxes.contains($0.box) } ?? false }
        if children.count == 1, let group {
            return "a \(name) of \(Wording.number(group.units.count)) \(Wording.plural(group.name))"
        }
        let count =
            children.count == 1
            ? Wording.withIndefiniteArticle(name) : "\(Wording.number(children.count)) \(Wording.plural(name))"
        return isMeasured ? "\(count) of \(lengths.first!)" : count
    }

    /// The gap between all neighbors, if it is the same everywhere.
    private var spacing: String? {
        let lengths = Set(core.gaps.map { lengthText($0.length) })
        guard let length = lengths.first, lengths.count == 1, length != "0", core.facts.stackAxis != nil else {
            return nil
        }
        return length
    }

    // MARK: Padding

    private var padding: String? {
        let all = focus.paddings.compactMap { views[$0].paddings }
        guard all.count == 1, let edges = all.first else { return all.isEmpty ? nil : "padding" }
        let lengths = Set(
            [edges.top, edges.bottom, edges.left, edges.right].map(scene.lengthText).filter { $0 != "0" })
        guard let length = lengths.first else { return nil }
        return lengths.count == 1 ? "\(length) of padding" : "padding"
    }
}

extension FigureScene {
    /// A caption for a figure whose author wrote none.
    var structureCaption: String? { structure.map { StructureCaption(structure: $0, scene: self).shortText } }
}

extension ScreenStructure {
    /// How many views have no mark, and how to see them.
    var unmarkedWords: String? {
        guard unmarked > 0 else { return nil }
        let views = unmarked == 1 ? "1 more view is not marked" : "\(unmarked) more views are not marked"
        let name = emphasized.map { groups[$0].name }
        return "\(views): \(name.map { ".focus(\"\($0)\"), " } ?? "").annotations(.borders)"
    }
}

extension FigurePart {
    /// The caption of a figure that shows the structure of this layout, with all numbers.
    package static func structureCaption(of snapshot: LayoutSnapshot, _ selection: FigureSelection) -> String? {
        let scene = FigureScene(snapshot, annotations: .structure, style: .light, selection: selection)
        return scene.structure.map { StructureCaption(structure: $0, scene: scene).text }
    }
}
