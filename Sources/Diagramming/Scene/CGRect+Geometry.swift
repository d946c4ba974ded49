import Foundation
import LayoutEngine

extension CGRect {
    init(along axis: Axis, _ span: ClosedRange<CGFloat>, cross: ClosedRange<CGFloat>) {
        self.init(
            origin: CGPoint(along: axis, span.lowerBound, cross: cross.lowerBound),
            size: CGSize(
                along: axis, span.upperBound - span.lowerBound, cross: cross.upperBound - cross.lowerBound))
    }

    /// Whether its edges are finite, and near enough for arithmetic on them.
    var isSomewhere: Bool { [minX, maxX, minY, maxY].allSatisfy { abs($0) < 1e12 } }

    /// The range it covers along an axis; an empty one without numbers.
    func range(_ axis: Axis) -> ClosedRange<CGFloat> {
        let (start, end) = (origin[axis], origin[axis] + size[axis])
        if start <= end { return start...end }
        return start.isNaN ? 0...0 : start...start
    }

    /// The four lines inside its edges.
    func edges(_ width: CGFloat) -> [CGRect] { edges(around: narrowed(by: width)) }

    /// The lines between its edges and the edges of a rectangle in it; none where edges coincide.
    func edges(around inner: CGRect) -> [CGRect] {
        guard inner.width > 0, inner.height > 0 else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
            CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
            CGRect(x: minX, y: minY, width: inner.minX - minX, height: height),
            CGRect(x: inner.maxX, y: minY, width: maxX - inner.maxX, height: height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }

    /// The smallest rectangle around both; null ones are ignored.
    package func joined(_ other: CGRect) -> CGRect {
        if other.isNull { return self }
        if isNull { return other }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Inset by `width`; a line in the middle if it is thinner, unlike `insetBy`, which returns `.null`.
    func narrowed(by width: CGFloat) -> CGRect {
        insetBy(dx: min(width, self.width / 2), dy: min(width, height / 2))
    }

    /// Grown to whole points.
    var roundedOut: CGRect {
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    var area: CGFloat { width * height }

    func sharedArea(_ other: CGRect) -> CGFloat {
        let width = min(maxX, other.maxX) - max(minX, other.minX)
        let height = min(maxY, other.maxY) - max(minY, other.minY)
        return width > 0 && height > 0 ? width * height : 0
    }

    /// Whether the two share some area; edges that touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// For each rectangle the others that it overlaps, as indices in order. Rows and columns take n log n.
    static func overlaps(_ rects: [CGRect]) -> [[Int]] {
        func spans(_ low: (CGRect) -> CGFloat, _ high: (CGRect) -> CGFloat) -> [(low: CGFloat, high: CGFloat)] {
            rects.map { (low($0), high($0)) }
        }
        func length(_ spans: [(low: CGFloat, high: CGFloat)]) -> CGFloat {
            (spans.map(\.high).max() ?? 0) - (spans.map(\.low).min() ?? 0)
        }
        let (across, down) = (spans(\.minX, \.maxX), spans(\.minY, \.maxY))
        let spans = length(across) > length(down) ? across : down
        var open: [Int] = []
        var found = Array(repeating: [Int](), count: rects.count)
        for index in rects.indices.sorted(by: { spans[$0].low < spans[$1].low }) {
            open.removeAll { spans[$0].high <= spans[index].low }
            for other in open where rects[other].overlaps(rects[index]) {
                found[other].append(index)
                found[index].append(other)
            }
            open.append(index)
        }
        return found.map { $0.sorted() }
    }

    /// Compares edges: sums of lengths could differ in the last bit, and for Foundation's `contains` they do.
    func encloses(_ other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
        minX - tolerance <= other.minX && minY - tolerance <= other.minY && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// The parts of it outside `other`: strips left and right over the whole height, above and below between them.
    func pieces(outside other: CGRect) -> [CGRect] {
        guard overlaps(other) else { return width > 0 && height > 0 ? [self] : [] }
        let (left, right) = (max(minX, min(other.minX, maxX)), min(maxX, max(other.maxX, minX)))
        let (top, bottom) = (max(minY, min(other.minY, maxY)), min(maxY, max(other.maxY, minY)))
        return [
            CGRect(x: minX, y: minY, width: left - minX, height: height),
            CGRect(x: right, y: minY, width: maxX - right, height: height),
            CGRect(x: left, y: minY, width: right - left, height: top - minY),
            CGRect(x: left, y: bottom, width: right - left, height: maxY - bottom),
        ].filter { $0.width > 0 && $0.height > 0 }
    }

    func outside(_ areas: [CGRect]) -> [CGRect] { areas.flatMap { $0.pieces(outside: self) } }

    /// In points; 0 where the two touch or overlap.
    func distance(to other: CGRect) -> CGFloat {
        let across = max(other.minX - maxX, minX - other.maxX, 0)
        let down = max(other.minY - maxY, minY - other.maxY, 0)
        return (across * across + down * down).squareRoot()
    }

    /// The distance to the nearest edge of a rectangle around it, or the distance to one that is not around it.
    func distance(toEdgesOf other: CGRect) -> CGFloat {
        guard other.contains(self) else { return distance(to: other) }
        return min(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
    }
}

extension Sequence<CGRect> {
    /// The smallest rectangle around all; null if there is none.
    var joined: CGRect { reduce(.null) { $0.joined($1) } }
}

extension [ClosedRange<CGFloat>] {
    /// The range from the first to the last.
    var joined: ClosedRange<CGFloat>? {
        guard let low = map(\.lowerBound).min(), let high = map(\.upperBound).max() else { return nil }
        return low...high
    }
}

extension ClosedRange<CGFloat> {
    /// The range moved into another, if that is long enough.
    func moved(into room: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat> {
        guard let room, upperBound - lowerBound < room.upperBound - room.lowerBound + 0.005 else { return self }
        let shift = Swift.max(room.lowerBound - lowerBound, Swift.min(room.upperBound - upperBound, 0))
        return (lowerBound + shift)...(upperBound + shift)
    }
}
