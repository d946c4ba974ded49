import Foundation

/// What is bad about a place though no better one was free: labels that have such a place go first the next time.
extension LabelPlacer {
    /// How bad a place is: 0 where nothing is. In a crowd nothing but a leader along a border is.
    func faults(of placement: Placement, _ request: Request, _ patience: Patience, _ state: State) -> Int {
        guard let leader = placement.leader else { return 0 }
        // The longer, the worse.
        let tooFar = patience == .crowded ? 0 : leader.length - Self.farthest
        let way = max(run(of: leader, request, state), tooFar)
        var faults = way > Leader.longestRun ? 1 + Int(min(way / Self.longWay, 20)) : 0
        if patience == .crowded { return faults }
        if foreignCost(placement.rect, request) > 0 { faults += Self.intrusion }
        if isThroughForeign(leader, request) { faults += Self.passage }
        return faults
    }

    /// Whether the leader of a name runs through a view without others in it that is neither around its own nor in it.
    private func isThroughForeign(_ leader: Leader, _ request: Request) -> Bool {
        request.isName && request.foreign.contains { isThrough($0.rect, leader, request) }
    }

    /// Whether a leader runs right through so many other views that nobody follows it.
    func isLost(_ leader: Leader, _ request: Request) -> Bool {
        request.others.count { isThrough($0, leader, request) } > Self.mostPassed
    }

    /// Whether a leader runs through a view, short of its border, that its own does not lie in or over.
    private func isThrough(_ view: CGRect, _ leader: Leader, _ request: Request) -> Bool {
        let inner = view.insetBy(dx: min(2, view.width / 4), dy: min(2, view.height / 4))
        return !inner.overlaps(request.target) && leader.crosses(inner)
    }

    /// The leader through more views than this is lost.
    private static let mostPassed = 4
    /// What a leader runs along a border to be twice as bad as one that just does, in points.
    private static let longWay: CGFloat = 24
    /// A leader longer than this, in points, is as bad as one that runs along a border for what it is longer.
    private static let farthest: CGFloat = 150
    /// To stand in another view is as bad as so many leaders along borders, and to lead through one.
    private static let intrusion = 12
    private static let passage = 4
}
