import Foundation

/// JSON keeps every number as it is; nil, ∞ and NaN, which JSON has no word for, are null and strings.
extension LayoutSnapshot: Encodable {
    private enum Key: CodingKey { case size, proposal, views, issues }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode([JSONLength(size.width), JSONLength(size.height)], forKey: .size)
        try container.encode([JSONLength(proposal.width), JSONLength(proposal.height)], forKey: .proposal)
        try container.encode(records, forKey: .views)
        try container.encode(issues.map(\.description), forKey: .issues)
    }
}

extension LayoutRecord: Encodable {
    private enum Key: CodingKey {
        case id, name, detail, labels, source, parent, children, frame, proposal, guides, priority, issues, why
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        if !detail.isEmpty { try container.encode(detail, forKey: .detail) }
        if !labels.isEmpty { try container.encode(labels, forKey: .labels) }
        try container.encodeIfPresent(source, forKey: .source)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encode(children, forKey: .children)
        try container.encode(
            [frame.minX, frame.minY, frame.width, frame.height].map { JSONLength($0) }, forKey: .frame)
        try container.encode([JSONLength(proposal.width), JSONLength(proposal.height)], forKey: .proposal)
        try container.encode(guides, forKey: .guides)
        try container.encode(JSONLength(priority), forKey: .priority)
        if !issues.isEmpty { try container.encode(issues.map(\.description), forKey: .issues) }
        try container.encodeIfPresent(why, forKey: .why)
    }
}

extension GuideRecord: Encodable {
    private enum Key: CodingKey { case guide, axis, value, provenance }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .guide)
        try container.encode(key.axis.description, forKey: .axis)
        try container.encode(JSONLength(value), forKey: .value)
        try container.encode(provenance.word, forKey: .provenance)
    }
}

extension GuideRecord.Provenance {
    /// One word for JSON and legends.
    public var word: String {
        switch self {
        case .explicit: "explicit"
        case .inherited: "inherited"
        case .merged: "merged"
        case .standard: "default"
        }
    }
}

/// A length in JSON: a number, null for nil, and a string for what is no number.
private struct JSONLength: Encodable {
    let value: Double?

    init(_ value: CGFloat?) { self.value = value.map { Double($0) } }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case nil: try container.encodeNil()
        case let value? where value.isFinite: try container.encode(value)
        case let value?: try container.encode(value.isNaN ? "NaN" : value > 0 ? "∞" : "−∞")
        }
    }
}
