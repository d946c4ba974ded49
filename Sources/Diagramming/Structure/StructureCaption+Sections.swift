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
}
