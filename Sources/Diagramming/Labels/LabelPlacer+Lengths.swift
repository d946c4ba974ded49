import Foundation

/// Numbers that say how long a gap or a padding is: short words that tell nothing of whose length it is but by their place.
extension LabelPlacer {
    /// The placements with those of lengths, of what reaches out, and of a few names, that were left out and are told nowhere
    /// else: farther off, with a leader, where all the others leave room.
    func told(_ requests: [Request], _ placements: [Placement?], _ ground: State) -> [Placement?] {
        var (placements, state) = (placements, ground)
        state.labels = placements.compactMap { $0.map { Box($0.rect) } }
        state.leaders = placements.compactMap { $0?.leader }
        var known = Set(requests.indices.filter { placements[$0] != nil }.map { Box(requests[$0].target) })
        let untold = requests.indices.filter { placements[$0] == nil }
        let names = untold.filter { requests[$0].isName && requests[$0].isNear }
        for index in untold {
            let request = requests[index]
            // Of what reaches out that whose stripes a leader can end in.
            let isWide = request.isOverflow && !request.ownParts.isEmpty
            let isFewNames = names.contains(index) && names.count <= Self.fewNames
            guard request.isLength || isWide || isFewNames else { continue }
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

    /// The leaders of more names than this, beside those that numbers have, are not followed.
    private static let fewNames = 12

    /// Whether a length there says nothing of its own gap or padding without a leader: with its middle in none of those it
    /// tells it has to be right beside its own, out of what keeps that, and nothing else may be nearer to it.
    func isUntied(_ label: CGRect, _ request: Request, _ state: State) -> Bool {
        guard request.isLength else { return false }
        let middle = CGRect(x: label.midX, y: label.midY, width: 0, height: 0)
        if ([request.target] + request.alike).contains(where: { $0.encloses(middle) }) {
            return strangeBands(request, state.penalties) { $0.insetBy(dx: 0.5, dy: 0.5).overlaps(label) }
        }
        let way = label.distance(to: request.target)
        return way > Self.beside || isInKeeper(label, request)
            || state.words.contains { label.distance(to: $0.rect) < way - 1 }
            || strangeBands(request, state.penalties) { label.overlaps($0) || label.distance(to: $0) < way }
    }

    /// Whether a length there lies in what keeps its gap or padding, but not in that: among the views there.
    func isInKeeper(_ label: CGRect, _ request: Request) -> Bool {
        guard request.isLength, let keeper = request.keeper, keeper.overlaps(label) else { return false }
        let middle = CGRect(x: label.midX, y: label.midY, width: 0, height: 0)
        return !request.target.encloses(middle) && !request.alike.contains { $0.encloses(middle) }
    }

    /// Whether a length there is read as one more word of a line.
    func isBesideWords(_ label: CGRect, _ request: Request, _ state: State) -> Bool {
        guard request.isLength else { return false }
        let wide = Box(label.insetBy(dx: -Self.wordSpace, dy: 0))
        return state.words.contains { words in
            let shared = min(words.bottom, label.maxY) - max(words.top, label.minY)
            return words.overlaps(wide) && shared * 2 > min(words.bottom - words.top, label.height)
        }
    }

    /// From a length to words on its line, in points.
    private static let wordSpace: CGFloat = 4

    /// What it costs a length to be read with what it is not about, though a leader says whose it is.
    func readingCost(_ label: CGRect, _ request: Request, _ state: State) -> CGFloat {
        guard request.isLength else { return 0 }
        // Of a band it hides from one side to the other nothing but its own number is seen.
        let hides = strangeBands(request, state.penalties) { band in
            guard label.overlaps(band) else { return false }
            return band.height >= band.width
                ? label.minX <= band.minX + 1 && label.maxX >= band.maxX - 1
                : label.minY <= band.minY + 1 && label.maxY >= band.maxY - 1
        }
        return (hides ? Self.hidingCost : 0) + (isBesideWords(label, request, state) ? Self.hidingCost : 0)
            + (isInKeeper(label, request) ? Self.keeperCost : 0)
    }

    private static let hidingCost: CGFloat = 40
    private static let keeperCost: CGFloat = 10

    /// Whether one of the gaps and paddings of other lengths is as asked.
    private func strangeBands(_ request: Request, _ penalties: [PenaltyRegion], _ isSo: (CGRect) -> Bool) -> Bool {
        penalties.contains { area in
            area.kind == .length && area.rect != request.target && !request.alike.contains(area.rect) && isSo(area.rect)
        }
    }

    /// Whether a length there is taken for that of another gap or padding: it touches one, not being wholly in its own,
    /// or is nearer to one.
    func isMisread(_ label: CGRect, _ request: Request, _ penalties: [PenaltyRegion]) -> Bool {
        guard request.isLength, !request.target.encloses(label) else { return false }
        let way = label.distance(to: request.target)
        return strangeBands(request, penalties) { way > 0 ? label.distance(to: $0) < way : label.overlaps($0) }
    }
}
