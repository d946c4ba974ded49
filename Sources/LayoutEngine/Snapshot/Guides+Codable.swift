import Foundation

/// A guide as JSON: its name in code, and its axis. A custom guide read from JSON is known by its name alone.
extension AlignmentKey: Codable {
    private enum Key: CodingKey { case guide, axis }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .guide)
        let axis = try container.decode(Axis.self, forKey: .axis)
        self = Self.own.first { $0.name == name && $0.axis == axis } ?? AlignmentKey(read: name, axis: axis)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .guide)
        try container.encode(axis, forKey: .axis)
    }

    private static let own: [AlignmentKey] =
        [HorizontalAlignment.leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing].map(
            \.key)
        + [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)
}

extension Axis: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let axis = Axis.allCases.first(where: { $0.description == word }) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "an axis is horizontal or vertical, not “\(word)”")
        }
        self = axis
    }

    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

/// A guide's position as JSON. `from` holds the ids of the views inside that set it, if any.
extension GuideRecord: Codable {
    private enum Key: CodingKey { case value, provenance, from }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let from = try container.decodeIfPresent([Int].self, forKey: .from) ?? []
        let word = try container.decode(String.self, forKey: .provenance)
        key = try AlignmentKey(from: decoder)
        value = try container.length(forKey: .value)
        switch (word, from.first) {
        case ("explicit", _): provenance = .explicit
        case ("inherited", let setter?): provenance = .inherited(setter)
        case ("merged", _): provenance = .merged(from)
        case ("default", _): provenance = .standard
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .provenance, in: container,
                debugDescription: "a guide is explicit, inherited from a view, merged or default, not “\(word)”")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try key.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(length: value, forKey: .value)
        try container.encode(provenance.word, forKey: .provenance)
        switch provenance {
        case .inherited(let setter): try container.encode([setter], forKey: .from)
        case .merged(let setters): try container.encode(setters, forKey: .from)
        case .explicit, .standard: break
        }
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
