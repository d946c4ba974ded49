import Foundation
import LayoutEngine

/// A view tree for screen readers: who proposes what to whom, and who takes what.
package struct TreeAltText: Sendable {
    private let scene: FigureScene
    private let tree: ViewTree

    package init(_ snapshot: LayoutSnapshot) {
        scene = FigureScene(snapshot, style: .light)
        tree = ViewTree(scene, snapshot)
    }

    /// One for the root and one for each view that holds others, outer before inner.
    package var sentences: [String] {
        guard let root = scene.views.first else { return ["It has no views."] }
        let levels = Wording.count(tree.levels, "level")
        return [
            "It shows the view tree, \(levels) deep, with proposals going down and sizes coming up.",
            "The scene proposes \(exchange(root)).",
        ]
            + tree.nodes.compactMap { node in
                guard let view = node.view, !node.children.isEmpty else { return nil }
                let children = node.children.map { child(tree.nodes[$0], of: scene.views[view]) }
                return Wording.sentence(
                    "\(AltTextNames.plain(scene.views[view])) proposes \(children.joined(separator: "; "))")
            }
    }

    private func child(_ node: ViewTree.Node, of parent: ShownView) -> String {
        if let view = node.leftOut {
            return
                "\(view.proposal) to \(Wording.withArticle(view.title)), which \(view.answer(in: parent.sizingProposal))"
        }
        if let view = node.view { return exchange(scene.views[view]) }
        let inside = node.held == 0 ? "" : ", with \(node.held) inside"
        return "and to \(Wording.count(node.count, "more view"))\(inside)"
    }

    /// `50 × 20 to the frame, which takes 30 × 20`.
    private func exchange(_ view: ShownView) -> String {
        let final = view.answeredProposal != view.proposal ? ["is finally proposed \(view.proposal)"] : []
        let hiddenReason = view.hiddenReason.map { ["is not seen: \($0.rawValue)"] } ?? []
        let answer = Wording.list(["takes \(sizeText(view.size))"] + final + hiddenReason)
        return "\(view.answeredProposal) to \(AltTextNames.plain(view)), which \(answer)"
    }
}
