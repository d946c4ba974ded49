import Foundation
import LayoutEngine

/// The view tree as a figure shows it: boxes, some of which stand for several views that do not fit.
struct ViewTree: Sendable {
    struct Node: Sendable {
        /// The view's row in the scene; nil for a box that stands for several.
        var view: Int?
        /// The child that the view around it measured and then left out; such a box has no view.
        var leftOut: LeftOutView?
        /// How many views the box stands for, side by side.
        var count = 1
        /// The number of their descendants.
        var held = 0
        var parent: Int?
        var depth: Int
        var children: [Int] = []
    }

    /// Parents before children, in order.
    private(set) var nodes: [Node] = []

    /// More children of one view than this become one box, and so do views deeper than `maxLevels`.
    static let maxChildren = 9
    static let maxLevels = 16
    /// Of the views that one view left out, the last ones are shown.
    static let maxLeftOut = 4
    /// A tree of more boxes than this shows no further level.
    static let maxNodes = 120

    /// - Parameter snapshot: Its trace says which views were left out.
    init(_ scene: FigureScene, _ snapshot: LayoutSnapshot) {
        guard !scene.views.isEmpty else { return }
        let leftOut = Negotiation.leftOut(scene, snapshot)
        for fold in TreeFold.all(scene) {
            nodes = []
            add(0, parent: nil, fold, leftOut)
            // The number of boxes side by side.
            if nodes.count(where: \.children.isEmpty) <= fold.maxAbreast { return }
        }
    }

    private mutating func add(_ view: Int, parent: Int?, _ fold: TreeFold, _ leftOut: [Int: [LeftOutView]]) {
        let id = nodes.count
        let depth = parent.map { nodes[$0].depth + 1 } ?? 0
        nodes.append(Node(view: view, parent: parent, depth: depth))
        if let parent { nodes[parent].children.append(id) }
        let children = fold.scene.views[view].children
        guard depth + 1 < Self.maxLevels, nodes.count < Self.maxNodes else {
            return addRest(children, parent: id, fold.scene)
        }
        // They were measured before the one that was chosen.
        for question in leftOut[view, default: []].suffix(Self.maxLeftOut) {
            nodes[id].children.append(nodes.count)
            nodes.append(Node(view: nil, leftOut: question, parent: id, depth: depth + 1))
        }
        for box in fold.boxes(children) {
            switch box {
            case .view(let child): add(child, parent: id, fold, leftOut)
            case .rest(let views): addRest(views, parent: id, fold.scene)
            }
        }
    }

    private mutating func addRest(_ views: [Int], parent: Int, _ scene: FigureScene) {
        guard !views.isEmpty else { return }
        let held = views.reduce(0) { $0 + scene.lastRow(in: $1) - $1 }
        nodes[parent].children.append(nodes.count)
        nodes.append(
            Node(view: nil, count: views.count, held: held, parent: parent, depth: nodes[parent].depth + 1))
    }

    var levels: Int { (nodes.map(\.depth).max() ?? -1) + 1 }
}
