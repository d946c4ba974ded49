import Foundation
import LayoutEngine

/// A view as a reader sees it, with the views that only wrap it, such as paddings, frames and backgrounds.
struct StructureUnit: Sendable {
    /// The outermost view of the unit.
    var outer: Int
    /// The view whose bounds are marked.
    var box: Int
    /// The view inside it that has the content.
    var core: Int
    /// From the outermost view to the core.
    private(set) var chain: [Int]
    /// The paddings around the core, outermost first.
    var paddings: [Int] = []
    /// Modifiers around the core that set a size, such as frames, outermost first.
    var frames: [Int] = []
    /// The stack that pushes the content aside with spacers.
    var spacerStack: Int?
    /// What is in its safe area insets, such as a bar at the bottom.
    var insets: [Int] = []
    /// The scroll view around the whole.
    var scrollView: Int?
    /// The container that shows only a part of the content.
    var clippingContainer: Int?
    /// Whose bounds the box has: `Image`, `frame of Image`, `padded HStack`, `cell`.
    var name: String
    /// The kind of the core, or the author's name.
    var kind: String
    /// Whether the name is the author's: a label or the type of a view.
    var isNamed = false
    /// Whether the box is a cell of a grid.
    var isCell = false

    /// How far a unit goes into the views inside it.
    enum Reach {
        /// Through all that is around the content, such as scroll views.
        case whole
        /// Through stacks of one view and spacers, which stand for that view.
        case unit
        /// Through modifiers only: it is what a container lays out.
        case child
    }

    /// The view that a figure is about, with all that is around its content.
    init(whole view: Int, _ views: [ShownView]) {
        self.init(from: view, views, reach: .whole)
        // The only column of a split view is the split view, and what is laid over a tab view's page is the tab view's.
        let parent = views[core].parent.map { views[$0] }
        let isAlone = parent.map { $0.kind == .container && $0.children.count == 1 && $0.id >= outer } ?? false
        let isPage = views[core].kind == .modifier && isAlone && parent?.facts.stackAxis == nil
        let isPart = views[core].systemPart == .column || isPage
        let named = isPart ? parent ?? views[core] : views[core]
        kind = named.label ?? named.name
        name = kind
    }

    init(from view: Int, _ views: [ShownView], reach: Reach = .unit) {
        func isNamed(_ view: ShownView) -> Bool { reach == .whole ? view.label != nil : view.isNamedByAuthor }
        (outer, core, chain) = (view, view, [view])
        // Where the part begins that moves as one.
        var start = 0
        var named = isNamed(views[view]) ? 0 : nil
        while let inner = views.wrapped(by: core, reach, isNamed: named != nil) {
            // Scrolled content is larger than the part in view.
            let isClipping =
                views[core].kind == .container && views[core].facts.layers == nil
                && !views[core].frame.encloses(views[inner].frame, within: 0.5)
            // A system part, such as a navigation bar, is itself the unit; so is a scroll view in a stack.
            let isPart = views[core].systemPart != nil || reach == .child && views[core].isScrollView
            if isClipping || isPart || views.isRoomy(core), reach != .whole { break }
            if isClipping { clippingContainer = core }
            if views[core].kind == .container {
                if reach == .whole, views[core].isScrollView { scrollView = core }
                start = chain.count
                if views[core].children.contains(where: { views[$0].role == .spacer }) { spacerStack = core }
            }
            core = inner
            chain.append(inner)
            if named == nil, isNamed(views[inner]) { named = chain.count - 1 }
        }
        kind = views.ownName(of: core)
        if let named {
            (box, self.isNamed) = (chain[named], true)
            kind = views[box].ownName
            name = kind
        } else {
            // A control is one view, whatever its label is made of.
            let control = chain[start...].firstIndex { views[$0].isControl }
            let part = chain[start...(control ?? chain.count - 1)]
            // Modifiers outside a background only add space: they are not part of the box.
            let painted = part.first { views[$0].kind == .modifier && views[$0].children.count > 1 } ?? part[start]
            box = part.drop { $0 != painted }.last { views[$0].frame.isNear(views[painted].frame) }!
            while box != part.last, let inner = views[box].children.first, views[box].isKeptPlace(of: views[inner]) {
                box = inner
            }
            if let control { kind = views[chain[control]].ownName }
            if views[box].systemPart != nil { kind = views[box].name }
            let isKind = box == part.last || views[box].name == kind
            isCell = !isKind && views[chain[start]].slot?.isNear(views[box].frame) == true
            name = isCell ? "cell" : isKind ? kind : views[box].name(around: kind)
        }
        insets = chain.filter { views[$0].isInset }.map { views[$0].children[1] }
        paddings = chain.filter { views[$0].isPadding }
        frames = chain.dropLast().filter { id in
            guard !views[id].isPadding, id != spacerStack, id != clippingContainer, let inner = views[id].children.first
            else {
                return false
            }
            return wholeText(views[id].size) != wholeText(views[inner].size)
                || views[id].facts.ownSize != .unspecified
        }
    }

    /// What is in a unit: `HStack` of `Image` and `Text`.
    struct Composition: Hashable {
        var name: String
        /// Sorted.
        var kinds: [String] = []

        /// Whether at least half of all parts are in both.
        func isSimilar(_ other: Composition) -> Bool {
            var common = 0
            var rest = other.kinds
            for kind in kinds {
                guard let index = rest.firstIndex(of: kind) else { continue }
                rest.remove(at: index)
                common += 1
            }
            return name == other.name && 2 * common >= kinds.count + rest.count
        }
    }

    /// Whose bounds the outermost view has: `padded HStack`.
    func wholeName(in views: [ShownView]) -> String {
        let view = views[outer]
        let isContent = view.kind != .modifier || view.label != nil || view.viewType != nil
        return isContent || view.frame.isNear(views[core].frame) ? kind : view.name(around: kind)
    }

    /// What several of them are in a sentence.
    var plural: String { Wording.plural(isCell ? name : kind) }
}

extension ShownView {
    var isPadding: Bool { facts.insets != nil && safeArea == nil && kind == .modifier && children.count == 1 }

    /// Whether its second child is at an edge, in a safe area inset of its first.
    var isInset: Bool { kind == .modifier && safeArea != nil && children.count == 2 }

    /// Whether it only keeps the place of a view that is drawn elsewhere, by an offset or into the safe area.
    func isKeptPlace(of inner: ShownView) -> Bool {
        kind == .modifier && children.count == 1 && !frame.isNear(inner.frame)
            && (facts.ignoresSafeArea || size.isNear(inner.size))
    }

    /// Whether the author named it, by a label or by a type of view.
    fileprivate var isNamedByAuthor: Bool { label != nil || viewType.map { !ViewTypeName.isOurs($0) } ?? false }

    /// The name of a modifier whose bounds are not its content's.
    fileprivate func name(around kind: String) -> String {
        // What a negative padding is around is larger than it.
        let isRoom = paddings.map { min($0.top, $0.bottom, $0.left, $0.right) >= 0 } ?? true
        return isPadding && isRoom ? "padded \(kind)" : "\(name) of \(kind)"
    }

    fileprivate var isScrollView: Bool { !facts.scrolls.isEmpty }

    /// Whether it is a view of SwiftUI's that is made of others: `Button`.
    fileprivate var isControl: Bool { viewType.map(ViewTypeName.isOurs) ?? false }

    /// Whether it is a text or a symbol alone, which an outline would touch.
    var isBareTextOrSymbol: Bool { [.text, .image].contains(role) && !isControl }

    /// The author's name, or its kind.
    fileprivate var ownName: String { label ?? viewType ?? name }

    /// Whether a part of it is not clipped.
    var isInView: Bool { clipRect == nil || !(frame.isEmpty ? seenFrame.isNull : seenFrame.isEmpty) }

    /// Whether it is so small that an outline would hide it.
    var isTiny: Bool { min(frame.width, frame.height) < 12 }

    /// Whether all of it is in view.
    var isWhole: Bool { seenFrame.isNear(frame) }
}

extension [ShownView] {
    /// The size that the views around it see: what extends into a safe area is larger.
    func claimedSize(_ id: Int) -> CGSize {
        guard let parent = self[id].parent, self[parent].facts.ignoresSafeArea else { return self[id].size }
        return self[parent].size
    }

    /// The author's name, or its kind. A view with an overlay is named after the view below; a view with a background, after
    /// its content.
    fileprivate func ownName(of id: Int) -> String {
        let view = self[id]
        guard isLayered(view), view.label == nil, view.viewType == nil,
            var inner = [.overlay, .mask].contains(view.facts.layers) ? view.children.first : view.children.last
        else { return view.ownName }
        while self[inner].kind == .modifier, self[inner].label == nil, let next = self[inner].children.first {
            inner = next
        }
        return self[inner].ownName
    }

    /// Whether it is a container that is larger than the one view in it, as a geometry reader may be.
    func isRoomy(_ id: Int) -> Bool {
        let container = self[id]
        guard container.kind == .container, container.children.count == 1 else { return false }
        var inner = self[container.children[0]]
        while inner.kind == .modifier, !inner.isPadding, inner.children.count == 1 { inner = self[inner.children[0]] }
        return Axis.allCases.contains { container.size[$0] > inner.size[$0] + 0.5 }
    }

    /// The one view that this view is only a wrapping of; nil if it is content itself.
    fileprivate func wrapped(by id: Int, _ reach: StructureUnit.Reach, isNamed: Bool) -> Int? {
        let view = self[id]
        switch view.kind {
        case .leaf: return nil
        // Backgrounds and overlays follow the view they belong to.
        case .modifier: return isLayered(view) || reach == .whole && overlaysContent(view) ? nil : view.children.first
        case .container:
            // On a screen what lies on a ground is the content.
            let grounds = reach == .whole ? grounds(of: view) : []
            let content = view.children.filter { self[$0].role != .spacer && !grounds.contains($0) }
            // A list of one row is a list.
            let isOne =
                content.count == 1 && !isNamed && view.facts.insets == nil && self[content[0]].systemPart != .row
            let hasSpacer = content.count < view.children.count - grounds.count
            return isOne && !(hasSpacer && reach != .unit) ? content[0] : nil
        }
    }

    /// Whether it lays content over a color or a shape, which is only the ground.
    func isLayered(_ view: ShownView) -> Bool {
        guard view.kind == .modifier, view.children.count > 1 else { return false }
        let cores = view.children.map { child in
            var core = self[child]
            while core.kind == .modifier, let inner = core.children.first { core = self[inner] }
            return core
        }
        return cores[0].role == .shape && cores.dropFirst().contains { $0.kind == .container }
    }

    /// Whether it lays a view of the author's, or a container, over its content.
    func overlaysContent(_ view: ShownView) -> Bool {
        guard view.kind == .modifier, view.facts.layers == .overlay, view.children.count == 2 else { return false }
        var over = self[view.children[1]]
        while over.kind == .modifier, !over.isNamedByAuthor, let inner = over.children.first { over = self[inner] }
        return over.kind == .container || over.isNamedByAuthor
    }

    /// Whether it is the header or footer of a list's section, whose text explains itself.
    func isHeading(_ unit: StructureUnit) -> Bool {
        !unit.isNamed && self[unit.core].systemPart == .sectionHeading
    }

    /// The views in a unit that a reader would count: no spacers, dividers, grounds or views that are not drawn.
    func units(in unit: StructureUnit) -> [StructureUnit] {
        let core = self[unit.core]
        guard core.kind == .container || isLayered(core) || overlaysContent(core) else { return [] }
        let units = core.children.filter { isContent(self[$0], of: core) }.map { StructureUnit(from: $0, self) }
        return onOneLevel(madeAlike(units))
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

    /// Where views have one size in their container, and what is in them has not, that size is the one to see.
    private func onOneLevel(_ units: [StructureUnit]) -> [StructureUnit] {
        func sizes(_ view: (StructureUnit) -> Int) -> Set<Box> {
            Set(units.map { Box(CGRect(origin: .zero, size: self[view($0)].size)) })
        }
        let isUneven =
            units.count > 1 && units.allSatisfy { !$0.isNamed && $0.spacerStack == nil } && sizes(\.outer).count == 1
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
        !view.isThin && view.hiddenReasonAnywhere == nil && view.cover == nil && view.systemPart != .dimming
            && !(core.children.count > 1 && isGround(view, of: core))
    }

    /// Whether it is a ground or another view that extends into the safe area.
    func ignoresSafeArea(_ unit: StructureUnit) -> Bool {
        unit.chain.contains { id in
            self[id].facts.ignoresSafeArea
                && self[id].children.contains { !self[$0].frame.isNear(self[unit.outer].frame) }
        }
    }

    /// What the other views of a ZStack lie on.
    func grounds(of view: ShownView) -> [Int] {
        view.facts.layers == .stack ? [Int](view.children.prefix(while: { isGround(self[$0], of: view) })) : []
    }

    /// Whether it is a color, a shape or a gradient behind all of the container, which may extend into the safe area.
    func isGround(_ view: ShownView, of core: ShownView) -> Bool {
        var ground = view
        while ground.kind == .modifier, ground.children.count == 1, ground.label == nil {
            ground = self[ground.children[0]]
        }
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
        var view = self[unit.outer]
        while view.kind == .modifier, view.label == nil, view.viewType == nil, let inner = view.children.first {
            view = self[inner]
        }
        return view.ownName
    }
}
