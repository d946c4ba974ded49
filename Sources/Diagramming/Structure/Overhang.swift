import Foundation
import LayoutEngine

/// A view that reaches out of the one around it, which lays it out and is smaller.
struct Overhang {
    let view: ShownView
    let parent: ShownView
}

extension FigureScene {
    /// The overhangs of a screen, outermost first. What scrolls, is moved, lies in a negative padding or extends into a safe area is
    /// meant to.
    var overhangs: [Overhang] {
        views.compactMap { view in
            guard let parent = view.parent.map({ views[$0] }), view.isInView, view.isVisible,
                view.cover == nil, view.systemPart == nil, parent.systemPart == nil,
                !parent.facts.ignoresSafeArea, !parent.isPadding, !isMoved(view, in: parent),
                parent.facts.scrolls.isEmpty, isOut(view.seenFrame, of: parent.frame),
                // Last, as it looks at all that is around the view and inside it.
                !isTransformed(view)
            else { return nil }
            return Overhang(view: view, parent: parent)
        }
    }

    private func isMoved(_ view: ShownView, in parent: ShownView) -> Bool {
        parent.isKeptPlace(of: view) || view.children.first.map { view.isKeptPlace(of: views[$0]) } ?? false
    }

    /// Whether it is turned, scaled or otherwise drawn elsewhere than layout has it.
    func isTransformed(_ view: ShownView) -> Bool {
        let inside = sequence(first: view) { $0.kind == .modifier ? $0.children.first.map { views[$0] } : nil }
        return views.lineage(of: view.id).contains { views[$0].isDrawnElsewhere }
            || inside.contains(where: \.isDrawnElsewhere)
    }

    private func isOut(_ inner: CGRect, of outer: CGRect) -> Bool {
        let half = min(outer.width, outer.height) / 2
        let least = min(max(half, Self.minOfSmall * magnification), Self.minOverhang * magnification)
        return PhysicalEdge.allCases.contains { $0.reach(inner) - $0.reach(outer) >= least }
    }

    /// In points of the layout. Less is decoration, such as a badge's.
    private static let minOverhang: CGFloat = 8
    /// The same of the smallest containers.
    private static let minOfSmall: CGFloat = 3
}

extension StructureFinding {
    /// `The first of two LinearGradients takes 178 × 100 and reaches out of its frame of 100 × 100.`, `The Badge over the padded
    /// Text takes 50 × 23, which does not change the padded Text’s 34 × 20.`
    var overhang: String? {
        guard let first = scene.overhangs.first else { return nil }
        let (view, parent) = (first.view, first.parent)
        if parent.facts.isDecoration, let content = parent.children.first, content != view.id {
            let unit = StructureUnit(from: content, views, reach: .child)
            let kind = unit.kind
            let alike = scene.overhangs.filter { other in
                other.parent.facts.isDecoration && other.parent.name == parent.name
                    && other.view.parent == other.parent.id
                    && other.parent.children.first.map { StructureUnit(from: $0, views, reach: .child).kind } == kind
            }
            let (sizes, own) = (
                alike.map { WholeSize($0.view.size) }.unique, alike.map { WholeSize($0.parent.size) }.unique
            )
            if alike.count == 1 {
                let name = StructureUnit(from: view.id, views, reach: .child).kind
                let way = parent.facts.layers == .background ? "behind" : "over"
                let whole = unit.paddings.isEmpty || unit.isNamed ? kind : "padded \(kind)"
                let subject = name == kind ? "\(parent.name) of the \(whole)" : "\(name) \(way) the \(whole)"
                return "The \(subject) takes \(sizes[0]), which does not change the \(whole)’s \(own[0])."
            }
            let (owners, decorations) = (Wording.plural(kind), Wording.plural(parent.name))
            let lengths = sizes.count <= Self.maxSizes ? Wording.list(sizes.map(\.description)) : "\(sizes.count) sizes"
            return
                "The \(owners)’ \(decorations) take \(lengths), which does not change their "
                + "\(own.count == 1 ? own[0].description : "sizes")."
        }
        // Of the view that the figure is about the caption has both sizes.
        guard view.id != core.id, let child = member(holding: view) else { return nil }
        let unit = StructureUnit(from: view.id, views, reach: .child)
        // The size and the name must belong to the same view.
        guard unit.kind == unit.wholeName(in: views) else { return nil }
        let alike = scene.overhangs.filter { other in
            member(holding: other.view)?.container.id == child.container.id
                && StructureUnit(from: other.view.id, views, reach: .child).kind == unit.kind
        }
        if alike.count > 1 {
            let all = child.container.children.count { StructureUnit(from: $0, views, reach: .child).kind == unit.kind }
            let number = Wording.number(alike.count) + (alike.count < all ? " of \(Wording.number(all))" : "")
            return Wording.sentence("\(number) \(unit.plural) reach out of \(surroundings(of: alike))")
        }
        let ideal = views.idealLength(in: unit.chain).map {
            ", its ideal \($0.axis.lengthName) because of \($0.modifier),"
        }
        let (name, size) = (subject(child.view, of: child.container), WholeSize(parent.size))
        let around =
            parent.name == "position" ? "the \(size) that it is positioned in" : "its \(parent.name) of \(size)"
        return "\(name) takes \(WholeSize(view.size))\(ideal ?? "") and reaches out of \(around)."
    }

    private static let maxSizes = 3

    /// `their frames of 80 × 30`, or `the HStack of 100 × 20`, which all are in.
    private func surroundings(of all: [Overhang]) -> String {
        let parents = all.map(\.parent)
        let (names, sizes) = (parents.map(\.name).unique, parents.map { WholeSize($0.size) }.unique)
        let size = sizes.count == 1 ? " of \(sizes[0])" : ""
        guard names.count == 1 else { return "the views around them" }
        return Set(parents.map(\.id)).count == 1 ? "the \(names[0])\(size)" : "their \(Wording.plural(names[0]))\(size)"
    }

    /// The view of a container that it is, through the modifiers around it.
    func member(holding view: ShownView) -> (view: Int, container: ShownView)? {
        var child = view.id
        while let parent = views[child].parent {
            if views[parent].kind == .container { return (child, views[parent]) }
            child = parent
        }
        return nil
    }
}
