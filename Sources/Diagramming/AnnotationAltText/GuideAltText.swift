import Foundation
import LayoutEngine

/// The lines containers align on, a sentence each: the guide, its place, and the guides of the children.
struct GuideAltText {
    let scene: FigureScene
    let names: AltTextNames
    private let layer = AlignmentLinesLayer()

    var sentences: [String] {
        layer.shownContainers(in: scene).flatMap { container in
            let others = layer.unshown(like: container, in: scene)
            let rest = others > 0 ? ["\(others) more like it do the same."] : []
            return AlignedLine.all(of: container, in: scene).map { line in
                let place = line.distance(in: container)
                let distance =
                    place.length.isNear(0) ? "at" : "\(Wording.points(place.length)) from"
                return "\(names.name(container)) aligns \(line.isTrack ? "these" : "its views") on \(line.key.name), "
                    + "\(distance) its \(place.edge): \(guides(line, container))."
            } + rest
        }
    }

    private func guides(_ line: AlignedLine, _ container: ShownView) -> String {
        let groups = line.children.grouped { "\(lengthText($0.guide.value)), \(source($0, line))" }
            .map { guide, children in (guide: guide, views: children.map(\.view)) }
        // Views of one name with different guides are distinguished.
        var guides: [String: Set<String>] = [:]
        for group in groups {
            for view in group.views { guides[names.plain(view), default: []].insert(group.guide) }
        }
        return groups.map { group in
            let isPlain = group.views.allSatisfy { guides[names.plain($0)]?.count == 1 }
            let views =
                isPlain
                ? names.plain(group.views)
                : AltTextNames.few(group.views.map { (numbered($0, among: container.children, "its"), 1) })
            return "\(views) at \(group.guide)"
        }
        .joined(separator: "; ")
    }

    /// `its second HStack` where there are several, else its name.
    private func numbered(_ view: ShownView, among views: [Int], _ article: String) -> String {
        let name = names.plain(view)
        let namesakes = views.filter { names.plain(scene.views[$0]) == name }
        guard namesakes.count > 1, let place = namesakes.firstIndex(of: view.id) else { return name }
        return "\(article) \(Wording.ordinal(place + 1)) \(names.bare(view))"
    }

    private func source(_ child: AlignedLine.Child, _ line: AlignedLine) -> String {
        if child.guide.provenance == .standard { return "the default" }
        guard let setters = AlignmentLinesLayer.setters(of: child.guide, scene) else {
            // Text and symbols have baselines without setting them.
            let isOwn = child.guide.key.isBaseline && !child.view.setGuides.contains(child.guide.key)
            return isOwn ? "its own baseline" : "set on it"
        }
        let inside = Array(child.view.id...scene.lastRow(in: child.view.id))
        let names = setters.map { setter in setter.map { numbered(scene.views[$0], among: inside, "the") } ?? "a view" }
        let merge =
            AlignmentLinesLayer.merge(of: child, line, scene)
            .map { "the \($0.word) of the guides of" } ?? "from"
        return "\(merge) \(Wording.list(names, atMost: AlignmentLinesLayer.maxSetters)) inside it"
    }
}
