import Foundation
import LayoutEngine

/// The names of views in a storyboard, with an additional word where two would have the same name.
struct StoryboardNames: Sendable {
    /// On cards, by view.
    private var short: [Int: String] = [:]
    private let scene: FigureScene
    private let altText: AltTextNames

    /// The names of a container, of the view around it, of its children, and of the views inside a chain of modifiers.
    ///
    /// - Parameter longest: The number of letters that a detail may have.
    init(_ scene: FigureScene, container: Int, longest: Int = 16) {
        (self.scene, altText) = (scene, AltTextNames(scene))
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
        // Outer before inner, and children in source order.
        let named = views.sorted().map { scene.views[$0] }
        for (name, namesakes) in Dictionary(grouping: named, by: { $0.title(atMost: longest, cutTo: longest - 2) }) {
            for (view, name) in zip(namesakes, distinct(namesakes, name)) { short[view.id] = name }
        }
    }

    /// On cards.
    func name(_ view: Int) -> String { short[view] ?? "" }

    func altTextName(_ view: Int) -> String { altText.name(scene.views[view]) }

    /// Modifiers differ by their arguments, others by their order.
    private func distinct(_ namesakes: [ShownView], _ name: String) -> [String] {
        guard namesakes.count > 1 else { return [name] }
        if namesakes.allSatisfy({ $0.kind == .modifier && $0.label == nil }) {
            let written = namesakes.map { $0.detail.isEmpty ? name : "\(name) \($0.detail)" }
            if Set(written).count == written.count { return written }
        }
        if namesakes.count == 2, scene.isAncestor(namesakes[0].id, of: namesakes[1].id) {
            return ["outer \(name)", "inner \(name)"]
        }
        return namesakes.indices.map { "\(Wording.ordinal($0 + 1)) \(name)" }
    }
}
