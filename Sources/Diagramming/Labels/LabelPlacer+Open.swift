import Foundation

extension LabelPlacer {
    /// A place in the margin, with a leader round a corner, or farther out, where one is always free.
    /// - Returns: The place, and whether its leader avoids all words and labels.
    func beyond(_ request: Request, _ state: State) -> (Placement, isClear: Bool) {
        let size = request.badge ?? request.sizes[0]
        let shape = request.badge == nil ? 0 : nil
        var best: (placement: Placement, cost: CGFloat)?
        for candidate in Candidates.margin(size, beside: request.target, around: extent, rows: 4) {
            consider(candidate, 0, request, state, true, &best)
        }
        // Among so many lines, a leader with a corner is unreadable, and finding one is slow.
        if state.lines.count <= Self.mostBent, best == nil || best!.cost > 50 {
            bent(size, request, state, worst: .infinity, &best)
        }
        var (placement, isClear) =
            best.map { ($0.placement, true) } ?? outermost(size, request, state)
            ?? (atLast(size, request, state), false)
        placement.shape = shape
        return (placement, isClear)
    }

    private static let mostBent = 300

    private func outermost(
        _ size: CGSize, _ request: Request, _ state: State
    ) -> (Placement, isClear: Bool)? {
        var (wordy, fallback): (Placement?, Placement?) = (nil, nil)
        for column in 0..<4 {
            let x = extent.maxX + 6 + CGFloat(column) * (size.width + 6)
            for row in 0..<48 {
                // Alternates below and above the target.
                let offset = CGFloat((row + 1) / 2) * (row % 2 == 0 ? 1 : -1) * (size.height + 4)
                let y = request.target.midY - size.height / 2 + offset
                let place = snapped(CGRect(x: x, y: y, width: size.width, height: size.height))
                guard isFree(place, state, request.clearance) else { continue }
                let placement = Placement(rect: place, shape: 0, leader: leader(from: place, of: request))
                if isFree(placement.leader!, state, except: place),
                    run(of: placement, request, state) <= Leader.longestRun
                {
                    if !isBarred(placement.leader!, request, state) { return (placement, true) }
                    wordy = wordy ?? placement
                }
                fallback = fallback ?? placement
            }
        }
        return (wordy ?? fallback).map { ($0, false) }
    }

    private func atLast(_ size: CGSize, _ request: Request, _ state: State) -> Placement {
        let right = state.labels.reduce(extent.maxX) { max($0, $1.right) } + 6
        let place = snapped(
            CGRect(x: right, y: request.target.midY - size.height / 2, width: size.width, height: size.height))
        return Placement(rect: place, shape: 0, leader: leader(from: place, of: request))
    }
}
