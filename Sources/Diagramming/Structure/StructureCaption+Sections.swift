import LayoutEngine

/// The sections of a list.
extension StructureCaption {
    /// Without headers and footers, if there are rows.
    func rows(_ units: [StructureUnit]) -> [StructureUnit] {
        let rows = units.filter { !views.isHeading($0) }
        return rows.isEmpty ? units : rows
    }

    /// ` in two sections`, of what is laid out of a list.
    func sections(of list: ShownView) -> String {
        let count = list.facts.sections.count { $0 < list.children.count }
        return count > 1 ? " in \(Wording.number(count)) sections" : ""
    }

    /// The views of one kind in what has a view laid over it.
    var rowsBelow: String? {
        let base = StructureUnit(from: core.children[0], views, reach: .child)
        let units = rows(views.units(in: base))
        guard units.count > 1, Set(units.map(\.kind)).count == 1 else { return nil }
        return counted(units, false)
    }
}
