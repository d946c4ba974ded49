/// A view in an arena: an index, valid as long as the arena.
package struct NodeID: Hashable, Sendable {
    let raw: Int32
    package var index: Int { Int(raw) }
    static let none = NodeID(raw: -1)
}

/// As JSON, its number.
extension NodeID: Codable {
    package init(from decoder: any Decoder) throws { raw = try Int32(from: decoder) }
    package func encode(to encoder: any Encoder) throws { try raw.encode(to: encoder) }
}
