import Foundation

extension LabelPlacer {
    /// A label to place, with all that does not depend on where it is.
    struct Subject {
        let request: Request
        /// The areas its leader may end at.
        let leaderTargets: [CGRect]
        /// Other areas it could seem to belong to, and how much nearer it must be to its own target, in points.
        private let otherAreas: [(rect: CGRect, margin: CGFloat)]
        /// Areas its leader may not pass.
        let barred: [Box]
        /// Areas in which it would seem to belong to another view.
        let unrelatedAreas: [Box]
        /// The gaps and paddings of other lengths, if it is a length.
        let bands: [CGRect]
        /// The marks of other guides, if it is the number of a guide.
        let unrelatedMarks: [CGRect]

        init(_ request: Request, _ placer: LabelPlacer, _ state: State) {
            self.request = request
            leaderTargets = LeaderTargets(request, placer.borders, state.words.map(\.rect)).areas
            let target = request.target
            let apart = request.lookalikes.filter { !$0.encloses(target) }
            let leaves = request.leaves.filter { !$0.encloses(target) && !target.encloses($0) }
            unrelatedAreas = request.kind == .name ? (apart + leaves).map { Box($0) } : []
            if request.kind == .name {
                barred = apart.flatMap { Self.core($0, besides: target) }.map { Box($0) }
            } else {
                // The leader of a line's name avoids other lines and views.
                let views = request.leaves.filter { view in !request.ownParts.contains { view.encloses($0) } }
                barred = request.lookalikes.map { Box($0, grownBy: Leader.air) } + views.map { Box($0) }
            }
            let own = [target] + request.alike
            bands =
                request.kind == .length
                ? state.penalties.filter { $0.kind == .length && !own.contains($0.rect) }.map(\.rect) : []
            unrelatedMarks = request.marks.isEmpty ? [] : placer.marks.filter { !request.marks.contains($0) }
            let likeness = request.isUnique ? 0 : Costs.clearly
            otherAreas =
                request.lookalikes.map { ($0, likeness) }
                + (request.kind == .name ? request.others.map { ($0, request.isOnlyNumber ? Costs.nearer : 0) } : [])
                + bands.map { ($0, 0) } + (request.kind == .length ? state.words.map { ($0.rect, -1) } : [])
                + unrelatedMarks.map { ($0, 0.02) }
        }

        /// The inside of a lookalike, without the target.
        private static func core(_ view: CGRect, besides target: CGRect) -> [CGRect] {
            guard !target.encloses(view) else { return [] }
            let inner = view.insetBy(dx: min(1, view.width / 4), dy: min(1, view.height / 4))
            return inner.pieces(outside: target)
        }

        /// Whether it seems to belong to something else, so that it needs a leader.
        func isClaimed(_ label: CGRect) -> Bool {
            let target = request.target
            let isInside = target.contains(label) || isInOwnBand(label)
            let own = isInside ? 0 : ([target] + request.marks).map { label.distance(to: $0) }.min()!
            let isRead = request.kind == .name && isOnLine(label)
            return otherAreas.contains { area, margin in
                if isRead, !(area.minY...area.maxY).contains(label.midY) { return false }
                if area.encloses(target) { return false }
                guard target.encloses(area) else { return label.distance(to: area) < own + margin - 0.01 }
                // Beside a view in its own, it must be nearer to the edge.
                let edge = isInside ? label.distance(toEdgesOf: target) : own
                return margin > 0 && label.distance(to: area) < edge + margin
            }
        }

        /// Whether it is directly beside its view and level with it: a reader then connects the two.
        private func isOnLine(_ label: CGRect) -> Bool {
            let target = request.target
            let isBeside = label.minX >= target.maxX || label.maxX <= target.minX
            return isBeside && abs(label.midY - target.midY) <= 2 && label.distance(to: target) <= Costs.beside
        }

        /// Whether the center of a length is in one of the gaps it measures.
        func isInOwnBand(_ label: CGRect) -> Bool {
            let middle = CGRect(x: label.midX, y: label.midY, width: 0, height: 0)
            return request.kind == .length && ([request.target] + request.alike).contains { $0.encloses(middle) }
        }

        /// Whether a length lies among the content of the container that owns its gap.
        func isInGapOwner(_ label: CGRect) -> Bool {
            guard request.kind == .length, let owner = request.gapOwner else { return false }
            return owner.overlaps(label) && !isInOwnBand(label)
        }

        /// Whether it lies inside a view that it would seem to belong to: an unrelated one, or, for a name, one inside
        /// its own view.
        func isInUnrelatedView(_ label: CGRect, _ views: [CGRect]) -> Bool {
            let target = request.target
            let isApart = !label.overlaps(target.insetBy(dx: -0.5, dy: -0.5))
            guard isApart || request.kind == .name else { return false }
            return views.contains { view in
                guard view.encloses(label) else { return false }
                guard isApart else { return view != target && target.encloses(view) }
                // A proposal may reach out of its container.
                return !view.insetBy(dx: -1, dy: -1).encloses(target)
                    && view.sharedArea(target) * 2 <= target.width * target.height
            }
        }
    }
}
