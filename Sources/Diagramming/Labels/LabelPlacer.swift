import Foundation

/// Finds every label a free place.
///
/// Each request names the rectangle it is about. Candidates around it, along its edges and inside it have costs; the
/// cheapest free one is taken, in the order of the requests, so the same requests always get the same places. Free
/// means: no other label, no line, no leader. Where nothing near is good enough come places farther away, with a leader
/// line, then a small number near in place of the text, and last a place in the open, which always exists.
///
/// The number is the last resort: while there are few leader lines, a label goes as far as it must, into the margin
/// around the picture if need be. Only a crowd gives up its texts.
struct LabelPlacer {
    /// Lines no label may cover.
    var lines: [CGRect] = []
    var soft: [Soft] = []
    /// The area of all views.
    var stage = CGRect.null
    /// What the picture covers without labels: places outside make it larger, which costs.
    var extent: CGRect
    /// Places snap to this many to a point.
    var scale: CGFloat = 1

    private let labelClearance: CGFloat = 2
    /// Between labels in a row: closer ones would be read as one.
    private let rowClearance: CGFloat = 6
    /// Costs above which the next round is tried.
    private let worstNear: CGFloat = 30
    private let worstOptional: CGFloat = 9
    private let mostLeaders = 8
    private let mostNumbers = 6
    private let manyRequests = 80

    /// What a leader line may cost before a number is the better choice.
    private enum Patience: CGFloat {
        /// A few lines, however long, are easier to follow than a number is to look up.
        case sparse = 150
        case busy = 48
        /// Numbers before lines.
        case crowded = 0
    }

    init(extent: CGRect) { self.extent = extent }

    /// A place for each request; nil for optional ones without a good place.
    ///
    /// Leaders may be long while they are few. Where many labels become numbers, those that would need a leader line
    /// become numbers too: a crowd of leaders is harder to read than a crowd of numbers.
    func place(_ requests: [Request]) -> [Placement?] {
        // Of a great many it is known beforehand.
        if requests.count > manyRequests { return run(requests, .crowded) }
        let sparse = run(requests, .sparse)
        if sparse.count(where: { $0?.leader != nil }) <= mostLeaders { return sparse }
        let busy = run(requests, .busy)
        return busy.count(where: { $0 != nil && $0?.shape == nil }) > mostNumbers ? run(requests, .crowded) : busy
    }

    private func run(_ requests: [Request], _ patience: Patience) -> [Placement?] {
        let boxes = lines.map { Box($0) }
        var state = State(lines: boxes, index: BoxIndex(boxes), soft: soft)
        return requests.map { request in
            var placement = near(request, state)
            if placement == nil {
                if request.isOptional { return nil }
                if patience == .crowded { placement = numbered(request, state) }
                placement = placement ?? far(request, patience, state) ?? numbered(request, state)
                placement = placement ?? beyond(request, state)
            }
            guard let placement else { return nil }
            state.labels.append(Box(placement.rect))
            if let leader = placement.leader { state.leaders.append(leader) }
            return placement
        }
    }

    private struct State {
        var labels: [Box] = []
        var leaders: [Leader] = []
        /// Lines that may be in the way.
        var lines: [Box]
        /// All lines, by place.
        let index: BoxIndex
        /// Areas that may lie under it or beside it.
        var soft: [Soft]
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
                if isAmbiguous(rect, request) {
                    let leader = leader(from: rect, to: request.target)
                    guard leader.length >= Self.shortest, isFree(leader, state, except: rect) else { continue }
                    placement.leader = leader
                    cost += 10
                }
                if request.home != nil { cost += 8 * CGFloat(linesBetween(rect, request.target, state.lines)) }
                if best.map({ cost < $0.cost }) ?? true { best = (placement, cost) }
            }
        }
        guard let best, best.cost < (request.isOptional ? worstOptional : worstNear) else { return nil }
        var placement = tidied(best.placement, request, state)
        guard placement.leader == nil else { return placement }
        // Across a border it would not be seen whose it is.
        if request.isTied, linesBetween(placement.rect, request.target, state.lines) > 0 {
            placement.leader = leader(from: placement.rect, to: request.target)
        }
        return placement
    }

    /// How many lines run between a label and what it is about, but for those at its very edge: beyond the border of
    /// another view it would be taken for that one's.
    private func linesBetween(_ label: CGRect, _ target: CGRect, _ lines: [Box]) -> Int {
        var way = leader(from: label, to: target)
        let (dx, dy) = (way.end.x - way.start.x, way.end.y - way.start.y)
        let length = max(abs(dx), abs(dy))
        guard length > Self.edge else { return 0 }
        way.end.x -= dx * Self.edge / length
        way.end.y -= dy * Self.edge / length
        return lines.count { way.crosses($0.rect) }
    }

    /// Where a view touches its container the line of the one lies beside that of the other, in points.
    private static let edge: CGFloat = 4

    /// Brings a label on one height with a neighbour it would otherwise miss by a few points.
    private func tidied(_ placement: Placement, _ request: Request, _ state: State) -> Placement {
        let rect = placement.rect
        guard placement.leader == nil else { return placement }
        for label in state.labels.reversed() {
            let offset = (label.top + label.bottom) / 2 - rect.midY
            guard offset != 0, abs(offset) <= 4, label.bottom - label.top == rect.height else { continue }
            let moved = snapped(rect.offsetBy(dx: 0, dy: offset))
            if isFree(moved, state, request.clearance), !isAmbiguous(moved, request) {
                return Placement(rect: moved, shape: placement.shape)
            }
        }
        return placement
    }

    /// A few rows away, with a leader line; or in the margin, where there is patience for long ones.
    private func far(_ request: Request, _ patience: Patience, _ state: State) -> Placement? {
        let worst = request.badge == nil ? CGFloat.infinity : max(patience.rawValue, Patience.busy.rawValue)
        var best: (placement: Placement, cost: CGFloat)?
        let widest = request.sizes.map { max($0.width, $0.height) }.max() ?? 0
        var near = surroundings(of: request, reach: 40 + 9 * (widest + 8), state)
        for (shape, size) in request.sizes.enumerated() {
            let extra = CGFloat(shape) * 6
            for step in 1...8 {
                // Farther away is never better than what is found.
                if let best, Candidates.leastRingCost(step: step) + extra >= best.cost { break }
                for candidate in Candidates.ring(size, around: request.target, step: step, isWide: request.isNumber) {
                    consider(candidate, shape, request, near, &best)
                }
            }
        }
        if patience == .sparse, !request.isNumber, best.map({ $0.cost > Patience.busy.rawValue }) ?? true {
            near = state
            for (shape, size) in request.sizes.enumerated() {
                for candidate in Candidates.margin(size, beside: request.target, around: extent) {
                    consider(candidate, shape, request, near, &best)
                }
            }
        }
        guard let best, best.cost < worst else { return nil }
        return best.placement
    }

    /// Takes a place with a leader line if it is free and better than the best so far.
    private func consider(
        _ candidate: Candidates.Candidate, _ shape: Int, _ request: Request, _ near: State,
        _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        let rect = snapped(candidate.rect)
        let base = candidate.cost + CGFloat(shape) * 6
        if let best, base >= best.cost { return }
        let leader = leader(from: rect, to: request.target)
        var cost = base + length(of: leader)
        if let best, cost >= best.cost { return }
        guard isFree(rect, near, request.clearance) else { return }
        cost += surcharge(rect, request, near.soft, enough: (best?.cost ?? .infinity) - cost, isLed: true)
        if let best, cost >= best.cost { return }
        guard isFree(leader, near, except: rect) else { return }
        cost += crossings(of: leader, request, near)
        if best.map({ cost < $0.cost }) ?? true {
            best = (Placement(rect: rect, shape: shape, leader: leader), cost)
        }
    }

    /// A number near the target, its text elsewhere.
    private func numbered(_ request: Request, _ state: State) -> Placement? {
        guard let badge = request.badge else { return nil }
        var small = request
        small.sizes = [badge]
        small.badge = nil
        small.isUnique = false
        // A number on its own ground may be close to lines.
        small.clearance = 0.5
        guard var placement = near(small, state) ?? far(small, .busy, state) else { return nil }
        placement.shape = nil
        return placement
    }

    /// In the open, right of everything: always free somewhere, with a leader that passes no label if there is one.
    private func beyond(_ request: Request, _ state: State) -> Placement {
        let size = request.badge ?? request.sizes[0]
        let shape = request.badge == nil ? 0 : nil
        var fallback: Placement?
        for column in 0..<4 {
            let x = extent.maxX + 6 + CGFloat(column) * (size.width + 6)
            for row in 0..<48 {
                // Rows take turns below and above the target.
                let offset = CGFloat((row + 1) / 2) * (row % 2 == 0 ? 1 : -1) * (size.height + 4)
                let y = request.target.midY - size.height / 2 + offset
                let place = snapped(CGRect(x: x, y: y, width: size.width, height: size.height))
                guard isFree(place, state, request.clearance) else { continue }
                let placement = Placement(rect: place, shape: shape, leader: leader(from: place, to: request.target))
                if isFree(placement.leader!, state, except: place) { return placement }
                fallback = fallback ?? placement
            }
        }
        if let fallback { return fallback }
        let right = state.labels.reduce(extent.maxX) { max($0, $1.right) } + 6
        let place = snapped(
            CGRect(x: right, y: request.target.midY - size.height / 2, width: size.width, height: size.height))
        return Placement(rect: place, shape: shape, leader: leader(from: place, to: request.target))
    }

    // MARK: Judging a place

    private func snapped(_ rect: CGRect) -> CGRect {
        let (x, y) = ((rect.minX * scale).rounded() / scale, (rect.minY * scale).rounded() / scale)
        return CGRect(x: x, y: y, width: rect.width, height: rect.height)
    }

    private func isFree(_ rect: CGRect, _ state: State, _ clearance: CGFloat) -> Bool {
        let clear = Box(rect, grownBy: clearance)
        if state.index.overlaps(clear) { return false }
        let apart = Box(rect.insetBy(dx: -rowClearance, dy: -labelClearance))
        if state.labels.contains(where: { $0.overlaps(apart) }) { return false }
        let clearRect = rect.insetBy(dx: -clearance, dy: -clearance)
        return !state.leaders.contains { $0.crosses(clearRect) }
    }

    private func isFree(_ leader: Leader, _ state: State, except own: CGRect) -> Bool {
        !state.labels.contains { $0 != Box(own) && leader.crosses($0.rect.insetBy(dx: -1, dy: -1)) }
            && !state.leaders.contains { $0.crosses(leader) }
    }

    /// Leaders are short and straight.
    private func length(of leader: Leader) -> CGFloat {
        let (dx, dy) = (abs(leader.end.x - leader.start.x), abs(leader.end.y - leader.start.y))
        return min(dx, dy) * 0.4 + max(dx, dy) * 0.15
    }

    /// And cross few lines, no words and no other views.
    private func crossings(of leader: Leader, _ request: Request, _ near: State) -> CGFloat {
        let reach = Box(
            CGRect(
                x: min(leader.start.x, leader.end.x), y: min(leader.start.y, leader.end.y),
                width: abs(leader.end.x - leader.start.x), height: abs(leader.end.y - leader.start.y)),
            grownBy: 0.01)
        func isCrossed(_ box: Box) -> Bool { box.overlaps(reach) && leader.crosses(box.rect) }
        var cost = 3 * CGFloat(near.lines.count(where: isCrossed))
        for area in near.soft where area.rect != request.own && isCrossed(Box(area.rect)) {
            switch area.kind {
            case .words: cost += 14
            case .picture: cost += area.rect.contains(request.target) ? 0 : 8
            // What the view lies on cannot be avoided.
            case .view: cost += area.rect.contains(request.target) ? 0 : 5
            case .area: break
            }
        }
        return cost
    }

    /// What a free place costs for what lies under it and for the canvas it needs; counted up to `enough` only.
    ///
    /// A leader says whose the label is, so that what lies beside it matters less.
    private func surcharge(
        _ rect: CGRect, _ request: Request, _ soft: [Soft], enough: CGFloat, isLed: Bool = false
    ) -> CGFloat {
        let area = max(rect.width * rect.height, 1)
        var cost = surcharge(rect, request, area: area, isLed: isLed)
        let isName = request.home != nil
        for area2 in soft {
            if cost >= enough { break }
            let shared = rect.sharedArea(area2.rect)
            switch area2.kind {
            case .words: if shared > 0 { cost += area2.weight * max(0.25, shared / area) }
            case .picture: if shared > 0 { cost += area2.weight * shared / area }
            case .view, .area:
                if area2.rect == request.own { continue }
                // What the view itself lies on is its background: words there are still its own.
                let isBackground = area2.rect.contains(request.target)
                if shared > 0 { cost += (isBackground ? area2.weight / 8 : area2.weight) * shared / area }
                if area2.kind == .view, !isBackground, isName {
                    cost += nearness(rect, area2.rect) * (isLed ? 0.3 : 1)
                } else if area2.kind == .view, request.staysHome, !isLed, isUnder(rect, area2.rect, request.target) {
                    cost += 8
                }
            }
        }
        return cost
    }

    /// What it costs by itself.
    private func surcharge(_ rect: CGRect, _ request: Request, area: CGFloat, isLed: Bool) -> CGFloat {
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
    /// A shorter leader would not be seen, in points.
    private static let shortest: CGFloat = 5

    /// Whether a label there could be taken for that of another view in the same hue.
    private func isAmbiguous(_ label: CGRect, _ request: Request) -> Bool {
        guard !request.isUnique else { return false }
        let limit = label.distance(to: request.target) + Self.clearly
        let isInside = request.target.contains(label)
        return request.rivals.contains { rival in
            guard rival.contains(request.target) else { return label.distance(to: rival) < limit }
            // What lies in one of two nested views is about the inner one.
            return !isInside && label.distance(toEdgesOf: rival) < limit
        }
    }

    /// From how far on another view no longer matters, in points.
    private static let nearness: CGFloat = 14

    /// Whether a container's label lies above or below just one narrow view in it, where that one's would be. At the
    /// container's corner it is still the container's.
    private func isUnder(_ label: CGRect, _ view: CGRect, _ container: CGRect) -> Bool {
        view.width < container.width / 2 && container.minX < label.minX && view.minX <= label.minX
            && label.maxX <= view.maxX
            && container.contains(view) && !container.overlaps(label)
    }

    /// The cost of lying beside another view.
    private func nearness(_ label: CGRect, _ other: CGRect) -> CGFloat {
        let across = max(other.minX - label.maxX, label.minX - other.maxX, 0)
        let down = max(other.minY - label.maxY, label.minY - other.maxY, 0)
        return 22 * max(0, 1 - (across + down) / Self.nearness)
    }

    /// The shortest line between the label and the target's edge; for a label inside, to the target's middle.
    private func leader(from label: CGRect, to target: CGRect) -> Leader {
        func nearest(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> (CGFloat, CGFloat) {
            if high < otherLow { return (high, otherLow) }
            if low > otherHigh { return (low, otherHigh) }
            let middle = (max(low, otherLow) + min(high, otherHigh)) / 2
            return (middle, middle)
        }
        let (x1, x2) = nearest(label.minX, label.maxX, target.minX, target.maxX)
        let (y1, y2) = nearest(label.minY, label.maxY, target.minY, target.maxY)
        return Leader(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2))
    }
}

extension CGRect {
    /// The way between the two, along both axes, in points; 0 where they touch or overlap.
    func distance(to other: CGRect) -> CGFloat {
        let across = max(other.minX - maxX, minX - other.maxX, 0)
        let down = max(other.minY - maxY, minY - other.maxY, 0)
        return (across * across + down * down).squareRoot()
    }

    /// To the nearest edge of a rectangle around it, in points; as to any other where it is not inside.
    func distance(toEdgesOf other: CGRect) -> CGFloat {
        guard other.contains(self) else { return distance(to: other) }
        return min(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
    }
}
