import Foundation

extension LabelPlacer {
    /// The label of a cell, as near to its middle as is free; in a crowd its number where the text does not fit. nil
    /// where neither fits and for labels of other views.
    func inside(_ request: Request, _ state: State) -> Placement? {
        guard request.isCell else { return nil }
        let cell = request.target
        let near = surroundings(of: request, reach: 0, state)
        let others = request.others.filter { !cell.encloses($0) && cell.distance(to: $0) < Self.air }
        let words = request.isNumber ? [] : request.sizes
        for (shape, size) in words.enumerated()
        where size.width * size.height <= Self.mostHidden * cell.width * cell.height {
            if let rect = free(size, in: cell, apartFrom: others, request.clearance, near) {
                return Placement(rect: rect, shape: shape)
            }
        }
        guard request.isInCrowd else { return nil }
        // A number has its own ground, so that it may be close to lines, and on alignment lines.
        let places = [false, true].lazy.compactMap { isOnGuides in
            request.badge.flatMap { free($0, in: cell, apartFrom: [], Self.numberAir, near, isOnGuides: isOnGuides) }
        }
        return places.first.map { Placement(rect: $0, shape: nil) }
    }

    private func free(
        _ size: CGSize, in cell: CGRect, apartFrom others: [CGRect], _ clearance: CGFloat, _ state: State,
        isOnGuides: Bool = false
    ) -> CGRect? {
        let lines = isOnGuides ? state.indexBesidesGuides : state.index
        let (across, down) = (cell.width - size.width, cell.height - size.height)
        guard across >= 0, down >= 0 else { return nil }
        for (x, y) in Self.slides {
            let rect = snapped(
                CGRect(x: cell.minX + across * x, y: cell.minY + down * y, width: size.width, height: size.height))
            let clear = rect.insetBy(dx: -clearance, dy: -clearance)
            let isFree =
                !lines.overlaps(Box(clear)) && !state.wordIndex.overlaps(Box(rect))
                && !state.labels.contains { $0.overlaps(Box(rect)) } && !state.leaders.contains { $0.crosses(clear) }
            let isApart = others.allSatisfy { rect.distance(to: $0) >= Self.air }
            if isFree, isApart, cell.encloses(rect) { return rect }
        }
        return nil
    }

    private static let slides: [(x: CGFloat, y: CGFloat)] = [0.5, 0.25, 0.75, 0, 1].flatMap { y in
        [0.5, 0.25, 0.75, 0, 1].map { x in (x, y) }
    }

    /// The share of a cell that text may cover.
    private static let mostHidden: CGFloat = 0.6
    /// Between text and the next cell, in points: closer, the two would be read as one line.
    private static let air: CGFloat = 3
    private static let numberAir: CGFloat = 0.5
}
