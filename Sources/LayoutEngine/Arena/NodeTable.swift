/// A dictionary by node that does not hash.
struct NodeTable<Value> {
    private var values: [Value?]

    init(of arena: LayoutArena) { values = [Value?](repeating: nil, count: arena.nodes.count) }

    /// nil for a node without a value, and for one added to the arena later.
    subscript(node: NodeID) -> Value? {
        get { values.indices.contains(node.index) ? values[node.index] : nil }
        set { values[node.index] = newValue }
    }
}
