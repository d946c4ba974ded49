import Foundation

/// A length in JSON: a number, null for nil, or one of the strings `∞`, `−∞` and `NaN`.
package struct JSONLength: Codable {
    package let value: Double?

    package init(_ value: CGFloat?) { self.value = value.map { Double($0) } }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let number = try? container.decode(Double.self) {
            value = number
        } else {
            switch try container.decode(String.self) {
            case "∞": value = .infinity
            case "−∞": value = -.infinity
            case "NaN": value = .nan
            case let word:
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "a length is a number, null, ∞, −∞ or NaN, not “\(word)”")
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case nil: try container.encodeNil()
        case let value? where value.isFinite: try container.encode(value)
        case let value?: try container.encode(value.isNaN ? "NaN" : value > 0 ? "∞" : "−∞")
        }
    }
}

/// Sizes and rectangles are lists: `[width, height]` and `[x, y, width, height]`.
extension KeyedEncodingContainer {
    mutating func encode(lengths: [CGFloat?], forKey key: Key) throws {
        try encode(lengths.map { JSONLength($0) }, forKey: key)
    }

    mutating func encode(length: CGFloat, forKey key: Key) throws { try encode(JSONLength(length), forKey: key) }
}

extension KeyedDecodingContainer {
    func lengths(_ count: Int, forKey key: Key) throws -> [CGFloat?] {
        let list = try decode([JSONLength].self, forKey: key)
        guard list.count == count else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "expected \(count) lengths, found \(list.count)")
        }
        return list.map { $0.value.map { CGFloat($0) } }
    }

    /// Lengths, all of them required.
    func numbers(_ count: Int, forKey key: Key) throws -> [CGFloat] {
        try lengths(count, forKey: key).map { try needed($0, forKey: key) }
    }

    func length(forKey key: Key) throws -> CGFloat {
        try needed(decode(JSONLength.self, forKey: key).value.map { CGFloat($0) }, forKey: key)
    }

    private func needed(_ length: CGFloat?, forKey key: Key) throws -> CGFloat {
        if let length { return length }
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "null where a length is needed")
    }

    func size(forKey key: Key) throws -> CGSize {
        let numbers = try numbers(2, forKey: key)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    func proposal(forKey key: Key) throws -> ProposedViewSize {
        let lengths = try lengths(2, forKey: key)
        return ProposedViewSize(width: lengths[0], height: lengths[1])
    }
}
