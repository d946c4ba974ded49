import Foundation

/// Finds a place for every label.
///
/// A label may go beside its target, inside it, farther away with a leader, or into the margin; instead of a far text,
/// its number may be nearer. All places are weighed with the same costs (`Costs`). Equal views are labeled first, all
/// at the same side where that has room, then the others in order, each at its best free place.
struct LabelPlacer {
    var lines: [CGRect] = []
    var penalties: [PenaltyRegion] = []
    /// The bounds of all visible views: without a leader a label inside one belongs to it, or to a view in it.
    var views: [CGRect] = []
    var borders: [CGRect] = []
    /// The lines containers align on.
    var guides: [CGRect] = []
    /// The bars of the brackets and rulers beside a screen.
    var brackets: [CGRect] = []
    /// The arrows and lines of guides: the number of one touches no other.
    var marks: [CGRect] = []
    /// The root's bounds.
    var stage = CGRect.null
    /// What the picture covers without labels: enlarging it costs.
    var extent: CGRect

    init(extent: CGRect) { self.extent = extent }

    var ground: State { State(self) }

    /// How readily a number replaces a text with a leader. Leaders may be long while they are few; many are harder to
    /// read than many numbers.
    struct Budget {
        var maxLeaders: Int
        var maxNumbers = Int.max
        /// What a number costs more than its text.
        var number: CGFloat
        /// How many rows away from its target a label may be.
        var farthestRow = 8
        /// Whether a label may be in the margin.
        var hasMargins = true

        static let sparse = Budget(maxLeaders: 8, number: 120)
        static let roomy = Budget(maxLeaders: 18, number: 75)
        static let busy = Budget(maxLeaders: .max, maxNumbers: 20, number: 35)
        static let crowded = Budget(maxLeaders: .max, number: 12, farthestRow: 2, hasMargins: false)
        /// With more labels than this, long leaders could not be followed.
        static let manyLabels = 80
    }

    /// A place for each request; nil for those that are omitted.
    func place(_ requests: [Request]) -> [Placement?] {
        let ground = ground
        let variants = requests.map { Variants($0, self, ground) }
        let isCrowd = requests.count > Budget.manyLabels || requests.contains { $0.isInCrowd }
        let budgets = isCrowd ? [] : [Budget.sparse, .roomy, .busy]
        var state: State?
        for budget in budgets + [.crowded] where state == nil { state = attempt(variants, budget, ground) }
        guard let state else { return [] }
        return requests.indices.map { state[$0]?.placement }
    }

    /// The ways to show a label.
    struct Variants {
        var words: Subject?
        var number: Subject?
        var request: Request

        /// What it shows beside its target.
        var nearest: Subject? { words ?? number }

        init(_ request: Request, _ placer: LabelPlacer, _ state: State) {
            self.request = request
            words = request.isNumber || request.sizes.isEmpty ? nil : Subject(request, placer, state)
            number = request.number.map { Subject($0, placer, state) }
        }
    }

    /// One label after the other; nil if there are more leaders or numbers than allowed.
    private func attempt(_ variants: [Variants], _ budget: Budget, _ ground: State) -> State? {
        var (state, leaders, numbers) = (ground, 0, 0)
        let groups = Dictionary(grouping: variants.indices.filter { variants[$0].request.group != nil }) {
            variants[$0].request.group
        }
        for (index, label) in variants.enumerated() {
            if let group = groups[label.request.group], group.first == index { placeAlike(group, variants, &state) }
            if state[index] == nil, let found = best(label, budget, state) { state.place(index, found) }
            guard let placement = state[index]?.placement else { continue }
            if placement.leader != nil, label.request.kind != .length { leaders += 1 }
            if placement.shape == nil { numbers += 1 }
            if leaders > budget.maxLeaders || numbers > budget.maxNumbers { return nil }
        }
        dropOuterEquals(variants, &state)
        addOmitted(variants, budget, &state)
        return state
    }

    /// Of equal lengths, those with a number inside need none outside another: one inside says both.
    private func dropOuterEquals(_ variants: [Variants], _ state: inout State) {
        func isInside(_ index: Int) -> Bool {
            state[index].map { variants[index].request.target.encloses($0.placement.rect) } ?? false
        }
        let lengths = variants.indices.filter { variants[$0].request.kind == .length && state[$0] != nil }
        let inside = lengths.filter(isInside).map { variants[$0].request.target }
        for index in lengths where !isInside(index) && inside.contains(where: variants[index].request.alike.contains) {
            state.remove(index)
        }
    }

    /// Adds omitted lengths and a few names farther off, where the others leave room, unless an equal length is shown.
    private func addOmitted(_ variants: [Variants], _ budget: Budget, _ state: inout State) {
        let omitted = variants.indices.filter { state[$0] == nil }
        func isName(_ index: Int) -> Bool { variants[index].request.kind == .name && variants[index].request.isNear }
        let hasFewNames = omitted.count(where: isName) <= Self.fewNames
        for index in omitted {
            let request = variants[index].request
            let isName = hasFewNames && isName(index)
            guard
                request.kind == .length && budget.hasMargins || isName
                    || request.kind == .overflow && !request.ownParts.isEmpty
            else { continue }
            let isKnown = variants.indices.contains {
                state[$0] != nil && request.alike.contains(variants[$0].request.target)
            }
            guard !isKnown, let found = best(variants[index], budget, state, limit: Costs.secondTry) else { continue }
            state.place(index, found)
        }
    }

    private static let fewNames = 12

    /// The cheapest place; nil if omitting the label is better.
    private func best(
        _ label: Variants, _ budget: Budget, _ state: State, limit: CGFloat? = nil
    ) -> Found? {
        if label.request.isCell, let place = inside(label.request, state) { return place }
        var (best, limit): (Found?, CGFloat) = (nil, limit ?? label.request.omission)
        func take(_ subject: Subject?, extra: CGFloat, isNumber: Bool = false) {
            guard let subject, var found = search(subject, budget, state, limit: limit - extra) else { return }
            found.cost += extra
            if isNumber { found.placement.shape = nil }
            (best, limit) = (found, found.cost)
        }
        take(label.words, extra: 0)
        let extra = label.request.isNumber ? 0 : budget.number
        if limit > extra { take(label.number, extra: extra, isNumber: true) }
        guard best == nil, !label.request.isOptional, !label.request.isNear else { return best }
        return label.number.flatMap { atLast($0, state, shape: nil) }
            ?? label.words.flatMap { atLast($0, state, shape: 0) }
    }

    private func search(_ subject: Subject, _ budget: Budget, _ state: State, limit: CGFloat) -> Found? {
        let request = subject.request
        var (best, limit): (Found?, CGFloat) = (nil, limit)
        func search(_ candidates: [Candidates.Candidate], _ state: State) {
            for candidate in candidates where candidate.cost < limit {
                guard let found = judged(candidate, subject, state, limit) else { continue }
                (best, limit) = (found, found.cost)
            }
        }
        search(Candidates.near(request), state.around(request, rows: 0))
        guard limit > Candidates.cost(ofRow: 1) + Costs.leader else { return best }
        let around = state.around(request, rows: CGFloat(budget.farthestRow))
        for row in 1...budget.farthestRow where Candidates.cost(ofRow: row) + Costs.leader < limit {
            search(Candidates.far(request, row: row), around)
        }
        if budget.hasMargins, !request.isNumber, Candidates.cost(ofRow: 1) + Costs.leader < limit {
            search(Candidates.margins(request, around: extent), state)
        }
        return best
    }

    /// The candidate with its whole cost, and with a leader where it needs one; nil if it is not free, or if it costs
    /// as much as `limit`.
    func judged(
        _ candidate: Candidates.Candidate, _ subject: Subject, _ state: State, _ limit: CGFloat
    ) -> Found? {
        let request = subject.request
        let rect = CGRect(
            origin: CGPoint(x: candidate.rect.minX.rounded(), y: candidate.rect.minY.rounded()),
            size: candidate.rect.size)
        guard isFree(rect, subject, state) else { return nil }
        let isLed = needsLeader(rect, subject, state)
        if isLed, rect.distance(to: request.target) < Costs.shortest { return nil }
        let ways = isLed ? leaders(from: rect, subject) : []
        var cost = candidate.cost + (isLed ? Costs.leader : 0)
        guard cost + (ways.first.map(length) ?? 0) < limit else { return nil }
        cost += self.cost(of: rect, subject, state, isLed: isLed)
        guard cost < limit else { return nil }
        guard isLed else { return Found(placement: Placement(rect: rect, shape: candidate.shape), cost: cost) }
        var best: Found?
        for leader in ways {
            let least = cost + length(of: leader)
            guard least < best?.cost ?? limit, isFree(leader, from: rect, subject, state) else { continue }
            let total = cost + self.cost(of: leader, subject, state)
            if total < best?.cost ?? limit {
                let placement = Placement(rect: rect, shape: candidate.shape, leader: leader)
                best = Found(placement: placement, cost: total)
            }
            // Other ways are tried only where the shortest ones mislead.
            if total < least + Costs.misleading { break }
        }
        return best
    }

    private func isFree(_ rect: CGRect, _ subject: Subject, _ state: State) -> Bool {
        let clearance = subject.request.clearance
        let clear = rect.insetBy(dx: -clearance, dy: -clearance)
        // Labels in a row would be read as one if they were closer.
        let apart = Box(rect.insetBy(dx: -6, dy: -2))
        return !state.index.overlaps(Box(clear)) && !state.wordIndex.overlaps(Box(rect))
            && !state.labels.contains { $0.overlaps(apart) } && !state.leaders.contains { $0.crosses(clear) }
            && !subject.unrelatedMarks.contains { $0.insetBy(dx: -4, dy: -4).overlaps(rect) }
    }

    private func needsLeader(_ rect: CGRect, _ subject: Subject, _ state: State) -> Bool {
        let request = subject.request
        if request.isRemark, !request.target.contains(rect) { return true }
        return request.hasNoArea || rect.distance(to: request.target) > (request.kind == .name ? Costs.beside : 15)
            || subject.isClaimed(rect) || subject.isInUnrelatedView(rect, state.views)
            || subject.isInGapOwner(rect) || subject.bands.contains { $0.insetBy(dx: 0.5, dy: 0.5).overlaps(rect) }
    }

    /// Right of everything, where there always is a place; nil for a name whose leader is not free.
    private func atLast(_ subject: Subject, _ state: State, shape: Int?) -> Found? {
        let (size, target) = (subject.request.sizes[0], subject.request.target)
        let right = state.labels.reduce(extent.maxX) { max($0, $1.right) } + 6
        let origin = CGPoint(x: right.rounded(), y: (target.midY - size.height / 2).rounded())
        let rect = CGRect(origin: origin, size: size)
        let leader = leaders(from: rect, subject)[0]
        if subject.request.kind == .name, !isFree(leader, from: rect, subject, state) { return nil }
        return Found(placement: Placement(rect: rect, shape: shape, leader: leader), cost: Costs.missing)
    }
}
