import Foundation

/// The rounds in which a label looks for its place: near, farther off with a leader, as a number.
extension LabelPlacer {
    /// Beside the target or in it.
    func near(_ request: Request, _ state: State) -> Placement? {
        let state = surroundings(of: request, reach: 20, state)
        var request = request
        let zone = surroundingArea(of: request, reach: 20)
        request.others = request.others.filter { zone.overlaps(Box($0)) }
        var best: (placement: Placement, cost: CGFloat)?
        for (shape, size) in request.sizes.enumerated() {
            let extra = CGFloat(shape) * 6
            if let best, extra >= best.cost { continue }
            for candidate in request.preference.candidates(size, around: request.target) {
                let base = candidate.cost + extra
                if let best, base >= best.cost { continue }
                let rect = snapped(candidate.rect)
                guard isFree(rect, state, request.clearance), !isAtMark(rect, request, state) else { continue }
                var cost = base + surcharge(rect, request, state.penalties, enough: (best?.cost ?? .infinity) - base)
                if let best, cost >= best.cost { continue }
                if isBesideWords(rect, request, state) { continue }
                var placement = Placement(rect: rect, shape: shape)
                let isAmbiguous =
                    isAmbiguous(rect, request) || isAstray(rect, request, state)
                    || isUntied(rect, request, state) || isNearerMark(rect, request, state)
                    || isNearerOther(rect, request)
                if isAmbiguous || request.isHollow
                    || request.isName && rect.distance(to: request.target) > Self.beside
                {
                    // Among the views a length is no better off with so short a leader.
                    if isInKeeper(rect, request) { continue }
                    let leader = leader(from: rect, of: request)
                    guard seenLength(leader, rect, request) >= Self.shortest, isFree(leader, state, except: rect),
                        !isBarred(leader, request, state), !isStraying(leader, request, state)
                    else { continue }
                    placement.leader = leader
                    cost += (isAmbiguous ? 10 : 3) + alongCost(leader, request, state)
                    if isAmongRivals(rect, request) { continue }
                }
                if request.home != nil || request.isTied {
                    let between = linesBetween(rect, request.target, state.lines)
                    if request.home != nil { cost += 8 * CGFloat(between) }
                    // Across a border it would not be seen whose it is.
                    if request.isTied, placement.leader == nil, between > 0 {
                        let leader = leader(from: rect, of: request)
                        if isBarred(leader, request, state) || isStraying(leader, request, state) {
                            continue
                        }
                        placement.leader = leader
                        cost += alongCost(leader, request, state)
                    }
                }
                if best.map({ cost < $0.cost }) ?? true { best = (placement, cost) }
            }
        }
        guard let best, best.cost < (request.isOptional ? worstOptional : worstNear) else { return nil }
        return tidied(best.placement, request, state)
    }

    /// How much of a leader is seen outside of what it is about, in points.
    private func seenLength(_ leader: Leader, _ label: CGRect, _ request: Request) -> CGFloat {
        request.isName ? self.leader(from: label, to: request.target).length : leader.length
    }

    /// Brings a label on one height with a neighbour it would otherwise miss by a few points.
    private func tidied(_ placement: Placement, _ request: Request, _ state: State) -> Placement {
        let rect = placement.rect
        guard placement.leader == nil else { return placement }
        for label in state.labels.reversed() {
            let offset = (label.top + label.bottom) / 2 - rect.midY
            guard offset != 0, abs(offset) <= 4, label.bottom - label.top == rect.height else { continue }
            let moved = snapped(rect.offsetBy(dx: 0, dy: offset))
            let isCrossed = request.isTied && linesBetween(moved, request.target, state.lines) > 0
            let isFar = request.isName && moved.distance(to: request.target) > Self.beside
            if isFree(moved, state, request.clearance), !isAmbiguous(moved, request), !isAstray(moved, request, state),
                !isUntied(moved, request, state), !isBesideWords(moved, request, state),
                !isNearerOther(moved, request), !isAtMark(moved, request, state),
                !isNearerMark(moved, request, state), !isCrossed, !isFar
            {
                return Placement(rect: moved, shape: placement.shape)
            }
        }
        return placement
    }

    /// What a leader that is taken for another's counts for, in points along a border.
    private static let longestStray: CGFloat = 60

    /// Not near: with a leader, as a number, or in the open, the first that runs along nothing, or the one that does
    /// for the shortest way. And whether its leader passes all words and labels. No place where its leader would run
    /// through a view that looks like its own: it would be taken for that one's.
    func farther(_ request: Request, _ patience: Patience, _ state: State) -> (Placement?, isClear: Bool) {
        var best: (placement: Placement, run: CGFloat)?
        /// Whether it is as good as can be.
        func take(_ placement: Placement?, _ request: Request) -> Bool {
            guard let placement else { return false }
            // To be taken for another guide's or length's is as bad, and so is to stand in another view.
            let strays =
                placement.leader.map { isStraying($0, request, state) } ?? false
                || foreignCost(placement.rect, request) > 0
            let run = run(of: placement, request, state) + (strays ? Self.longestStray : 0)
            if best.map({ run < $0.run }) ?? true { best = (placement, run) }
            return run <= Leader.longestRun
        }
        if patience == .crowded, let number = numbered(request, state) { return (number, true) }
        // A length may as well be told of another gap or padding like its own.
        for request in [request] + request.twins {
            if take(far(request, patience, state), request) { return (best!.placement, true) }
        }
        if patience == .crowded {
            if let best { return (best.placement, true) }
        } else {
            // Not far round a corner before a number.
            let isLaid = best != nil
            if isLaid, take(round(request, state, worst: Patience.busy.rawValue), request) {
                return (best!.placement, true)
            }
            if take(numbered(request, state), request) { return (best!.placement, true) }
            if isLaid, take(round(request, state), request) { return (best!.placement, true) }
        }
        let (open, isClear) = beyond(request, state)
        if !isClear, request.isName, let leader = open.leader, isThroughRival(leader, request) {
            return (best?.placement, best != nil)
        }
        if isClear || best == nil { _ = take(open, request) }
        return (best!.placement, best!.placement == open ? isClear : true)
    }

    /// A few rows away, with a leader line; or in the margin, where there is patience for long ones.
    func far(
        _ request: Request, _ patience: Patience, _ state: State, worst: CGFloat? = nil
    ) -> Placement? {
        let worst =
            worst ?? (request.badge == nil ? CGFloat.infinity : max(patience.rawValue, Patience.busy.rawValue))
        let widest = request.sizes.map { max($0.width, $0.height) }.max() ?? 0
        let near = surroundings(of: request, reach: 40 + 9 * (widest + 8), state)
        // The shortest way to each place, and only where that is barred everywhere another one.
        var found: (placement: Placement, cost: CGFloat)?
        for detours in [false, true] {
            var best = found
            for (shape, size) in request.sizes.enumerated() {
                let extra = CGFloat(shape) * 6
                for step in 1...8 {
                    // Farther away is never better than what is found.
                    if let best, Candidates.leastRingCost(step: step) + extra >= best.cost { break }
                    let ring = Candidates.ring(
                        size, around: request.target, step: step, isWide: request.isNumber, corners: request.isName)
                    for candidate in ring {
                        consider(candidate, shape, request, near, detours, &best)
                    }
                }
            }
            if patience.hasMargins, !request.isNumber, best.map({ $0.cost > Patience.busy.rawValue }) ?? true {
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

    /// Takes a place with a leader line if it is free and better than the best so far; where `isDetour`, with a line
    /// that is not the shortest, too.
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

    /// A number near the target, its text elsewhere.
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
        // A number on its own ground may be close to lines.
        small.clearance = 0.5
        return small
    }

    /// Whether a label, or its number, has a place near its target where no other label is: that of a cell in it.
    func hasRoom(_ request: Request, on ground: State) -> Bool {
        let request = prepared(request, ground)
        if request.isCell { return inside(request, ground) != nil }
        if near(request, ground) != nil { return true }
        return numberAlone(of: request).map { near($0, ground) != nil } ?? false
    }
}
