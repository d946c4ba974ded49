import Diagramming
import Foundation

/// The lengths a handle stops at along one axis, chosen one by one: a grid, then where lines break and other views are shown,
/// then where lengths bend, then between the widest gaps.
struct HandleTrack {
    /// Finite stops, in points, in any order.
    private(set) var lengths: [CGFloat]
    private var waiting: [CGFloat]
    private var sampler: SweepSampler
    private var ends: [CGFloat?] = [nil, .infinity]
    private let maxStops: Int
    /// The scene's own length.
    private let own: CGFloat
    /// The most stops to spend on jumps.
    private var jumps: Int
    /// What is shown at each length: changes of it are jumps.
    private var shapes: [CGFloat: [Int]] = [:]
    /// The precision of jumps, in points.
    private static let resolution: CGFloat = 0.1
    /// Texts of more lines are in a space that is too narrow for them.
    private static let maxLines = 9

    /// - Parameters:
    ///   - own: The scene's own length, in points: jumps near it are looked for first.
    ///   - shown: Finite lengths that must be stops, in points: the ends of the track are the least and the greatest.
    ///   - maxStops: The handle has about this many stops.
    ///   - jumpShare: The maximum share of them for jumps, besides the grid, from 0 to 1.
    init(own: CGFloat, shown: [CGFloat], maxStops: Int, jumpShare: CGFloat = 2 / 3) {
        self.own = own
        self.maxStops = maxStops
        let grid = Self.grid(shown, atMost: min(48, maxStops / 3))
        let first = Set((shown + grid).map(Self.rounded)).sorted()
        waiting = first.reversed()
        lengths = []
        let rest = max(12, maxStops - first.count)
        jumps = Int(CGFloat(rest) * jumpShare)
        // It has its grid already.
        sampler = SweepSampler(first, budget: rest, grid: 1)
    }

    /// Whole points between the ends.
    private static func grid(_ shown: [CGFloat], atMost count: Int) -> [CGFloat] {
        guard let least = shown.min(), let most = shown.max(), most > least else { return [] }
        return Array(stride(from: least, to: most, by: max(1, ((most - least) / CGFloat(count)).rounded(.up))))
    }

    /// To a hundredth of a point, as pages write lengths.
    static func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }

    /// The next length to lay out; the outer nil is the end, the inner one proposes nothing.
    mutating func next() -> CGFloat?? {
        if let length = waiting.popLast() { return length }
        if jumps > 0, let length = middleOfNextJump {
            jumps -= 1
            return length
        }
        while lengths.count < maxStops, let length = sampler.next().map(Self.rounded) {
            if !lengths.contains(length) { return length }
        }
        if lengths.count < maxStops, let length = middleOfWidestGap { return length }
        return ends.isEmpty ? nil : .some(ends.removeFirst())
    }

    /// Between two stops of which the upper one shows something else, nearest to the scene's own length.
    private var middleOfNextJump: CGFloat? {
        let sorted = lengths.sorted()
        let gaps = zip(sorted, sorted.dropFirst()).filter {
            $0.1 - $0.0 > Self.resolution && shapes[$0.0] != shapes[$0.1]
        }
        guard let gap = gaps.min(by: { abs($0.1 - own) < abs($1.1 - own) }) else { return nil }
        let middle = Self.rounded((gap.0 + gap.1) / 2)
        return sorted.contains(middle) ? nil : middle
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
        shapes[length] = [layout.shape] + layout.views.map { min(max($0.lines, -1), Self.maxLines) }
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
