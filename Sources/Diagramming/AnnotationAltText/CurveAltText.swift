import Foundation
import LayoutEngine

/// The curve of a sweep in words: where a length stays, follows the proposal, rises, falls or jumps.
package struct CurveAltText {
    private let axis: Axis
    /// Sorted by proposal.
    private let samples: [(proposed: CGFloat, size: CGSize)]
    /// The precision of jumps, in points.
    private let resolution: CGFloat

    package init(axis: Axis, samples: [SweepInput.Sample]) {
        self.axis = axis
        self.samples = samples.compactMap { sample in
            guard let proposed = sample.proposed, proposed.isFinite else { return nil }
            return (proposed, sample.size)
        }.sorted { $0.proposed < $1.proposed }
        resolution = SweepSampler(self.samples.map(\.proposed)).resolution
    }

    /// nil with fewer than two lengths.
    package var sentence: String? {
        guard let first = samples.first?.proposed, let last = samples.last?.proposed, first < last else { return nil }
        let isFinite = samples.allSatisfy { $0.size.width.isFinite && $0.size.height.isFinite }
        guard isFinite else { return nil }
        let ways = [axis, axis.cross].map { "its \($0.lengthName) \(way($0))" }
        return "Over proposals from \(lengthText(first)) to \(lengthText(last)) \(ways.joined(separator: "; "))."
    }

    private typealias Point = (proposed: CGFloat, taken: CGFloat)

    private enum Way { case stays, follows, rises, falls, leaps }

    private struct Stretch {
        var way: Way
        var from: Point
        var to: Point
    }

    private static let maxStretches = 4

    private func stretches(_ axis: Axis) -> [Stretch] {
        let points = samples.map { Point(proposed: $0.proposed, taken: $0.size[axis]) }
        return zip(points, points.dropFirst()).reduce(into: []) { stretches, ends in
            let (from, to) = ends
            guard from.proposed < to.proposed else { return }
            let way = way(from, to, isAlong: axis == self.axis)
            // A jump is a stretch of its own; other short stretches are merged into the one before.
            let isShort = way != .leaps && to.proposed - from.proposed <= resolution
            if let last = stretches.last, last.way != .leaps, last.way == way || isShort {
                stretches[stretches.count - 1].to = to
            } else {
                stretches.append(Stretch(way: way, from: from, to: to))
            }
        }
    }

    private func way(_ from: Point, _ to: Point, isAlong: Bool) -> Way {
        let (run, rise) = (to.proposed - from.proposed, to.taken - from.taken)
        if abs(rise) < 0.01 { return .stays }
        if isAlong, abs(from.taken - from.proposed) < 0.01, abs(to.taken - to.proposed) < 0.01 { return .follows }
        if run <= resolution * 1.01, abs(rise) > 4 * run { return .leaps }
        return rise > 0 ? .rises : .falls
    }

    private func way(_ axis: Axis) -> String {
        let stretches = stretches(axis)
        guard let first = stretches.first, let last = stretches.last else { return "" }
        guard stretches.count <= Self.maxStretches else { return summary(stretches, first.from.taken, last.to.taken) }
        return stretches.enumerated().map { index, stretch in
            let isLast = index == stretches.count - 1
            let place = (stretch.way == .follows ? "" : "a proposal of ") + lengthText(stretch.to.proposed)
            // A jump states its own position.
            let isEndObvious = isLast || stretch.way == .leaps || stretches[index + 1].way == .leaps
            let end = isEndObvious ? "" : " up to \(place)"
            let then = index > 0 && isLast ? "then " : ""
            return then + words(stretch, isFirst: index == 0) + end
        }.joined(separator: ", ")
    }

    private func words(_ stretch: Stretch, isFirst: Bool) -> String {
        let taken = lengthText(stretch.to.taken)
        let start = isFirst ? " from \(lengthText(stretch.from.taken))" : ""
        switch stretch.way {
        case .stays: return "stays \(taken)"
        case .follows: return "follows the proposal"
        case .rises: return "rises\(start) to \(taken)"
        case .falls: return "falls\(start) to \(taken)"
        case .leaps: return "jumps to \(taken) near a proposal of \(lengthText(stretch.to.proposed.rounded()))"
        }
    }

    /// A curve of many stretches: its ends, and whether it only rises or falls.
    private func summary(_ stretches: [Stretch], _ start: CGFloat, _ end: CGFloat) -> String {
        let rises = stretches.map { $0.to.taken - $0.from.taken }
        let isLeaping = stretches.allSatisfy { $0.way == .stays || $0.way == .leaps }
        let leaps = stretches.count { $0.way == .leaps }
        let manner = isLeaping ? " in \(leaps) jumps" : ""
        let (from, to) = (lengthText(start), lengthText(end))
        if rises.allSatisfy({ $0 > -0.01 }) { return "rises from \(from) to \(to)\(manner)" }
        if rises.allSatisfy({ $0 < 0.01 }) { return "falls from \(from) to \(to)\(manner)" }
        let all = stretches.flatMap { [$0.from.taken, $0.to.taken] }
        let (least, most) = (lengthText(all.min() ?? 0), lengthText(all.max() ?? 0))
        return "goes up and down between \(least) and \(most)\(manner), starting at \(from) and ending at \(to)"
    }
}
