import Foundation
import LayoutEngine

/// The units that views make, and their content.
extension [ShownView] {
    /// The size that the views around it see.
    func claimedSize(_ id: Int) -> CGSize { self[claimingPlace(id)].size }

    /// The view whose bounds are its place for the views around it: lists and other scroll views extend into a safe area by
    /// default.
    func claimingPlace(_ id: Int) -> Int {
        guard scrolls(id), let parent = self[id].parent, self[parent].facts.ignoresSafeArea else { return id }
        return parent
    }

    private func scrolls(_ id: Int) -> Bool {
        self[id].isScrollView
            || self[id].children.contains { [.row, .sectionHeading].contains(self[$0].systemPart) }
    }

    /// The author's name, or its kind. A view with an overlay is named after the view below; a view with a background, after
    /// its content.
    func ownName(of id: Int) -> String {
        let view = self[id]
        guard isLayered(view), view.label == nil, view.viewType == nil,
            let inner = [.overlay, .mask].contains(view.facts.layers) ? view.children.first : view.children.last
        else { return view.ownName }
        return unwrapped(inner) { $0.label == nil }.ownName
    }

    /// Whether it is a container that is larger than the one view in it, as a geometry reader may be.
    func isRoomy(_ id: Int) -> Bool {
        let container = self[id]
        guard container.kind == .container, container.children.count == 1 else { return false }
        let inner = unwrapped(container.children[0]) { !$0.isPadding && $0.children.count == 1 }
        return Axis.allCases.contains { container.size[$0] > inner.size[$0] + 0.5 }
    }

    /// The one view that this view is only a wrapping of; nil if it is content itself.
    func wrapped(by id: Int, _ reach: StructureUnit.Reach, isNamed: Bool) -> Int? {
        let view = self[id]
        switch view.kind {
        case .leaf: return nil
        // Backgrounds and overlays follow the view they belong to.
        case .modifier: return isLayered(view) || reach == .whole && overlaysContent(view) ? nil : view.children.first
        case .container where reach == .whole && view.isControl: return nil
        case .container where reach != .whole && (view.pages != nil || view.isLikeSiblings): return nil
        case .container:
            // On a screen what lies on a background is the content.
            let grounds =
                (reach == .whole ? grounds(of: view) + emptyLayers(of: view) : [])
                + view.children.filter { self[$0].systemPart == .chrome }
            let content = view.children.filter { self[$0].role != .spacer && !grounds.contains($0) }
            // A list of one row is a list.
            let isOne =
                content.count == 1 && !isNamed && view.facts.insets == nil && self[content[0]].systemPart != .row
            let hasSpacer = content.count < view.children.count - grounds.count
            return isOne && !(hasSpacer && reach != .unit) ? content[0] : nil
        }
    }

    /// The visible part of a view. A bar over a scroll view cuts its content, not the scroll view.
    func shownFrame(_ id: Int) -> CGRect {
        let isInside = self[id].parent.map { self[$0].coveredRects == self[id].coveredRects } ?? false
        return isInside ? self[id].uncoveredFrame : self[id].seenFrame
    }

    /// What is under the presented views of a window: all of the screen, though one view and spacers may be all that is in it.
    func screen(in window: ShownView) -> String? {
        window.children.first.map { StructureUnit(from: $0, self, reach: .child).kind }
    }

    /// Whether a container is a stack or a grid of SwiftUI's.
    func isOurLayout(_ id: Int) -> Bool {
        self[id].facts.stackAxis != nil || self[id].children.contains { self[$0].slot != nil }
    }

    /// Whether it is the author’s spacer, with or without a frame.
    func isSpacer(_ id: Int) -> Bool { unwrapped(id) { $0.children.count == 1 }.isSpacer }

    /// Whether it lays content over a color or a shape, which is only the background.
    func isLayered(_ view: ShownView) -> Bool {
        guard view.kind == .modifier, view.children.count > 1, !view.isInset else { return false }
        let cores = view.children.map { unwrapped($0) }
        return cores[0].role == .shape && cores.dropFirst().contains { $0.kind == .container }
    }

    /// Whether it lays a view of the author's, or a container, over its content.
    func overlaysContent(_ view: ShownView) -> Bool {
        guard view.kind == .modifier, view.facts.layers == .overlay, view.children.count == 2 else { return false }
        let over = unwrapped(view.children[1]) { !$0.isNamedByAuthor }
        return over.kind == .container || over.isNamedByAuthor
    }

    /// Whether it is the header or footer of a list's section, whose text explains itself.
    func isHeading(_ unit: StructureUnit) -> Bool {
        !unit.isNamed && self[unit.core].systemPart == .sectionHeading
    }

    /// The views in a unit that a reader would count: no spacers, dividers, backgrounds or views that are not drawn.
    func units(in unit: StructureUnit) -> [StructureUnit] {
        let core = self[unit.core]
        guard !core.isControl, core.kind == .container || isLayered(core) || overlaysContent(core) else { return [] }
        let empty = emptyLayers(of: core)
        let units = core.children.filter { !empty.contains($0) && isContent(self[$0], of: core) }
            .map { StructureUnit(from: $0, self) }
        // A screen and what it presents are not laid out beside each other.
        if core.systemPart == .window { return units }
        let marked = onOneLevel(madeAlike(insideControls(units)))
        return core.facts.layers == .stack ? withoutOverlappingPaddings(marked) : marked
    }

    /// Layers whose paddings lie over each other have the bounds of their content, as the paddings only move it.
    private func withoutOverlappingPaddings(_ units: [StructureUnit]) -> [StructureUnit] {
        let padded = units.indices.filter { units[$0].lastPadding(in: self) != nil && !units[$0].isNamed }
        let overlapping = padded.filter { index in
            padded.contains { index != $0 && self[units[index].box].frame.overlaps(self[units[$0].box].frame) }
        }
        return units.enumerated().map { index, unit in
            guard overlapping.contains(index), let last = unit.lastPadding(in: self) else { return unit }
            var unit = unit
            (unit.box, unit.overlapsPaddings) = (self[last].children[0], true)
            let isContent = self[unit.box].frame.isNear(self[unit.core].frame)
            unit.name = isContent ? unit.kind : self[unit.box].name(around: unit.kind)
            return unit
        }
    }

    /// A link or button that has nothing but a view of the author's, like others beside it, is one of them.
    private func insideControls(_ units: [StructureUnit]) -> [StructureUnit] {
        let rows = units.filter { $0.isNamed && !self[$0.box].isControl }
        guard !rows.isEmpty else { return units }
        return units.map { unit in
            guard let control = unit.chain.first(where: { self[$0].isControl }),
                let row = rows.first(where: { row in
                    self[row.box].size.isNear(self[control].size) && haveEqualKinds(row.box, control)
                })
            else { return unit }
            var unit = unit
            (unit.box, unit.name, unit.kind, unit.isNamed) = (control, row.name, row.kind, true)
            return unit
        }
    }

    private func haveEqualKinds(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (self[first], self[second])
        return first.name == second.name && first.children.count == second.children.count
            && zip(first.children, second.children).allSatisfy { haveEqualKinds($0, $1) }
    }

    /// Units with the same modifiers around the same kind of view have bounds of one kind, also where a frame happens to be as
    /// large as the padding in it: the outer one's.
    private func madeAlike(_ units: [StructureUnit]) -> [StructureUnit] {
        let alike = units.indices.grouped { index in units[index].chain.map { self[$0].name } }
        return alike.reduce(into: units) { all, group in
            let units = group.elements.map { units[$0] }
            guard Set(units.map(\.name)).count > 1, units.allSatisfy({ !$0.isNamed && !$0.isCell }),
                let place = units.compactMap({ $0.chain.firstIndex(of: $0.box) }).min()
            else { return }
            for index in group.elements {
                let box = all[index].chain[place]
                all[index].box = box
                all[index].name = box == all[index].core ? all[index].kind : self[box].name(around: all[index].kind)
            }
        }
    }

    /// Where views have the same size in their container, and their content has not, readers see that size.
    private func onOneLevel(_ units: [StructureUnit]) -> [StructureUnit] {
        func sizes(_ view: (StructureUnit) -> Int) -> Set<Box> {
            Set(units.map { Box(CGRect(origin: .zero, size: self[view($0)].size)) })
        }
        let isUneven =
            units.count > 1
            // What reaches into the safe area is larger than its place.
            && units.allSatisfy { !$0.isNamed && $0.spacerStack == nil && !ignoresSafeArea($0) }
            && sizes(\.outer).count == 1
            && sizes(\.box).count > 1
        let reordered = Set(reordered(units).map(\.outer))
        guard isUneven || !reordered.isEmpty else { return units }
        return units.map { unit in
            guard isUneven || reordered.contains(unit.outer) else { return unit }
            var unit = unit
            // What made the size, not a background around it.
            unit.box = unit.chain.prefix { self[$0].frame.isNear(self[unit.outer].frame) }.last!
            unit.name = unit.box == unit.core ? unit.kind : self[unit.box].name(around: unit.kind)
            return unit
        }
    }

    /// Units of one kind of leaf that have the same modifiers in another order, with the others of that kind.
    func reordered(_ units: [StructureUnit]) -> [StructureUnit] {
        units.filter { self[$0.core].kind == .leaf && !$0.isNamed }.grouped { $0.kind }
            .first { _, alike in
                let chains = Set(alike.map(modifiers))
                return Set(chains.map { $0.sorted() }).count < chains.count
            }?.elements ?? []
    }

    /// Those around a unit's core that have a size of their own or paint something, as they are written.
    func modifiers(of unit: StructureUnit) -> [String] {
        zip(unit.chain, unit.chain.dropFirst()).reversed().compactMap { outer, inner in
            let isSeen = self[outer].children.count > 1 || !self[outer].frame.isNear(self[inner].frame)
            return isSeen || self[outer].facts.ownSize != .unspecified ? self[outer].name : nil
        }
    }

    private func isContent(_ view: ShownView, of core: ShownView) -> Bool {
        (!view.isThin || view.isNegativePadding) && view.isVisible && view.cover == nil
            && view.systemPart != .chrome && !(core.children.count > 1 && isGround(view, of: core))
    }

    /// Layers of a ZStack in which nothing is drawn, such as the column of a message that is not shown now.
    func emptyLayers(of core: ShownView) -> [Int] {
        core.facts.layers == .stack && core.children.count > 1 ? core.children.filter(isEmpty) : []
    }

    /// Whether it is a stack, or a modifier of one, of which nothing is drawn.
    private func isEmpty(_ id: Int) -> Bool {
        let view = self[id]
        guard view.kind != .leaf else { return view.role == .spacer || !view.isVisible }
        let isPlain = view.kind == .modifier || view.facts.stackAxis != nil || view.facts.layers == .stack
        return isPlain && view.label == nil && view.children.allSatisfy(isEmpty)
    }

    /// Whether it is a background or another view that extends into the safe area.
    func ignoresSafeArea(_ unit: StructureUnit) -> Bool {
        unit.chain.contains { id in
            self[id].facts.ignoresSafeArea
                && self[id].children.contains { !self[$0].frame.isNear(self[unit.outer].frame) }
        }
    }

    /// How much longer a unit's content may be than its place, because it extends into the safe area.
    func safeAreaReach(of unit: StructureUnit, _ axis: Axis) -> CGFloat {
        if scrolls(unit.core) { return 0 }
        return zip(unit.chain, unit.chain.dropFirst()).reduce(0) { reach, pair in
            guard self[pair.0].facts.ignoresSafeArea else { return reach }
            return reach + Swift.max(self[pair.1].size[axis] - self[pair.0].size[axis], 0)
        }
    }

    /// What the other views of a ZStack lie on.
    func grounds(of view: ShownView) -> [Int] {
        view.facts.layers == .stack ? [Int](view.children.prefix(while: { isGround(self[$0], of: view) })) : []
    }

    /// Whether it is a color, a shape or a gradient behind all of the container, which may extend into the safe area.
    func isGround(_ view: ShownView, of core: ShownView) -> Bool {
        let ground = unwrapped(view.id) { $0.children.count == 1 && $0.label == nil }
        return ground.role == .shape && ground.label == nil && core.facts.stackAxis == nil
            && ground.frame.encloses(core.frame, within: 0.5)
    }

    /// The unit's content, by which equal rows are recognized. A list's rows count as equal.
    func composition(of unit: StructureUnit) -> StructureUnit.Composition {
        let isSystems = self[unit.core].systemPart != nil || self[unit.box].systemPart != nil
        if isSystems || isLayered(self[unit.core]) || ViewTypeName.isOurs(unit.kind) {
            return StructureUnit.Composition(name: unit.name)
        }
        let inner = units(in: unit).map { plainKind(of: $0) }.sorted()
        return StructureUnit.Composition(name: unit.name, kinds: inner.isEmpty ? ["\(self[unit.core].role)"] : inner)
    }

    /// What a unit is without its modifiers, whatever is in it.
    private func plainKind(of unit: StructureUnit) -> String {
        unwrapped(unit.outer) { $0.label == nil && $0.viewType == nil }.ownName
    }
}
