import Foundation
import LayoutEngine

/// JSON for people and programs: sorted keys, one value a line, the same bytes for the same values.
func jsonText(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// A length in JSON: a number, null for nil, and a string for ∞ and what is no number.
struct JSONLength: Encodable {
    let value: CGFloat?

    init(_ value: CGFloat?) { self.value = value }

    static func pair(_ size: CGSize) -> [JSONLength] { [JSONLength(size.width), JSONLength(size.height)] }

    static func pair(_ proposal: ProposedViewSize) -> [JSONLength] {
        [JSONLength(proposal.width), JSONLength(proposal.height)]
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case nil: try container.encodeNil()
        case let value? where value.isFinite: try container.encode(Double(value))
        case let value?: try container.encode(lengthText(value))
        }
    }
}
