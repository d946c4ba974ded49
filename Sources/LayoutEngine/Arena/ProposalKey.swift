import Foundation

/// A proposal in 16 bytes. nil is stored as one fixed NaN, so equal proposals have equal bits.
struct ProposalKey: Hashable, Sendable {
    var width: Double
    var height: Double

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
        width = Self.encode(proposal.width)
        height = Self.encode(proposal.height)
    }

    @inline(__always)
    private static func encode(_ length: CGFloat?) -> Double {
        // Adding 0 turns −0 into +0. A NaN length counts as nil.
        guard let length, length == length else { return .nan }
        return Double(length) + 0
    }

    var proposal: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    }

    static func == (a: ProposalKey, b: ProposalKey) -> Bool {
        a.width.bitPattern == b.width.bitPattern && a.height.bitPattern == b.height.bitPattern
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(width.bitPattern)
        hasher.combine(height.bitPattern)
    }
}
