import Foundation

/// The places a label might go, each with what it costs before anything that lies there is considered.
enum Candidates {
    struct Candidate {
        var rect: CGRect
        var cost: CGFloat
        var shape = 0
        var slot: Slot?
        /// The part of the edge it is at, from 0 to 1.
        var slide: CGFloat?
    }

    /// The places at one distance from one side, for one shape.
    struct Slot: Hashable {
        var shape: Int
        var side: Side
        var gap: CGFloat
    }

    enum Side: Hashable, Sendable {
        case above, below, left, right, insideTop, insideBottom, middle

        static let outer: [Side] = [.above, .below, .right, .left]

        /// A label at this side; `slide` is its fraction along the edge.
        fileprivate func place(_ size: CGSize, _ target: CGRect, gap: CGFloat, slide: CGFloat) -> CGRect {
            let (w, h) = (size.width, size.height)
            let inset = self == .insideTop || self == .insideBottom ? gap : 0
            let x = target.minX + inset + (target.width - 2 * inset - w) * slide
            let y = target.minY + (target.height - h) * slide
            let origin =
                switch self {
                case .above: CGPoint(x: x, y: target.minY - gap - h)
                case .below: CGPoint(x: x, y: target.maxY + gap)
                case .left: CGPoint(x: target.minX - gap - w, y: y)
                case .right: CGPoint(x: target.maxX + gap, y: y)
                case .insideTop: CGPoint(x: x, y: target.minY + gap)
                case .insideBottom: CGPoint(x: x, y: target.maxY - gap - h)
                case .middle: CGPoint(x: target.midX - w / 2, y: y)
                }
            return CGRect(origin: origin, size: size)
        }

        fileprivate func fits(_ size: CGSize, _ target: CGRect, _ gap: CGFloat) -> Bool {
            guard !Self.outer.contains(self) else { return true }
            let room = self == .middle ? 0 : 2 * gap
            return size.width + room <= target.width && size.height + room <= target.height
        }
    }

    /// Fractions along an edge, the ends and the middle first.
    private static let slides: [CGFloat] = [0, 0.5, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875]
    /// From edge to label, in points; the larger ones clear a line beside the edge.
    private static let gaps: [CGFloat] = [3, 6, 9, 13]
    /// What a shape costs more than the one before.
    private static let shapeCost: CGFloat = 6

    /// Places beside and in the target.
    static func near(_ request: LabelPlacer.Request) -> [Candidate] {
        var result: [Candidate] = []
        for (shape, size) in request.sizes.enumerated() {
            for spot in request.preference.spots {
                for (order, gap) in gaps.enumerated() where spot.side.fits(size, request.target, gap) {
                    let slot = Slot(shape: shape, side: spot.side, gap: gap)
                    let cost = spot.cost + CGFloat(order) * 1.5 + CGFloat(shape) * shapeCost
                    for slide in slides {
                        let rect = spot.side.place(size, request.target, gap: gap, slide: slide)
                        let other = request.placeInOtherPanel.map { $0.cost(spot.side, slide) }
                        // In a crowded figure, places between the middle and the ends cost nothing extra.
                        let isBetween = !request.isInCrowd && slide != spot.home && ![0, 0.5, 1].contains(slide)
                        let moved = (other ?? abs(slide - spot.home) * 3) + (isBetween ? Costs.between : 0)
                        let candidate = Candidate(rect: rect, cost: cost + moved, shape: shape)
                        result.append(candidate)
                        (result[result.count - 1].slot, result[result.count - 1].slide) = (slot, slide)
                    }
                }
            }
        }
        return result
    }

    /// The least cost of places that many rows away.
    static func cost(ofRow row: Int) -> CGFloat { 12 + CGFloat(row) * 4 }

    private static func farSlides(_ request: LabelPlacer.Request) -> [CGFloat] {
        [0.5, 0, 1, -0.5, 1.5] + (request.isOnlyNumber ? [-1, 2, -2, 3, -4, 5] : [])
    }

    /// How far beyond the ends of an edge a place some rows away may be, as a fraction of the edge.
    static func farthestSlide(_ request: LabelPlacer.Request) -> CGFloat {
        farSlides(request).map { max(-$0, $0 - 1) }.max() ?? 0
    }

    /// Places so many rows away from the target.
    static func far(_ request: LabelPlacer.Request, row: Int) -> [Candidate] {
        let target = request.target
        let slides = farSlides(request)
        var result: [Candidate] = []
        for (shape, size) in request.sizes.enumerated() {
            let (down, across) = (8 + CGFloat(row) * (size.height * 0.75 + 3), 8 + CGFloat(row) * (size.height + 3))
            let cost = cost(ofRow: row) + CGFloat(shape) * shapeCost
            for side in Side.outer {
                let gap = side == .above || side == .below ? down : across
                for slide in slides {
                    let rect = side.place(size, target, gap: gap, slide: slide)
                    result.append(Candidate(rect: rect, cost: cost + abs(slide - 0.5) * 3, shape: shape))
                }
            }
            // Diagonally past the corners of a small target: still better than a long leader.
            guard request.kind == .name, size.width > target.width else { continue }
            for x in [target.maxX + across, target.minX - across - size.width] {
                for y in [target.minY - down - size.height, target.maxY + down] {
                    let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
                    result.append(Candidate(rect: rect, cost: cost + 12, shape: shape))
                }
            }
        }
        return result
    }

    /// Places outside the picture, in rows at each side, beginning level with the target; in the first shape.
    static func margins(_ request: LabelPlacer.Request, around extent: CGRect) -> [Candidate] {
        let (target, w, h) = (request.target, request.sizes[0].width, request.sizes[0].height)
        var result: [Candidate] = []
        for row in 0..<4 {
            let (down, across) = (8 + CGFloat(row) * (h + 4), 8 + CGFloat(row) * (w + 6))
            for place in 0..<13 {
                // Alternates between both sides of the middle.
                let offset = CGFloat((place + 1) / 2) * (place % 2 == 0 ? 1 : -1)
                let (x, y) = (target.midX - w / 2 + offset * w / 2, target.midY - h / 2 + offset * (h + 4))
                for (x, y) in [
                    (x, extent.minY - down - h), (x, extent.maxY + down), (extent.maxX + across, y),
                    (extent.minX - across - w, y),
                ] {
                    let rect = CGRect(x: x, y: y, width: w, height: h)
                    result.append(Candidate(rect: rect, cost: cost(ofRow: row + 1)))
                }
            }
        }
        return result
    }
}
