import Foundation
import LayoutEngine

/// Which border lines lie around which, and where two would coincide; in whole points, for every scale.
struct BorderNesting {
    let outlines: [Outline]
    let places: [CGRect]
    private(set) var widths: [CGFloat]
    /// The views whose lines are one point wide in any style.
    private(set) var fine: Set<Int> = []
    /// For each outline, those whose lines lie outside its own where the two touch.
    private(set) var around: [[Int]] = []
    /// For each outline, those whose lines lie inside its own.
    private(set) var within: [[Int]] = []

    /// A line inside the bounds would hide views no higher or wider than this, in points.
    private static let thin: CGFloat = 8

    /// - Parameter scene: With outlines that have no lines yet.
    init(_ scene: FigureScene) {
        outlines = scene.outlines
        (places, widths) = (outlines.map(\.rect), outlines.map { PixelGrid.points.line($0.weight) })
        for index in outlines.indices where isThin(index) { refine(index) }
        arrange(scene)
    }

    mutating func refine(_ index: Int) {
        widths[index] = 1
        fine.insert(index)
    }

    /// Whether the line lies outside the bounds if there is room. Lines of thin views always do.
    func canSpread(_ index: Int) -> Bool {
        outlines[index].isDrawn && places[index].width > 0 && places[index].height > 0 && !isThin(index)
    }

    func isThin(_ index: Int) -> Bool {
        let side = min(places[index].width, places[index].height)
        return outlines[index].isDrawn && side > 0 && side <= Self.thin
    }

    func touches(_ index: Int, _ outer: Int, _ edge: PhysicalEdge) -> Bool {
        guard canSpread(index) || isThin(index), canSpread(outer) || isThin(outer) else { return false }
        let offset = edge.reach(places[outer]) - edge.reach(places[index])
        return offset >= 0 && offset < widths[outer]
    }

    /// If lines would coincide, the one with the smaller bounds lies inside, even a container's that its view overflows
    /// on other sides. The view's descendants lie inside both.
    private mutating func arrange(_ scene: FigureScene) {
        around = outlines.indices.map { container(of: $0, scene).map { [$0] } ?? [] }
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

    private func container(of outline: Int, _ scene: FigureScene) -> Int? {
        var parent = scene.views[outlines[outline].views[0]].parent
        while let id = parent {
            let around = scene.views[id].outline
            if around != outline, outlines[around].isDrawn { return around }
            parent = scene.views[id].parent
        }
        return nil
    }
}
