import Foundation
import LayoutEngine

/// Tracks beside the picture for dimensions and rulers, which are drawn to scale.
struct DimensionTracks {
    /// `after` is below or right of the picture, `before` is above or left.
    enum Side: CaseIterable { case after, before }

    private struct Row: Hashable {
        var axis: Axis
        var side: Side
    }

    private struct Track {
        /// In the middle of its first line, in points.
        var place: CGFloat
        var thickness: CGFloat
        var taken: [(from: CGFloat, to: CGFloat)]
    }

    private var tracks: [Row: [Track]] = [:]
    private var known: [Axis: Set<[Int]>] = [:]
    private var extensions: [Axis: Set<[CGFloat]>] = [:]

    /// From the picture to the first track, with room for the names of containers.
    private static func distance(_ axis: Axis) -> CGFloat { axis == .horizontal ? 34 : 20 }

    /// The shortest length, in points, whose number fits beside a neighbor's.
    private static let shortest: CGFloat = 36

    /// The nearest track along `axis` that is free from `from` to `to` and lies beyond `edge`.
    mutating func track(
        beside axis: Axis, _ side: Side = .after, beyond edge: CGFloat, from: CGFloat, to: CGFloat, thickness: CGFloat
    ) -> CGFloat {
        let row = Row(axis: axis, side: side)
        var mine = tracks[row] ?? []
        defer { tracks[row] = mine }
        let gap: CGFloat = 14
        if let index = mine.firstIndex(where: { track in
            track.thickness == thickness
                && track.taken.allSatisfy { taken in
                    // Lengths that adjoin are read as a sum, if there is room for their numbers.
                    let isLong = min(to - from, taken.to - taken.from) >= Self.shortest
                    let distance = max(taken.from - to, from - taken.to)
                    return distance >= (isLong ? -0.5 : gap)
                }
        }) {
            mine[index].taken.append((from, to))
            return mine[index].place
        }
        let away: CGFloat = side == .after ? 1 : -1
        let place = mine.last.map { $0.place + away * $0.thickness } ?? edge + away * Self.distance(axis)
        mine.append(Track(place: place, thickness: thickness, taken: [(from, to)]))
        return place
    }

    /// The nearest track after the picture, unless it is farther off than `limit`.
    mutating func track(
        beside axis: Axis, beyond edge: CGFloat, from: CGFloat, to: CGFloat, thickness: CGFloat, upTo limit: CGFloat
    ) -> CGFloat? {
        var tracks = self
        let place = tracks.track(beside: axis, beyond: edge, from: from, to: to, thickness: thickness)
        guard place <= limit else { return nil }
        self = tracks
        return place
    }

    mutating func isNewExtension(_ axis: Axis, at place: CGFloat, to track: CGFloat) -> Bool {
        extensions[axis, default: []].insert([place, track]).inserted
    }

    mutating func isNew(_ axis: Axis, from: CGFloat, to: CGFloat) -> Bool {
        // Sums of the same lengths may differ in their last bits.
        known[axis, default: []].insert([Hundredths.of(from), Hundredths.of(to)]).inserted
    }
}
