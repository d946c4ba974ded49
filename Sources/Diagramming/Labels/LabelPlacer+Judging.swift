import Foundation

/// Which places are free, and what a free place costs.
extension LabelPlacer {
    func snapped(_ rect: CGRect) -> CGRect {
        let (x, y) = ((rect.minX * scale).rounded() / scale, (rect.minY * scale).rounded() / scale)
        return CGRect(x: x, y: y, width: rect.width, height: rect.height)
    }

    func isFree(_ rect: CGRect, _ state: State, _ clearance: CGFloat) -> Bool {
        let clear = Box(rect, grownBy: clearance)
        if state.index.overlaps(clear) || state.wordIndex.overlaps(Box(rect)) { return false }
        let apart = Box(rect.insetBy(dx: -rowClearance, dy: -labelClearance))
        if state.labels.contains(where: { $0.overlaps(apart) }) { return false }
        let clearRect = rect.insetBy(dx: -clearance, dy: -clearance)
        return !state.leaders.contains { $0.crosses(clearRect) }
    }

    /// Whether the number of a guide there touches another one's arrow or line, or is as good as beside it.
    func isAtMark(_ rect: CGRect, _ request: Request, _ state: State) -> Bool {
        guard !request.marks.isEmpty else { return false }
        let clear = rect.insetBy(dx: -Self.markAir, dy: -Self.markAir)
        return state.marks.contains { $0.overlaps(clear) && !request.marks.contains($0) }
    }

    /// Whether the number of a guide there is nearer to another one's arrow or line than to its own.
    func isNearerMark(_ rect: CGRect, _ request: Request, _ state: State) -> Bool {
        guard !request.marks.isEmpty else { return false }
        let own = request.marks.reduce(rect.distance(to: request.target)) { min($0, rect.distance(to: $1)) }
        return state.marks.contains { !request.marks.contains($0) && rect.distance(to: $0) <= own }
    }

    /// From the number of a guide to the arrows and lines of others, in points.
    private static let markAir: CGFloat = 4

    func isFree(_ leader: Leader, _ state: State, except own: CGRect) -> Bool {
        let (own, reach) = (Box(own), Box(leader.reach, grownBy: 1.01))
        for label in state.labels where label.overlaps(reach) && label != own {
            if leader.crosses(label.rect.insetBy(dx: -1, dy: -1)) { return false }
        }
        for other in state.leaders where other.crosses(leader) { return false }
        return true
    }

    /// What a free place costs for what lies under it and for the canvas it needs; counted up to `enough` only.
    ///
    /// A leader says whose the label is, so that what lies beside it matters less.
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
                // What the view itself lies on is its background: words there are still its own.
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

    /// What it costs by itself.
    func surcharge(_ rect: CGRect, _ request: Request, area: CGFloat, isLed: Bool) -> CGFloat {
        var cost: CGFloat = 0
        // A label that hides most of its view is no help.
        if let own = request.own { cost += 45 * rect.sharedArea(own) / max(own.width * own.height, 1) }
        if request.staysHome, !isLed, let home = request.home { cost += 12 * (1 - rect.sharedArea(home) / area) }
        if !isLed, let home = request.home { cost += 14 * (rect.sharedArea(stage) - rect.sharedArea(home)) / area }
        let grown = extent.joined(rect)
        cost += (grown.width - extent.width + grown.height - extent.height) * 0.08
        return cost
    }

    /// How much nearer to its own view than to others of its hue a label without a leader is, in points.
    static let clearly: CGFloat = 6
    /// How much nearer to its own view than to any other a number without a leader is, in points.
    static let nearer: CGFloat = 3
    /// A name farther from its view than this has a leader, in points.
    static let beside: CGFloat = 9
    /// A shorter leader would not be seen, in points.
    static let shortest: CGFloat = 5

    /// Whether a label there could be taken for that of another view in the same hue.
    func isAmbiguous(_ label: CGRect, _ request: Request) -> Bool {
        if request.isUnique {
            // Even a name there is but one of is not nearer to another.
            let way = label.distance(to: request.target)
            return way > 0
                && request.rivals.contains { !$0.contains(request.target) && label.distance(to: $0) < way }
        }
        let limit = label.distance(to: request.target) + Self.clearly
        let isInside = request.target.contains(label)
        let isRead = isOnLine(label, of: request.target)
        // A number is nearer to its own view than to any other.
        let own = isInside ? label.distance(toEdgesOf: request.target) : label.distance(to: request.target)
        if request.isOnlyNumber {
            // In its own container it is not taken for what is outside.
            let home = request.home.flatMap { $0.encloses(label) ? $0 : nil }
            let isTaken = request.others.contains { other in
                if isRead, !isLevel(label, other) { return false }
                return label.distance(to: other) <= own + Self.nearer && home?.overlaps(other) ?? true
            }
            if isTaken { return true }
        }
        return request.rivals.contains { rival in
            if isRead, !isLevel(label, rival) { return false }
            guard rival.contains(request.target) else { return label.distance(to: rival) < limit }
            // What lies in one of two nested views is about the inner one.
            return !isInside && label.distance(toEdgesOf: rival) < limit
        }
    }

    /// Whether a label stands right beside its view on one line with it, as a length beside a word of a column: it is read
    /// with that, whatever is close above and below.
    private func isOnLine(_ label: CGRect, of target: CGRect) -> Bool {
        let isBeside = label.minX >= target.maxX || label.maxX <= target.minX
        return isBeside && abs(label.midY - target.midY) <= Self.offLine && label.distance(to: target) <= Self.beside
    }

    /// Whether a view has a part on the line a label stands on.
    private func isLevel(_ label: CGRect, _ view: CGRect) -> Bool { (view.minY...view.maxY).contains(label.midY) }

    /// From the middle of a line to that of another one that is read with it, in points.
    private static let offLine: CGFloat = 2

    /// What it costs a label to lie in what it is not about, with a leader.
    func strayCost(_ rect: CGRect, _ request: Request, _ near: State) -> CGFloat {
        (!request.isOnlyNumber && isAstray(rect, request, near) ? Self.strayCost : 0)
            + (isAmongRivals(rect, request) ? Self.rivalCost : 0)
            + (isMisread(rect, request, near.penalties) ? Self.strayCost : 0) + readingCost(rect, request, near)
            + foreignCost(rect, request)
    }

    /// What it costs words to lie in another view, with a leader.
    private static let strayCost: CGFloat = 8

    /// What it costs a name or its number to lie in another view of its hue, with a leader: the margins are better.
    private static let rivalCost: CGFloat = 60

    /// Whether a name there lies in another view of its hue that is not around its own.
    func isAmongRivals(_ label: CGRect, _ request: Request) -> Bool {
        request.isName && Box(label).overlaps(oneOf: request.strangers)
    }

    /// Whether a label there lies in another view, where it would be taken for that one's: in one that is not around what
    /// it is about, or, being a name, in one of those in its own. The views are those that are not around the target.
    func isAstray(_ label: CGRect, _ request: Request, _ near: State) -> Bool {
        let target = request.target
        let isApart = !label.overlaps(target.insetBy(dx: -0.5, dy: -0.5))
        guard isApart || request.isName else { return false }
        return near.views.contains { view in
            guard view.encloses(label) else { return false }
            guard isApart else { return view != target && target.encloses(view) }
            // An offer reaches out of its container, or what was drawn of it does, and is still in it.
            return view.sharedArea(target) * 2 <= target.width * target.height
        }
    }

    /// From how far on another view no longer matters, in points.
    static let nearness: CGFloat = 14

    /// Whether a container's label lies above or below just one narrow view in it, where that one's would be. At the
    /// container's corner it is still the container's.
    func isUnder(_ label: CGRect, _ view: CGRect, _ container: CGRect) -> Bool {
        view.width < container.width / 2 && container.minX < label.minX && view.minX <= label.minX
            && label.maxX <= view.maxX
            && container.contains(view) && !container.overlaps(label)
    }

    /// The cost of lying beside another view.
    func nearness(_ label: CGRect, _ other: CGRect) -> CGFloat {
        let across = max(other.minX - label.maxX, label.minX - other.maxX, 0)
        let down = max(other.minY - label.maxY, label.minY - other.maxY, 0)
        return 22 * max(0, 1 - (across + down) / Self.nearness)
    }
}
