import LayoutEngine

extension [LayoutRecord] {
    /// Whether figures show a control as one view: a label or an annotation on a view inside unfolds it.
    func isFoldedControl(_ record: Int) -> Bool {
        self[record].role == .control
            && descendants(of: record).allSatisfy { self[$0].labels.isEmpty && self[$0].annotationEdits.isEmpty }
    }

    /// The outermost control shown as one view that has a record inside.
    func foldedControl(around record: Int) -> Int? {
        sequence(first: record) { self[$0].parent }.dropFirst().filter(isFoldedControl).last
    }

    /// Records are in depth-first order.
    package func descendants(of record: Int) -> Range<Int> {
        let end = self[(record + 1)...].firstIndex { $0.depth <= self[record].depth }
        return record + 1..<(end ?? count)
    }
}

extension LayoutDifference {
    /// Of what a control is made of, which figures do not show, the difference of the control.
    func ofControls(in one: LayoutSnapshot, _ other: LayoutSnapshot) -> LayoutDifference {
        guard let a = one.records.foldedControl(around: first), let b = other.records.foldedControl(around: second)
        else { return self }
        let sizes = (one.records[a].frame.size, other.records[b].frame.size)
        guard !sizes.0.isNear(sizes.1) else { return self }
        var found = self
        (found.first, found.second, found.kind) = (a, b, .size(sizes.0, sizes.1))
        return found
    }
}
