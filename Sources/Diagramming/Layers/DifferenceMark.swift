import Drawing
import Foundation
import LayoutEngine

/// Marks the first view that differs between two panels: a strong outline, its name, and its value in both panels. Its
/// proposal is a ruler.
struct DifferenceMark: Equatable {
    let record: Int
    let words: String
    /// The axes on which it is proposed different lengths.
    let proposed: [Axis]
    /// Whether the words are about the view's modifiers: the outermost one is marked, which is as large as all of them.
    let isOfModifiers: Bool
    private static let width: CGFloat = 2

    /// - Parameter isFirst: Whether it is in the first of the two layouts.
    init(_ difference: LayoutDifference, _ first: LayoutSnapshot, _ second: LayoutSnapshot, isFirst: Bool) {
        let delta = difference.delta(first, second)
        words = isFirst ? delta.first : delta.second
        proposed = difference.proposedAxes
        let (view, records) = isFirst ? (difference.first, first.records) : (difference.second, second.records)
        guard case .modifiers(let ours, let theirs) = difference.kind else {
            (record, isOfModifiers) = (view, false)
            return
        }
        (record, isOfModifiers) = (records.outermost(of: isFirst ? ours : theirs, around: view), true)
    }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        guard let view = scene.view(of: record).map({ scene.views[$0] }) else { return }
        let style = canvas.style
        let (accent, rect) = (style.emphasis, scene.outlines[view.outline].rect)
        canvas.draw { pixels in
            pixels.border(pixels.outlines[view.outline].rect, width: Self.width, accent.line, style)
        }
        canvas.blockLabels(border: rect, width: Self.width)
        canvas.use(.difference)
        let name = scene.pictureName(view, atMost: 24)
        for axis in proposed where !canvas.proposed.contains(where: { $0.axis == axis && $0.frame == view.frame }) {
            canvas.proposed.append(ProposalRuler(axis, view, in: scene, name: name))
        }
        let hasSize = isOfModifiers && view.annotations.contains(.sizes)
        let parts = isOfModifiers ? [words] + (hasSize ? [sizeText(view.size)] : []) : [name, words]
        let shapes = (isOfModifiers ? ["  ", "\n"] : [" ", "\n"]).map { separator in
            TextBlock(parts.joined(separator: separator), font: canvas.style.type.label, color: accent.chipText)
        }
        var label = FigureLabel(
            shapes: shapes, look: .chip(accent), target: rect, preference: .container, own: rect, rank: 5)
        label.name = LabelName(text: isOfModifiers ? "modifiers" : name)
        label.container = view.parent.map { scene.outlines[scene.views[$0].outline].rect }
        canvas.label(label)
    }
}

extension [LayoutRecord] {
    /// The outermost of the modifiers of these names around a view.
    fileprivate func outermost(of names: [String], around view: Int) -> Int {
        var (outermost, inner, left) = (view, view, names)
        while !left.isEmpty, let parent = self[inner].parent, self[parent].role == .modifier,
            self[parent].children.first == inner
        {
            inner = parent
            guard let found = left.firstIndex(where: { [self[parent].name, self[parent].title].contains($0) }) else {
                continue
            }
            left.remove(at: found)
            outermost = parent
        }
        return outermost
    }
}

extension LayoutDifference {
    /// What the view comes to in the first layout, and in both: `60`, `60 → 100` where only the widths differ. Of a view
    /// with another proposal that is the size it answers with.
    func delta(_ one: LayoutSnapshot, _ other: LayoutSnapshot) -> (first: String, second: String) {
        switch kind {
        case .proposal:
            return Self.delta(one.records[first].frame.size, other.records[second].frame.size)
        case .size(let a, let b): return Self.delta(a, b)
        case .children(let a, let b): return (Wording.count(a, "view"), "\(a) → \(Wording.count(b, "view"))")
        case .contents, .order, .modifiers: return (words.first, words.second)
        case .origin: return ("at \(words.first)", "\(words.first) → \(words.second)")
        }
    }

    /// Of the axes only the one that differs, if it is one; a length without a word would be read as a width.
    private static func delta(_ a: CGSize, _ b: CGSize) -> (first: String, second: String) {
        let axis: Axis? = a.height.isNear(b.height) ? .horizontal : a.width.isNear(b.width) ? .vertical : nil
        let ends = [a, b].map { size in axis.map { lengthText(size[$0]) } ?? sizeText(size) }
        let axisName = axis == .vertical ? "height " : ""
        return (axisName + ends[0], "\(axisName)\(ends[0]) → \(ends[1])")
    }

    /// Whether it is one of proposals, sizes or places.
    var isLength: Bool {
        switch kind {
        case .proposal, .size, .origin: true
        case .children, .contents, .order, .modifiers: false
        }
    }

    /// The axes on which the proposals differ, if that is the difference.
    var proposedAxes: [Axis] {
        guard case .proposal(let a, let b) = kind else { return [] }
        return Axis.allCases.filter { !a[$0].isNear(b[$0]) }
    }
}
