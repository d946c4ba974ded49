import Foundation

/// The lengths of gaps and paddings: only a label's position shows which one it measures.
extension LabelPlacer {
    /// Adds omitted lengths, overflows and a few names, farther off and with a leader, where the others leave room.
    func addingOmitted(_ requests: [Request], _ placements: [Placement?], _ ground: State) -> [Placement?] {
        var (placements, state) = (placements, ground)
        state.labels = placements.compactMap { $0.map { Box($0.rect) } }
        state.leaders = placements.compactMap { $0?.leader }
        var known = Set(requests.indices.filter { placements[$0] != nil }.map { Box(requests[$0].target) })
        let missingLengths = requests.indices.filter { placements[$0] == nil }
        let names = missingLengths.filter { requests[$0].isName && requests[$0].isNear }
        for index in missingLengths {
            let request = requests[index]
            // A leader needs stripes to end in.
            let isWide = request.isOverflow && !request.ownParts.isEmpty
            let isFewNames = names.contains(index) && names.count <= Self.fewNames
            guard request.isLength || isWide || isFewNames else { continue }
            if request.alike.contains(where: { known.contains(Box($0)) }) { continue }
            guard let placement = far(request, .sparse, state, worst: LeaderBudget.roomy.rawValue),
                let leader = placement.leader, run(of: leader, request, state) <= Leader.longestRun
            else { continue }
            placements[index] = placement
            state.labels.append(Box(placement.rect))
            state.leaders.append(leader)
            known.insert(Box(request.target))
        }
        return placements
    }

    /// More leaders of names could not be followed.
    private static let fewNames = 12

    /// Whether a length needs a leader. If its center lies in none of the gaps it measures, it must touch its own gap,
    /// lie outside the owning container, and have no closer neighbor.
    func lengthNeedsLeader(_ label: CGRect, _ request: Request, _ state: State) -> Bool {
        guard request.isLength else { return false }
        let middle = CGRect(x: label.midX, y: label.midY, width: 0, height: 0)
        if ([request.target] + request.alike).contains(where: { $0.encloses(middle) }) {
            return hasOtherBand(request, state.penalties) { $0.insetBy(dx: 0.5, dy: 0.5).overlaps(label) }
        }
        let way = label.distance(to: request.target)
        return way > Self.beside || isInGapOwner(label, request)
            || state.words.contains { label.distance(to: $0.rect) < way - 1 }
            || hasOtherBand(request, state.penalties) { label.overlaps($0) || label.distance(to: $0) < way }
    }

    func isInGapOwner(_ label: CGRect, _ request: Request) -> Bool {
        guard request.isLength, let gapOwner = request.gapOwner, gapOwner.overlaps(label) else { return false }
        let middle = CGRect(x: label.midX, y: label.midY, width: 0, height: 0)
        return !request.target.encloses(middle) && !request.alike.contains { $0.encloses(middle) }
    }

    func isBesideWords(_ label: CGRect, _ request: Request, _ state: State) -> Bool {
        guard request.isLength else { return false }
        let wide = Box(label.insetBy(dx: -Self.wordSpace, dy: 0))
        return state.words.contains { words in
            let shared = min(words.bottom, label.maxY) - max(words.top, label.minY)
            return words.overlaps(wide) && shared * 2 > min(words.bottom - words.top, label.height)
        }
    }

    private static let wordSpace: CGFloat = 4

    func readingCost(_ label: CGRect, _ request: Request, _ state: State) -> CGFloat {
        guard request.isLength else { return 0 }
        // Covering a band from side to side hides what it is.
        let hides = hasOtherBand(request, state.penalties) { band in
            guard label.overlaps(band) else { return false }
            return band.height >= band.width
                ? label.minX <= band.minX + 1 && label.maxX >= band.maxX - 1
                : label.minY <= band.minY + 1 && label.maxY >= band.maxY - 1
        }
        return (hides ? Self.hidingCost : 0) + (isBesideWords(label, request, state) ? Self.hidingCost : 0)
            + (isInGapOwner(label, request) ? Self.gapOwnerCost : 0)
    }

    private static let hidingCost: CGFloat = 40
    private static let gapOwnerCost: CGFloat = 10

    private func hasOtherBand(_ request: Request, _ penalties: [PenaltyRegion], _ isSo: (CGRect) -> Bool) -> Bool {
        penalties.contains { area in
            area.kind == .length && area.rect != request.target && !request.alike.contains(area.rect) && isSo(area.rect)
        }
    }

    func isMisread(_ label: CGRect, _ request: Request, _ penalties: [PenaltyRegion]) -> Bool {
        guard request.isLength, !request.target.encloses(label) else { return false }
        let way = label.distance(to: request.target)
        return hasOtherBand(request, penalties) { way > 0 ? label.distance(to: $0) < way : label.overlaps($0) }
    }
}
