import Foundation

/// Numbers that say how long a gap or a padding is: short words that tell nothing of whose length it is but by their place.
extension LabelPlacer {
    /// The placements with those of lengths that were left out and are told nowhere else: farther off, with a leader,
    /// where all the others leave room.
    func told(_ requests: [Request], _ placements: [Placement?], _ ground: State) -> [Placement?] {
        var (placements, state) = (placements, ground)
        state.labels = placements.compactMap { $0.map { Box($0.rect) } }
        state.leaders = placements.compactMap { $0?.leader }
        var known = Set(requests.indices.filter { placements[$0] != nil }.map { Box(requests[$0].target) })
        for (index, request) in requests.enumerated() where request.isLength && placements[index] == nil {
            if request.alike.contains(where: { known.contains(Box($0)) }) { continue }
            guard let placement = far(request, .sparse, state, worst: Patience.roomy.rawValue),
                let leader = placement.leader, run(of: leader, request, state) <= Leader.longestRun
            else { continue }
            placements[index] = placement
            state.labels.append(Box(placement.rect))
            state.leaders.append(leader)
            known.insert(Box(request.target))
        }
        return placements
    }

    /// Whether a length there is taken for that of another gap or padding: it touches one, not being wholly in its own,
    /// or is nearer to one.
    func isMisread(_ label: CGRect, _ request: Request, _ soft: [Soft]) -> Bool {
        guard request.isLength, !request.target.encloses(label) else { return false }
        let way = label.distance(to: request.target)
        return soft.contains { area in
            area.kind == .length && area.rect != request.target && !request.alike.contains(area.rect)
                && (way > 0 ? label.distance(to: area.rect) < way : label.overlaps(area.rect))
        }
    }
}
