import Foundation

/// Leaders with one corner, for targets that are hemmed in.
extension LabelPlacer {
    /// The best place whose leader turns a corner without running along a line, misleading, or touching text or labels.
    func round(_ request: Request, _ state: State, worst: CGFloat = .infinity) -> Placement? {
        var best: (placement: Placement, cost: CGFloat)?
        for (shape, size) in request.sizes.enumerated() {
            var found: (placement: Placement, cost: CGFloat)?
            let extra = CGFloat(shape) * 6
            bent(size, request, state, worst: min(worst, best?.cost ?? worst) - extra, isFree: true, &found)
            guard var found else { continue }
            found.placement.shape = shape
            found.cost += extra
            best = found
        }
        return best?.placement
    }

    /// - Parameter mustBeFree: Whether the leader may not run along any line.
    func bent(
        _ size: CGSize, _ request: Request, _ state: State, worst: CGFloat, isFree mustBeFree: Bool = false,
        _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        for target in request.ends {
            bent(size, to: target, request, state, worst: worst, isFree: mustBeFree, &best)
        }
    }

    private func bent(
        _ size: CGSize, to target: CGRect, _ request: Request, _ state: State, worst: CGFloat, isFree mustBeFree: Bool,
        _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        for isBefore in [true, false] {
            let sign: CGFloat = isBefore ? -1 : 1
            let beside = CGPoint(x: isBefore ? target.minX : target.maxX, y: target.midY)
            let over = CGPoint(x: target.midX, y: isBefore ? target.minY : target.maxY)
            for (edge, isAcross) in [(beside, true), (over, false)] {
                let end = request.isBand ? Self.inside(target, edge) : anchored(edge, in: target, request)
                for step in 1...Self.mostSteps {
                    let away = sign * CGFloat(step) * Self.step
                    let bend = CGPoint(x: isAcross ? edge.x + away : edge.x, y: isAcross ? edge.y : edge.y + away)
                    let arm = Leader(start: bend, end: end)
                    // An obstacle here is also one farther out.
                    if isBarred(arm, request, state) || !isFree(arm, state, except: .null) { break }
                    if mustBeFree, run(of: arm, request, state) > Leader.longestRun { break }
                    for way in [CGFloat(-1), 1] {
                        let corner = Corner(end: end, bend: bend, isUpright: isAcross, way: way)
                        bent(size, corner, request, state, worst, mustBeFree, &best)
                    }
                }
            }
        }
    }

    /// Between the corners tried beside a target, in points.
    private static let step: CGFloat = 1.5
    private static let mostSteps = 24

    /// Where a leader turns, and its direction from there to the label.
    private struct Corner {
        var end: CGPoint
        var bend: CGPoint
        var isUpright: Bool
        /// -1 up or left, 1 down or right.
        var way: CGFloat

        func place(at distance: CGFloat) -> CGPoint {
            CGPoint(x: isUpright ? bend.x : bend.x + way * distance, y: isUpright ? bend.y + way * distance : bend.y)
        }

        func label(_ size: CGSize, at start: CGPoint) -> CGRect {
            isUpright
                ? CGRect(
                    x: start.x - size.width / 2, y: way < 0 ? start.y - size.height : start.y, width: size.width,
                    height: size.height)
                : CGRect(
                    x: way < 0 ? start.x - size.width : start.x, y: start.y - size.height / 2, width: size.width,
                    height: size.height)
        }
    }

    /// Extends the leader from the corner until there is room for the label.
    private func bent(
        _ size: CGSize, _ corner: Corner, _ request: Request, _ state: State, _ worst: CGFloat, _ mustBeFree: Bool,
        _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        let (isUpright, way) = (corner.isUpright, corner.way)
        let (low, high) = isUpright ? (extent.minY, extent.maxY) : (extent.minX, extent.maxX)
        let from = isUpright ? corner.bend.y : corner.bend.x
        let room = max(0, way < 0 ? from - low : high - from) + 4 * ((isUpright ? size.height : size.width) + 8)
        let last = corner.label(size, at: corner.place(at: room))
        let reach = CGRect(origin: corner.bend, size: .zero).union(CGRect(origin: corner.end, size: .zero)).union(last)
        var near: State?
        for distance in stride(from: CGFloat(8), through: room, by: 6) {
            let start = corner.place(at: distance)
            var leader = Leader(start: start, bend: corner.bend, end: corner.end)
            var cost = Candidates.leastRingCost(step: 1) + length(of: leader)
            if cost >= min(worst, best?.cost ?? worst) { return }
            let state = near ?? within(reach, state)
            near = state
            if isBarred(leader, request, state) { return }
            if mustBeFree, run(of: leader, request, state) > Leader.longestRun { return }
            let rect = snapped(corner.label(size, at: start))
            guard isFree(rect, state, request.clearance), !isAtMark(rect, request, state) else { continue }
            if isUpright {
                leader.start.y = way < 0 ? rect.maxY : rect.minY
            } else {
                leader.start.x = way < 0 ? rect.maxX : rect.minX
            }
            guard isFree(leader, state, except: rect) else { return }
            if mustBeFree, isStraying(leader, request, state) { return }
            cost += surcharge(rect, request, state.penalties, enough: .infinity, isLed: true)
            cost += strayCost(rect, request, state)
            cost += crossings(of: leader, request, state) + alongCost(leader, request, state)
            if cost < min(worst, best?.cost ?? worst) {
                best = (Placement(rect: rect, shape: 0, leader: leader), cost)
            }
        }
    }

    private func within(_ area: CGRect, _ state: State) -> State {
        let zone = Box(area, grownBy: rowClearance)
        let wide = Box(area, grownBy: Self.nearness)
        var near = state
        near.labels = state.labels.filter { $0.overlaps(zone) }
        near.leaders = state.leaders.filter { Box($0.reach, grownBy: 0.01).overlaps(zone) }
        near.lines = state.lines.filter { $0.overlaps(zone) }
        near.penalties = state.penalties.filter { Box($0.rect).overlaps(wide) }
        near.words = state.words.filter { $0.overlaps(zone) }
        near.views = state.views.filter { Box($0).overlaps(zone) }
        near.ways = state.ways.filter { Box($0).overlaps(zone) }
        return near
    }
}
