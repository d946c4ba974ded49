import Foundation

/// Which lengths the curve of a sweep is sampled at: the shown ones, a grid between them, and more where the curve
/// bends or jumps.
///
/// Sizes are piecewise linear in the proposal, with corners and jumps. Where the slope changes, the sampler looks for a
/// corner where the two lines would meet; if there is none, it halves the interval until only a jump is left. The same
/// answers always give the same lengths.
package struct SweepSampler {
    private struct Point {
        var length: CGFloat
        var values: [CGFloat]
        /// Values of different shapes are not comparable.
        var shape: Int

        var isFinite: Bool { values.allSatisfy(\.isFinite) }
    }

    /// Sorted by length.
    private var points: [Point] = []
    private var grid: [CGFloat]
    /// Where two lines would have met.
    private var guesses: Set<CGFloat> = []
    private var budget: Int
    /// The precision of jumps, in points.
    let resolution: CGFloat

    private static let same: CGFloat = 0.01

    /// - Parameters:
    ///   - lengths: The finite lengths that are shown, in points.
    ///   - budget: The most lengths to sample in addition to the grid.
    ///   - grid: The maximum number of equal intervals.
    package init(_ lengths: [CGFloat], budget: Int = 200, grid maxGrid: Int = 48) {
        self.budget = budget
        let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
        resolution = max(0.125, (most - least) / 2400)
        grid = []
        guard most > least, (most - least).isFinite else { return }
        let step = max(1, ((most - least) / CGFloat(maxGrid)).rounded(.up))
        grid = Array(stride(from: least + step, to: most, by: step)).filter { !lengths.contains($0) }.reversed()
    }

    package mutating func add(_ length: CGFloat, _ size: CGSize) { add(length, [size.width, size.height]) }

    /// - Parameters:
    ///   - values: What depends on the length, in points.
    ///   - shape: Answers of different shapes have a jump between them; answers of one shape have as many values.
    package mutating func add(_ length: CGFloat, _ values: [CGFloat], shape: Int = 0) {
        let index = points.firstIndex { $0.length >= length } ?? points.count
        guard index == points.count || points[index].length > length else { return }
        points.insert(Point(length: length, values: values, shape: shape), at: index)
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
        // A wrong guess is not followed by another.
        if !guesses.contains(from), !guesses.contains(to), let corner = corner(index) {
            guesses.insert(corner)
            return corner
        }
        return (from + to) / 2
    }

    private func width(_ index: Int) -> CGFloat { points[index + 1].length - points[index].length }

    private func slope(_ index: Int, _ axis: Int) -> CGFloat {
        (points[index + 1].values[axis] - points[index].values[axis]) / width(index)
    }

    private func hasOneShape(_ index: Int) -> Bool { points[index].shape == points[index + 1].shape }

    /// The neighbors whose slopes can be compared with an interval's.
    private func neighbors(of index: Int) -> [Int] {
        [index - 1, index + 1].filter {
            $0 >= 0 && $0 + 1 < points.count && hasOneShape($0) && points[$0].shape == points[index].shape
        }
    }

    /// Whether the interval may contain a corner or a jump: its slope is neither that before nor that after it.
    private func isSuspect(_ index: Int) -> Bool {
        guard width(index) > resolution, points[index].isFinite, points[index + 1].isFinite else { return false }
        guard hasOneShape(index) else { return true }
        let neighbors = neighbors(of: index)
        // An end has only one neighbor; in the middle, one with the same slope is enough.
        guard !neighbors.isEmpty else { return false }
        return points[index].values.indices.contains { axis in
            let own = slope(index, axis)
            return !neighbors.contains { isAlike(own, slope($0, axis), width(index)) }
        }
    }

    private func isAlike(_ a: CGFloat, _ b: CGFloat, _ width: CGFloat) -> Bool { abs(a - b) * width < Self.same }

    /// Where the lines before and after the interval meet inside it.
    private func corner(_ index: Int) -> CGFloat? {
        guard index > 0, index + 2 < points.count, hasOneShape(index), neighbors(of: index).count == 2 else {
            return nil
        }
        for axis in points[index].values.indices {
            let (before, after) = (slope(index - 1, axis), slope(index + 1, axis))
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
