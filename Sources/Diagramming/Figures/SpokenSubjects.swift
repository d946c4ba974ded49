import Foundation

/// How sentences name the views of a scene: each so that no other is meant, in the order in which they are told of.
struct SpokenSubjects {
    private let scene: FigureScene
    /// Who is called what: views with others in them apart from those without.
    private var called: [[String: [Int]]] = [[:], [:]]

    init(_ scene: FigureScene) {
        self.scene = scene
        for view in scene.views {
            called[view.children.isEmpty ? 0 : 1][SpokenNames.name(view), default: []].append(view.id)
        }
    }

    /// A view, told from its namesakes by its detail or by its number among them, from the outside in.
    func name(_ view: ShownView) -> String {
        let name = SpokenNames.name(view)
        let namesakes = namesakes(of: view)
        guard namesakes.count > 1 else { return name }
        if view.children.isEmpty || view.label != nil { return numbered(view, namesakes, SpokenNames.bare(view)) }
        if view.parent == nil { return "the outermost \(view.spokenName)" }
        let kind = view.detail.isEmpty ? view.spokenName : "\(view.spokenName) \(view.detail)"
        return numbered(view, namesakes.filter { $0.detail == view.detail && $0.parent != nil }, kind)
    }

    /// Several views of whom the same is said: namesakes once where it is said of all of them, a crowd summed up.
    func names(_ views: [ShownView]) -> String {
        var groups: [(name: String, views: [ShownView])] = []
        for view in views {
            let name = SpokenNames.name(view)
            if let known = groups.firstIndex(where: { $0.name == name }) {
                groups[known].views.append(view)
            } else {
                groups.append((name, [view]))
            }
        }
        return SpokenNames.fewOf(
            groups.flatMap { group -> [(text: String, count: Int)] in
                let all = namesakes(of: group.views[0]).count
                guard group.views.count < all else { return [(SpokenNames.subjects(group.views), group.views.count)] }
                if group.views.count <= 3 { return group.views.map { (name($0), 1) } }
                let kind = group.views[0]
                let crowd =
                    kind.label == nil && kind.spokenName == kind.name
                    ? SpokenNames.plural(kind.name, all) : "\(all) named \(SpokenNames.bare(kind))"
                return [("\(group.views.count) of the \(crowd)", group.views.count)]
            })
    }

    /// The views called the same, the view itself among them.
    private func namesakes(of view: ShownView) -> [ShownView] {
        (called[view.children.isEmpty ? 0 : 1][SpokenNames.name(view)] ?? []).map { scene.views[$0] }
    }

    private func numbered(_ view: ShownView, _ namesakes: [ShownView], _ name: String) -> String {
        let inOrder = namesakes.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
        if inOrder.count > 1, let place = inOrder.firstIndex(where: { $0.id == view.id }) {
            return "the \(SpokenNames.ordinal(place + 1)) \(name)"
        }
        return name.first?.isLowercase == true ? "the \(name)" : name
    }
}
