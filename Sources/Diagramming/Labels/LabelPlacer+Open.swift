import Foundation

/// Places for labels that find none near what they are about.
extension LabelPlacer {
    /// Outside all there is, where a place is always free, with a leader that passes no label and no words if there is
    /// one: in the margin, from there round a corner, and last farther and farther out.
    ///
    /// - Returns: The place, and whether its leader passes all words and labels.
    func beyond(_ request: Request, _ state: State) -> (Placement, isClear: Bool) {
        let size = request.badge ?? request.sizes[0]
        let shape = request.badge == nil ? 0 : nil
        var best: (placement: Placement, cost: CGFloat)?
        for candidate in Candidates.margin(size, beside: request.target, around: extent, rows: 4) {
            consider(candidate, 0, request, state, true, &best)
        }
        if best == nil || best!.cost > 50 { bent(size, request, state, &best) }
        var (placement, isClear) =
            best.map { ($0.placement, true) } ?? outermost(size, request, state)
            ?? (atLast(size, request, state), false)
        placement.shape = shape
        return (placement, isClear)
    }

    /// Round one corner: along a free way beside the target, and then to its edge.
    private func bent(
        _ size: CGSize, _ request: Request, _ state: State, _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        let target = request.target
        for isBefore in [true, false] {
            let sign: CGFloat = isBefore ? -1 : 1
            let beside = CGPoint(x: isBefore ? target.minX : target.maxX, y: target.midY)
            let over = CGPoint(x: target.midX, y: isBefore ? target.minY : target.maxY)
            for (end, isAcross) in [(beside, true), (over, false)] {
                for step in 1...Self.mostSteps {
                    let away = sign * CGFloat(step) * Self.step
                    let bend = CGPoint(x: isAcross ? end.x + away : end.x, y: isAcross ? end.y : end.y + away)
                    let arm = Leader(start: bend, end: end)
                    // What is in the way here is in the way farther on.
                    if isThroughWords(arm, target, state) || !isFree(arm, state, except: .null) { break }
                    for way in [CGFloat(-1), 1] {
                        bent(size, from: end, bend, isUpright: isAcross, way, request, state, &best)
                    }
                }
            }
        }
    }

    /// Between the ways tried beside a target, in points, and how many there are.
    private static let step: CGFloat = 1.5
    private static let mostSteps = 24

    /// From the target's edge to the corner, and on at a right angle until there is room for the label.
    private func bent(
        _ size: CGSize, from end: CGPoint, _ bend: CGPoint, isUpright: Bool, _ way: CGFloat, _ request: Request,
        _ state: State, _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        let (low, high) = isUpright ? (extent.minY, extent.maxY) : (extent.minX, extent.maxX)
        let from = isUpright ? bend.y : bend.x
        let room = max(0, way < 0 ? from - low : high - from) + 4 * ((isUpright ? size.height : size.width) + 8)
        for distance in stride(from: CGFloat(8), through: room, by: 6) {
            var start = bend
            if isUpright { start.y += way * distance } else { start.x += way * distance }
            var leader = Leader(start: start, bend: bend, end: end)
            var cost = Candidates.leastRingCost(step: 1) + length(of: leader)
            if let best, cost >= best.cost { return }
            if isThroughWords(leader, request.target, state) { return }
            let rect = snapped(
                isUpright
                    ? CGRect(
                        x: start.x - size.width / 2, y: way < 0 ? start.y - size.height : start.y, width: size.width,
                        height: size.height)
                    : CGRect(
                        x: way < 0 ? start.x - size.width : start.x, y: start.y - size.height / 2, width: size.width,
                        height: size.height))
            guard isFree(rect, state, request.clearance) else { continue }
            if isUpright {
                leader.start.y = way < 0 ? rect.maxY : rect.minY
            } else {
                leader.start.x = way < 0 ? rect.maxX : rect.minX
            }
            guard isFree(leader, state, except: rect) else { return }
            cost += surcharge(rect, request, state.soft, enough: .infinity, isLed: true)
            cost += crossings(of: leader, request, state) + alongCost(leader, state)
            if best.map({ cost < $0.cost }) ?? true { best = (Placement(rect: rect, shape: 0, leader: leader), cost) }
        }
    }

    /// Right of everything, with a leader that passes no label and no words if there is one.
    private func outermost(
        _ size: CGSize, _ request: Request, _ state: State
    ) -> (Placement, isClear: Bool)? {
        var (wordy, fallback): (Placement?, Placement?) = (nil, nil)
        for column in 0..<4 {
            let x = extent.maxX + 6 + CGFloat(column) * (size.width + 6)
            for row in 0..<48 {
                // Rows take turns below and above the target.
                let offset = CGFloat((row + 1) / 2) * (row % 2 == 0 ? 1 : -1) * (size.height + 4)
                let y = request.target.midY - size.height / 2 + offset
                let place = snapped(CGRect(x: x, y: y, width: size.width, height: size.height))
                guard isFree(place, state, request.clearance) else { continue }
                let placement = Placement(rect: place, shape: 0, leader: leader(from: place, of: request))
                if isFree(placement.leader!, state, except: place), alongCost(placement.leader!, state) == 0 {
                    if !isThroughWords(placement.leader!, request.target, state) { return (placement, true) }
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
