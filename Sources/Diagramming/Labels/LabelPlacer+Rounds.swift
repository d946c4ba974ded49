import Foundation

extension LabelPlacer {
    func near(_ request: Request, _ state: State) -> Placement? {
        let state = surroundings(of: request, reach: 20, state)
        var request = request
        let zone = surroundingArea(of: request, reach: 20)
        request.others = request.others.filter { zone.overlaps(Box($0)) }
        var best: (placement: Placement, cost: CGFloat)?
        for (shape, size) in request.sizes.enumerated() {
            for candidate in request.preference.candidates(size, around: request.target) {
                let base = candidate.cost + CGFloat(shape) * 6
                guard base < best?.cost ?? .infinity else { continue }
                let found = near(
                    snapped(candidate.rect), shape, base, request, state, worst: best?.cost ?? .infinity)
                if let found { best = found }
            }
        }
        guard let best, best.cost < (request.isOptional ? worstOptional : worstNear) else { return nil }
        return tidied(best.placement, request, state)
    }

    /// A place near the target with its leader, where it needs one; nil where it is not free or costs `worst` or more.
    private func near(
        _ rect: CGRect, _ shape: Int, _ base: CGFloat, _ request: Request, _ state: State, worst: CGFloat
    ) -> (placement: Placement, cost: CGFloat)? {
        guard isFree(rect, state, request.clearance), !isAtMark(rect, request, state) else { return nil }
        var cost = base + surcharge(rect, request, state.penalties, enough: worst - base)
        guard cost < worst, !isBesideWords(rect, request, state) else { return nil }
        var placement = Placement(rect: rect, shape: shape)
        let isAmbiguous =
            isAmbiguous(rect, request) || isInUnrelatedView(rect, request, state)
            || lengthNeedsLeader(rect, request, state)
            || isNearerMark(rect, request, state) || isNearerOther(rect, request)
        if isAmbiguous || request.hasNoArea || request.isName && rect.distance(to: request.target) > Self.beside {
            let leader = leader(from: rect, of: request)
            // Inside its container a length gains nothing from a short leader.
            guard !isInGapOwner(rect, request), seenLength(leader, rect, request) >= Self.shortest,
                isFree(leader, state, except: rect), !isBarred(leader, request, state),
                !isStraying(leader, request, state), !isAmongLookalikes(rect, request)
            else { return nil }
            placement.leader = leader
            cost += (isAmbiguous ? 10 : 3) + alongCost(leader, request, state)
        }
        if request.home != nil || request.isTied {
            let between = linesBetween(rect, request.target, state.lines)
            if request.home != nil { cost += 8 * CGFloat(between) }
            // Across a border it would be ambiguous.
            if request.isTied, placement.leader == nil, between > 0 {
                let leader = leader(from: rect, of: request)
                guard !isBarred(leader, request, state), !isStraying(leader, request, state) else { return nil }
                placement.leader = leader
                cost += alongCost(leader, request, state)
            }
        }
        return cost < worst ? (placement, cost) : nil
    }

    private func seenLength(_ leader: Leader, _ label: CGRect, _ request: Request) -> CGFloat {
        request.isName ? self.leader(from: label, to: request.target).length : leader.length
    }

    /// Levels a label with a neighbor that is a few points higher or lower.
    private func tidied(_ placement: Placement, _ request: Request, _ state: State) -> Placement {
        let rect = placement.rect
        guard placement.leader == nil else { return placement }
        for label in state.labels.reversed() {
            let offset = (label.top + label.bottom) / 2 - rect.midY
            guard offset != 0, abs(offset) <= 4, label.bottom - label.top == rect.height else { continue }
            let moved = snapped(rect.offsetBy(dx: 0, dy: offset))
            let isCrossed = request.isTied && linesBetween(moved, request.target, state.lines) > 0
            let isFar = request.isName && moved.distance(to: request.target) > Self.beside
            if isFree(moved, state, request.clearance), !isAmbiguous(moved, request),
                !isInUnrelatedView(moved, request, state),
                !lengthNeedsLeader(moved, request, state), !isBesideWords(moved, request, state),
                !isNearerOther(moved, request), !isAtMark(moved, request, state),
                !isNearerMark(moved, request, state), !isCrossed, !isFar
            {
                return Placement(rect: moved, shape: placement.shape)
            }
        }
        return placement
    }

    /// A place with a leader, as a number, or outside the picture: the first whose leader runs along no line, else the
    /// one that does so least. None if the leader would run through a lookalike.
    /// - Returns: The place, and whether its leader avoids all words and labels.
    func farther(_ request: Request, _ budget: LeaderBudget, _ state: State) -> (Placement?, isClear: Bool) {
        var best: (placement: Placement, run: CGFloat)?
        /// Whether nothing better needs to be tried.
        func take(_ placement: Placement?, _ request: Request) -> Bool {
            guard let placement else { return false }
            // Being misleading, or inside an unrelated view, is as bad as running along a line.
            let strays =
                placement.leader.map { isStraying($0, request, state) } ?? false
                || foreignCost(placement.rect, request) > 0
            let run = run(of: placement, request, state) + (strays ? Self.longestStray : 0)
            if best.map({ run < $0.run }) ?? true { best = (placement, run) }
            return run <= Leader.longestRun
        }
        if budget == .crowded, let number = numbered(request, state) { return (number, true) }
        // Any gap or padding of the same length will do.
        for request in [request] + request.sameLength {
            if take(far(request, budget, state), request) { return (best!.placement, true) }
        }
        if budget == .crowded {
            if let best { return (best.placement, true) }
        } else {
            // A short way round a corner is better than a number; a long one is not.
            let isLaid = best != nil
            if isLaid, take(round(request, state, worst: LeaderBudget.busy.rawValue), request) {
                return (best!.placement, true)
            }
            if take(numbered(request, state), request) { return (best!.placement, true) }
            if isLaid, take(round(request, state), request) { return (best!.placement, true) }
        }
        let (open, isClear) = beyond(request, state)
        if !isClear, request.isName, let leader = open.leader, isThroughLookalike(leader, request) {
            return (best?.placement, best != nil)
        }
        if isClear || best == nil { _ = take(open, request) }
        return (best!.placement, best!.placement == open ? isClear : true)
    }

    /// A few rows away with a leader; or in the margin, if long leaders are allowed.
    func far(
        _ request: Request, _ budget: LeaderBudget, _ state: State, worst: CGFloat? = nil
    ) -> Placement? {
        let worst =
            worst ?? (request.badge == nil ? CGFloat.infinity : max(budget.rawValue, LeaderBudget.busy.rawValue))
        let widest = request.sizes.map { max($0.width, $0.height) }.max() ?? 0
        let near = surroundings(of: request, reach: 40 + 9 * (widest + 8), state)
        // Other leaders are tried only if no shortest one is free.
        var found: (placement: Placement, cost: CGFloat)?
        for detours in [false, true] {
            var best = found
            for (shape, size) in request.sizes.enumerated() {
                let extra = CGFloat(shape) * 6
                for step in 1...8 {
                    if let best, Candidates.leastRingCost(step: step) + extra >= best.cost { break }
                    let ring = Candidates.ring(
                        size, around: request.target, step: step, isWide: request.isNumber, corners: request.isName)
                    for candidate in ring {
                        consider(candidate, shape, request, near, detours, &best)
                    }
                }
            }
            if budget.hasMargins, !request.isNumber, best.map({ $0.cost > LeaderBudget.busy.rawValue }) ?? true {
                for (shape, size) in request.sizes.enumerated() {
                    for candidate in Candidates.margin(size, beside: request.target, around: extent) {
                        consider(candidate, shape, request, state, detours, &best)
                    }
                }
            }
            if let best, best.cost < worst, run(of: best.placement, request, state) <= Leader.longestRun {
                return best.placement
            }
            found = best ?? found
        }
        return found.flatMap { $0.cost < worst ? $0.placement : nil }
    }

    /// Takes a place with a leader if it is free and better than the best so far.
    /// - Parameter isDetour: Whether other leaders than the shortest are tried.
    func consider(
        _ candidate: Candidates.Candidate, _ shape: Int, _ request: Request, _ near: State,
        _ isDetour: Bool, _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        let rect = snapped(candidate.rect)
        let base = candidate.cost + CGFloat(shape) * 6
        if let best, base >= best.cost { return }
        let shortest = leader(from: rect, of: request)
        let way = length(of: shortest)
        if let best, base + way >= best.cost { return }
        guard isFree(rect, near, request.clearance), !isAtMark(rect, request, near) else { return }
        var place: CGFloat?
        /// Whether it is free.
        func take(_ leader: Leader, _ extra: CGFloat) -> Bool {
            var cost = base + length(of: leader) + extra
            if let best, cost >= best.cost { return true }
            guard !isBarred(leader, request, near), isFree(leader, near, except: rect) else { return false }
            let enough = (best?.cost ?? .infinity) - base - way
            let lying =
                place ?? surcharge(rect, request, near.penalties, enough: enough, isLed: true)
                + strayCost(rect, request, near)
            place = lying
            cost += lying
            if let best, cost >= best.cost { return true }
            let along = alongCost(leader, request, near)
            let isClear = along == 0 && !isStraying(leader, request, near)
            cost += crossings(of: leader, request, near) + along
            if best.map({ cost < $0.cost }) ?? true {
                best = (Placement(rect: rect, shape: shape, leader: leader), cost)
            }
            return isClear
        }
        if take(shortest, 0) || !isDetour { return }
        for leader in detours(from: rect, of: request) where take(leader, 4) { return }
    }

    func numbered(_ request: Request, _ state: State) -> Placement? {
        guard let small = numberAlone(of: request) else { return nil }
        guard var placement = near(small, state) ?? far(small, .busy, state) else { return nil }
        placement.shape = nil
        return placement
    }

    private func numberAlone(of request: Request) -> Request? {
        guard let badge = request.badge else { return nil }
        var small = request
        small.sizes = [badge]
        small.badge = nil
        (small.isUnique, small.isOnlyNumber) = (false, true)
        // A number has its own ground, so that it may be close to lines.
        small.clearance = 0.5
        return small
    }

    /// Whether a label or its number has a place near its target, or, for a cell, inside it.
    func hasRoom(_ request: Request, on ground: State) -> Bool {
        let request = prepared(request, ground)
        if request.isCell { return inside(request, ground) != nil }
        if near(request, ground) != nil { return true }
        return numberAlone(of: request).map { near($0, ground) != nil } ?? false
    }
}
