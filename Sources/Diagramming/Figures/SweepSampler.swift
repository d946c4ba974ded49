import Foundation
import LayoutEngine

/// Which lengths the curve of a sweep is sampled at: the shown ones, a grid between them, and more where the curve bends
/// or leaps.
///
/// Sizes are straight lines over the offer, but for corners and leaps. Where the slope changes, the corner is looked for
/// where the two lines would meet; what is no corner is halved until it is a leap. The same answers always give the same
/// lengths.
package struct SweepSampler {
    private struct Point {
        var length: CGFloat
        var values: [CGFloat]
    }

    /// Sorted by length.
    private var points: [Point] = []
    private var grid: [CGFloat]
    /// Where two lines would have met.
    private var guesses: Set<CGFloat> = []
    private var budget: Int
    /// Leaps are found to within this, in points.
    package let resolution: CGFloat

    private static let mostGrid: CGFloat = 48
    private static let same: CGFloat = 0.01

    /// - Parameters:
    ///   - lengths: The finite lengths that are shown, in points.
    ///   - budget: More lengths than this are not asked for besides the grid.
    package init(_ lengths: [CGFloat], budget: Int = 200) {
        self.budget = budget
        let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
        resolution = max(0.125, (most - least) / 2400)
        grid = []
        guard most > least, (most - least).isFinite else { return }
        let step = max(1, ((most - least) / Self.mostGrid).rounded(.up))
        grid = Array(stride(from: least + step, to: most, by: step)).filter { !lengths.contains($0) }.reversed()
    }

    package mutating func add(_ length: CGFloat, _ size: CGSize) {
        let index = points.firstIndex { $0.length >= length } ?? points.count
        guard index == points.count || points[index].length > length else { return }
        points.insert(Point(length: length, values: [size.width, size.height]), at: index)
    }

    /// The next length to ask the view about; nil where the curve is known.
    package mutating func next() -> CGFloat? {
        if let length = grid.popLast() { return length }
        guard budget > 0, let length = bend() else { return nil }
        budget -= 1
        return length
    }

    /// A length inside the widest interval that is not known to be straight.
    private mutating func bend() -> CGFloat? {
        let suspects = points.indices.dropLast().filter { isSuspect($0) }
        guard let index = suspects.max(by: { width($0) < width($1) || width($0) == width($1) && $0 > $1 }) else {
            return nil
        }
        let (from, to) = (points[index].length, points[index + 1].length)
        // A guess that was wrong is no ground for another.
        if !guesses.contains(from), !guesses.contains(to), let corner = corner(index) {
            guesses.insert(corner)
            return corner
        }
        return (from + to) / 2
    }

    private func width(_ index: Int) -> CGFloat { points[index + 1].length - points[index].length }

    private func slopes(_ index: Int) -> [CGFloat] {
        zip(points[index].values, points[index + 1].values).map { ($1 - $0) / width(index) }
    }

    /// Whether the interval may hold a corner or a leap: its slope is neither that before nor that after it.
    private func isSuspect(_ index: Int) -> Bool {
        guard width(index) > resolution, (points[index].values + points[index + 1].values).allSatisfy(\.isFinite) else {
            return false
        }
        return [0, 1].contains { axis in
            let own = slopes(index)[axis]
            let neighbors = [index - 1, index + 1].filter { $0 >= 0 && $0 + 1 < points.count }
            // At an end there is one neighbour only, and in the middle one alike is enough.
            return !neighbors.contains { isAlike(own, slopes($0)[axis], width(index)) } && !neighbors.isEmpty
        }
    }

    private func isAlike(_ a: CGFloat, _ b: CGFloat, _ width: CGFloat) -> Bool { abs(a - b) * width < Self.same }

    /// Where the lines before and after the interval meet inside it.
    private func corner(_ index: Int) -> CGFloat? {
        guard index > 0, index + 2 < points.count else { return nil }
        for axis in [0, 1] {
            let (before, after) = (slopes(index - 1)[axis], slopes(index + 1)[axis])
            guard abs(before - after) > 1e-6 else { continue }
            let (a, b) = (points[index], points[index + 1])
            let rise = b.values[axis] - a.values[axis] - after * (b.length - a.length)
            let meeting = a.length + rise / (before - after)
            let margin = resolution / 8
            if a.length + margin < meeting, meeting < b.length - margin { return meeting }
        }
        return nil
    }
}
