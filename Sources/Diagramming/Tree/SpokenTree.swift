import Foundation
import LayoutEngine

/// A view tree in plain sentences: who offers what to whom, and who takes what.
package struct SpokenTree: Sendable {
    private let scene: FigureScene
    private let tree: ViewTree

    /// The tree of a layout.
    package init(_ snapshot: LayoutSnapshot) {
        scene = FigureScene(snapshot, style: .light)
        tree = ViewTree(scene, snapshot)
    }

    /// One for the root and one for each view that holds others, outer before inner.
    package var sentences: [String] {
        guard let root = scene.views.first else { return ["It holds no view."] }
        let levels = "\(tree.levels) level\(tree.levels == 1 ? "" : "s")"
        return [
            "It shows the view tree, \(levels) deep, with proposals going down and sizes coming up.",
            "The scene proposes \(root.offered.spoken) to \(name(root)), which \(answer(root)).",
        ]
            + tree.nodes.compactMap { node in
                guard let view = node.view, !node.children.isEmpty else { return nil }
                let parts = node.children.map { child($0) }
                let subject = name(scene.views[view])
                return
                    "\(subject.prefix(1).uppercased())\(subject.dropFirst()) offers \(parts.joined(separator: "; "))."
            }
    }

    private func child(_ index: Int) -> String {
        if let leftOut = tree.nodes[index].leftOut {
            let offer = tree.nodes[index].parent.flatMap { tree.nodes[$0].view }.map { scene.views[$0].offered }
            return "\(leftOut.proposal.spoken) to \(leftOut.spokenName), which \(leftOut.told(offered: offer))"
        }
        guard let view = tree.nodes[index].view.map({ scene.views[$0] }) else {
            let (count, held) = (tree.nodes[index].count, tree.nodes[index].held)
            let inside = held == 0 ? "" : ", with \(held) in \(count == 1 ? "it" : "them"),"
            return
                "\(count) more \(count == 1 ? "view" : "views")\(inside) \(count == 1 ? "is" : "are") not told of here"
        }
        return "\(view.offered.spoken) to \(name(view)), which \(answer(view))"
    }

    /// What it takes, and what is to say of it besides.
    private func answer(_ view: ShownView) -> String {
        let placed = view.isPlacedWithOther ? ["is placed with \(view.proposal.spoken)"] : []
        return SpokenNames.list(["takes \(sizeText(view.size))"] + placed + (view.unseen.map { [$0.told] } ?? []))
    }

    /// The label in quotes, or what kind of view it is.
    private func name(_ view: ShownView) -> String {
        if let label = view.label { return "“\(label)”" }
        return view.spokenName.first?.isLowercase == true ? "the \(view.spokenName)" : view.spokenName
    }
}

extension Unseen {
    /// Said after `which`.
    fileprivate var told: String {
        switch self {
        case .hidden: "is hidden"
        case .transparent: "has opacity 0"
        case .outside: "is out of sight"
        }
    }
}
