import Foundation

/// Other views that a label or its leader would be taken for one of.
extension LabelPlacer {
    /// Whether a leader may not run there: through words, or through another view that looks like its own.
    func isBarred(_ leader: Leader, _ request: Request, _ state: State) -> Bool {
        isThroughWords(leader, request.target, state) || isThroughRival(leader, request)
    }

    /// Whether it passes a view of the same hue that is neither around its target nor in it, or a line beside its own: it
    /// would be taken for that one's. What overlaps the target cannot be avoided.
    func isThroughRival(_ leader: Leader, _ request: Request) -> Bool {
        guard !request.barred.isEmpty else { return false }
        let reach = Box(leader.reach, grownBy: 0.01)
        for box in request.barred where box.overlaps(reach) && leader.crosses(box.rect) { return true }
        return false
    }

    /// Whether a name there, or its number, is nearer to a view that is neither around its own nor in it, or in that
    /// one's place.
    func isNearerOther(_ label: CGRect, _ request: Request) -> Bool {
        guard request.isName else { return false }
        let own = label.distance(to: request.target)
        return own > 0
            && request.others.contains { other in
                !request.target.encloses(other)
                    && (label.distance(to: other) < own - 0.01 || isInPlace(label, of: other, request))
            }
    }

    /// Whether a number stands beside its view, but straight above or below another, where that one's would be: though
    /// farther away, it is the one the number is taken for.
    private func isInPlace(_ label: CGRect, of other: CGRect, _ request: Request) -> Bool {
        let target = request.target
        guard request.isOnlyNumber, label.maxX <= target.minX || label.minX >= target.maxX else { return false }
        // On a line with a view that is hardly higher it is read with that.
        guard label.height * 2 < target.height, (other.minX...other.maxX).contains(label.midX) else { return false }
        // In its own container it is not taken for what is outside.
        if let home = request.home, home.encloses(label), !home.overlaps(other) { return false }
        let way = max(other.minY - label.maxY, label.minY - other.maxY)
        // Farther off another label would fit between.
        return way >= 0 && way < 2 * label.height
    }

    /// What it costs a name or its number to lie in another view without others in it, with a leader.
    func foreignCost(_ label: CGRect, _ request: Request) -> CGFloat {
        guard request.isName else { return 0 }
        return Box(label).overlaps(oneOf: request.foreign) ? Self.foreignCost : 0
    }

    /// Any other place is better.
    private static let foreignCost: CGFloat = 60

    // MARK: Where leaders end

    /// A leader that meets the edge of its view, with its end well inside where it would be taken for another's that
    /// begins beside it: a straight one stays so.
    func anchored(_ leader: Leader, from label: CGRect, _ request: Request) -> Leader {
        let end = anchored(leader.end, in: request.landing(of: label), request)
        guard end != leader.end else { return leader }
        var result = leader
        let (isUpright, isLevel) = (leader.start.x == leader.end.x, leader.start.y == leader.end.y)
        result.end = end
        if isUpright { result.start.x = min(max(end.x, label.minX), label.maxX) }
        if isLevel { result.start.y = min(max(end.y, label.minY), label.maxY) }
        return result
    }

    /// The place inside its view for an end at its edge.
    func anchored(_ end: CGPoint, in target: CGRect, _ request: Request) -> CGPoint {
        guard let insets = request.insets, isBesideOther(end, request) else { return end }
        func inside(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
            // In the middle of a narrow part, for beside that is another's.
            guard high - low > before + after else { return request.ownParts.isEmpty ? place : (low + high) / 2 }
            return min(max(place, low + before), high - after)
        }
        return CGPoint(
            x: inside(end.x, target.minX, target.maxX, insets.left, insets.right),
            y: inside(end.y, target.minY, target.maxY, insets.top, insets.bottom))
    }

    /// Whether another view begins close to an end, or the line of one around it runs beside it.
    private func isBesideOther(_ end: CGPoint, _ request: Request) -> Bool {
        let place = CGRect(origin: end, size: .zero)
        return request.neighbours.contains { place.distance(to: $0) <= Self.neighbourly }
    }

    /// Between the end of a leader and another view, in points: from there on it is seen whose the end is.
    private static let neighbourly: CGFloat = 10

    /// The request with what is about it that does not depend on where its label is.
    func prepared(_ request: Request, _ ground: State) -> Request {
        var request = request
        guard request.isName else {
            // The name of a line leads to it past the others and all views it is not in.
            let views = request.leaves.filter { view in !request.ownParts.contains { view.encloses($0) } }
            request.barred = request.rivals.map { Box($0, grownBy: Leader.air) } + views.map { Box($0) }
            return request
        }
        let target = request.target
        request.neighbours = request.others.filter {
            !target.encloses($0) && target.distance(to: $0) <= Self.neighbourly
        }
        request.rim = rim(of: request, ground)
        request.insets = insets(of: request, ground)
        request.ownParts = ownParts(of: request)
        request.foreign = request.leaves.filter { !$0.encloses(target) && !target.encloses($0) }.map { Box($0) }
        request.strangers = request.rivals.filter { !$0.encloses(target) }.map { Box($0) }
        let core = target.insetBy(dx: min(1, target.width / 4), dy: min(1, target.height / 4))
        request.barred = request.rivals.flatMap { rival -> [Box] in
            guard !rival.encloses(target), !target.encloses(rival) else { return [] }
            // Their edges may be touched.
            let inner = rival.insetBy(dx: min(1, rival.width / 4), dy: min(1, rival.height / 4))
            guard inner.overlaps(core) else { return [Box(inner)] }
            // Of one that lies on it, or under it, what is not its own as well.
            return request.ownParts.isEmpty ? [] : inner.pieces(outside: target).map { Box($0) }
        }
        return request
    }

    /// The parts of its view that no other lies on, or under, in which there is room for a leader's dot; none where all of
    /// it is its own.
    private func ownParts(of request: Request) -> [CGRect] {
        let target = request.rim ?? request.target
        let covers = request.others.filter { other in
            let shared = other.intersection(target)
            return !request.target.encloses(other) && !shared.isNull && min(shared.width, shared.height) > Self.dotRoom
        }
        guard !covers.isEmpty else { return [] }
        return covers.reduce([target]) { parts, other in parts.flatMap { $0.pieces(outside: other) } }
            .filter { min($0.width, $0.height) >= 2 * Self.dotRoom }
    }

    /// How far into a view a leader may go at each side, short of the words and the views in it; nil where that is
    /// nowhere.
    private func insets(of request: Request, _ ground: State) -> Request.Insets? {
        let target = request.rim ?? request.target
        guard !request.neighbours.isEmpty else { return nil }
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

    /// How far into its view a leader goes, in points: its dot is inside the border then.
    private static let depth: CGFloat = 4.5
    /// Less would leave the dot on the border, in points.
    private static let leastDepth: CGFloat = 3
    /// Around the middle of the dot, in points.
    private static let dotRoom: CGFloat = 2
}
