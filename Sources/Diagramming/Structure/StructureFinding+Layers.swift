import Foundation
import LayoutEngine

/// Where layers are, and which of them decides their size.
extension StructureFinding {
    /// `The ZStack has the padded Text in its bottom leading corner.`, of layers of which one is smaller.
    var corner: String? {
        let stacks = ([core] + core.children.map { views[StructureUnit(from: $0, views, reach: .child).core] })
            .filter { $0.facts.layers == .stack && $0.isInView && $0.isVisible }
        guard stacks.count == 1, let stack = stacks.first else { return nil }
        let layers = stack.children.map { views[$0] }.filter { $0.isVisible }
        let small = layers.filter { layer in Axis.allCases.contains { hasRoom(layer, stack, $0) } }
        guard layers.count > 1, small.count == 1, let layer = small.first else { return nil }
        let place = AlignedPlace(stack, Axis.allCases.filter { hasRoom(layer, stack, $0) })
        guard place.isAtSide else { return nil }
        let unit = StructureUnit(from: layer.id, views, reach: .child)
        let name = views[unit.outer].isPadding ? unit.wholeName(in: views) : unit.kind
        let subject = ownerName(stack).map(Wording.capitalized) ?? "A ZStack"
        return "\(subject) has the \(name) \(place.wordsAfterName)."
    }

    private func hasRoom(_ layer: ShownView, _ stack: ShownView, _ axis: Axis) -> Bool {
        layer.size[axis] < stack.size[axis] - StructureSurroundings.minRoom
    }

    /// `The ZStack is as wide as the first Color and as high as the Text.`, of layers of which each decides one length.
    var layersSize: String? {
        guard core.facts.layers == .stack, core.children.count > 1 else { return nil }
        let names = Axis.allCases.map { axis -> String? in
            guard let proposed = core.answeredProposal[axis], core.size[axis] < proposed - 0.5 else { return nil }
            let all = core.children.filter { views[$0].isVisible && views[$0].size[axis] > core.size[axis] - 0.5 }
            return all.count == 1 ? uniqueSubject(all[0]).map(Wording.uncapitalized) : nil
        }
        guard let width = names[0], let height = names[1] else { return nil }
        return width == height
            ? "The \(coreName) is as large as \(width)."
            : "The \(coreName) is as wide as \(width) and as high as \(height)."
    }
}
