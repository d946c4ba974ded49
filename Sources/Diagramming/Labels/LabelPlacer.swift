import Foundation

/// Finds a place for every label.
///
/// Requests are served in order. Candidates around, along and inside a request's target have costs, and the cheapest
/// free one is taken: one without other labels, lines, words or leaders. If nothing near is good enough, the label goes
/// farther away with a leader line, becomes a small number, or goes outside the picture, where there always is a place.
///
/// Numbers are the last resort, except in a crowd, whose leader lines could not be followed.
struct LabelPlacer {
    var lines: [CGRect] = []
    var penalties: [PenaltyRegion] = []
    /// The bounds of all visible views: without a leader a label inside one belongs to it, or to a view in it.
    var views: [CGRect] = []
    var borders: [CGRect] = []
    /// The lines containers align on.
    var guides: [CGRect] = []
    /// The arrows and lines of guides: the number of one touches no other.
    var marks: [CGRect] = []
    /// The root's bounds.
    var stage = CGRect.null
    /// What the picture covers without labels: enlarging it costs.
    var extent: CGRect

    private let mostAttempts = 8
    private let mostInVain = 2
    private let manyRequests = 80
    private static let strike = 100

    init(extent: CGRect) { self.extent = extent }

    /// A place for each request; nil for optional ones without a good place.
    ///
    /// Leaders may be long while they are few. Where many labels become numbers, labels that would need a leader become
    /// numbers too: many leaders are harder to read than many numbers.
    func place(_ requests: [Request]) -> [Placement?] {
        let ground = ground
        let requests = requests.map { prepared($0, ground) }
        return addingOmitted(requests, placed(requests, ground), ground)
    }

    private func placed(_ requests: [Request], _ ground: State) -> [Placement?] {
        if requests.count > manyRequests { return run(requests, .crowded, ground) }
        for (budget, most) in [(LeaderBudget.sparse, fewLeaders), (.roomy, mostLeaders)] {
            if let attempt = attempt(requests, in: Array(requests.indices), budget, ground, mostLeaders: most) {
                return settled(attempt, requests, budget, ground)
            }
        }
        guard let busy = attempt(requests, in: Array(requests.indices), .busy, ground) else { return [] }
        let numbers = zip(requests, busy.placements).count { request, placement in
            placement.map { $0.shape == nil } ?? !(request.isOptional || request.isNear)
        }
        return numbers > mostNumbers
            ? run(requests, .crowded, ground) : settled(busy, requests, .busy, ground)
    }

    private typealias Attempt = (placements: [Placement?], stuck: [Int], faults: Int)

    private func run(_ requests: [Request], _ budget: LeaderBudget, _ ground: State) -> [Placement?] {
        guard let attempt = attempt(requests, in: Array(requests.indices), budget, ground) else { return [] }
        return settled(attempt, requests, budget, ground)
    }

    private func settled(
        _ attempt: Attempt, _ requests: [Request], _ budget: LeaderBudget, _ ground: State
    ) -> [Placement?] {
        var (first, last, best): ([Int], Attempt, Attempt) = ([], attempt, attempt)
        var inVain = 0
        for _ in 1..<mostAttempts where !last.stuck.isEmpty && inVain < mostInVain {
            let before = first
            first = last.stuck + first.filter { !last.stuck.contains($0) }
            if first == before { break }
            let order = first + requests.indices.filter { !first.contains($0) }
            guard let next = self.attempt(requests, in: order, budget, ground) else { break }
            last = next
            inVain += 1
            if last.faults < best.faults { (best, inVain) = (last, 0) }
        }
        return best.placements
    }

    /// Places one request after the other; nil if that takes more than `mostLeaders`.
    private func attempt(
        _ requests: [Request], in order: [Int], _ budget: LeaderBudget, _ ground: State, mostLeaders: Int = .max
    ) -> Attempt? {
        var (state, followed, faults) = (ground, 0, 0)
        var (placements, stuck): ([Placement?], [Int]) = (Array(repeating: nil, count: requests.count), [])
        for index in order {
            let request = requests[index]
            var placement = inside(request, state) ?? near(request, state)
            if placement == nil, !request.isOptional, !request.isNear {
                let (place, isClear) = farther(request, budget, state)
                placement = place
                if !isClear {
                    stuck.append(index)
                    faults += Self.strike
                }
                if placement == nil { followed += 1 }
            }
            if followed > mostLeaders { return nil }
            guard let placement else { continue }
            let found = self.faults(of: placement, request, budget, state)
            if stuck.last != index, found > 0 {
                stuck.append(index)
                faults += found
            }
            placements[index] = placement
            state.labels.append(Box(placement.rect))
            if let leader = placement.leader {
                state.leaders.append(leader)
                // Lengths are short: their leaders do not count.
                if !request.isLength { followed += 1 }
            }
        }
        return followed > mostLeaders ? nil : (placements, stuck, faults)
    }
}
