import Diagramming
import Foundation
import LayoutEngine

/// Proposals under which a scene ended its process, and what a page leaves out because of them.
///
/// Each costs a process, so a few of them stand for their neighbors: a length that fails at the scene's own other length
/// fails at every one, and below a length that is too short the track starts again, twice as far.
struct AvoidedProposals {
    private let cells: Set<ProposalCell>
    /// With more, only the scene's own proposal is laid out.
    private static let maxCells = 12
    /// With more beside the tracks, both lengths are never dragged at once. Three are asked for before: 0, nil and ∞ along
    /// both axes.
    private static let maxBeside = 3

    init(_ cells: Set<ProposalCell> = []) { self.cells = cells }

    var leavesOnlyOwn: Bool { cells.count > Self.maxCells }

    func leavesProducts(_ own: ProposedViewSize) -> Bool {
        let own = ProposalCell(own)
        return cells.count { $0.width != own.width && $0.height != own.height } <= Self.maxBeside
    }

    func contains(_ cell: ProposalCell, own: ProposedViewSize) -> Bool {
        let own = ProposalCell(own)
        guard cell != own else { return false }
        return cells.contains(cell)
            || cell.width != own.width && cells.contains(ProposalCell(width: cell.width, height: own.height))
            || cell.height != own.height && cells.contains(ProposalCell(width: own.width, height: cell.height))
    }

    /// The lengths that a track may have, in points.
    ///
    /// - Parameter length: The scene's own length along the axis, proposed or taken.
    func range(along axis: Axis, own: ProposedViewSize, length: CGFloat) -> ClosedRange<CGFloat> {
        let cross = ProposalCell(own)[axis.cross]
        let failed = cells.filter { $0[axis.cross] == cross }.compactMap { Hundredths.length($0[axis]) }
        let (below, above) = (failed.filter { $0 < length }.max(), failed.filter { $0 > length && $0.isFinite }.min())
        let least = below.map { min(max(2 * $0, length.isFinite ? length / 16 : 10), length) } ?? 0
        return least...(above.map { (length + $0) / 2 } ?? .infinity)
    }

    /// What is left out along the tracks, for readers of the page; nil if nothing is.
    func note(own: ProposedViewSize) -> String? {
        if leavesOnlyOwn { return "The scene fails under other proposals." }
        let failed = Axis.allCases.flatMap { axis in
            let cross = ProposalCell(own)[axis.cross]
            let lengths = cells.filter { $0[axis.cross] == cross }.map { Hundredths.length($0[axis]) }
            let finite = lengths.compactMap(\.self).filter(\.isFinite)
            let below = finite.filter { $0 < own[axis] ?? .infinity }.max().map { ["\(lengthText($0)) and less"] } ?? []
            let above = finite.filter { $0 > own[axis] ?? .infinity }.min().map { ["\(lengthText($0)) and more"] } ?? []
            let open = lengths.filter { !($0?.isFinite ?? false) }.map { lengthText($0) }.sorted()
            return (below + above + open).map { "a \(axis == .horizontal ? "width" : "height") of \($0)" }
        }
        return failed.isEmpty ? nil : "No layout at \(failed.joined(separator: ", at ")): the scene fails there."
    }
}
