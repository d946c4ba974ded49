import Foundation
import LayoutEngine

/// The view tree as a figure shows it: boxes, of which some stand for several views there is no room for.
struct ViewTree: Sendable {
    struct Node: Sendable {
        /// The view's row in the scene; nil for a box that stands for several.
        var view: Int?
        /// How many views the box stands for.
        var count = 1
        var parent: Int?
        var depth: Int
        var children: [Int] = []
    }

    /// Parents before children, in order.
    private(set) var nodes: [Node] = []

    /// More children of one view than this become one box, and so do views deeper than `mostLevels`.
    static let mostChildren = 9
    static let mostLevels = 16
    /// A tree of more boxes than this shows no further level.
    static let mostNodes = 120

    init(_ scene: FigureScene) {
        guard !scene.views.isEmpty else { return }
        add(0, parent: nil, scene)
    }

    private mutating func add(_ view: Int, parent: Int?, _ scene: FigureScene) {
        let id = nodes.count
        let depth = parent.map { nodes[$0].depth + 1 } ?? 0
        nodes.append(Node(view: view, parent: parent, depth: depth))
        if let parent { nodes[parent].children.append(id) }
        let children = scene.views[view].children
        guard depth + 1 < Self.mostLevels, nodes.count < Self.mostNodes else {
            return addRest(children, parent: id, scene)
        }
        let shown = children.count > Self.mostChildren ? Self.mostChildren - 2 : children.count
        for child in children.prefix(shown) { add(child, parent: id, scene) }
        addRest(Array(children.dropFirst(shown)), parent: id, scene)
    }

    private mutating func addRest(_ views: [Int], parent: Int, _ scene: FigureScene) {
        guard !views.isEmpty else { return }
        var waiting = views
        var count = 0
        while let view = waiting.popLast() {
            count += 1
            waiting += scene.views[view].children
        }
        nodes[parent].children.append(nodes.count)
        nodes.append(Node(view: nil, count: count, parent: parent, depth: nodes[parent].depth + 1))
    }

    /// How many levels there are.
    var levels: Int { (nodes.map(\.depth).max() ?? -1) + 1 }
}
