import LayoutEngine

extension [LayoutRecord] {
    /// Whether figures show a control as one view: a label or an annotation on a view inside unfolds it.
    func isFoldedControl(_ record: Int) -> Bool {
        self[record].role == .control
            && descendants(of: record).allSatisfy { self[$0].labels.isEmpty && self[$0].annotationEdits.isEmpty }
    }

    /// Records are in depth-first order.
    package func descendants(of record: Int) -> Range<Int> {
        let end = self[(record + 1)...].firstIndex { $0.depth <= self[record].depth }
        return record + 1..<(end ?? count)
    }
}
