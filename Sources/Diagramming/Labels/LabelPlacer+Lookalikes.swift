import Foundation

/// Views a reader might wrongly associate with a label or its leader line.
extension LabelPlacer {
    func isBarred(_ leader: Leader, _ request: Request, _ state: State) -> Bool {
        isThroughWords(leader, request.target, state) || isThroughLookalike(leader, request)
    }

    /// What overlaps the target cannot be avoided.
    func isThroughLookalike(_ leader: Leader, _ request: Request) -> Bool {
        guard !request.barred.isEmpty else { return false }
        let reach = Box(leader.reach, grownBy: 0.01)
        for box in request.barred where box.overlaps(reach) && leader.crosses(box.rect) { return true }
        return false
    }

    func isNearerOther(_ label: CGRect, _ request: Request) -> Bool {
        guard request.isName else { return false }
        let own = label.distance(to: request.target)
        return own > 0
            && request.others.contains { other in
                !request.target.encloses(other)
                    && (label.distance(to: other) < own - 0.01 || isInPlace(label, of: other, request))
            }
    }

    /// Whether a number beside its view lies straight above or below another one, which it would seem to belong to.
    private func isInPlace(_ label: CGRect, of other: CGRect, _ request: Request) -> Bool {
        let target = request.target
        guard request.isOnlyNumber, label.maxX <= target.minX || label.minX >= target.maxX else { return false }
        // Level with a view of little more than its height, it is read with that view.
        guard label.height * 2 < target.height, (other.minX...other.maxX).contains(label.midX) else { return false }
        // Inside its own container it cannot belong to a view outside.
        if let home = request.home, home.encloses(label), !home.overlaps(other) { return false }
        let way = max(other.minY - label.maxY, label.minY - other.maxY)
        // Any farther, and another label would fit in between.
        return way >= 0 && way < 2 * label.height
    }

    func foreignCost(_ label: CGRect, _ request: Request) -> CGFloat {
        guard request.isName else { return 0 }
        return Box(label).overlaps(oneOf: request.unrelatedLeaves) ? Self.foreignCost : 0
    }

    /// Any other place is better.
    private static let foreignCost: CGFloat = 60

    /// A leader whose end is moved into its view where another view begins beside it. A straight leader stays straight.
    func anchored(_ leader: Leader, from label: CGRect, _ request: Request) -> Leader {
        let end = anchored(leader.end, in: request.landing(of: label), request)
        return end == leader.end ? leader : leader.ending(at: end, from: label)
    }

    func anchored(_ end: CGPoint, in target: CGRect, _ request: Request) -> CGPoint {
        guard let insets = request.insets, isBesideOther(end, request) else { return end }
        func inside(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
            // In the middle of a narrow part, because other views begin beside it.
            guard high - low > before + after else { return request.ownParts.isEmpty ? place : (low + high) / 2 }
            return min(max(place, low + before), high - after)
        }
        return CGPoint(
            x: inside(end.x, target.minX, target.maxX, insets.left, insets.right),
            y: inside(end.y, target.minY, target.maxY, insets.top, insets.bottom))
    }

    private func isBesideOther(_ end: CGPoint, _ request: Request) -> Bool {
        let place = CGRect(origin: end, size: .zero)
        return request.neighbors.contains { place.distance(to: $0) <= Self.clearDistance }
    }

    /// At this distance from another view the end of a leader is unambiguous, in points.
    private static let clearDistance: CGFloat = 10

    /// The request with everything that does not depend on the label's place.
    func prepared(_ request: Request, _ ground: State) -> Request {
        var request = request
        guard request.isName else {
            // The leader of a line's name avoids other lines and views.
            let views = request.leaves.filter { view in !request.ownParts.contains { view.encloses($0) } }
            request.barred = request.lookalikes.map { Box($0, grownBy: Leader.air) } + views.map { Box($0) }
            return request
        }
        let target = request.target
        request.neighbors = request.others.filter {
            !target.encloses($0) && target.distance(to: $0) <= Self.clearDistance
        }
        request.rim = rim(of: request, ground)
        request.insets = insets(of: request, ground)
        request.ownParts = ownParts(of: request)
        request.unrelatedLeaves = request.leaves.filter { !$0.encloses(target) && !target.encloses($0) }.map { Box($0) }
        request.unrelated = request.lookalikes.filter { !$0.encloses(target) }.map { Box($0) }
        let core = target.insetBy(dx: min(1, target.width / 4), dy: min(1, target.height / 4))
        request.barred = request.lookalikes.flatMap { lookalike -> [Box] in
            guard !lookalike.encloses(target), !target.encloses(lookalike) else { return [] }
            let inner = lookalike.insetBy(dx: min(1, lookalike.width / 4), dy: min(1, lookalike.height / 4))
            guard inner.overlaps(core) else { return [Box(inner)] }
            // If it overlaps the target, its part outside.
            return request.ownParts.isEmpty ? [] : inner.pieces(outside: target).map { Box($0) }
        }
        return request
    }

    /// The parts of the view that no other view overlaps, with room for a leader's dot; empty if none overlaps it.
    private func ownParts(of request: Request) -> [CGRect] {
        let target = request.rim ?? request.target
        let covers = request.others.filter { other in
            let shared = other.overlap(with: target)
            return !request.target.encloses(other) && !shared.isNull && min(shared.width, shared.height) > Self.dotRoom
        }
        guard !covers.isEmpty else { return [] }
        return covers.reduce([target]) { parts, other in parts.flatMap { $0.pieces(outside: other) } }
            .filter { min($0.width, $0.height) >= 2 * Self.dotRoom }
    }

    /// How far into a view a leader may go at each side before it reaches words or views in it; nil if nowhere.
    private func insets(of request: Request, _ ground: State) -> Request.Insets? {
        let target = request.rim ?? request.target
        guard !request.neighbors.isEmpty else { return nil }
        let inner =
            request.others.filter { request.target.encloses($0) }
            + ground.words.map(\.rect).filter { $0.overlaps(target) }
        func depth(_ distances: [CGFloat], _ length: CGFloat) -> CGFloat {
            let room = min(distances.min() ?? .infinity, length / 2 + Self.dotRoom) - Self.dotRoom
            return room < Self.leastDepth ? 0 : min(Self.depth, room)
        }
        let insets = Request.Insets(
            left: depth(inner.map { $0.minX - target.minX }, target.width),
            top: depth(inner.map { $0.minY - target.minY }, target.height),
            right: depth(inner.map { target.maxX - $0.maxX }, target.width),
            bottom: depth(inner.map { target.maxY - $0.maxY }, target.height))
        return insets == Request.Insets() ? nil : insets
    }

    /// In points: the dot is then inside the border.
    private static let depth: CGFloat = 4.5
    /// In points: with less the dot would be on the border.
    private static let leastDepth: CGFloat = 3
    private static let dotRoom: CGFloat = 2
}
