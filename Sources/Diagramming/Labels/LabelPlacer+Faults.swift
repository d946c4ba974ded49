import Foundation

/// Faults of a place: labels with faults choose first in the next attempt.
extension LabelPlacer {
    /// The faults of a place; in a crowd only a leader along a border counts.
    func faults(of placement: Placement, _ request: Request, _ budget: LeaderBudget, _ state: State) -> Int {
        guard let leader = placement.leader else { return 0 }
        let tooFar = budget == .crowded ? 0 : leader.length - Self.farthest
        let way = max(run(of: leader, request, state), tooFar)
        var faults = way > Leader.longestRun ? 1 + Int(min(way / Self.longWay, 20)) : 0
        if budget == .crowded { return faults }
        if foreignCost(placement.rect, request) > 0 { faults += Self.intrusion }
        let passes = request.isName && request.unrelatedLeaves.contains { isThrough($0.rect, leader, request) }
        if passes { faults += Self.passage }
        return faults
    }

    func isLost(_ leader: Leader, _ request: Request) -> Bool {
        request.others.count { isThrough($0, leader, request) } > Self.mostPassed
    }

    /// Whether a leader runs through the inside of a view that does not overlap the target.
    private func isThrough(_ view: CGRect, _ leader: Leader, _ request: Request) -> Bool {
        let inner = view.insetBy(dx: min(2, view.width / 4), dy: min(2, view.height / 4))
        return !inner.overlaps(request.target) && leader.crosses(inner)
    }

    private static let mostPassed = 4
    /// A leader that runs this far along a border counts as an additional fault, in points.
    private static let longWay: CGFloat = 24
    /// The faults of a label inside an unrelated view, and of a leader through one.
    private static let intrusion = 12
    private static let passage = 4
}
