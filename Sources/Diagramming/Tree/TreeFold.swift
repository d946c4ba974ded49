/// Decides which children of a view get a box of their own in a tree.
///
/// In a tree that is too wide, neighbors with equal subtrees share a box first, then other children.
struct TreeFold {
    let scene: FigureScene
    /// For each view, a number that views with equal subtrees share.
    private let shapes: [Int]
    /// The most equal neighbors that are shown one by one, and the most children of any kind.
    private var alike: Int
    private var children: Int

    /// Folding continues while more boxes than this are side by side. Different subtrees have a higher limit.
    var maxAbreast: Int { alike > 1 ? 9 : 12 }

    enum Box {
        case view(Int)
        case rest([Int])
    }

    private struct Shape: Hashable {
        var name: String
        var label: String?
        var children: [Int]
    }

    static func all(_ scene: FigureScene) -> [TreeFold] {
        var (numbers, shapes) = ([Shape: Int](), [Int](repeating: 0, count: scene.views.count))
        for view in scene.views.reversed() {
            let shape = Shape(name: view.name, label: view.label, children: view.children.map { shapes[$0] })
            shapes[view.id] = numbers[shape] ?? numbers.count
            numbers[shape] = shapes[view.id]
        }
        func fold(alike: Int, children: Int) -> TreeFold {
            TreeFold(scene: scene, shapes: shapes, alike: alike, children: children)
        }
        let most = ViewTree.maxChildren
        return [fold(alike: .max, children: most)]
            + (1..<most - 2).reversed().map { fold(alike: $0, children: most) }
            + (3..<most).reversed().map { fold(alike: 1, children: $0) }
    }

    func boxes(_ views: [Int]) -> [Box] {
        let boxes = runs(views).flatMap { run -> [Box] in
            guard run.count - 1 > alike else { return run.map { .view($0) } }
            return run.prefix(alike).map { .view($0) } + [.rest(Array(run.dropFirst(alike)))]
        }
        guard boxes.count > children else { return boxes }
        let shown = children - 2
        let rest = boxes.dropFirst(shown).flatMap { box -> [Int] in
            switch box {
            case .view(let view): [view]
            case .rest(let views): views
            }
        }
        return boxes.prefix(shown) + [.rest(rest)]
    }

    private func runs(_ views: [Int]) -> [[Int]] {
        views.reduce(into: []) { runs, view in
            if let last = runs.last?.last, shapes[last] == shapes[view] {
                runs[runs.count - 1].append(view)
            } else {
                runs.append([view])
            }
        }
    }
}
