import Foundation

/// What the views of a story are called: each as it is elsewhere, with a word more where two would be called the same.
struct StoryNames {
    /// By view: on cards, and in sentences, where there is more room.
    private var short: [Int: String] = [:]
    private var spoken: [Int: String] = [:]

    /// The names of a container, of who offers to it, of its children, and of what stands alone in a modifier among them.
    init(_ scene: FigureScene, container: Int) {
        let own = scene.views[container]
        var views = (own.parent.map { [$0] } ?? []) + [container] + own.children
        if own.kind == .modifier {
            for child in own.children {
                var view = scene.views[child]
                while view.kind == .modifier, view.children.count == 1 {
                    view = scene.views[view.children[0]]
                    views.append(view.id)
                }
            }
        }
        // Outer before inner, and children as they are written.
        let named = views.sorted().map { scene.views[$0] }
        short = Self.distinct(named, scene) { $0.storyName }
        spoken = Self.distinct(named, scene) { SpokenNames.bare($0) }.mapValues { name in
            // A label and a view’s type go without an article.
            name.first.map { $0.isLowercase || $0.isNumber } == true ? "the \(name)" : name
        }
    }

    /// On cards.
    func name(_ view: Int) -> String { short[view] ?? "" }

    /// For ears.
    func spokenName(_ view: Int) -> String { spoken[view] ?? "" }

    private static func distinct(
        _ views: [ShownView], _ scene: FigureScene, _ name: (ShownView) -> String
    ) -> [Int: String] {
        var names: [Int: String] = [:]
        for namesakes in Dictionary(grouping: views, by: name).values {
            for (view, name) in zip(namesakes, distinct(namesakes, scene, name(namesakes[0]))) { names[view.id] = name }
        }
        return names
    }

    /// Of one there is no doubt; modifiers differ by what they are written with; else it is their order that tells.
    private static func distinct(_ namesakes: [ShownView], _ scene: FigureScene, _ name: String) -> [String] {
        guard namesakes.count > 1 else { return [name] }
        if namesakes.allSatisfy({ $0.kind == .modifier && $0.label == nil }) {
            let written = namesakes.map { $0.detail.isEmpty ? name : "\(name) \($0.detail)" }
            if Set(written).count == written.count { return written }
        }
        if namesakes.count == 2, scene.isAncestor(namesakes[0].id, of: namesakes[1].id) {
            return ["outer \(name)", "inner \(name)"]
        }
        return namesakes.indices.map { "\(SpokenNames.ordinal($0 + 1)) \(name)" }
    }
}
