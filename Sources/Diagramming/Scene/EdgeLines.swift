import Drawing
import Foundation
import LayoutEngine

/// The lines of all outlines, each interval once.
///
/// A line lies inside its bounds, its outer edge on them, like SwiftUI's `border`. Where several outlines have one
/// edge, the interval they share is one line, as wide as the widest, in alternating dashes of their hues. Where two of one
/// hue touch, as rows do, each has half of a line.
struct EdgeLines {
    struct Line: Equatable {
        var rect: CGRect
        /// The side of its outlines that it is.
        var edge: PhysicalEdge
        var inks: [Outline.Ink]
        /// The first outline it belongs to. Lines are painted in this order, so that inner lines are on top.
        var first: Int
        /// Whether the figure is about none of its outlines.
        var isQuiet = false

        /// The outlines it belongs to.
        fileprivate var owners: [Int]

        var axis: Axis { edge.isUpright ? .vertical : .horizontal }
        fileprivate var weight: CGFloat { rect.size[axis.cross] }

        /// What a rectangle in front of it leaves.
        fileprivate func parts(outside front: CGRect) -> [Line] {
            guard front.insetBy(dx: 0.5, dy: 0.5).overlaps(rect) else { return [self] }
            let (own, other, cross) = (rect.range(axis), front.range(axis), rect.range(axis.cross))
            return [(own.lowerBound, other.lowerBound), (other.upperBound, own.upperBound)].filter { $0.0 < $0.1 }
                .map { start, end in
                    var part = self
                    part.rect = CGRect(along: axis, start...end, cross: cross)
                    return part
                }
        }

        /// Keeps its outer edge.
        fileprivate mutating func narrow(to width: CGFloat) {
            let outer = edge.reach(rect)
            rect = CGRect { $0 == edge.opposite ? width - outer : $0.reach(rect) }
        }
    }

    private(set) var lines: [Line] = []

    /// A side of an outline; `place` is its outer edge.
    private struct Side: Hashable {
        var edge: PhysicalEdge
        var place: Int
    }

    init(_ outlines: [Outline], _ grid: PixelGrid = .points) {
        var sides: [Side: [Int]] = [:]
        for (index, outline) in outlines.enumerated() where outline.isDrawn {
            guard outline.rect.width > 0, outline.rect.height > 0 else { continue }
            for edge in PhysicalEdge.allCases where !outline.openEdges.contains(edge) {
                // Snapped edges that are equal may differ in their last bits.
                let place = Int((edge.reach(outline.rect) * 1000).rounded(), in: -Int.max / 2...Int.max / 2)
                sides[Side(edge: edge, place: place), default: []].append(index)
            }
        }
        for (side, members) in sides { add(side.edge, members, outlines) }
        removeRemains(outlines)
        lines = lines.flatMap { line in
            outlines[line.first].fronts.reduce([line]) { parts, front in parts.flatMap { $0.parts(outside: front) } }
        }
        halveTouching(grid)
        lines.sort {
            ($0.first, $0.inks.count, $0.edge.rawValue, $0.rect.minY, $0.rect.minX)
                < ($1.first, $1.inks.count, $1.edge.rawValue, $1.rect.minY, $1.rect.minX)
        }
    }

    /// Splits the side of outlines that share it where any of them begins or ends.
    private mutating func add(_ edge: PhysicalEdge, _ members: [Int], _ outlines: [Outline]) {
        let axis: Axis = edge.isUpright ? .vertical : .horizontal
        let ranges = members.map { outlines[$0].rect.range(axis) }
        let ends = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        var waiting = members.indices.sorted { ranges[$0].lowerBound < ranges[$1].lowerBound }[...]
        var active: [Int] = []
        for (start, end) in zip(ends, ends.dropFirst()) {
            active.removeAll { ranges[$0].upperBound <= start }
            while let next = waiting.first, ranges[next].lowerBound <= start { active.append(waiting.removeFirst()) }
            let all = active.map { members[$0] }.sorted()
            let order = all.map { outlines[$0].order }.min()
            let firsts = all.filter { outlines[$0].order == order }
            let strong = firsts.filter { !outlines[$0].isQuiet }
            let owners = strong.isEmpty ? firsts : strong
            guard let first = owners.first else { continue }
            var inks: [Outline.Ink] = []
            for ink in owners.flatMap({ outlines[$0].inks }) where !inks.contains(where: { $0.hue == ink.hue }) {
                inks.append(ink)
            }
            let width = owners.map { outlines[$0].lineWidth }.max() ?? 0
            let rect = outlines[first].rect
            let band = CGRect { $0 == edge.opposite ? width - edge.reach(rect) : $0.reach(rect) }
            let line = CGRect(along: axis, start...end, cross: band.range(axis.cross))
            lines.append(
                Line(rect: line, edge: edge, inks: inks, first: first, isQuiet: strong.isEmpty, owners: owners))
        }
    }

    /// The highest order of an outline of which all that others leave is drawn: the whole's.
    private static let lastWhole = 1
    /// The highest order of an outline that a label or a ruler refers to.
    private static let lastNamed = 2
    /// An outline mostly covered by others would look like theirs.
    private static let minShare: CGFloat = 0.6

    /// Removes what outlines that come first leave of another, unless it is most of it.
    private mutating func removeRemains(_ outlines: [Outline]) {
        var lengths: [Int: CGFloat] = [:]
        for line in lines {
            for owner in line.owners { lengths[owner, default: 0] += line.rect.size[line.axis] }
        }
        let remains = lengths.filter { index, length in
            outlines[index].order > Self.lastWhole
                && length < Self.minShare * 2 * (outlines[index].rect.width + outlines[index].rect.height)
        }
        lines.removeAll { line in
            line.owners.allSatisfy { owner in
                let isSide = line.rect.size[line.axis] > outlines[owner].rect.size[line.axis] - 0.5
                return remains[owner] != nil && !(isSide && outlines[owner].order <= Self.lastNamed)
            }
        }
    }

    private mutating func halveTouching(_ grid: PixelGrid) {
        struct Place: Hashable {
            var axis: Axis
            var start, end, cross: CGFloat
        }
        func place(_ line: Line) -> Place {
            let (range, reach) = (line.rect.range(line.axis), line.edge.reach(line.rect))
            return Place(
                axis: line.axis, start: range.lowerBound, end: range.upperBound,
                cross: line.edge == .left || line.edge == .top ? -reach : reach)
        }
        for pair in Dictionary(grouping: lines.indices, by: { place(lines[$0]) }).values where pair.count == 2 {
            let (a, b) = (lines[pair[0]], lines[pair[1]])
            guard a.edge == b.edge.opposite, a.inks.map(\.hue) == b.inks.map(\.hue), a.isQuiet == b.isQuiet else {
                continue
            }
            for index in pair { lines[index].narrow(to: grid.line(lines[index].weight / 2)) }
        }
    }

    // MARK: Drawing

    /// In points.
    private static let longestDash: CGFloat = 5

    func draw(on pixels: inout FigurePixels, _ style: DiagramStyle) {
        var rest = lines[...]
        while let line = rest.first {
            let count = rest.prefix { ($0.first, $0.inks, $0.isQuiet) == (line.first, line.inks, line.isQuiet) }.count
            draw(rest.prefix(count), line, on: &pixels, style)
            rest = rest.dropFirst(count)
        }
    }

    /// Lines of the same hues: solid if it is one, else in dashes.
    private func draw(
        _ lines: ArraySlice<Line>, _ like: Line, on pixels: inout FigurePixels, _ style: DiagramStyle
    ) {
        let inks = like.inks
        func color(_ ink: Outline.Ink) -> PaintStyle {
            .color(like.isQuiet ? style.quiet(style[ink.hue].line) : style[ink.hue].line)
        }
        // Grays are too similar: in print, modifiers are dotted.
        func isDotted(_ ink: Outline.Ink) -> Bool { style.isPrint && ink.kind == .modifier }
        if inks.count == 1, !isDotted(inks[0]) {
            let path = Path { path in for line in lines { path.addRect(line.rect) } }
            return pixels.fill(path, color(inks[0]))
        }
        for line in lines {
            let (range, middle) = (line.rect.range(line.axis), CGPoint(x: line.rect.midX, y: line.rect.midY))
            let ends = [range.lowerBound, range.upperBound].map {
                CGPoint(along: line.axis, $0, cross: middle[line.axis.cross])
            }
            let length = range.upperBound - range.lowerBound
            let dash = max(1, min(Self.longestDash, (length / CGFloat(2 * inks.count)).rounded(.down)))
            let period = dash * CGFloat(inks.count)
            for (index, ink) in inks.enumerated() {
                let parts =
                    isDotted(ink) ? [dash / 4, dash / 4, dash / 4, period - dash * 3 / 4] : [dash, period - dash]
                let stroke = StrokeStyle(
                    lineWidth: line.weight, dash: parts, dashPhase: period - dash * CGFloat(index))
                pixels.stroke(Path { $0.addLines(ends) }, color(ink), stroke)
            }
        }
    }
}
