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
    var penalties: [PenaltyRegion] = []
    /// The bounds of all that are seen: without a leader a label in one of them is about it, or what is in it.
    var views: [CGRect] = []
    /// The lines of borders: a leader's dot stands on none but its own view's.
    var borders: [CGRect] = []
    /// The lines containers align on.
    var guides: [CGRect] = []
    /// The arrows of guides, and those lines: the number of one arrow touches no other.
    var marks: [CGRect] = []
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
    let worstNear: CGFloat = 30
    let worstOptional: CGFloat = 9
    /// Leaders that are few, however long, and those that are still easy to follow where they are shorter.
    private let fewLeaders = 8
    private let mostLeaders = 18
    /// With more numbers than this in spite of leaders the picture is a crowd.
    private let mostNumbers = 20
    /// How often labels that found no way to what they are about may go first.
    private let mostAttempts = 8
    /// How often that may be no better than the best so far before it is given up.
    private let mostInVain = 2
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
        let requests = requests.map { prepared($0, ground) }
        return told(requests, placed(requests, ground), ground)
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
        guard let busy = attempt(requests, in: Array(requests.indices), .busy, ground) else { return [] }
        let numbers = zip(requests, busy.placements).count { request, placement in
            placement.map { $0.shape == nil } ?? !(request.isOptional || request.isNear)
        }
        return numbers > mostNumbers
            ? run(requests, .crowded, ground) : settled(busy, requests, .busy, ground)
    }

    /// Places for all, and which of them have no clear way to what they are about.
    private typealias Attempt = (placements: [Placement?], stuck: [Int], faults: Int)

    private func run(_ requests: [Request], _ patience: Patience, _ ground: State) -> [Placement?] {
        guard let attempt = attempt(requests, in: Array(requests.indices), patience, ground) else { return [] }
        return settled(attempt, requests, patience, ground)
    }

    /// Those that ran into words or labels with their leader, or found but a bad place, go first the next time.
    private func settled(
        _ attempt: Attempt, _ requests: [Request], _ patience: Patience, _ ground: State
    ) -> [Placement?] {
        var (first, last, best): ([Int], Attempt, Attempt) = ([], attempt, attempt)
        var inVain = 0
        for _ in 1..<mostAttempts where !last.stuck.isEmpty && inVain < mostInVain {
            let before = first
            first = last.stuck + first.filter { !last.stuck.contains($0) }
            // The same order once more would end the same way.
            if first == before { break }
            let order = first + requests.indices.filter { !first.contains($0) }
            guard let next = self.attempt(requests, in: order, patience, ground) else { break }
            last = next
            inVain += 1
            if last.faults < best.faults { (best, inVain) = (last, 0) }
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
            var placement = inside(request, state) ?? near(request, state)
            if placement == nil, !request.isOptional, !request.isNear {
                let (place, isClear) = farther(request, patience, state)
                placement = place
                if !isClear {
                    stuck.append(index)
                    faults += Self.strike
                }
                // One that leads nowhere counts as well.
                if placement == nil { followed += 1 }
            }
            if followed > mostLeaders { return nil }
            guard let placement else { continue }
            let found = self.faults(of: placement, request, patience, state)
            if stuck.last != index, found > 0 {
                stuck.append(index)
                faults += found
            }
            placements[index] = placement
            state.labels.append(Box(placement.rect))
            if let leader = placement.leader {
                state.leaders.append(leader)
                // Those of lengths, which are as short as words can be, are in nobody's way.
                if !request.isLength { followed += 1 }
            }
        }
        return followed > mostLeaders ? nil : (placements, stuck, faults)
    }
}
