import LayoutEngine

/// A single view, with the views in it that are marked in its place.
extension StructureCaption {
    func single(_ kind: String, _ unit: StructureUnit, _ isDetailed: Bool) -> String {
        let isGround = views[unit.core].role == .shape && views.ignoresSafeArea(unit)
        let isRow = views[unit.core].systemPart == .row || views[unit.box].systemPart == .row
        let name =
            (isRow ? "one \(kind)" : Wording.withIndefiniteArticle(kind))
            + (isGround ? " that ignores the safe area" : "")
        let inside = structure.groups.filter { $0.isInside(unit) }
        if !inside.isEmpty {
            let deeper = screens(inside, in: unit)
            if !unit.isNamed, let only = deeper.first, views[unit.core].facts.layers == .stack {
                return single(only.kind, only, isDetailed)
            }
            let own = inside.filter { $0.screens.last?.outer == unit.outer }
            let marked = inOrder(own.filter { !views.isHeading($0.units[0]) })
            let parts: [(words: String, count: Int, isNested: Bool)] =
                marked.map { group in
                    let words =
                        group.container.map { single($0.kind, $0, isDetailed) }
                        ?? counted(group.units.map { StructureUnit(from: $0.outer, views, reach: .child) }, isDetailed)
                    return (words, group.container == nil ? group.units.count : 1, group.container != nil)
                } + deeper.map { (single($0.kind, $0, isDetailed), 1, true) }
            // What is named with its own views comes last, so that they are not taken for those after it.
            let ordered = parts.filter { !$0.isNested } + parts.filter(\.isNested)
            let shown = ordered.prefix(ordered.count > Self.fewKinds + 1 ? Self.fewKinds : ordered.count)
            let left = ordered.dropFirst(shown.count).reduce(0) { $0 + $1.count }
            let rest = left > 0 ? ["\(left) more views"] : []
            let isCut = marked.contains { views.areCutRows($0.units) }
            return "\(name) \(unit.isNamed || isCut ? "with" : "of") " + Wording.list(shown.map(\.words) + rest)
                + sections(of: views[unit.core])
        }
        guard let group = group(in: unit), let stack = group.stack else {
            // What is pushed aside has the mark.
            let page = views[unit.core].pages.map { "page \($0.shown) of \($0.count)" }
            let row = isRow && isDetailed ? lone(in: unit) : nil
            return name + (row ?? aside([isDetailed && isExplained(unit) ? pushed([unit]) : page]))
        }
        let isCut = views.areCutRows(group.units)
        let number = Wording.number(isCut ? countInView(group.units) : group.units.count)
        let columns = gridColumns(of: views[stack])
        let inner = innerGap(of: unit)
        let notes =
            isDetailed
            ? [
                columns > 0 ? "in \(Wording.number(columns)) columns" : nil,
                inner == gap ? nil : inner?.adverb, inView(group.units),
            ] : []
        let content = "\(number) \(group.units[0].plural)"
        if isCut { return "\(name) with \(content) in view" }
        // What follows would be read as its content, too.
        if isFollowed { return name + aside([content] + notes) }
        return "\(name) \(unit.isNamed ? "with" : "of") \(content)" + aside(notes)
    }

    /// ` of ten Circles (7 in view)`, of a row that is all there is.
    private func lone(in row: StructureUnit) -> String? {
        var units = ScreenStructure.content(of: row, views).units
        while units.count == 1 { units = ScreenStructure.content(of: units[0], views).units }
        guard units.count > 1, Set(units.map(\.kind)).count == 1 else { return nil }
        return " of \(counted(units, true))"
    }

    /// Between the views that are marked in place of a unit.
    func innerGap(of unit: StructureUnit) -> StructureGap? {
        guard let group = group(in: unit), let stack = group.stack else { return nil }
        // Of frames it would be read as that of what is in them.
        guard group.units.allSatisfy({ $0.isNamed || $0.isCell || $0.name == $0.kind }) else { return nil }
        return gap(of: views[stack], between: group.boxes, namesAll: false)
    }

    /// The view in a screen whose views stand for it, too.
    private func screens(_ groups: [ScreenStructure.Group], in screen: StructureUnit) -> [StructureUnit] {
        groups.compactMap { $0.screens.drop { $0.outer != screen.outer }.dropFirst().first }
            .grouped { $0.outer }.map { $0.elements[0] }
    }

    /// Groups that have others among their views are counted as a whole: their order would be none of the screen's.
    private func inOrder(_ groups: [ScreenStructure.Group]) -> [ScreenStructure.Group] {
        guard zip(groups, groups.dropFirst()).contains(where: { $0.units.last!.box > $1.units[0].box }) else {
            // Neighbors of one kind are named together, though their content differs.
            return groups.reduce(into: []) { joined, group in
                guard let last = joined.last, last.container == nil, group.container == nil, last.kind == group.kind
                else { return joined.append(group) }
                joined[joined.count - 1].units += group.units
            }
        }
        return groups.grouped { $0.name }.map { _, alike in
            var all = alike[0]
            all.units = alike.flatMap(\.units)
            return all
        }
    }
}
