/// The hues of a storyboard. A view has the hue of its kind; of children of one kind with turns of their own, each but
/// the first has a free hue, so that boxes, bars and names can be distinguished, as long as there are free hues.
struct StoryboardHues {
    private var own: [Int: Hue] = [:]

    init(_ scene: FigureScene, container: Int, steps: [Storyboard.Step]) {
        let views = scene.views
        let children = views[container].children
        let around = [container] + (views[container].parent.map { [$0] } ?? [])
        let shown = around + children + steps.flatMap { step in step.boxes.map(\.view) }
        var taken = Set(shown.map { views[$0].hue })
        let currentChildren = Set(steps.compactMap(\.currentChild))
        var used: Set<Hue> = []
        for child in children where currentChildren.contains(child) && !used.insert(views[child].hue).inserted {
            guard let free = Hue.allCases.first(where: { !taken.contains($0) }) else { return }
            own[child] = free
            taken.insert(free)
        }
    }

    subscript(view: Int) -> Hue? { own[view] }
}
