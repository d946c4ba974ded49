/// Which lengths have a number: of rows and other siblings built alike, what the first says holds for the others, and
/// where there are many views, equal lengths have one number and views without a name only a few.
struct NumberBudget<Length: Hashable> {
    private let scene: FigureScene
    /// Views whose equal lengths need no number of their own.
    private let repeated: Set<Int>
    private var known: Set<Length> = []
    /// The numbers left for views without a name.
    private var left = 7

    init(_ scene: FigureScene) { (self.scene, repeated) = (scene, scene.views.repeated) }

    /// - Parameter isOnce: Whether equal lengths have one number whatever view they are of.
    mutating func hasNumber(_ length: Length, of view: ShownView, isOnce: Bool = false) -> Bool {
        let isLeftOut = scene.isLeftOut(view.outline)
        guard known.insert(length).inserted else {
            return !isOnce && !isLeftOut && !repeated.contains(view.id)
        }
        if isLeftOut { left -= 1 }
        return !isLeftOut || left >= 0
    }
}
