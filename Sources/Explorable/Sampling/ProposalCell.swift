import LayoutEngine

/// A proposal as pages write it, in hundredths of a point.
package struct ProposalCell: Hashable, Codable, Sendable {
    var width: Int
    var height: Int

    package init(_ proposal: ProposedViewSize) {
        (width, height) = (Hundredths.of(proposal.width), Hundredths.of(proposal.height))
    }

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }
}

extension ProposalCell: CustomStringConvertible {
    /// `∞ × 60`.
    package var description: String {
        ProposedViewSize(width: Hundredths.length(width), height: Hundredths.length(height)).description
    }
}
