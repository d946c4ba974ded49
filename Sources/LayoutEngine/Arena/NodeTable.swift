/// A value for some of an arena's nodes: a dictionary that does not hash, since nodes are numbered.
struct NodeTable<Value> {
    private var values: [Value?]

    /// - Parameter arena: Whose nodes are asked for, as many as it has by now.
    init(of arena: LayoutArena) { values = [Value?](repeating: nil, count: arena.nodes.count) }

    /// nil for a node without a value, and for one the arena got later.
    subscript(node: NodeID) -> Value? {
        get { values.indices.contains(node.index) ? values[node.index] : nil }
        set { values[node.index] = newValue }
    }
}
