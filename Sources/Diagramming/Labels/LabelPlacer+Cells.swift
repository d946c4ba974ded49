import Foundation

extension LabelPlacer {
    /// The label of a cell, as near to its middle as is free; in a crowd its number where the text does not fit; nil
    /// where neither fits.
    func inside(_ request: Request, _ state: State) -> Found? {
        let cell = request.target
        let neighbors = request.others.filter { !cell.encloses($0) && cell.distance(to: $0) < Self.air }
        for (shape, size) in request.sizes.enumerated() where !request.isNumber {
            // A label should not hide its cell.
            guard size.width * size.height <= 0.6 * cell.width * cell.height else { continue }
            if let rect = free(size, in: cell, apartFrom: neighbors, request.clearance, state, state.index) {
                return Found(placement: Placement(rect: rect, shape: shape), cost: 0)
            }
        }
        guard request.isInCrowd, let number = request.number else { return nil }
        // A number has its own background, so that it may lie on alignment lines.
        for lines in [state.index, state.indexBesidesGuides] {
            if let rect = free(number.sizes[0], in: cell, apartFrom: [], number.clearance, state, lines) {
                return Found(placement: Placement(rect: rect, shape: nil), cost: 0)
            }
        }
        return nil
    }

    private func free(
        _ size: CGSize, in cell: CGRect, apartFrom others: [CGRect], _ clearance: CGFloat, _ state: State,
        _ lines: BoxIndex
    ) -> CGRect? {
        let (across, down) = (cell.width - size.width, cell.height - size.height)
        guard across >= 0, down >= 0 else { return nil }
        let slides: [CGFloat] = [0.5, 0.25, 0.75, 0, 1]
        for (y, x) in slides.flatMap({ y in slides.map { (y, $0) } }) {
            let origin = CGPoint(x: (cell.minX + across * x).rounded(), y: (cell.minY + down * y).rounded())
            let rect = CGRect(origin: origin, size: size)
            let clear = rect.insetBy(dx: -clearance, dy: -clearance)
            if cell.encloses(rect), !lines.overlaps(Box(clear)), !state.wordIndex.overlaps(Box(rect)),
                !state.labels.contains(where: { $0.overlaps(Box(rect)) }),
                !state.leaders.contains(where: { $0.crosses(clear) }),
                others.allSatisfy({ rect.distance(to: $0) >= Self.air })
            {
                return rect
            }
        }
        return nil
    }

    /// Between text and the next cell, in points: closer, the two would be read as one line.
    private static let air: CGFloat = 3
}
