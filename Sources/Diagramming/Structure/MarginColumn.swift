import Foundation

/// Labels in one column or row beside the picture, each as close to the middle of its target as the other labels allow.
enum MarginColumn {
    /// The starts of labels that do not touch.
    ///
    /// - Parameters:
    ///   - middles: Where they would be centered, in order, in points.
    ///   - lengths: Their lengths, in points.
    static func starts(_ middles: [CGFloat], _ lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        /// Labels that touch and move together.
        struct Run {
            var first: Int
            var count: Int
            /// Where the first of them would start, averaged over all.
            var start: CGFloat
            var length: CGFloat
        }
        var runs: [Run] = []
        for index in middles.indices {
            runs.append(
                Run(first: index, count: 1, start: middles[index] - lengths[index] / 2, length: lengths[index] + gap))
            while runs.count > 1, runs[runs.count - 2].start + runs[runs.count - 2].length > runs[runs.count - 1].start
            {
                let last = runs.removeLast()
                let before = runs[runs.count - 1]
                let weight = CGFloat(before.count + last.count)
                let shifted = last.start - before.length
                runs[runs.count - 1].start =
                    (before.start * CGFloat(before.count) + shifted * CGFloat(last.count)) / weight
                runs[runs.count - 1].count += last.count
                runs[runs.count - 1].length += last.length
            }
        }
        return runs.flatMap { run in
            var next = run.start
            return (run.first..<run.first + run.count).map { index in
                defer { next += lengths[index] + gap }
                return next.rounded()
            }
        }
    }

    /// The tracks of brackets side by side, so that none lies on another: 0 is nearest to the picture. Shorter ones are
    /// nearer.
    static func tracks(_ spans: [ClosedRange<CGFloat>]) -> [Int] {
        func length(_ index: Int) -> CGFloat { spans[index].upperBound - spans[index].lowerBound }
        var tracks = [Int?](repeating: nil, count: spans.count)
        for index in spans.indices.sorted(by: { (length($0), $0) < (length($1), $1) }) {
            let span = spans[index]
            let taken = spans.indices.filter {
                spans[$0].lowerBound < span.upperBound - 0.5 && span.lowerBound < spans[$0].upperBound - 0.5
            }.compactMap { tracks[$0] }
            tracks[index] = (taken.max() ?? -1) + 1
        }
        return tracks.map { $0! }
    }
}
