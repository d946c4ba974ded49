import Foundation
import LayoutEngine

/// Where the lines of borders lie.
///
/// A line lies just outside the bounds, so that it covers nothing of the view. Where bounds touch those of their
/// container, the lines lie side by side, the container's outside. Along edges without room, lines lie inside the
/// bounds (`BorderRoom`). Where those would take too much of a view, they become one point wide, and in the end
/// coincide. The line of a thin view always lies outside.
struct BorderPlaces {
    private var nesting: BorderNesting
    private var outside: [Set<Int>] = []

    /// Lines that would take more of a view's length than this become fine.
    private static let most: CGFloat = 0.2
    /// Lines that would leave less of a view's length than this coincide.
    private static let least: CGFloat = 0.5

    init(_ scene: FigureScene) {
        nesting = BorderNesting(scene)
        repeat {
            outside = BorderRoom(scene, nesting).outside
            for index in nesting.outlines.indices where nesting.isThin(index) {
                for edge in PhysicalEdge.allCases { outside[edge.rawValue].insert(index) }
            }
        } while refine()
    }

    func outlines(_ outlines: [Outline], on grid: PixelGrid) -> [Outline] {
        var outlines = outlines
        for index in outlines.indices {
            outlines[index].rect = grid.snap(outlines[index].frame)
            outlines[index].lineWidth = grid.line(nesting.fine.contains(index) ? 1 : outlines[index].weight)
        }
        let lines = nested(outlines.map(\.rect), outlines.map(\.lineWidth))
        for index in outlines.indices {
            outlines[index].line = lines[index]
            outlines[index].hollow = lines[index].narrowed(by: outlines[index].lineWidth)
        }
        moveLinesOutside(&outlines)
        return outlines
    }

    /// Moves lines outside where there is room, the innermost first.
    private func moveLinesOutside(_ outlines: inout [Outline]) {
        var reaches: [[PhysicalEdge: CGFloat]] = Array(repeating: [:], count: outlines.count)
        func reach(_ index: Int, _ edge: PhysicalEdge) -> CGFloat {
            guard outside[edge.rawValue].contains(index) else { return edge.reach(outlines[index].rect) }
            if let known = reaches[index][edge] { return known }
            let inner = nesting.within[index].reduce(edge.reach(outlines[index].rect)) { far, other in
                nesting.touches(other, index, edge) ? max(far, reach(other, edge)) : far
            }
            let far = inner + outlines[index].lineWidth
            reaches[index][edge] = far
            return far
        }
        for edge in PhysicalEdge.allCases { for index in outside[edge.rawValue] { _ = reach(index, edge) } }
        for index in outlines.indices where !reaches[index].isEmpty {
            let (line, hollow, width) = (outlines[index].line, outlines[index].hollow, outlines[index].lineWidth)
            outlines[index].line = CGRect { reaches[index][$0] ?? $0.reach(line) }
            outlines[index].hollow = CGRect { edge in
                reaches[index][edge].map { $0 - width } ?? edge.reach(hollow)
            }
        }
    }

    /// Makes lines fine that take too much of a view, and those of lookalikes; returns whether there were any.
    private mutating func refine() -> Bool {
        let lines = nested(nesting.places, nesting.widths)
        var heavy = PhysicalEdge.allCases.map { _ in Set<Int>() }
        for index in nesting.outlines.indices where nesting.canSpread(index) {
            let place = nesting.places[index]
            for sides in [[PhysicalEdge.left, .right], [.top, .bottom]] {
                let taken = sides.reduce(0) { taken, edge in
                    let isOutside = outside[edge.rawValue].contains(index)
                    return isOutside
                        ? taken : taken + edge.reach(place) - edge.reach(lines[index]) + nesting.widths[index]
                }
                guard taken > Self.most * (sides[0] == .left ? place.width : place.height) else { continue }
                for edge in sides { collect(index, edge, &heavy[edge.rawValue]) }
            }
        }
        let fine = Set(heavy.joined().map { nesting.outlines[$0].look })
        var isRefined = false
        for index in nesting.outlines.indices
        where nesting.widths[index] > 1 && fine.contains(nesting.outlines[index].look) {
            nesting.refine(index)
            isRefined = true
        }
        return isRefined
    }

    /// Adds a view and those around it whose lines touch inside an edge.
    private func collect(_ index: Int, _ edge: PhysicalEdge, _ found: inout Set<Int>) {
        guard !outside[edge.rawValue].contains(index), found.insert(index).inserted else { return }
        for outer in nesting.around[index] where nesting.touches(index, outer, edge) { collect(outer, edge, &found) }
    }

    /// The outer edges of lines inside the bounds: each lies inside the lines of containers that it would coincide
    /// with.
    private func nested(_ bounds: [CGRect], _ widths: [CGFloat]) -> [CGRect] {
        var lines = bounds
        var isDone = Array(repeating: false, count: bounds.count)
        func settle(_ index: Int) {
            guard !isDone[index] else { return }
            isDone[index] = true
            for outer in nesting.around[index] {
                settle(outer)
                lines[index] = inset(index, in: outer)
            }
        }
        func inset(_ index: Int, in container: Int) -> CGRect {
            let (line, outer) = (lines[index], lines[container])
            func moved(by width: CGFloat) -> CGRect {
                CGRect { edge in
                    let own = edge.reach(line)
                    if outside[edge.rawValue].contains(container) { return own }
                    let limit = edge.reach(outer) - widths[container]
                    let isOn = own <= edge.reach(bounds[container]) && own > limit
                    return isOn ? min(own, edge.reach(outer) - width) : own
                }
            }
            var (inside, on) = (moved(by: widths[container]), moved(by: 0))
            for axis in Axis.allCases where inside.size[axis] < max(bounds[index].size[axis] * Self.least, 1) {
                (inside.origin[axis], inside.size[axis]) = (on.origin[axis], on.size[axis])
            }
            return inside.size.width > 0 && inside.size.height > 0 ? inside : line
        }
        for index in nesting.outlines.indices { settle(index) }
        return lines
    }
}
