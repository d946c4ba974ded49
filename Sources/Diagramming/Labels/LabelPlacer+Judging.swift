import Foundation

extension LabelPlacer {
    /// In whole points: the same at every scale.
    func snapped(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width, height: rect.height)
    }

    func isFree(_ rect: CGRect, _ state: State, _ clearance: CGFloat) -> Bool {
        let clear = Box(rect, grownBy: clearance)
        if state.index.overlaps(clear) || state.wordIndex.overlaps(Box(rect)) { return false }
        let apart = Box(rect.insetBy(dx: -rowClearance, dy: -labelClearance))
        if state.labels.contains(where: { $0.overlaps(apart) }) { return false }
        let clearRect = rect.insetBy(dx: -clearance, dy: -clearance)
        return !state.leaders.contains { $0.crosses(clearRect) }
    }

    func isAtMark(_ rect: CGRect, _ request: Request, _ state: State) -> Bool {
        guard !request.marks.isEmpty else { return false }
        let clear = rect.insetBy(dx: -Self.markAir, dy: -Self.markAir)
        return state.marks.contains { $0.overlaps(clear) && !request.marks.contains($0) }
    }

    func isNearerMark(_ rect: CGRect, _ request: Request, _ state: State) -> Bool {
        guard !request.marks.isEmpty else { return false }
        let own = request.marks.reduce(rect.distance(to: request.target)) { min($0, rect.distance(to: $1)) }
        return state.marks.contains { !request.marks.contains($0) && rect.distance(to: $0) <= own }
    }

    private static let markAir: CGFloat = 4

    func isFree(_ leader: Leader, _ state: State, except own: CGRect) -> Bool {
        let (own, reach) = (Box(own), Box(leader.reach, grownBy: 1.01))
        for label in state.labels where label.overlaps(reach) && label != own {
            if leader.crosses(label.rect.insetBy(dx: -1, dy: -1)) { return false }
        }
        for other in state.leaders where other.crosses(leader) { return false }
        return true
    }

    /// The cost of what lies under a label and of enlarging the picture; stops counting at `enough`.
    /// - Parameter isLed: Whether a leader ties the label to its target, so that neighbors matter less.
    func surcharge(
        _ rect: CGRect, _ request: Request, _ penalties: [PenaltyRegion], enough: CGFloat, isLed: Bool = false
    ) -> CGFloat {
        let area = max(rect.width * rect.height, 1)
        var cost = surcharge(rect, request, area: area, isLed: isLed)
        let isName = request.home != nil
        let isRead = !isLed && isOnLine(rect, of: request.target)
        for area2 in penalties {
            if cost >= enough { break }
            let shared = rect.sharedArea(area2.rect)
            switch area2.kind {
            case .words: break
            case .picture: if shared > 0 { cost += area2.weight * shared / area }
            case .view, .area, .box, .length:
                if area2.rect == request.own { continue }
                // A view around the target is its background: a label there is still the target's.
                let isBackground = area2.rect.contains(request.target)
                if shared > 0 { cost += (isBackground ? area2.weight / 8 : area2.weight) * shared / area }
                if area2.kind == .view, !isBackground, isName {
                    if isRead, !isLevel(rect, area2.rect) { continue }
                    cost += nearness(rect, area2.rect) * (isLed ? 0.3 : 1)
                } else if area2.kind == .view, request.staysHome, !isLed, isUnder(rect, area2.rect, request.target) {
                    cost += 8
                }
            }
        }
        return cost
    }

    func surcharge(_ rect: CGRect, _ request: Request, area: CGFloat, isLed: Bool) -> CGFloat {
        var cost: CGFloat = 0
        // A label should not hide its view.
        if let own = request.own { cost += 45 * rect.sharedArea(own) / max(own.width * own.height, 1) }
        if request.staysHome, !isLed, let home = request.home { cost += 12 * (1 - rect.sharedArea(home) / area) }
        if !isLed, let home = request.home { cost += 14 * (rect.sharedArea(stage) - rect.sharedArea(home)) / area }
        let grown = extent.joined(rect)
        cost += (grown.width - extent.width + grown.height - extent.height) * 0.08
        return cost
    }

    func isAmbiguous(_ label: CGRect, _ request: Request) -> Bool {
        if request.isUnique {
            // Even a unique name must not be nearer to another view.
            let distance = label.distance(to: request.target)
            return distance > 0
                && request.lookalikes.contains { !$0.contains(request.target) && label.distance(to: $0) < distance }
        }
        let limit = label.distance(to: request.target) + Self.clearly
        let isInside = request.target.contains(label)
        let isRead = isOnLine(label, of: request.target)
        // A number must be nearer to its own view than to any other.
        let own = isInside ? label.distance(toEdgesOf: request.target) : label.distance(to: request.target)
        if request.isOnlyNumber {
            // Inside its own container it cannot belong to a view outside.
            let home = request.home.flatMap { $0.encloses(label) ? $0 : nil }
            let isTaken = request.others.contains { other in
                if isRead, !isLevel(label, other) { return false }
                return label.distance(to: other) <= own + Self.nearer && home?.overlaps(other) ?? true
            }
            if isTaken { return true }
        }
        return request.lookalikes.contains { lookalike in
            if isRead, !isLevel(label, lookalike) { return false }
            guard lookalike.contains(request.target) else { return label.distance(to: lookalike) < limit }
            // Inside two nested views, a label belongs to the inner one.
            return !isInside && label.distance(toEdgesOf: lookalike) < limit
        }
    }

    /// Whether a label lies right beside its view and level with it: the two are read together, whatever is above or
    /// below.
    private func isOnLine(_ label: CGRect, of target: CGRect) -> Bool {
        let isBeside = label.minX >= target.maxX || label.maxX <= target.minX
        return isBeside && abs(label.midY - target.midY) <= Self.offLine && label.distance(to: target) <= Self.beside
    }

    private func isLevel(_ label: CGRect, _ view: CGRect) -> Bool { (view.minY...view.maxY).contains(label.midY) }

    private static let offLine: CGFloat = 2

    func strayCost(_ rect: CGRect, _ request: Request, _ near: State) -> CGFloat {
        (!request.isOnlyNumber && isInUnrelatedView(rect, request, near) ? Self.strayCost : 0)
            + (isAmongLookalikes(rect, request) ? Self.lookalikeCost : 0)
            + (isMisread(rect, request, near.penalties) ? Self.strayCost : 0) + readingCost(rect, request, near)
            + foreignCost(rect, request)
    }

    private static let strayCost: CGFloat = 8

    /// The margins are better than a place inside a lookalike.
    private static let lookalikeCost: CGFloat = 60

    func isAmongLookalikes(_ label: CGRect, _ request: Request) -> Bool {
        request.isName && Box(label).overlaps(oneOf: request.unrelated)
    }

    /// Whether a label lies inside a view that it would seem to belong to: an unrelated one, or, for a name, one inside
    /// its own view.
    func isInUnrelatedView(_ label: CGRect, _ request: Request, _ near: State) -> Bool {
        let target = request.target
        let isApart = !label.overlaps(target.insetBy(dx: -0.5, dy: -0.5))
        guard isApart || request.isName else { return false }
        return near.views.contains { view in
            guard view.encloses(label) else { return false }
            guard isApart else { return view != target && target.encloses(view) }
            // A proposal may reach out of its container.
            return view.sharedArea(target) * 2 <= target.width * target.height
        }
    }

    func isUnder(_ label: CGRect, _ view: CGRect, _ container: CGRect) -> Bool {
        view.width < container.width / 2 && container.minX < label.minX && view.minX <= label.minX
            && label.maxX <= view.maxX
            && container.contains(view) && !container.overlaps(label)
    }

    func nearness(_ label: CGRect, _ other: CGRect) -> CGFloat {
        let across = max(other.minX - label.maxX, label.minX - other.maxX, 0)
        let down = max(other.minY - label.maxY, label.minY - other.maxY, 0)
        return 22 * max(0, 1 - (across + down) / Self.nearness)
    }
}
