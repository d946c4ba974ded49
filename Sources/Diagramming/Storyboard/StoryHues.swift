/// The hues of a story: a view has that of its kind, but of children of one kind only the first that has a turn of its
/// own; each other has one that is free, so that its box, its part of the bar and its name are told from the first's.
///
/// Where none is free any more, or a child's turn is told with others', it keeps that of its kind.
struct StoryHues {
    /// By view, where it is not that of its kind.
    private var own: [Int: Hue] = [:]

    init(_ scene: FigureScene, container: Int, steps: [Storyboard.Step]) {
        let views = scene.views
        let children = views[container].children
        let around = [container] + (views[container].parent.map { [$0] } ?? [])
        let shown = around + children + steps.flatMap { step in step.boxes.map(\.view) }
        var taken = Set(shown.map { views[$0].ownHue })
        let speakers = Set(steps.compactMap(\.speaker))
        var told: Set<Hue> = []
        for child in children where speakers.contains(child) && !told.insert(views[child].ownHue).inserted {
            guard let free = Hue.allCases.first(where: { !taken.contains($0) }) else { return }
            own[child] = free
            taken.insert(free)
        }
    }

    /// The hue of a view where it is not that of its kind.
    subscript(view: Int) -> Hue? { own[view] }
}
