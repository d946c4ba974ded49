import Foundation

/// Leaders that turn one corner: for what is hemmed in.
extension LabelPlacer {
    /// A place with a leader round one corner that runs along nothing, strays nowhere and passes all words and labels, and
    /// costs less than `worst`.
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

    /// Round one corner: along a free way beside the target, and then to its edge; where it has to be free, along nothing.
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
                    // What is in the way here is in the way farther on.
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

    /// Between the ways tried beside a target, in points, and how many there are.
    private static let step: CGFloat = 1.5
    private static let mostSteps = 24

    /// Where a leader turns, and which way it goes on from there to its label.
    private struct Corner {
        var end: CGPoint
        var bend: CGPoint
        var isUpright: Bool
        /// -1 up or left, 1 down or right.
        var way: CGFloat

        func place(at distance: CGFloat) -> CGPoint {
            CGPoint(x: isUpright ? bend.x : bend.x + way * distance, y: isUpright ? bend.y + way * distance : bend.y)
        }

        /// The label's bounds where its leader starts at a point.
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

    /// From the target's edge to the corner, and on at a right angle until there is room for the label.
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

    /// What matters to labels in an area, and to leaders.
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
