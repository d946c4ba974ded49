import Foundation

/// The places a label might go, each with its cost before anything that lies there is considered.
enum Candidates {
    struct Candidate {
        var rect: CGRect
        var cost: CGFloat
    }

    enum Side: Hashable, Sendable { case above, below, left, right, insideTop, insideBottom, middle }

    /// Fractions along an edge, the ends and the middle first.
    private static let slides: [CGFloat] = [0, 0.5, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875]
    /// From edge to label, in points; the larger ones clear a line beside the edge.
    private static let gaps: [CGFloat] = [3, 6, 9, 13]

    /// Places at one side of `target`; `home` is the preferred fraction along the edge.
    static func along(_ side: Side, home: CGFloat, _ size: CGSize, _ target: CGRect, cost: CGFloat) -> [Candidate] {
        let (w, h) = (size.width, size.height)
        var result: [Candidate] = []
        func add(_ x: CGFloat, _ y: CGFloat, _ extra: CGFloat) {
            result.append(Candidate(rect: CGRect(x: x, y: y, width: w, height: h), cost: cost + extra))
        }
        for (order, gap) in gaps.enumerated() {
            let away = CGFloat(order) * 1.5
            for slide in slides {
                let extra = away + abs(slide - home) * 3
                let x = target.minX + (target.width - w) * slide
                let y = target.minY + (target.height - h) * slide
                switch side {
                case .above: add(x, target.minY - gap - h, extra)
                case .below: add(x, target.maxY + gap, extra)
                case .left: add(target.minX - gap - w, y, extra)
                case .right: add(target.maxX + gap, y, extra)
                case .insideTop where fits(size, target, gap):
                    add(inner(target, w, slide, gap), target.minY + gap, extra)
                case .insideBottom where fits(size, target, gap):
                    add(inner(target, w, slide, gap), target.maxY - gap - h, extra)
                case .middle where size.width <= target.width && size.height <= target.height:
                    add(target.midX - w / 2, y, extra)
                default: break
                }
            }
        }
        return result
    }

    private static func fits(_ size: CGSize, _ target: CGRect, _ gap: CGFloat) -> Bool {
        size.width + 2 * gap <= target.width && size.height + 2 * gap <= target.height
    }

    private static func inner(_ target: CGRect, _ width: CGFloat, _ slide: CGFloat, _ gap: CGFloat) -> CGFloat {
        target.minX + gap + (target.width - 2 * gap - width) * slide
    }

    static func leastRingCost(step: Int) -> CGFloat { 22 + CGFloat(step) * 4 }

    /// Places around the target, `step` rows away: also farther along its sides if `isWide`, and diagonally past the
    /// corners of a small target if `corners`.
    static func ring(
        _ size: CGSize, around target: CGRect, step: Int, isWide: Bool = false, corners: Bool = false
    ) -> [Candidate] {
        let (w, h) = (size.width, size.height)
        let down = 8 + CGFloat(step) * (h * 0.75 + 3)
        let across = 8 + CGFloat(step) * (h + 3)
        var result: [Candidate] = []
        let slides: [CGFloat] = [0.5, 0, 1, -0.5, 1.5]
        for slide in slides + (isWide ? [-1, 2, -2, 3, -4, 5] : []) {
            let cost = leastRingCost(step: step) + abs(slide - 0.5) * 3
            let x = target.minX + (target.width - w) * slide
            let y = target.minY + (target.height - h) * slide
            for (x, y) in [
                (x, target.minY - down - h), (x, target.maxY + down), (target.maxX + across, y),
                (target.minX - across - w, y),
            ] {
                result.append(Candidate(rect: CGRect(x: x, y: y, width: w, height: h), cost: cost))
            }
        }
        guard corners, w > target.width else { return result }
        for x in [target.maxX + across, target.minX - across - w] {
            for y in [target.minY - down - h, target.maxY + down] {
                // Still better than a long leader.
                let cost = leastRingCost(step: step) + 12
                result.append(Candidate(rect: CGRect(x: x, y: y, width: w, height: h), cost: cost))
            }
        }
        return result
    }

    /// Places outside the picture, in rows at each side, beginning level with the target.
    static func margin(_ size: CGSize, beside target: CGRect, around extent: CGRect, rows: Int = 2) -> [Candidate] {
        let (w, h) = (size.width, size.height)
        var result: [Candidate] = []
        for row in 0..<rows {
            let (down, across) = (8 + CGFloat(row) * (h + 4), 8 + CGFloat(row) * (w + 6))
            for place in 0..<13 {
                // Alternates between both sides of the middle.
                let offset = CGFloat((place + 1) / 2) * (place % 2 == 0 ? 1 : -1)
                let (x, y) = (target.midX - w / 2 + offset * w / 2, target.midY - h / 2 + offset * (h + 4))
                for (x, y) in [
                    (x, extent.minY - down - h), (x, extent.maxY + down), (extent.maxX + across, y),
                    (extent.minX - across - w, y),
                ] {
                    let cost = leastRingCost(step: 1) + CGFloat(row) * 4
                    result.append(Candidate(rect: CGRect(x: x, y: y, width: w, height: h), cost: cost))
                }
            }
        }
        return result
    }
}

/// Where a kind of label goes, the best place first.
struct Preference: Sendable {
    /// `home` is the preferred fraction along the edge: 0 is left or top, 1 is right or bottom.
    var spots: [(side: Candidates.Side, home: CGFloat, cost: CGFloat)]

    init(_ spots: [(Candidates.Side, home: CGFloat, cost: CGFloat)]) { self.spots = spots.map { $0 } }

    /// The mirror image, for right to left.
    var mirrored: Preference {
        var result = self
        for index in spots.indices {
            switch spots[index].side {
            case .left: result.spots[index].side = .right
            case .right: result.spots[index].side = .left
            case .above, .below, .insideTop, .insideBottom, .middle: result.spots[index].home = 1 - spots[index].home
            }
        }
        return result
    }

    func candidates(_ size: CGSize, around target: CGRect) -> [Candidates.Candidate] {
        spots.flatMap { Candidates.along($0.side, home: $0.home, size, target, cost: $0.cost) }
    }

    /// A view without children: named above, like a picture on a wall.
    static let view = Preference([
        (.above, home: 0.5, cost: 0), (.below, home: 0.5, cost: 3), (.right, home: 0.5, cost: 6),
        (.left, home: 0.5, cost: 7), (.insideTop, home: 0.5, cost: 9), (.insideBottom, home: 0.5, cost: 10),
        (.middle, home: 0.5, cost: 12),
    ])

    /// A container: named below, out of the way of its children's names.
    static let container = Preference([
        (.below, home: 0, cost: 0), (.above, home: 0, cost: 4), (.right, home: 1, cost: 7), (.left, home: 1, cost: 8),
        (.insideBottom, home: 0, cost: 10), (.insideTop, home: 0, cost: 11),
    ])

    /// A proposal: at the far corner, which leaves the near one to the views.
    static let proposal = Preference([
        (.above, home: 1, cost: 0), (.below, home: 1, cost: 4), (.right, home: 0, cost: 6), (.left, home: 0, cost: 8),
    ])

    static let rowGap = Preference([
        (.middle, home: 0.5, cost: 0), (.below, home: 0.5, cost: 2), (.above, home: 0.5, cost: 4),
    ])

    static let columnGap = Preference([
        (.middle, home: 0.5, cost: 0), (.right, home: 0.5, cost: 2), (.left, home: 0.5, cost: 4),
    ])

    static let band = Preference([
        (.middle, home: 0.5, cost: 0), (.insideTop, home: 0.75, cost: 1), (.above, home: 0.75, cost: 4),
        (.right, home: 0.5, cost: 4), (.left, home: 0.5, cost: 5), (.below, home: 0.75, cost: 5),
    ])

    /// The width of a safe area inset, which lies on content: inside it if at all possible.
    static let inset = Preference([
        (.middle, home: 0.5, cost: 0), (.above, home: 0.75, cost: 16), (.right, home: 0.5, cost: 16),
        (.left, home: 0.5, cost: 17), (.below, home: 0.75, cost: 17),
    ])

    static let rowDimension = Preference([
        (.above, home: 0.5, cost: 0), (.right, home: 0.5, cost: 3), (.left, home: 0.5, cost: 4),
        (.below, home: 0.5, cost: 5),
    ])

    static let columnDimension = Preference([
        (.right, home: 0.5, cost: 0), (.left, home: 0.5, cost: 3), (.below, home: 0.5, cost: 5),
    ])

    static let rowRuler = Preference([
        (.below, home: 0, cost: 0), (.right, home: 0.5, cost: 3), (.above, home: 0, cost: 4),
    ])

    static let columnRuler = Preference([
        (.right, home: 0, cost: 0), (.left, home: 0, cost: 4), (.below, home: 0.5, cost: 5),
    ])

    static let rowLine = Preference([(.right, home: 0.5, cost: 0), (.left, home: 0.5, cost: 5)])

    static let columnLine = Preference([(.above, home: 0.5, cost: 0), (.below, home: 0.5, cost: 5)])

    /// The value of a vertical guide: beside it, near the line it leads to, or above its start.
    static let rowGuide = Preference([
        (.right, home: 1, cost: 0), (.left, home: 1, cost: 2), (.above, home: 0.5, cost: 4),
    ])

    /// The value of a horizontal guide: below it, near the line it leads to.
    static let columnGuide = Preference([
        (.below, home: 1, cost: 0), (.above, home: 1, cost: 1), (.right, home: 0.5, cost: 4),
        (.left, home: 0.5, cost: 5),
    ])
}
