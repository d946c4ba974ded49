import Foundation
import LayoutEngine

/// Which lines of borders lie in which, and where two of them would lie on each other.
///
/// All of it is of bounds in whole points and of lines as wide as there: what is decided on it is so at every scale.
struct BorderNesting {
    let outlines: [Outline]
    /// The bounds.
    let places: [CGRect]
    private(set) var widths: [CGFloat]
    /// The views whose lines are a point wide, whatever the style says.
    private(set) var fine: Set<Int> = []
    /// The outlines whose lines lie outside each one's where the two touch.
    private(set) var around: [[Int]] = []
    /// The outlines whose lines it lies outside of.
    private(set) var within: [[Int]] = []

    /// Views no higher, or wider, than this would be hidden by a line inside their bounds, in points.
    private static let thin: CGFloat = 8

    /// - Parameter scene: With outlines that have no lines yet.
    init(_ scene: FigureScene) {
        outlines = scene.outlines
        (places, widths) = (outlines.map(\.rect), outlines.map { PixelGrid.points.line($0.weight) })
        for index in outlines.indices where isThin(index) { refine(index) }
        arrange(scene)
    }

    /// The line of a view is a point wide from now on.
    mutating func refine(_ index: Int) {
        widths[index] = 1
        fine.insert(index)
    }

    /// Whether the line has a place outside the bounds if there is room: thin views have theirs there anyway.
    func canSpread(_ index: Int) -> Bool {
        outlines[index].isDrawn && places[index].width > 0 && places[index].height > 0 && !isThin(index)
    }

    func isThin(_ index: Int) -> Bool {
        let side = min(places[index].width, places[index].height)
        return outlines[index].isDrawn && side > 0 && side <= Self.thin
    }

    /// Whether the two lines would lie on each other.
    func touches(_ index: Int, _ outer: Int, _ edge: Edge) -> Bool {
        guard canSpread(index) || isThin(index), canSpread(outer) || isThin(outer) else { return false }
        let offset = edge.reach(places[outer]) - edge.reach(places[index])
        return offset >= 0 && offset < widths[outer]
    }

    /// Lines that would coincide lie side by side, that of the smaller bounds inside: the container's, where a view
    /// reaches out of it on other sides. What is in that view lies inside of both.
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

    /// The nearest outline around that is drawn.
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
