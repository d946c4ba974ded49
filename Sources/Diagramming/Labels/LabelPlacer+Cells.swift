import Foundation

extension LabelPlacer {
    /// The label of a cell, as near to its middle as is free; in a crowd its number where the text does not fit; nil
    /// where neither fits.
    func inside(_ label: Variants, _ state: State) -> Found? {
        label.text.flatMap { inside($0, state) }
            ?? (label.request.isInCrowd ? label.number : nil).flatMap { inside($0, state) }.map { found in
                var found = found
                found.placement.shape = nil
                return found
            }
    }

    private func inside(_ subject: Subject, _ state: State) -> Found? {
        let (cell, slides) = (subject.request.target, [0.5, 0.25, 0.75, 0, 1] as [CGFloat])
        for (shape, size) in subject.request.sizes.enumerated() {
            let (across, down) = (cell.width - size.width, cell.height - size.height)
            // A label should not hide its cell.
            guard across >= 0, down >= 0, size.width * size.height <= 0.6 * cell.area else { continue }
            for (y, x) in slides.flatMap({ y in slides.map { (y, $0) } }) {
                let origin = CGPoint(x: (cell.minX + across * x).rounded(), y: (cell.minY + down * y).rounded())
                let rect = CGRect(origin: origin, size: size)
                if cell.encloses(rect), isFree(rect, subject, state) {
                    return Found(placement: Placement(rect: rect, shape: shape), cost: 0)
                }
            }
        }
        return nil
    }
}
