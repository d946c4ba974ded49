import Foundation
import LayoutEngine

/// The lines containers align on, a sentence each: on which guide, where, and whose guides come from where.
struct SpokenLines {
    private let scene: FigureScene
    private let subjects: SpokenSubjects
    private let layer = AlignmentLinesLayer()

    init(_ scene: FigureScene, _ subjects: SpokenSubjects) { (self.scene, self.subjects) = (scene, subjects) }

    var sentences: [String] {
        layer.telling(in: scene).flatMap { container in
            let others = layer.unshown(like: container, in: scene)
            let rest = others > 0 ? ["\(others) more like it do the same."] : []
            return AlignedLine.all(of: container, in: scene).map { line in
                let place = line.distance(in: container)
                let away =
                    abs(place.length) < 0.005
                    ? "at its \(place.edge)" : "\(SpokenNames.points(place.length)) from its \(place.edge)"
                let whom = line.isTrack ? "these" : "its views"
                return
                    "\(subjects.name(container)) lines \(whom) up on \(line.key.name), \(away): \(guides(line, container))."
            } + rest
        }
    }

    /// Each child with its guide; those with the same one together.
    private func guides(_ line: AlignedLine, _ container: ShownView) -> String {
        var groups: [(said: String, views: [ShownView])] = []
        for child in line.children {
            let said = "\(lengthText(child.guide.value)), \(source(child, line))"
            if let known = groups.firstIndex(where: { $0.said == said }) {
                groups[known].views.append(child.view)
            } else {
                groups.append((said, [child.view]))
            }
        }
        // Namesakes with other guides are told apart; those with the same are one crowd.
        var places: [String: Set<Int>] = [:]
        for (place, group) in groups.enumerated() {
            for view in group.views { places[SpokenNames.name(view), default: []].insert(place) }
        }
        return groups.map { group in
            let isPlain = group.views.allSatisfy { places[SpokenNames.name($0), default: []].count == 1 }
            let whose =
                isPlain
                ? SpokenNames.subjects(group.views)
                : SpokenNames.fewOf(group.views.map { (numbered($0, among: container.children, "its"), 1) })
            return "\(whose) by \(group.views.count == 1 ? "its guide" : "their guides") at \(group.said)"
        }
        .joined(separator: "; ")
    }

    /// `its second HStack` where there are several, else its name.
    private func numbered(_ view: ShownView, among views: [Int], _ article: String) -> String {
        let name = SpokenNames.name(view)
        let namesakes = views.filter { SpokenNames.name(scene.views[$0]) == name }
        guard namesakes.count > 1, let place = namesakes.firstIndex(of: view.id) else { return name }
        return "\(article) \(SpokenNames.ordinal(place + 1)) \(SpokenNames.bare(view))"
    }

    private func source(_ child: AlignedLine.Child, _ line: AlignedLine) -> String {
        if child.guide.provenance == .standard { return "the default" }
        guard let setters = AlignmentLinesLayer.setters(of: child.guide, scene) else {
            // Text and symbols have baselines that nobody set.
            let isOwn = child.guide.key.isBaseline && !child.view.setGuides.contains(child.guide.key)
            return isOwn ? "its own baseline" : "set on it"
        }
        let inside = Array(child.view.id...scene.lastRow(in: child.view.id))
        let names = setters.prefix(AlignmentLinesLayer.mostSetters).map { setter in
            setter.map { numbered(scene.views[$0], among: inside, "the") } ?? "a view"
        }
        let rest = setters.count > names.count ? ["\(setters.count - names.count) more"] : []
        let made = AlignmentLinesLayer.merge(of: child, line, scene).map { "the \($0) of those of" } ?? "from"
        return "\(made) \(SpokenNames.list(names + rest)) inside it"
    }
}
