import Foundation

/// Places for labels that find none near what they are about.
extension LabelPlacer {
    /// Outside all there is, where a place is always free, with a leader that passes no label and no words if there is
    /// one: in the margin, from there round a corner, and last farther and farther out.
    func beyond(_ request: Request, _ state: State) -> Placement {
        let size = request.badge ?? request.sizes[0]
        let shape = request.badge == nil ? 0 : nil
        var best: (placement: Placement, cost: CGFloat)?
        for candidate in Candidates.margin(size, beside: request.target, around: extent, rows: 4) {
            consider(candidate, 0, request, state, &best)
        }
        if best == nil || best!.cost > 50 { bent(size, request, state, &best) }
        guard var placement = best?.placement ?? outermost(size, request, state) else {
            return atLast(size, shape, request, state)
        }
        placement.shape = shape
        return placement
    }

    /// Round one corner: up, down or along a free way beside the target, and then to its edge.
    private func bent(
        _ size: CGSize, _ request: Request, _ state: State, _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        let target = request.target
        for step in 1...Self.mostSteps {
            let away = CGFloat(step) * Self.step
            for end in [
                CGPoint(x: target.minX, y: target.midY), CGPoint(x: target.maxX, y: target.midY),
                CGPoint(x: target.midX, y: target.minY), CGPoint(x: target.midX, y: target.maxY),
            ] {
                let isAcross = end.y == target.midY
                let sign: CGFloat = end.x == target.minX || end.y == target.minY ? -1 : 1
                let bend =
                    isAcross ? CGPoint(x: end.x + sign * away, y: end.y) : CGPoint(x: end.x, y: end.y + sign * away)
                for row in 0..<4 {
                    for side in [CGFloat(-1), 1] {
                        let rect = margin(size, facing: bend, isAcross: isAcross, side, row)
                        let start =
                            isAcross
                            ? CGPoint(x: bend.x, y: side < 0 ? rect.maxY : rect.minY)
                            : CGPoint(x: side < 0 ? rect.maxX : rect.minX, y: bend.y)
                        take(Leader(start: start, bend: bend, end: end), from: rect, request, state, &best)
                    }
                }
            }
        }
    }

    /// Between the ways tried beside a target, and how many there are.
    private static let step: CGFloat = 1.5
    private static let mostSteps = 24

    /// A place outside all there is, level with the corner of a leader: above or below where it comes along the edge,
    /// else left or right.
    private func margin(_ size: CGSize, facing bend: CGPoint, isAcross: Bool, _ side: CGFloat, _ row: Int) -> CGRect {
        let out = 8 + CGFloat(row) * ((isAcross ? size.height : size.width) + 5)
        let (x, y) =
            isAcross
            ? (bend.x - size.width / 2, side < 0 ? extent.minY - out - size.height : extent.maxY + out)
            : (side < 0 ? extent.minX - out - size.width : extent.maxX + out, bend.y - size.height / 2)
        return snapped(CGRect(x: x, y: y, width: size.width, height: size.height))
    }

    private func take(
        _ leader: Leader, from rect: CGRect, _ request: Request, _ state: State,
        _ best: inout (placement: Placement, cost: CGFloat)?
    ) {
        var cost = Candidates.leastRingCost(step: 1) + length(of: leader)
        if let best, cost >= best.cost { return }
        guard isFree(rect, state, request.clearance), isFree(leader, state, except: rect),
            !isThroughWords(leader, request.target, state)
        else { return }
        cost += crossings(of: leader, request, state) + alongCost(leader, state)
        if best.map({ cost < $0.cost }) ?? true { best = (Placement(rect: rect, shape: 0, leader: leader), cost) }
    }

    /// Right of everything, with a leader that passes no label.
    private func outermost(_ size: CGSize, _ request: Request, _ state: State) -> Placement? {
        var fallback: Placement?
        for column in 0..<4 {
            let x = extent.maxX + 6 + CGFloat(column) * (size.width + 6)
            for row in 0..<48 {
                // Rows take turns below and above the target.
                let offset = CGFloat((row + 1) / 2) * (row % 2 == 0 ? 1 : -1) * (size.height + 4)
                let y = request.target.midY - size.height / 2 + offset
                let place = snapped(CGRect(x: x, y: y, width: size.width, height: size.height))
                guard isFree(place, state, request.clearance) else { continue }
                let placement = Placement(rect: place, shape: 0, leader: leader(from: place, to: request.target))
                if isFree(placement.leader!, state, except: place), alongCost(placement.leader!, state) == 0 {
                    return placement
                }
                fallback = fallback ?? placement
            }
        }
        return fallback
    }

    private func atLast(_ size: CGSize, _ shape: Int?, _ request: Request, _ state: State) -> Placement {
        let right = state.labels.reduce(extent.maxX) { max($0, $1.right) } + 6
        let place = snapped(
            CGRect(x: right, y: request.target.midY - size.height / 2, width: size.width, height: size.height))
        return Placement(rect: place, shape: shape, leader: leader(from: place, to: request.target))
    }
}
