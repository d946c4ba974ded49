/// Which lengths have a number where there are many: equal ones have one, and views without a name have only a few.
struct NumberBudget<Length: Hashable> {
    private var known: Set<Length> = []
    /// The numbers left for views without a name.
    private var left = 7

    /// Whether the length has a number: it is new, and there is one left for it.
    mutating func take(_ length: Length, isLeftOut: Bool) -> Bool {
        guard known.insert(length).inserted else { return false }
        if isLeftOut { left -= 1 }
        return !isLeftOut || left >= 0
    }
}
