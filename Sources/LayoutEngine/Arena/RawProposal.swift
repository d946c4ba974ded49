import Foundation

/// A proposal in 16 bytes: nil as NaN, so equal proposals have equal bits.
struct RawProposal: Hashable, Sendable {
    var width: Double
    var height: Double

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
        width = Self.encode(proposal.width)
        height = Self.encode(proposal.height)
    }

    @inline(__always)
    private static func encode(_ length: CGFloat?) -> Double {
        // Adding 0 turns −0 into +0; a NaN proposal has no meaning of its own and counts as nil, always the same NaN.
        guard let length, length == length else { return .nan }
        return Double(length) + 0
    }

    var proposal: ProposedViewSize {
        ProposedViewSize(
            width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    }

    static func == (a: RawProposal, b: RawProposal) -> Bool {
        a.width.bitPattern == b.width.bitPattern && a.height.bitPattern == b.height.bitPattern
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(width.bitPattern)
        hasher.combine(height.bitPattern)
    }
}
