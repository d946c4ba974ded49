import Diagramming
import Foundation
import LayoutEngine

/// The lengths a handle stops at along one axis, chosen one by one: a grid, then where something changes, then between the
/// widest gaps.
struct Track {
    /// Finite stops, in points, in any order.
    private(set) var lengths: [CGFloat]
    private var waiting: [CGFloat]
    private var sampler: SweepSampler
    private var ends: [CGFloat?] = [nil, .infinity]
    private let mostStops: Int

    /// - Parameters:
    ///   - shown: Finite lengths that must be stops, in points: the ends of the track are the least and the greatest.
    ///   - mostStops: The handle has about this many stops.
    init(shown: [CGFloat], mostStops: Int) {
        self.mostStops = mostStops
        let shown = Array(Set(shown.map(Self.rounded))).sorted()
        waiting = shown.reversed()
        lengths = []
        sampler = SweepSampler(shown, budget: max(12, mostStops - max(50, shown.count)), grid: min(48, mostStops / 2))
    }

    /// To a hundredth of a point, as pages write lengths.
    static func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }

    /// The next length to lay out; the outer nil is the end, the inner one proposes nothing.
    mutating func next() -> CGFloat?? {
        if let length = waiting.popLast() { return length }
        while let length = sampler.next().map(Self.rounded) { if !lengths.contains(length) { return length } }
        if lengths.count < mostStops, let length = middleOfWidestGap { return length }
        return ends.isEmpty ? nil : .some(ends.removeFirst())
    }

    private var middleOfWidestGap: CGFloat? {
        let sorted = lengths.sorted()
        let gaps = zip(sorted, sorted.dropFirst())
        guard let gap = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }), gap.1 - gap.0 > 1 else { return nil }
        let middle = ((gap.0 + gap.1) / 2).rounded()
        return sorted.contains(middle) ? nil : middle
    }

    mutating func add(_ length: CGFloat?, _ layout: ComputedLayout) {
        guard let length, length.isFinite else { return }
        lengths.append(length)
        sampler.add(length, layout.values, shape: layout.shape)
    }
}

extension ComputedLayout {
    /// What may change from stop to stop: the frames within the frames around them.
    var values: [CGFloat] {
        views.flatMap { view in
            [view.frame.width, view.frame.height, view.frame.minX, view.frame.minY, CGFloat(view.lines) * 100]
        }
    }
}
