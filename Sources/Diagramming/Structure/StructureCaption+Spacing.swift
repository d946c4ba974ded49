import Foundation
import LayoutEngine

/// The gaps between the views of a container.
extension StructureCaption {
    /// Between the views of what the caption is about, if it is to be told.
    var ownGap: StructureGap? {
        if isInner { return nil }
        if markedColumns > 0 { return StructureGap(core) }
        return gap(of: core, between: views.units(in: focus).map(\.box).filter { structure.outlined[$0] != nil })
    }

    /// The gap between neighbors, if it is the same everywhere, and is that between the outlines that a reader sees.
    ///
    /// - Parameter namesAll: Whether the sentence names what stands between those outlines, such as a divider.
    func gap(of view: ShownView, between boxes: [Int], namesAll: Bool = true) -> StructureGap? {
        guard let found = StructureGap(view) else { return nil }
        guard let axis = view.facts.stackAxis, let gap = view.gaps.first?.length else {
            return boxes.allSatisfy(fillsSlot) ? found : nil
        }
        // What has no length is not seen between its two gaps.
        let isSeen = view.children.allSatisfy { views[$0].size[axis] > 0.01 || views[$0].role == .spacer }
        guard isSeen else { return nil }
        // Paddings without a tint would be read as gaps, and negative ones take from them.
        let unseen = view.children.map { StructureUnit(from: $0, views) }.contains { unit in
            if unit.paddings.contains(where: { views[$0].isNegativePadding }) { return true }
            guard !boxes.contains(unit.box) else { return false }
            return zip(unit.chain, unit.chain.dropFirst()).prefix { $0.0 != unit.box }.contains { outer, inner in
                views[outer].isPadding && !views[outer].frame.isNear(views[inner].frame)
            }
        }
        if unseen { return nil }
        let outlined = boxes.map { place(of: $0, axis) }.sorted { $0.lowerBound < $1.lowerBound }
        let isMarked = zip(outlined, outlined.dropFirst()).allSatisfy { before, after in
            let between = view.children.contains { child in
                let range = place(of: child, axis)
                return before.upperBound <= range.lowerBound && range.upperBound <= after.lowerBound
            }
            return between && namesAll || abs(after.lowerBound - before.upperBound - gap) < 0.5
        }
        return isMarked ? found : nil
    }

    /// `aligned on .colon`
    var guide: String? {
        core.facts.stackAxis == nil && core.facts.layers != .stack || isInner ? nil : core.alignment(in: scene)
    }

    /// Whether a view of SwiftUI's has it inside, as a label does: its gaps and its alignment are not the author's.
    var isInner: Bool {
        let kind = structure.focus.kind
        return ViewTypeName.isOurs(kind) && kind != core.name && !views.overlaysContent(core)
    }

    /// As layout gave it, whatever the picture shows or leaves out.
    private func place(of view: Int, _ axis: Axis) -> ClosedRange<CGFloat> {
        let start = views[view].origin[axis]
        return start...start + max(views[view].size[axis], 0)
    }

    /// Whether it is as large as its cell, so that the gaps between cells are also the gaps between their views.
    private func fillsSlot(_ box: Int) -> Bool {
        guard let slot = views.lineage(of: box).lazy.compactMap({ views[$0].slot }).first
        else {
            return true
        }
        let view = views[box].frame
        return abs(slot.width - view.width) < scene.magnification
            && abs(slot.height - view.height) < scene.magnification
    }
}
