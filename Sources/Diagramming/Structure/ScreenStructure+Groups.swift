import Foundation
import LayoutEngine

/// Which views of a container are a group.
extension ScreenStructure {
    /// Units of one name are a group if the author named them or they have similar content; all of that name if their
    /// contents are many or mix.
    static func groups(_ units: [StructureUnit], _ views: [ShownView]) -> [Group] {
        units.grouped { $0.name }.flatMap { _, alike -> [Group] in
            if alike[0].isNamed { return [Group(units: alike)] }
            let exact = alike.map(views.composition)
            let compositions = Self.merged(exact)
            let kinds = compositions.grouped { $0 }
            // Units of equal content are neighbors if it changes as often as there are others.
            let isMixed = zip(compositions, compositions.dropFirst()).count { $0 != $1 } >= kinds.count
            let groups =
                isMixed || Set(exact).count > 2
                ? [alike]
                : kinds.map { composition, _ in zip(alike, compositions).filter { $1 == composition }.map(\.0) }
            return groups.flatMap { runs(of: $0, among: units, views).map { Group(units: Self.whole($0, views)) } }
        }.sorted { $0.units[0].box < $1.units[0].box }
    }

    /// A stack that pushes several views aside is itself the unit, unless there are several such stacks.
    private static func whole(_ units: [StructureUnit], _ views: [ShownView]) -> [StructureUnit] {
        guard units.count == 1, units[0].spacerStack != nil, views[units[0].core].kind == .container else {
            return units
        }
        return [StructureUnit(from: units[0].outer, views, reach: .child)]
    }

    /// Contents that share at least half of their parts count as equal: the last row, which has no separator, is still a row.
    private static func merged(_ compositions: [StructureUnit.Composition]) -> [StructureUnit.Composition] {
        var known: [StructureUnit.Composition] = []
        return compositions.map { composition in
            if let like = known.first(where: composition.isSimilar) { return like }
            known.append(composition)
            return composition
        }
    }

    /// Neighbors, as a bracket can hold them: other units part a group, texts and headings do not. A group with many
    /// gaps stays one group.
    private static func runs(
        of group: [StructureUnit], among units: [StructureUnit], _ views: [ShownView]
    ) -> [[StructureUnit]] {
        let members = Set(group.map(\.outer))
        var runs: [[StructureUnit]] = [[]]
        for unit in units {
            if members.contains(unit.outer) {
                runs[runs.count - 1].append(unit)
            } else if !views.isUnlabeledText(unit), !views.isHeading(unit), runs.last?.isEmpty == false {
                runs.append([])
            }
        }
        if runs.last?.isEmpty == true { runs.removeLast() }
        return units.count <= maxLabels || runs.count <= maxRuns ? runs : [group]
    }

    private static var maxRuns: Int { 3 }

    /// The views in a unit and the container they are in, through scroll views and other containers of one view.
    static func content(
        of unit: StructureUnit, _ views: [ShownView]
    ) -> (stack: StructureUnit, units: [StructureUnit]) {
        var (stack, units) = (unit, views.units(in: unit))
        while units.count == 1, !units[0].isNamed, views[units[0].core].kind == .container,
            views[units[0].core].systemPart != .row, views[units[0].core].pages == nil
        {
            let inner = views.units(in: units[0])
            // A control is one view, unless it holds several.
            if inner.count < (views[units[0].box].isControl ? 2 : 1) { break }
            (stack, units) = (units[0], inner)
        }
        return (stack, units)
    }

    /// Replaces a lone grid or row by its views, if they are alike and large enough for a label. An author's layout stays: it is
    /// what there is to see.
    static func opened(_ group: Group, _ views: [ShownView], in whole: CGRect) -> Group {
        guard group.units.count == 1, !group.isNamed else { return group }
        var (stack, units) = content(of: group.units[0], views)
        units.removeAll(where: views.isHeading)
        guard units.count > 2, Set(Self.merged(units.map(views.composition))).count == 1,
            !views.isUnlabeledText(units[0]), views.isOurLayout(stack.core)
        else {
            return group
        }
        let isSymbol = views[units[0].box].role == .image
        let opened = Group(units: units, container: group.units[0], stack: stack.core)
        guard !isSymbol || units[0].isNamed || views.haveCommonLength(units),
            units[0].isNamed || share(opened, views, of: whole) >= minShare
        else { return group }
        return opened
    }

    /// How much of the whole it fills.
    static func share(_ group: Group, _ views: [ShownView], of whole: CGRect) -> Double {
        group.boxes.reduce(0) { $0 + views[$1].frame.area } / max(whole.area, 1)
    }
}

extension ScreenStructure {
    /// The outlined views without a label.
    var unnamed: [Int] {
        let named = strong.union(labeled.flatMap { groups[$0].boxes })
        return outlined.keys.filter { !named.contains($0) }
    }

    /// The boxes of buttons and other views of SwiftUI's that are made of others, which look alike whatever is in them.
    var controls: [Int] {
        groups.flatMap(\.units).filter { ViewTypeName.isOurs($0.kind) && $0.name == $0.kind }.map(\.box)
    }
}
