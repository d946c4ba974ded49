import Drawing
import Foundation

/// A spatial index: boxes by the squares they lie in.
struct BoxIndex {
    private static let side: CGFloat = 24
    /// The most squares a side; boxes beyond share the outermost.
    private static let maxSquares = 512

    private let left: CGFloat
    private let top: CGFloat
    private let columns: Int
    private let rows: Int
    private var squares: [[Box]]

    init(_ boxes: [Box]) {
        left = boxes.reduce(CGFloat.infinity) { min($0, $1.left) }
        top = boxes.reduce(CGFloat.infinity) { min($0, $1.top) }
        let right = boxes.reduce(-CGFloat.infinity) { max($0, $1.right) }
        let bottom = boxes.reduce(-CGFloat.infinity) { max($0, $1.bottom) }
        func count(_ length: CGFloat) -> Int { Int((length / Self.side).rounded(.up), in: 1...Self.maxSquares) }
        columns = boxes.isEmpty ? 1 : count(right - left)
        rows = boxes.isEmpty ? 1 : count(bottom - top)
        squares = Array(repeating: [], count: columns * rows)
        for box in boxes {
            let (xs, ys) = places(of: box)
            for y in ys { for x in xs { squares[y * columns + x].append(box) } }
        }
    }

    /// The columns and the rows of the squares that a box lies in.
    private func places(of box: Box) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        (range(box.left, box.right, left, columns), range(box.top, box.bottom, top, rows))
    }

    private func range(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ count: Int) -> ClosedRange<Int> {
        func square(_ place: CGFloat) -> Int {
            guard start.isFinite else { return 0 }
            return Int(min(max(0, (place - start) / Self.side), CGFloat(count - 1)))
        }
        return square(low)...square(high)
    }

    func overlaps(_ box: Box) -> Bool {
        let (xs, ys) = places(of: box)
        for y in ys {
            for x in xs {
                for other in squares[y * columns + x] where other.overlaps(box) { return true }
            }
        }
        return false
    }

    /// Those that overlap a box, each once.
    func boxes(in box: Box) -> [Box] {
        let (xs, ys) = places(of: box)
        var result: [Box] = []
        for y in ys {
            for x in xs {
                let corner = (left + CGFloat(x) * Self.side, top + CGFloat(y) * Self.side)
                for other in squares[y * columns + x] where other.overlaps(box) {
                    let isFirst =
                        (x == xs.lowerBound || other.left >= corner.0) && (y == ys.lowerBound || other.top >= corner.1)
                    if isFirst { result.append(other) }
                }
            }
        }
        return result
    }
}
