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
        /// The gaps and paddings of other lengths, if it is a length.
        let bands: [CGRect]

        init(_ request: Request, _ placer: LabelPlacer, _ state: State) {
            self.request = request
            leaderTargets = LeaderTargets(request, placer.borders, state.words.map(\.rect)).areas
            let target = request.target
            let apart = request.lookalikes.filter { !$0.encloses(target) }
            if request.kind == .name {
                barred = apart.map { Box($0) }
            } else {
                // The leader of a line's name avoids other lines and views.
                let views = request.leaves.filter { view in !request.ownParts.contains { view.encloses($0) } }
                barred = request.lookalikes.map { Box($0, grownBy: Leader.air) } + views.map { Box($0) }
            }
            let own = [target] + request.alike
            bands =
                request.kind == .length
                ? state.penalties.filter { $0.kind == .length && !own.contains($0.rect) }.map(\.rect) : []
            let margin = request.isUnique ? 0 : Costs.clearly
            let others = request.kind == .name ? request.others : bands
            let words = request.kind == .length ? state.words.map { ($0.rect, CGFloat(-1)) } : []
            otherAreas = request.lookalikes.map { ($0, margin) } + others.map { ($0, 0) } + words
        }

        /// Whether it seems to belong to something else, so that it needs a leader.
        func isClaimed(_ label: CGRect) -> Bool {
            let target = request.target
            let isInside = target.contains(label) || isInOwnBand(label)
            let own = isInside ? 0 : ([target] + request.marks).map { label.distance(to: $0) }.min()!
            return otherAreas.contains { area, margin in
                !area.encloses(target) && !target.encloses(area) && label.distance(to: area) < own + margin - 0.01
            }
        }

        /// Whether the center of a length is in one of the gaps it measures.
        func isInOwnBand(_ label: CGRect) -> Bool {
            let middle = CGRect(x: label.midX, y: label.midY, width: 0, height: 0)
            return request.kind == .length && ([request.target] + request.alike).contains { $0.encloses(middle) }
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
                return !view.insetBy(dx: -1, dy: -1).encloses(target)
            }
        }
    }
}
