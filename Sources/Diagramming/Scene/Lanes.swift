import Foundation
import LayoutEngine

/// Rows under the picture and columns beside it, for what is drawn to scale outside: dimensions and rulers.
struct Lanes {
    private struct Lane {
        /// In the middle of its first line, in points.
        var place: CGFloat
        var thickness: CGFloat
        var taken: [(from: CGFloat, to: CGFloat)]
    }

    private var lanes: [Axis: [Lane]] = [:]
    private var known: Set<[CGFloat]> = []

    /// From the picture to the first lane: the names of containers have their place there.
    private static func distance(_ axis: Axis) -> CGFloat { axis == .horizontal ? 34 : 20 }

    /// The nearest lane along `axis` that is free from `from` to `to`, lying beyond `edge`.
    mutating func lane(
        beside axis: Axis, beyond edge: CGFloat, from: CGFloat, to: CGFloat, thickness: CGFloat
    ) -> CGFloat {
        var mine = lanes[axis] ?? []
        defer { lanes[axis] = mine }
        let gap: CGFloat = 14
        if let index = mine.firstIndex(where: { lane in
            lane.thickness == thickness && lane.taken.allSatisfy { to + gap <= $0.from || $0.to + gap <= from }
        }) {
            mine[index].taken.append((from, to))
            return mine[index].place
        }
        let place = mine.last.map { $0.place + $0.thickness } ?? edge + Self.distance(axis)
        mine.append(Lane(place: place, thickness: thickness, taken: [(from, to)]))
        return place
    }

    /// Whether this length is measured for the first time.
    mutating func isNew(_ axis: Axis, from: CGFloat, to: CGFloat) -> Bool {
        known.insert([axis == .horizontal ? 0 : 1, from, to]).inserted
    }
}
