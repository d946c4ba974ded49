import Foundation

extension LabelPlacer {
    /// Labels in poor places try the place they would have without the others; the labels in the way are placed again
    /// if the total cost falls.
    func repair(_ variants: [Variants], _ budget: Budget, _ ground: State, _ state: inout State) {
        for index in variants.indices where cost(of: index, variants, state) > Self.bad {
            let wish = best(variants[index], budget, ground)?.placement
            let others = wish.map { blockers(of: $0, for: index, state) } ?? []
            guard !others.isEmpty, others.count <= Self.mostBlockers else { continue }
            var trial = state
            for moved in [index] + others { trial[moved] = nil }
            for moved in [index] + others { trial[moved] = best(variants[moved], budget, trial) }
            func sum(_ state: State) -> CGFloat {
                ([index] + others).reduce(0) { $0 + cost(of: $1, variants, state) }
            }
            if sum(trial) < sum(state) - 1 { state = trial }
        }
    }

    private static let bad: CGFloat = 45
    private static let mostBlockers = 3

    private func cost(of index: Int, _ variants: [Variants], _ state: State) -> CGFloat {
        state[index]?.cost ?? variants[index].request.omission
    }

    /// The labels in the way of the place that one would have if it were alone.
    private func blockers(of wish: Placement, for index: Int, _ state: State) -> [Int] {
        state.placed.keys.sorted().filter { other in
            guard other != index, let there = state[other]?.placement else { return false }
            return there.isInTheWay(of: wish) || wish.isInTheWay(of: there)
        }
    }
}

extension LabelPlacer.Placement {
    /// Whether its label or its leader touches the label of another, or the two leaders cross.
    fileprivate func isInTheWay(of other: Self) -> Bool {
        let clear = other.rect.insetBy(dx: -6, dy: -2)
        return rect.overlaps(clear) || leader?.crosses(clear) ?? false
            || leader.map { leader in other.leader?.crosses(leader) ?? false } ?? false
    }
}
