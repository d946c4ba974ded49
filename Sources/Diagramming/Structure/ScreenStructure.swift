import Foundation
import LayoutEngine

/// What a figure marks of a screen that nobody prepared: two levels from the root, views that are alike as one group, and one
/// of the groups, or the whole, as what the figure is about.
struct ScreenStructure: Sendable {
    /// Units of one name, in one container.
    struct Group: Sendable {
        var units: [StructureUnit]
        /// The container between them and the focus, which they stand for.
        var container: StructureUnit?
        var name: String { units[0].name }
        var isNamed: Bool { units[0].isNamed }
        var boxes: [Int] { units.map(\.box) }
    }

    /// The root, or the view that the figure is focused on, with the content it wraps.
    let focus: StructureUnit
    /// In the order of the views.
    private(set) var groups: [Group] = []
    /// Those with a label, in the same order.
    private(set) var labeled: [Int] = []
    /// The group that the figure is about; nil is the content as a whole.
    private(set) var emphasized: Int?
    /// The number of views without a mark.
    private(set) var unmarked = 0
    /// The views with a strong outline.
    private(set) var strong: Set<Int> = []
    /// The views with an outline.
    private(set) var outlined: Set<Int> = []

    /// More labels are not read.
    private static let mostLabels = 4
    /// A view that fills less of the screen has no label.
    private static let leastShare = 0.03

    init?(_ views: [ShownView], _ selection: FigureSelection) {
        guard
            let first = views.first(where: { !selection.focus.isEmpty && $0.answers(to: [selection.focus]) })
                ?? views.first
        else { return nil }
        var focus = StructureUnit(from: first.id, views)
        focus.box = first.id
        self.focus = focus
        let content = views.units(in: focus)
        groups = Self.groups(content, views).map { Self.opened($0, views) }
        if !selection.shown.isEmpty { groups = [] }
        add(selection.shown + selection.emphasis, views)
        addLabeled(views)
        choose(views, selection)
        mark(views)
    }

    // MARK: Groups

    /// Neighbors of one name are a group if they are many, the author's, or of one size.
    private static func groups(_ units: [StructureUnit], _ views: [ShownView]) -> [Group] {
        units.grouped { $0.name }.flatMap { _, alike -> [Group] in
            let isOne = alike.count > 2 || alike[0].isNamed || alike.allSatisfy { views.isAlike($0, alike[0]) }
            // A bracket stands for neighbors, not for what is between them.
            let isTogether = units.filter { unit in alike[0].box <= unit.box && unit.box <= alike[alike.count - 1].box }
                .allSatisfy { $0.name == alike[0].name }
            return isOne && (isTogether || alike[0].isNamed)
                ? [Group(units: alike)] : alike.map { Group(units: [$0]) }
        }.sorted { $0.units[0].box < $1.units[0].box }
    }

    /// A grid or row of views that are alike stands for itself.
    private static func opened(_ group: Group, _ views: [ShownView]) -> Group {
        guard group.units.count == 1, !group.isNamed else { return group }
        let inner = groups(views.units(in: group.units[0]), views)
        guard inner.count == 1, inner[0].units.count > 2, !views.isWord(inner[0].units[0]) else { return group }
        guard inner[0].isNamed || views.haveCommonLength(inner[0].units) else { return group }
        return Group(units: inner[0].units, container: group.units[0])
    }

    /// The views the author named for the figure.
    private mutating func add(_ names: [String], _ views: [ShownView]) {
        for name in names where !groups.contains(where: { $0.name == name }) {
            let found = views.filter { $0.answers(to: [name]) && $0.id != focus.box }
            guard !found.isEmpty else { continue }
            groups.append(
                Group(
                    units: found.map {
                        var unit = StructureUnit(from: $0.id, views)
                        (unit.box, unit.name, unit.isNamed) = ($0.id, name, true)
                        return unit
                    }))
        }
    }

    /// Labels are the author's choice, however deep they are.
    private mutating func addLabeled(_ views: [ShownView]) {
        let known = Set(groups.flatMap { $0.units.flatMap { [$0.box, $0.core] } } + [focus.box, focus.core])
        let found = views.filter { view in
            view.label != nil && !known.contains(view.id) && isInside(view, views) && view.hiddenReason == nil
                && !groups.contains { $0.name == view.label }
        }
        for (_, alike) in found.grouped(by: { $0.label }) {
            groups.append(Group(units: alike.map { StructureUnit(from: $0.id, views) }))
        }
    }

    private func isInside(_ view: ShownView, _ views: [ShownView]) -> Bool {
        sequence(first: view.id) { views[$0].parent }.contains(focus.box)
    }

    // MARK: Choice

    private mutating func choose(_ views: [ShownView], _ selection: FigureSelection) {
        let whole = views[focus.box].frame
        func area(_ group: Group) -> Double {
            group.boxes.reduce(0) { $0 + views[$1].frame.width * views[$1].frame.height }
                / max(whole.width * whole.height, 1)
        }
        func isText(_ group: Group) -> Bool { views.isWord(group.units[0]) && !group.isNamed }
        /// What a reader wants to know first: what is named, then what is repeated, then what is large.
        func score(_ group: Group) -> Double {
            let isWanted = selection.emphasis.contains(group.name)
            let count = group.units.count
            return (isWanted ? 8 : 0) + (group.isNamed ? 2 : 0) + (count > 2 ? 2 : count > 1 ? 1 : 0) + area(group)
        }
        let all = groups.indices.filter { groups[$0].isNamed || area(groups[$0]) >= Self.leastShare }
        let others = all.filter { !isText(groups[$0]) }
        let isFew = groups.allSatisfy { $0.units.count == 1 } && groups.count <= Self.mostLabels
        let best = (others.isEmpty && isFew ? all : others).sorted { (score(groups[$0]), $1) > (score(groups[$1]), $0) }
        let named = best.count { groups[$0].isNamed }
        labeled = best.prefix(max(min(named, selection.mostNames), min(Self.mostLabels, selection.mostNames))).sorted()
        emphasized = best.first.flatMap { score(groups[$0]) >= 1 && labeled.contains($0) ? $0 : nil }
    }

    private mutating func mark(_ views: [ShownView]) {
        if let emphasized {
            let boxes = groups[emphasized].boxes
            strong = Set(groups[emphasized].isNamed || boxes.count < 3 ? boxes : Array(boxes.prefix(1)))
        } else {
            strong = [focus.core]
        }
        outlined = Set([focus.box, focus.core]).union(strong)
        for (index, group) in groups.enumerated() {
            // An outline that hugs a word or a symbol cuts it.
            for unit in group.units
            where ![.text, .image].contains(views[unit.box].role) || labeled.contains(index) {
                outlined.insert(unit.box)
            }
            if let container = group.container { outlined.insert(container.box) }
        }
        let known = Set(
            groups.flatMap { $0.units.map(\.core) } + groups.compactMap { $0.container?.core } + [focus.core])
        unmarked = views.count { view in
            view.kind != .modifier && view.role != .spacer && !known.contains(view.id) && !outlined.contains(view.id)
                && view.undrawn == nil && isInside(view, views)
        }
    }
}

extension ScreenStructure {
    /// What the focus was proposed.
    func proposal(in scene: FigureScene) -> ProposedViewSize {
        focus.box == 0 ? scene.proposal : scene.views[focus.box].sizingProposal
    }
}

extension [ShownView] {
    /// Whether it is a text alone, which says itself what it is.
    func isWord(_ unit: StructureUnit) -> Bool { self[unit.box].role == .text }

    /// Whether all boxes are equally wide or equally high.
    func haveCommonLength(_ units: [StructureUnit]) -> Bool {
        Axis.allCases.contains { axis in Set(units.map { lengthText(self[$0.box].size[axis]) }).count == 1 }
    }

    /// Whether the boxes of two units have one size, as it is printed.
    func isAlike(_ one: StructureUnit, _ other: StructureUnit) -> Bool {
        sizeText(self[one.box].size) == sizeText(self[other.box].size)
    }
}
