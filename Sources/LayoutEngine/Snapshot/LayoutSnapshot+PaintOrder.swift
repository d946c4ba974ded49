extension LayoutSnapshot {
    /// The children that a view draws over its own content, back to front.
    package func paintOrder(of record: LayoutRecord) -> [LayoutRecord.ID] {
        let children =
            switch record.facts.layers {
            case nil, .stack, .overlay: record.children
            case .background: Array(record.children.reversed())
            case .mask: Array(record.children.prefix(1))
            }
        let depths = children.map { (records[$0].content as? any PaintFacts)?.zIndex ?? 0 }
        if depths.allSatisfy({ $0 == 0 }) { return children }
        return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    }
}
