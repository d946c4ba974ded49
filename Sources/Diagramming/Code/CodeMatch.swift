import LayoutEngine

/// What is known of the places of views if they match a piece of code.
struct CodeMatch {
    var cost = 0
    var places: [LayoutRecord.ID: CodePlaces.Place] = [:]
    /// Views that may have one of several places, or one that is not known.
    var unclear: Set<LayoutRecord.ID> = []

    func followed(by other: CodeMatch) -> CodeMatch {
        CodeMatch(
            cost: cost + other.cost, places: places.merging(other.places) { first, _ in first },
            unclear: unclear.union(other.unclear))
    }

    /// What is known if it may be either.
    func or(_ other: CodeMatch?) -> CodeMatch {
        guard let other, other.cost <= cost else { return self }
        guard other.cost == cost else { return other }
        let agreed = places.filter { other.places[$0.key] == $0.value }
        let all = unclear.union(other.unclear).union(places.keys).union(other.places.keys)
        return CodeMatch(cost: cost, places: agreed, unclear: all.subtracting(agreed.keys))
    }

    func isOpen(_ view: LayoutRecord.ID) -> Bool { places[view] == nil && !unclear.contains(view) }
}
