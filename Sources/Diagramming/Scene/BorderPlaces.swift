import Foundation
import LayoutEngine

/// Where the lines of borders lie.
///
/// A line lies just outside the bounds, its inner edge theirs, so that it covers nothing of what the view shows. Where
/// bounds touch those of their container the lines lie side by side, the container's outside. Where there is no room
/// for that, because something else is too near, lines lie inside the bounds along that edge. The line of a thin view,
/// which it would hide, always lies outside.
struct BorderPlaces {
    private(set) var outlines: [Outline]
    private let scene: FigureScene
    /// The bounds in whole points and the widths of lines there: what is decided on them is so at every scale.
    private let places: [CGRect]
    private let widths: [CGFloat]
    /// The outlines whose lines lie outside each one's where the two touch.
    private var around: [[Int]] = []
    /// The outlines whose lines it lies outside of.
    private var within: [[Int]] = []
    /// The sides at which the line of an outline lies outside the bounds.
    private var outside: [Set<Edge>]

    /// What has to be seen between the lines of neighbours, in points.
    private static let air: CGFloat = 2
    /// Views no higher, or wider, than this would be hidden by a line inside their bounds, in points.
    private static let thin: CGFloat = 8

    /// - Parameter places: The outlines' bounds in whole points.
    init(_ scene: FigureScene, places: [CGRect], style: DiagramStyle) {
        (self.scene, self.places, outlines) = (scene, places, scene.outlines)
        widths = zip(scene.outlines, places).map { outline, place in
            if Self.isThin(outline, place) { return 1 }
            return PixelGrid.points.line(
                outline.kind == .leaf ? style.lengths.viewLine : style.lengths.containerLine)
        }
        outside = Array(repeating: [], count: outlines.count)
        for index in outlines.indices where isThin(index) { outlines[index].lineWidth = scene.grid.line(1) }
        arrange()
        decide()
        nest()
        for index in outlines.indices {
            outlines[index].hollow = outlines[index].line.narrowed(by: outlines[index].lineWidth)
        }
        spread()
    }

    /// Whether the line has a place outside the bounds if there is room: thin views have theirs there anyway.
    private func canSpread(_ index: Int) -> Bool {
        outlines[index].isDrawn && places[index].width > 0 && places[index].height > 0 && !isThin(index)
    }

    private func isThin(_ index: Int) -> Bool { Self.isThin(outlines[index], places[index]) }

    private static func isThin(_ outline: Outline, _ place: CGRect) -> Bool {
        let side = min(place.width, place.height)
        return outline.isDrawn && side > 0 && side <= thin
    }

    /// Lines that would coincide lie side by side, that of the smaller bounds inside: the container's, where a view
    /// reaches out of it on other sides. What is in that view lies inside of both.
    private mutating func arrange() {
        around = outlines.indices.map { container(of: $0).map { [$0] } ?? [] }
        var inside: [Int: Int] = [:]
        for (index, containers) in around.enumerated() {
            guard let container = containers.first else { continue }
            let (inner, outer) = (places[index], places[container])
            guard outlines[index].isDrawn, inner != outer, inner.contains(outer) else { continue }
            around[index] = []
            around[container].append(index)
            inside[index] = container
        }
        for index in outlines.indices {
            let containers = around[index].compactMap { inside[$0] }.filter { $0 != index }
            around[index] += containers
        }
        within = Array(repeating: [], count: outlines.count)
        for (index, outers) in around.enumerated() { for outer in outers { within[outer].append(index) } }
    }

    /// The nearest outline around that is drawn.
    private func container(of outline: Int) -> Int? {
        var parent = scene.views[outlines[outline].views[0]].parent
        while let id = parent {
            let around = scene.views[id].outline
            if around != outline, outlines[around].isDrawn { return around }
            parent = scene.views[id].parent
        }
        return nil
    }

    // MARK: Outside the bounds

    /// Finds the sides at which there is room outside. Those whose edges touch go together. Where views that look alike
    /// have room at one side, others of them at both or at none, all lie inside: of one size, they are drawn in one size.
    private mutating func decide() {
        let others = obstacles()
        let groups = Edge.allCases.map(groups)
        let alike = alike()
        var barred = Edge.allCases.map { _ in Set<Int>() }
        var isSettled = false
        while !isSettled {
            outside = Array(repeating: [], count: outlines.count)
            for edge in Edge.allCases {
                // From the outside in: how much room a container leaves is known by then.
                for all in groups[edge.rawValue] {
                    let group = all.filter { !barred[edge.rawValue].contains($0) }
                    guard group.allSatisfy({ hasRoom($0, edge, group, others) }) else { continue }
                    for index in group { outside[index].insert(edge) }
                }
            }
            isSettled = true
            for (views, sides) in alike.flatMap({ views in [(views, [Edge.left, .right]), (views, [.top, .bottom])] }) {
                guard Set(views.map { view in sides.count { outside[view].contains($0) } }).count > 1 else { continue }
                isSettled = false
                for edge in sides { for view in views { bar(view, edge, &barred[edge.rawValue]) } }
            }
        }
        for index in outlines.indices where isThin(index) { outside[index] = Set(Edge.allCases) }
    }

    /// Keeps the line of a view inside its bounds at an edge, and the lines that would lie inside of it there.
    private func bar(_ index: Int, _ edge: Edge, _ barred: inout Set<Int>) {
        guard barred.insert(index).inserted else { return }
        for inner in within[index] where touches(inner, index, edge) { bar(inner, edge, &barred) }
    }

    /// The views whose lines touch at an edge, together; in the order of the first of each.
    private func groups(_ edge: Edge) -> [[Int]] {
        var first = Array(outlines.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while first[index] != index { index = first[index] }
            return index
        }
        for index in outlines.indices where canSpread(index) {
            for outer in around[index] where canSpread(outer) && touches(index, outer, edge) {
                let (a, b) = (root(index), root(outer))
                first[max(a, b)] = min(a, b)
            }
        }
        return Dictionary(grouping: outlines.indices.filter(canSpread), by: root).sorted { $0.key < $1.key }.map(
            \.value)
    }

    /// The views that look alike: of one hue, size and depth.
    private func alike() -> [Set<Int>] {
        struct Look: Hashable {
            var hue: Hue
            var depth: Int
            var width: CGFloat
            var height: CGFloat
        }
        let looks = Dictionary(grouping: outlines.indices.filter(canSpread)) { index in
            Look(
                hue: outlines[index].hue, depth: outlines[index].depth, width: places[index].width,
                height: places[index].height)
        }
        return looks.values.filter { $0.count > 1 }.map { Set($0) }.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }
    }

    /// Whether the two lines would lie on each other.
    private func touches(_ index: Int, _ outer: Int, _ edge: Edge) -> Bool {
        guard canSpread(index) || isThin(index), canSpread(outer) || isThin(outer) else { return false }
        let offset = edge.reach(places[outer]) - edge.reach(places[index])
        return offset >= 0 && offset < widths[outer]
    }

    /// How far the line reaches beyond the bounds, with those of views in it that touch the edge, in points.
    private func depth(_ index: Int, _ edge: Edge) -> CGFloat {
        let own = edge.reach(places[index])
        let inner = within[index].reduce(0) { depth, other in
            guard touches(other, index, edge) else { return depth }
            return max(depth, edge.reach(places[other]) + self.depth(other, edge) - own)
        }
        return inner + widths[index]
    }

    /// Something a line may not lie on.
    private struct Obstacle {
        var rect: CGRect
        var view: Int
        /// How far its own line reaches beyond it, by edge, in points.
        var depths: [CGFloat]
    }

    /// What has a border, and what is seen without one.
    private func obstacles() -> [Obstacle] {
        outlines.indices.compactMap { index in
            let outline = outlines[index]
            let view = scene.views[outline.views[0]]
            guard places[index].width > 0, places[index].height > 0, outline.isDrawn || outline.kind == .leaf,
                view.role != .spacer
            else { return nil }
            let depths = Edge.allCases.map { outline.isDrawn ? depth(index, $0) + Self.air : 0 }
            return Obstacle(rect: places[index], view: view.id, depths: depths)
        }
    }

    private func hasRoom(_ index: Int, _ edge: Edge, _ group: [Int], _ others: [Obstacle]) -> Bool {
        let (own, depth) = (places[index], depth(index, edge))
        for outer in around[index] where !group.contains(outer) {
            let gap = edge.reach(places[outer]) - edge.reach(own)
            let taken = outside[outer].contains(edge) ? 0 : widths[outer]
            if gap >= 0, gap < depth + taken { return false }
        }
        let view = outlines[index].views[0]
        for other in others {
            let gap = -edge.opposite.reach(other.rect) - edge.reach(own)
            // What overlaps the view lies on it, or under it, anyway.
            guard gap >= 0, gap < depth + other.depths[edge.opposite.rawValue] else { continue }
            guard edge.isLevel(own, other.rect), !scene.related(view, other.view) else { continue }
            return false
        }
        return true
    }

    /// Puts lines outside where there is room, the innermost first.
    private mutating func spread() {
        var reaches: [[Edge: CGFloat]] = Array(repeating: [:], count: outlines.count)
        func reach(_ index: Int, _ edge: Edge) -> CGFloat {
            guard outside[index].contains(edge) else { return edge.reach(outlines[index].rect) }
            if let known = reaches[index][edge] { return known }
            let inner = within[index].reduce(edge.reach(outlines[index].rect)) { far, other in
                touches(other, index, edge) ? max(far, reach(other, edge)) : far
            }
            let far = inner + outlines[index].lineWidth
            reaches[index][edge] = far
            return far
        }
        for index in outlines.indices { for edge in outside[index] { _ = reach(index, edge) } }
        for index in outlines.indices where !outside[index].isEmpty {
            let (line, hollow, width) = (outlines[index].line, outlines[index].hollow, outlines[index].lineWidth)
            outlines[index].line = CGRect { reaches[index][$0] ?? $0.reach(line) }
            outlines[index].hollow = CGRect { edge in
                reaches[index][edge].map { $0 - width } ?? edge.reach(hollow)
            }
        }
    }

    // MARK: Inside the bounds

    private mutating func nest() {
        var isDone = Array(repeating: false, count: outlines.count)
        func settle(_ index: Int) {
            guard !isDone[index] else { return }
            isDone[index] = true
            for outer in around[index] {
                settle(outer)
                outlines[index].line = inset(outlines[index].line, in: outer)
            }
        }
        for index in outlines.indices { settle(index) }
    }

    /// Moves the edges that would lie on the container's line to its inside, edge by edge.
    private func inset(_ rect: CGRect, in container: Int) -> CGRect {
        let outer = outlines[container]
        let moved = CGRect { edge in
            let own = edge.reach(rect)
            if outside[container].contains(edge) { return own }
            let limit = edge.reach(outer.line) - outer.lineWidth
            return own <= edge.reach(outer.rect) && own > limit ? limit : own
        }
        return moved.size.width > 0 && moved.size.height > 0 ? moved : rect
    }
}

/// A side of a rectangle.
enum Edge: Int, CaseIterable, Sendable {
    case left, top, right, bottom

    var opposite: Edge {
        switch self {
        case .left: .right
        case .top: .bottom
        case .right: .left
        case .bottom: .top
        }
    }

    /// How far the rectangle reaches out at this side: the farther, the larger.
    func reach(_ rect: CGRect) -> CGFloat {
        switch self {
        case .left: -rect.minX
        case .top: -rect.minY
        case .right: rect.maxX
        case .bottom: rect.maxY
        }
    }

    /// Whether some of one lies straight beyond this side of the other.
    func isLevel(_ a: CGRect, _ b: CGRect) -> Bool {
        self == .left || self == .right
            ? a.minY < b.maxY && b.minY < a.maxY : a.minX < b.maxX && b.minX < a.maxX
    }
}

extension CGRect {
    /// The rectangle that reaches that far at each side.
    init(_ reach: (Edge) -> CGFloat) {
        let (left, top) = (-reach(.left), -reach(.top))
        self.init(x: left, y: top, width: reach(.right) - left, height: reach(.bottom) - top)
    }
}
