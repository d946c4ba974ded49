import Foundation

/// Finds every label a free place.
///
/// Each request names the rectangle it is about. Candidates around it, along its edges and inside it have costs; the
/// cheapest free one is taken, in the order of the requests, so the same requests always get the same places. Free
/// means: no other label, no line, no words, no leader. Where nothing near is good enough come places farther away, with
/// a leader line that passes all words, then a small number near in place of the text, and last a place in the open,
/// which always exists.
///
/// The number is the last resort: while the leader lines can be followed, a label goes as far as it must, into the margin
/// around the picture if need be, and only those that find no place there become numbers. Only a crowd gives up its texts.
struct LabelPlacer {
    /// Lines no label may cover.
    var lines: [CGRect] = []
    var soft: [Soft] = []
    /// The bounds of all that are seen: without a leader a label in one of them is about it, or what is in it.
    var views: [CGRect] = []
    /// The lines containers align on.
    var guides: [CGRect] = []
    /// The area of all views.
    var stage = CGRect.null
    /// What the picture covers without labels: places outside make it larger, which costs.
    var extent: CGRect
    /// Places snap to this many to a point.
    var scale: CGFloat = 1

    let labelClearance: CGFloat = 2
    /// Between labels in a row: closer ones would be read as one.
    let rowClearance: CGFloat = 6
    /// Costs above which the next round is tried.
    private let worstNear: CGFloat = 30
    private let worstOptional: CGFloat = 9
    /// Leaders that are few, however long, and those that are still easy to follow where they are shorter.
    private let fewLeaders = 8
    private let mostLeaders = 18
    /// With more numbers than this in spite of leaders the picture is a crowd.
    private let mostNumbers = 20
    /// How often labels that found no way to what they are about may go first.
    private let mostAttempts = 4
    private let manyRequests = 80
    /// How much worse a leader through words is than one along a border.
    private static let strike = 100

    /// What a leader line may cost before a number is the better choice.
    enum Patience: CGFloat {
        /// A few lines, however long, are easier to follow than a number is to look up.
        case sparse = 150
        /// So are more of them, while the margins have room for their names.
        case roomy = 90
        case busy = 48
        /// Numbers before lines.
        case crowded = 0

        /// Whether names go into the margins.
        var hasMargins: Bool { rawValue > Patience.busy.rawValue }
    }

    init(extent: CGRect) { self.extent = extent }

    /// A place for each request; nil for optional ones without a good place.
    ///
    /// Leaders may be long while they are few, and fill the margins while they can be followed. Where a great many labels
    /// become numbers, those that would need a leader line become numbers too: a crowd of leaders is harder to read than
    /// a crowd of numbers.
    func place(_ requests: [Request]) -> [Placement?] {
        let ground = ground
        return told(requests, placed(requests, ground), ground)
    }

    /// All there is before any label.
    private var ground: State {
        let boxes = lines.map { Box($0) }
        let words = soft.filter { $0.kind == .words }.map { Box($0.rect) }
        return State(
            lines: boxes, index: BoxIndex(boxes), soft: soft, words: joined(words), wordIndex: BoxIndex(words),
            views: views, ways: guides.map(Leader.lengthened) + views.filter(Leader.isThin))
    }

    /// A place for each but for lengths that find none near.
    private func placed(_ requests: [Request], _ ground: State) -> [Placement?] {
        // Of a great many it is known beforehand.
        if requests.count > manyRequests { return run(requests, .crowded, ground) }
        for (patience, most) in [(Patience.sparse, fewLeaders), (.roomy, mostLeaders)] {
            if let attempt = attempt(requests, in: Array(requests.indices), patience, ground, mostLeaders: most) {
                return settled(attempt, requests, patience, ground)
            }
        }
        let busy = run(requests, .busy, ground)
        let numbers = busy.count { $0 != nil && $0?.shape == nil }
        return numbers > mostNumbers ? run(requests, .crowded, ground) : busy
    }

    /// Places for all, and which of them have no clear way to what they are about.
    private typealias Attempt = (placements: [Placement?], stuck: [Int], faults: Int)

    private func run(_ requests: [Request], _ patience: Patience, _ ground: State) -> [Placement?] {
        guard let attempt = attempt(requests, in: Array(requests.indices), patience, ground) else { return [] }
        return settled(attempt, requests, patience, ground)
    }

    /// Those whose leader ran through words or labels, or along a border, go first the next time.
    private func settled(
        _ attempt: Attempt, _ requests: [Request], _ patience: Patience, _ ground: State
    ) -> [Placement?] {
        var (first, last, best): ([Int], Attempt, Attempt) = ([], attempt, attempt)
        for _ in 1..<mostAttempts where !last.stuck.isEmpty {
            first = last.stuck + first.filter { !last.stuck.contains($0) }
            let order = first + requests.indices.filter { !first.contains($0) }
            guard let next = self.attempt(requests, in: order, patience, ground) else { break }
            last = next
            if last.faults < best.faults { best = last }
        }
        return best.placements
    }

    /// One after the other; nil where that takes more leaders than there may be.
    private func attempt(
        _ requests: [Request], in order: [Int], _ patience: Patience, _ ground: State, mostLeaders: Int = .max
    ) -> Attempt? {
        var (state, followed, faults) = (ground, 0, 0)
        var (placements, stuck): ([Placement?], [Int]) = (Array(repeating: nil, count: requests.count), [])
        for index in order {
            let request = requests[index]
            var placement = near(request, state)
            if placement == nil, !request.isOptional, !request.isNear {
                if patience == .crowded { placement = numbered(request, state) }
                placement = placement ?? far(request, patience, state) ?? numbered(request, state)
                if placement == nil {
                    let (place, isClear) = beyond(request, state)
                    placement = place
                    if !isClear {
                        stuck.append(index)
                        faults += Self.strike
                    }
                }
            }
            guard let placement else { continue }
            if stuck.last != index, alongCost(of: placement, state) > 0 {
                stuck.append(index)
                faults += 1
            }
            placements[index] = placement
            state.labels.append(Box(placement.rect))
            guard let leader = placement.leader else { continue }
            state.leaders.append(leader)
            // Those of lengths, which are as short as words can be, are in nobody's way.
            if !request.isLength { followed += 1 }
            if followed > mostLeaders { return nil }
        }
        return (placements, stuck, faults)
    }

    /// Words with those beside them: a leader between two of them strikes out their line as well.
    private func joined(_ words: [Box]) -> [Box] {
        var result: [Box] = []
        for word in words.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
            let height = word.bottom - word.top
            let neighbour = result.firstIndex { line in
                let shared = min(line.bottom, word.bottom) - max(line.top, word.top)
                return shared > height / 2 && word.left - line.right < 0.35 * min(height, line.bottom - line.top)
            }
            guard let neighbour else {
                result.append(word)
                continue
            }
            result[neighbour] = Box(result[neighbour].rect.union(word.rect))
        }
        return result
    }

    struct State {
        var labels: [Box] = []
        var leaders: [Leader] = []
        /// Lines that may be in the way.
        var lines: [Box]
        /// All lines, by place.
        let index: BoxIndex
        /// Areas that may lie under it or beside it.
        var soft: [Soft]
        /// Words that may be in a leader's way.
        var words: [Box]
        /// All words, by place.
        let wordIndex: BoxIndex
        /// The bounds of views it may lie in.
        var views: [CGRect]
        /// What a leader had better not run along besides lines: the lengthened guides and views as thin as a line.
        let ways: [CGRect]
    }

    /// What lies near enough to the request's target to matter.
    private func surroundings(of request: Request, reach: CGFloat, _ state: State) -> State {
        let (width, height) = (request.sizes.map(\.width).max() ?? 0, request.sizes.map(\.height).max() ?? 0)
        let zone = Box(request.target.insetBy(dx: -(width + reach), dy: -(height + reach)))
        var near = state
        near.labels = state.labels.filter { $0.overlaps(zone) }
        near.lines = state.lines.filter { $0.overlaps(zone) }
        let wide = Box(zone.rect, grownBy: Self.nearness)
        near.soft = state.soft.filter { Box($0.rect).overlaps(wide) }
        near.words = state.words.filter { $0.overlaps(zone) }
        near.views = state.views.filter {
            Box($0).overlaps(zone) && !$0.insetBy(dx: -1, dy: -1).encloses(request.target)
        }
        return near
    }

    // MARK: The four rounds

    /// Beside the target or in it.
    private func near(_ request: Request, _ state: State) -> Placement? {
        let state = surroundings(of: request, reach: 20, state)
        var best: (placement: Placement, cost: CGFloat)?
        for (shape, size) in request.sizes.enumerated() {
            let extra = CGFloat(shape) * 6
            if let best, extra >= best.cost { continue }
            for candidate in request.preference.candidates(size, around: request.target) {
                let base = candidate.cost + extra
                if let best, base >= best.cost { continue }
                let rect = snapped(candidate.rect)
                guard isFree(rect, state, request.clearance) else { continue }
                var cost = base + surcharge(rect, request, state.soft, enough: (best?.cost ?? .infinity) - base)
                if let best, cost >= best.cost { continue }
                var placement = Placement(rect: rect, shape: shape)
                let isAmbiguous =
                    isAmbiguous(rect, request) || isAstray(rect, request, state)
                    || isMisread(rect, request, state.soft)
                if isAmbiguous || request.isName && rect.distance(to: request.target) > Self.beside {
                    let leader = leader(from: rect, of: request)
                    guard leader.length >= Self.shortest, isFree(leader, state, except: rect),
                        !isThroughWords(leader, request.target, state)
                    else { continue }
                    placement.leader = leader
                    cost += (isAmbiguous ? 10 : 3) + alongCost(leader, state)
                    if isAmongRivals(rect, request) { continue }
                }
                if request.home != nil || request.isTied {
                    let between = linesBetween(rect, request.target, state.lines)
                    if request.home != nil { cost += 8 * CGFloat(between) }
                    // Across a border it would not be seen whose it is.
                    if request.isTied, placement.leader == nil, between > 0 {
                        let leader = leader(from: rect, of: request)
                        if isThroughWords(leader, request.target, state) { continue }
                        placement.leader = leader
                        cost += alongCost(leader, state)
                    }
                }
                if best.map({ cost < $0.cost }) ?? true { best = (placement, cost) }
            }
        }
        guard let best, best.cost < (request.isOptional ? worstOptional : worstNear) else { return nil }
        return tidied(best.placement, request, state)
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
                !isMisread(moved, request, state.soft), !isCrossed, !isFar
            {
                return Placement(rect: moved, shape: placement.shape)
            }
        }
        return placement
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
                    let isWide = request.isNumber
                    for candidate in Candidates.ring(size, around: request.target, step: step, isWide: isWide) {
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
            if let best, best.cost < worst, alongCost(of: best.placement, state) == 0 { return best.placement }
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
        guard isFree(rect, near, request.clearance) else { return }
        let place =
            base + surcharge(rect, request, near.soft, enough: (best?.cost ?? .infinity) - base - way, isLed: true)
            + (!request.isOnlyNumber && isAstray(rect, request, near) ? Self.strayCost : 0)
            + (isAmongRivals(rect, request) ? Self.rivalCost : 0)
            + (isMisread(rect, request, near.soft) ? Self.strayCost : 0)
        /// Whether it is free.
        func take(_ leader: Leader, _ extra: CGFloat) -> Bool {
            var cost = place + length(of: leader) + extra
            if let best, cost >= best.cost { return true }
            guard isFree(leader, near, except: rect), !isThroughWords(leader, request.target, near) else {
                return false
            }
            let along = alongCost(leader, near)
            cost += crossings(of: leader, request, near) + along
            if best.map({ cost < $0.cost }) ?? true {
                best = (Placement(rect: rect, shape: shape, leader: leader), cost)
            }
            return along == 0
        }
        if take(shortest, 0) || !isDetour { return }
        for leader in detours(from: rect, to: request.target) where take(leader, 4) { return }
    }

    /// A number near the target, its text elsewhere.
    private func numbered(_ request: Request, _ state: State) -> Placement? {
        guard let badge = request.badge else { return nil }
        var small = request
        small.sizes = [badge]
        small.badge = nil
        (small.isUnique, small.isOnlyNumber) = (false, true)
        // A number on its own ground may be close to lines.
        small.clearance = 0.5
        guard var placement = near(small, state) ?? far(small, .busy, state) else { return nil }
        placement.shape = nil
        return placement
    }
}
