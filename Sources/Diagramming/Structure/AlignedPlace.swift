import LayoutEngine

/// Where a container has a view that leaves it room, by its alignment: `centered in`, `at the leading edge of`, `in the top
/// leading corner of`.
struct AlignedPlace: Equatable {
    /// The sides, nil for a guide that is neither a side nor the center.
    private let sides: [String]?
    private let guides: [String]

    /// - Parameter axes: Those on which there is room.
    init(_ container: ShownView, _ axes: [Axis]) {
        let keys = [Axis.vertical, .horizontal].filter(axes.contains).compactMap { axis in
            container.facts.guides.first { $0.axis == axis }
        }
        let names = keys.filter { ![HorizontalAlignment.center.key, VerticalAlignment.center.key].contains($0) }
            .map { String($0.name.trimmingPrefix(".")) }
        guides = names
        sides =
            keys.isEmpty || !names.allSatisfy(["top", "bottom", "leading", "trailing"].contains) ? nil : names
    }

    var isCentered: Bool { sides?.isEmpty ?? false }
    var isAtSide: Bool { !(sides ?? []).isEmpty }

    /// Before the container's name.
    var words: String { isAtSide ? "\(preposition) the \(side) of" : isCentered ? "centered in" : "in" }

    /// `in its bottom leading corner`
    var wordsAfterName: String { "\(preposition) its \(side)" }

    private var preposition: String { (sides ?? []).count > 1 ? "in" : "at" }
    private var side: String { (sides ?? []).joined(separator: " ") + ((sides ?? []).count > 1 ? " corner" : " edge") }

    /// `.decimalPoint`, of an alignment whose words are none.
    var guide: String? {
        guard sides == nil, let first = guides.first else { return nil }
        return "." + ([first] + guides.dropFirst().map(Wording.capitalized)).joined()
    }
}

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
        layer.size[axis] < stack.size[axis] - 8
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
        let kind = scene.structure?.focus.kind ?? core.ownName
        return width == height
            ? "The \(kind) is as large as \(width)." : "The \(kind) is as wide as \(width) and as high as \(height)."
    }
}
