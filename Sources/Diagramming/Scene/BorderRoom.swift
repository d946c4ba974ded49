import Foundation
import LayoutEngine

/// At which edges there is room for border lines outside the bounds.
///
/// If lines touch, as many of the outermost as fit lie outside. Lookalikes have the same lines: if some have no room,
/// all lie inside.
struct BorderRoom {
    private let scene: FigureScene
    private let nesting: BorderNesting
    /// The views whose lines lie outside their bounds, by edge.
    private(set) var outside: [Set<Int>] = []
    /// The views whose lines must lie inside their bounds, by edge.
    private var barred = PhysicalEdge.allCases.map { _ in Set<Int>() }
    /// How far each line reaches beyond its bounds, by edge, in points; nil is unknown.
    private var depths: [[CGFloat?]] = []

    /// The minimum space between the lines of neighbors, in points.
    private static let air: CGFloat = 2

    init(_ scene: FigureScene, _ nesting: BorderNesting) {
        (self.scene, self.nesting) = (scene, nesting)
        let groups = PhysicalEdge.allCases.flatMap(groups)
        let alike = alike()
        repeat {
            outside = PhysicalEdge.allCases.map { _ in [] }
            var pending = groups
            while !pending.isEmpty { pending = settle(pending) }
        } while barUnlike(alike)
    }

    /// Moves groups with room outside. Returns the others without their innermost lines.
    private mutating func settle(_ groups: [Group]) -> [Group] {
        depths = PhysicalEdge.allCases.map { _ in Array(repeating: nil, count: nesting.outlines.count) }
        let others = obstacles()
        var crowded: [Group] = []
        // From the outside in: the room a container leaves is then known.
        for group in groups.compactMap(unbarred) {
            if group.views.allSatisfy({ hasRoom($0, group, others) }) {
                outside[group.edge.rawValue].formUnion(group.views)
            } else {
                crowded.append(group)
            }
        }
        for group in crowded {
            let levels = levels(group)
            let innermost = levels.values.max() ?? 0
            for (index, level) in levels where level == innermost { bar(index, group.edge) }
        }
        return crowded.compactMap(unbarred)
    }

    private func unbarred(_ group: Group) -> Group? {
        let views = group.views.filter { !barred[group.edge.rawValue].contains($0) }
        return views.isEmpty ? nil : Group(edge: group.edge, views: views)
    }

    private func levels(_ group: Group) -> [Int: Int] {
        var levels: [Int: Int] = [:]
        let members = Set(group.views)
        func level(_ index: Int) -> Int {
            if let known = levels[index] { return known }
            let outers = nesting.around[index].filter { members.contains($0) && nesting.touches(index, $0, group.edge) }
            let level = outers.map { level($0) + 1 }.max() ?? 0
            levels[index] = level
            return level
        }
        for index in group.views { _ = level(index) }
        return levels
    }

    /// Keeps the line of a view, and lines inside it, inside the bounds at an edge.
    private mutating func bar(_ index: Int, _ edge: PhysicalEdge) {
        guard barred[edge.rawValue].insert(index).inserted else { return }
        for inner in nesting.within[index] where nesting.touches(inner, index, edge) { bar(inner, edge) }
    }

    // MARK: Views that belong together

    private struct Group {
        var edge: PhysicalEdge
        var views: [Int]
    }

    /// In the order of the first view of each.
    private func groups(_ edge: PhysicalEdge) -> [Group] {
        let spread = nesting.outlines.indices.filter(nesting.canSpread)
        var first = Array(nesting.outlines.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while first[index] != index { index = first[index] }
            return index
        }
        for index in spread {
            for outer in nesting.around[index] where nesting.canSpread(outer) && nesting.touches(index, outer, edge) {
                let (a, b) = (root(index), root(outer))
                first[max(a, b)] = min(a, b)
            }
        }
        return Dictionary(grouping: spread, by: root).sorted { $0.key < $1.key }.map {
            Group(edge: edge, views: $0.value)
        }
    }

    /// Views that look alike: of one hue, depth and unrounded size.
    private func alike() -> [[Int]] {
        struct Look: Hashable {
            var look: Outline.Look
            var size: [CGFloat]
        }
        let looks = Dictionary(grouping: nesting.outlines.indices.filter(nesting.canSpread)) { index in
            let outline = nesting.outlines[index]
            let size = scene.views[outline.views[0]].frame.size
            return Look(look: outline.look, size: Axis.allCases.map { (size[$0] * 100).rounded() })
        }
        return looks.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// Bars views that look alike but have different lines; returns whether there were any.
    private mutating func barUnlike(_ alike: [[Int]]) -> Bool {
        var isBarred = false
        for views in alike {
            for sides in [[PhysicalEdge.left, .right], [.top, .bottom]] {
                let counts = views.map { view in sides.count { outside[$0.rawValue].contains(view) } }
                guard Set(counts).count > 1 else { continue }
                isBarred = true
                for edge in sides { for view in views { bar(view, edge) } }
            }
        }
        return isBarred
    }

    // MARK: Room

    /// How far the line, with the lines inside it, reaches beyond the bounds, in points.
    private mutating func depth(_ index: Int, _ edge: PhysicalEdge) -> CGFloat {
        if let known = depths[edge.rawValue][index] { return known }
        let own = edge.reach(nesting.places[index])
        var depth: CGFloat = 0
        for inner in nesting.within[index]
        where !barred[edge.rawValue].contains(inner) && nesting.touches(inner, index, edge) {
            depth = max(depth, edge.reach(nesting.places[inner]) + self.depth(inner, edge) - own)
        }
        depth += nesting.widths[index]
        depths[edge.rawValue][index] = depth
        return depth
    }

    private struct Obstacle {
        var rect: CGRect
        var view: Int
        var isDrawn: Bool
        /// How far its line reaches beyond it, by edge, in points.
        var depths: [CGFloat]
    }

    private mutating func obstacles() -> [Obstacle] {
        var found: [Obstacle] = []
        for (index, outline) in nesting.outlines.enumerated() {
            let (view, place) = (scene.views[outline.views[0]], nesting.places[index])
            guard place.width > 0, place.height > 0, outline.isDrawn || outline.kind == .leaf, view.role != .spacer
            else { continue }
            var reaches: [CGFloat] = []
            for edge in PhysicalEdge.allCases {
                let lies = outline.isDrawn && !barred[edge.rawValue].contains(index)
                reaches.append(lies ? depth(index, edge) + Self.air : 0)
            }
            found.append(Obstacle(rect: place, view: view.id, isDrawn: outline.isDrawn, depths: reaches))
        }
        return found
    }

    private mutating func hasRoom(_ index: Int, _ group: Group, _ others: [Obstacle]) -> Bool {
        let edge = group.edge
        let (own, depth) = (nesting.places[index], depth(index, edge))
        for outer in nesting.around[index] where !group.views.contains(outer) {
            let gap = edge.reach(nesting.places[outer]) - edge.reach(own)
            let taken = outside[edge.rawValue].contains(outer) ? 0 : nesting.widths[outer]
            if gap >= 0, gap < depth + taken { return false }
        }
        let view = nesting.outlines[index].views[0]
        for other in others {
            // The line of a view that overflows a little lies there.
            let beyond = edge.reach(other.rect) - edge.reach(own)
            if beyond > 0, beyond < depth + Self.air, other.isDrawn, scene.isAncestor(view, of: other.view) {
                return false
            }
            let gap = -edge.opposite.reach(other.rect) - edge.reach(own)
            // What overlaps the view is no obstacle.
            guard gap >= 0, gap < depth + other.depths[edge.opposite.rawValue] else { continue }
            guard edge.isLevel(own, other.rect), !scene.related(view, other.view) else { continue }
            return false
        }
        return true
    }
}
