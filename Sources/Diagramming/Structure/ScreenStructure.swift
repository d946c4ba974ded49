import Foundation
import LayoutEngine

/// The marks for a screen without annotations: two levels of views, equal views as one group, and one emphasized group
/// or the whole.
struct ScreenStructure: Sendable {
    /// Units of one name, in one container.
    struct Group: Sendable {
        var units: [StructureUnit]
        /// The row or grid whose place they take.
        var container: StructureUnit?
        /// The view whose children they are, if it is not the focus.
        var stack: Int?
        /// The views beside a screen's bars that they are in, from the outside in.
        var screens: [StructureUnit] = []
        func isInside(_ screen: StructureUnit) -> Bool { screens.contains { $0.outer == screen.outer } }
        var name: String { units[0].name }
        var kind: String { units[0].kind }
        var isNamed: Bool { units[0].isNamed }
        var boxes: [Int] { units.map(\.box) }
    }

    /// The root, the view that the figure is focused on, or the sheet on top, with the content it wraps.
    let focus: StructureUnit
    /// In the order of the views.
    private(set) var groups: [Group] = []
    /// The views in a marked one that are beside each other, whose brackets would be on each other: the caption has their
    /// sizes.
    private(set) var rows: [(of: Group, parts: [StructureUnit])] = []
    /// What is in safe area insets: it always has a label.
    private(set) var insets: [Int] = []
    /// Those with a label, in the same order.
    private(set) var labeled: [Int] = []
    /// The group that the figure is about; nil is the content as a whole.
    private(set) var emphasized: Int?
    /// The number of views without a mark.
    private(set) var unmarked = 0
    /// The views with a strong outline.
    private(set) var strong: Set<Int> = []
    /// The views with an outline. Where edges coincide, the outline of the lower number is drawn.
    private(set) var outlined: [Int: Int] = [:]

    /// More labels are not read.
    static let maxLabels = 5
    /// The same where sizes are what the author asked for.
    private static let maxSizes = 8
    private static let fewGroups = 2
    /// A view that fills less of the screen has no label.
    static let minShare = 0.03

    /// - Parameter listsSizes: Whether the author asked for sizes: also texts and small views have labels.
    init?(_ views: [ShownView], _ selection: FigureSelection, listsSizes: Bool = false) {
        guard
            let first = views.first(where: { !selection.focus.isEmpty && $0.answers(to: [selection.focus]) })
                ?? views.last(where: { [.sheet, .cover].contains($0.systemPart) && $0.isVisible }) ?? views.first
        else { return nil }
        focus = StructureUnit(whole: first.id, views)
        let content = views.units(in: focus)
        let whole = views[focus.outer].frame
        groups = Self.groups(content, views).map { Self.opened($0, views, in: whole) }
        insets = focus.insets + enterScreens(views)
        if listsSizes { addParts(views) }
        groups += insets.map { Group(units: [StructureUnit(from: $0, views)]) }
        if !selection.shown.isEmpty { groups = [] }
        add(selection.shown + selection.emphasis, views)
        addLabeled(views)
        choose(views, selection, listsSizes)
        mark(views)
    }

    // MARK: Groups

    /// The views in what has a screen to itself beside its bars stand for it, as those of a tab's navigation stack do.
    ///
    /// - Returns: Their safe area insets.
    private mutating func enterScreens(_ views: [ShownView]) -> [Int] {
        var insets: [Int] = []
        while true {
            let others = groups.indices.filter { index in
                let unit = groups[index].container ?? groups[index].units[0]
                return [unit.core, unit.box].allSatisfy { views[$0].systemPart == nil || views[$0].pages != nil }
            }
            guard others.count == 1, groups.count > 1 else { return insets }
            let group = groups[others[0]]
            let screen = group.container ?? group.units[0]
            insets += screen.insets
            let (stack, units) = Self.content(of: screen, views)
            let isChosen = views[screen.box].label != nil
            guard group.units.count == 1, group.stack == nil, !isChosen, !units.isEmpty else { return insets }
            let inner = Self.groups(units, views).map { inner in
                var inner = Self.opened(inner, views, in: views[focus.outer].frame)
                // Of layers that are a background and one view, that view is what the others are in.
                let isGround = views[screen.core].facts.layers == .stack && stack.outer != screen.outer
                inner.screens = group.screens + [screen] + (isGround ? [stack] : [])
                return inner
            }
            groups.replaceSubrange(others[0]...others[0], with: inner)
            // What is alone in it is seen as a whole.
            if units.count == 1 { return insets }
        }
    }

    /// The views in the first view of each group, if there are few groups.
    private mutating func addParts(_ views: [ShownView]) {
        guard groups.count <= Self.fewGroups else { return }
        let axis = views[focus.core].facts.stackAxis ?? .vertical
        for group in groups {
            let parts = Self.content(of: group.units[0], views).units
            let tracks = MarginColumn.tracks(parts.map { views[$0.box].frame.range(axis) })
            if tracks.allSatisfy({ $0 == 0 }) {
                groups += Self.groups(parts, views)
            } else {
                rows.append((of: group, parts: parts))
            }
        }
        groups.sort { $0.units[0].box < $1.units[0].box }
    }

    /// The views the author named for the figure.
    private mutating func add(_ names: [String], _ views: [ShownView]) {
        for name in names where !groups.contains(where: { $0.kind == name }) {
            let found = views.filter { $0.answers(to: [name]) && $0.id != focus.outer }
            guard !found.isEmpty else { continue }
            groups.append(
                Group(
                    units: found.map {
                        var unit = StructureUnit(from: $0.id, views)
                        (unit.box, unit.name, unit.kind, unit.isNamed) = ($0.id, name, name, true)
                        return unit
                    }))
        }
    }

    /// Labels are the author's choice, however deep they are.
    private mutating func addLabeled(_ views: [ShownView]) {
        let known = Set(groups.flatMap { $0.units.flatMap { [$0.box, $0.core] } } + [focus.outer, focus.core])
        let found = views.filter { view in
            view.label != nil && !known.contains(view.id) && isInside(view, views) && view.hiddenReason == nil
                && !groups.contains { $0.kind == view.label }
        }
        for (_, alike) in found.grouped(by: { $0.label }) {
            groups.append(Group(units: alike.map { StructureUnit(from: $0.id, views) }))
        }
    }

    private func isInside(_ view: ShownView, _ views: [ShownView]) -> Bool {
        views.lineage(of: view.id).contains(focus.outer)
    }

    // MARK: Choice

    private mutating func choose(_ views: [ShownView], _ selection: FigureSelection, _ listsSizes: Bool) {
        func area(_ group: Group) -> Double { Self.share(group, views, of: views[focus.outer].frame) }
        func isText(_ group: Group) -> Bool {
            // A section's header explains itself, as texts do.
            (views.isUnlabeledText(group.units[0]) || views.isHeading(group.units[0])) && !group.isNamed
                && !isInset(group) && !isCramped(group) && !listsSizes
        }
        func isInset(_ group: Group) -> Bool { insets.contains(group.units[0].outer) }
        /// Whether a text in it has too little room, which the caption tells.
        func isCramped(_ group: Group) -> Bool {
            views.cramped.contains { text in
                views.lineage(of: text.id).contains { group.boxes.contains($0) }
            }
        }
        /// What is presented, after the screen that it is over.
        let presented = views[focus.core].systemPart == .window ? views[focus.core].children.dropFirst() : []
        /// Ranks groups: presented, cramped, named, then repeated, then large.
        func score(_ group: Group) -> Double {
            let isWanted = selection.emphasis.contains(group.kind) || presented.contains(group.units[0].outer)
            let count = group.units.count
            return (isWanted ? 8 : 0) + (isCramped(group) ? 4 : 0) + (group.isNamed ? 2 : 0)
                + (count > 2 ? 2 : count > 1 ? 1 : 0) + area(group)
        }
        let isFew = groups.count <= Self.maxLabels
        let seen = groups.indices.filter { index in
            groups[index].boxes.contains(where: { views[$0].isInView }) && !isScattered(groups[index], views)
        }
        let large = seen.filter { index in
            let isContainer = views[groups[index].units[0].core].kind == .container
            return groups[index].isNamed || isInset(groups[index]) || isFew && isContainer || listsSizes
                || area(groups[index]) >= Self.minShare
        }
        var all = large
        if fillsProposal(views), large.allSatisfy({ views.isBar(groups[$0].units[0]) || isText(groups[$0]) }) {
            // What is alone on a screen has a label, however small it and its views are.
            if let screen = groups.lazy.compactMap(\.screens.last).first {
                all.append(groups.count)
                groups.append(Group(units: [screen]))
            } else if isFew {
                all = seen
            }
        }
        let others = all.filter { !isText(groups[$0]) }
        let isAll = others.isEmpty && isFew && groups.allSatisfy { $0.units.count == 1 }
        let isTable = isAboutColumns(views) && !listsSizes
        let maxLabels = listsSizes ? Self.maxSizes : Self.maxLabels
        let marked = isTable ? others.filter { groups[$0].isNamed || score(groups[$0]) >= 4 } : isAll ? all : others
        let best = marked.sorted { (score(groups[$0]), $1) > (score(groups[$1]), $0) }
        let named = best.count { groups[$0].isNamed }
        labeled = best.prefix(max(min(named, selection.maxNames), min(maxLabels, selection.maxNames))).sorted()
        emphasized = best.first.flatMap { index in
            let isWorth = groups[index].isNamed || area(groups[index]) >= Self.minShare
            return score(groups[index]) >= (isWorth ? 1 : 8) && labeled.contains(index) ? index : nil
        }
        // The rulers have the size of the whole.
        if emphasized == nil, fillsProposal(views) {
            emphasized = best.first { labeled.contains($0) && !views.isBar(groups[$0].units[0]) }
        }
    }

    /// Whether it is several views that a rotation or another effect draws elsewhere, such as the hours of a dial: outlines
    /// of their places would all be in the middle.
    private func isScattered(_ group: Group, _ views: [ShownView]) -> Bool {
        group.units.count > 2
            && group.units.allSatisfy { unit in unit.chain.contains { views[$0].isDrawnElsewhere } }
    }

    /// Whether it is the emphasized group, or one of the same views that others part from it.
    func isEmphasized(_ group: Int) -> Bool {
        guard let emphasized else { return false }
        let (own, other) = (groups[group], groups[emphasized])
        return own.name == other.name && own.stack == other.stack
            && own.screens.last?.outer == other.screens.last?.outer
            && own.container == nil && other.container == nil || group == emphasized
    }

    /// Whether a row goes on under what is in a safe area inset: its outline would be drawn over that.
    private func isBehind(_ bars: [CGRect], _ box: Int, _ views: [ShownView]) -> Bool {
        views[box].systemPart == .row && bars.contains { $0.overlap(with: views[box].frame).height > Self.minBehind }
    }

    /// In points of the picture.
    private static let minBehind: CGFloat = 8

    private mutating func mark(_ views: [ShownView]) {
        strong =
            emphasized == nil ? [focus.core] : Set(groups.indices.filter(isEmphasized).flatMap { groups[$0].boxes })
        let units = groups.enumerated().flatMap { index, group -> [Int] in
            // An outline around a single word or symbol would touch it.
            // A section's header or footer is not a row.
            // Nobody asks for what a page indicator or an unlabeled heading is.
            let isPlain = views.isHeading(group.units[0]) || views[group.units[0].core].systemPart == .barItem
            return isPlain && !labeled.contains(index) || isScattered(group, views)
                ? []
                : group.boxes.filter {
                    // Of several only those that are counted as in view.
                    (group.units.count == 1 || views[$0].isCountedInView)
                        && (!views[$0].isBareTextOrSymbol && !views[$0].isTiny || labeled.contains(index))
                }
        }
        // A grid or row is seen by its views; pieces of its line between them would only be read as more views.
        var rects: Set<Box> = []
        let named = Set(labeled.flatMap { groups[$0].boxes })
        let (labeledUnits, others) = (units.filter(named.contains), units.filter { !named.contains($0) })
        // What is in the whole has whole outlines; the whole's is seen in its gaps.
        let ranks =
            emphasized == nil
            ? [labeledUnits, [focus.outer, focus.core], others]
            : [[Int](strong).sorted(), [focus.outer], labeledUnits, others, [focus.core]]
        let bars = insets.map { views[$0].frame }
        for (order, boxes) in ranks.enumerated() {
            for box in boxes
            where views[box].isInView && !isBehind(bars, box, views) && !views.shownFrame(box).isEmpty
                && rects.insert(Box(PixelGrid.points.snap(views.shownFrame(box)))).inserted
            {
                outlined[box] = order
            }
        }
        let known = Set(
            groups.flatMap { $0.units.map(\.core) } + groups.compactMap { $0.container?.core } + [focus.core])
        unmarked = views.count { view in
            view.kind != .modifier && !view.isThin && !known.contains(view.id) && outlined[view.id] == nil
                && view.isVisible && isInside(view, views)
        }
    }
}

extension [ShownView] {
    /// The texts in view with too little room.
    var cramped: [ShownView] {
        // In their own fonts they might fit.
        guard !contains(where: { $0.issues.contains { $0.rule == .missingFont } }) else { return [] }
        return filter { $0.crampedText != nil && $0.isVisible && $0.cover == nil && $0.isInView }
    }

    /// Whether it is a text alone, which says itself what it is.
    func isUnlabeledText(_ unit: StructureUnit) -> Bool {
        self[unit.box].role == .text && self[unit.box].isBareTextOrSymbol
    }

    /// Whether it is a bar at an edge of a screen.
    func isBar(_ unit: StructureUnit) -> Bool { unit.chain.contains { self[$0].systemPart == .bar } }

    /// Whether all boxes are equally wide or equally high.
    func haveCommonLength(_ units: [StructureUnit]) -> Bool {
        Axis.allCases.contains { axis in Set(units.map { WholePoints(self[$0.box].size[axis]) }).count == 1 }
    }
}
