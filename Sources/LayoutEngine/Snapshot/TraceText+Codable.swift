import Foundation

/// A trace as JSON: the list of its entries.
extension TraceText: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(entries: try [Entry](from: decoder))
    }

    public func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }
}

/// A probe or placement as JSON. `view` and `asker` are ids of views that are in the picture; `origin` is there for
/// placements, in the container's coordinates, from its right edge where `fromRight` says so.
extension TraceText.Entry: Codable {
    private enum Key: CodingKey {
        case kind, view, asker, title, node, by, proposal, size, origin, fromRight, known, depth
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var kind = LayoutTrace.Event.Kind.probe
        if container.contains(.origin) {
            let origin = try container.numbers(2, forKey: .origin)
            kind = .placement(CGPoint(x: origin[0], y: origin[1]))
        }
        self.init(
            record: try container.decodeIfPresent(Int.self, forKey: .view),
            asker: try container.decodeIfPresent(Int.self, forKey: .asker),
            event: LayoutTrace.Event(
                kind: kind, node: try container.decode(NodeID.self, forKey: .node),
                asker: try container.decodeIfPresent(NodeID.self, forKey: .by),
                proposal: try container.proposal(forKey: .proposal), size: try container.size(forKey: .size),
                isRemembered: try container.decode(Bool.self, forKey: .known),
                depth: try container.decode(Int.self, forKey: .depth)),
            title: try container.decode(String.self, forKey: .title),
            isFromRight: try container.decodeIfPresent(Bool.self, forKey: .fromRight) ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(record, forKey: .view)
        try container.encodeIfPresent(asker, forKey: .asker)
        try container.encode(title, forKey: .title)
        try container.encode(event.node, forKey: .node)
        try container.encodeIfPresent(event.asker, forKey: .by)
        try container.encode(lengths: [event.proposal.width, event.proposal.height], forKey: .proposal)
        try container.encode(lengths: [event.size.width, event.size.height], forKey: .size)
        switch event.kind {
        case .probe: try container.encode("probe", forKey: .kind)
        case .placement(let origin):
            try container.encode("placement", forKey: .kind)
            try container.encode(lengths: [origin.x, origin.y], forKey: .origin)
            if isFromRight { try container.encode(true, forKey: .fromRight) }
        }
        try container.encode(event.isRemembered, forKey: .known)
        try container.encode(event.depth, forKey: .depth)
    }
}
