import Foundation

/// Areas made of the areas of two paths. Curves become chords within a hundredth of a point.
extension Path {
    /// The area that is in either path.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// The area that is in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// The area that is in this path alone.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// The area that is in one path and not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill) { $0 != $1 }
    }

    /// The same area, with outlines that do not cross.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { inside, _ in inside } }

    /// The parts of the lines that are inside another path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(splitBy: other) { other.contains($0, eoFill: eoFill) }
    }

    /// The parts of the lines that are outside another path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(splitBy: other) { !other.contains($0, eoFill: eoFill) }
    }

    private func lines(splitBy other: Path, _ isKept: (CGPoint) -> Bool) -> Path {
        let edges = Chord.all(of: self, isClosed: false)
        return Chord.joined(
            Chord.split(edges, by: Chord.all(of: other, isClosed: true)).filter { isKept($0.middle) })
    }

    /// Of all edges of both outlines, cut where they meet, those that separate inside and outside bound the area.
    private func combined(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        let (own, others) = (Chord.all(of: self, isClosed: true), Chord.all(of: other, isClosed: true))
        let (first, second) = (ChordBands(own), ChordBands(others))
        func contains(_ p: CGPoint) -> Bool {
            isInside(first.contains(p, eoFill: eoFill), second.contains(p, eoFill: eoFill))
        }
        var seen: Set<[CGPoint]> = []
        let bounds = Chord.split(own + others, by: own + others).compactMap { edge -> Chord? in
            let (left, right) = (contains(edge.beside(1)), contains(edge.beside(-1)))
            let directed = left ? edge : Chord(edge.end, edge.start)
            guard left != right, seen.insert([directed.start, directed.end]).inserted else { return nil }
            return directed
        }
        return Chord.joined(bounds)
    }
}

/// A straight part of an outline.
struct Chord {
    let start: CGPoint
    let end: CGPoint

    init(_ start: CGPoint, _ end: CGPoint) { (self.start, self.end) = (start, end) }

    static func all(of path: Path, isClosed: Bool) -> [Chord] {
        path.subpaths.flatMap { run -> [Chord] in
            var points = [run.start] + run.pieces.flatMap { $0.flattened(tolerance: 0.01) }
            if isClosed, points.last != run.start { points.append(run.start) }
            return zip(points, points.dropFirst()).map { Chord(rounded($0.paintable), rounded($1.paintable)) }
                .filter { $0.start != $0.end }
        }
    }

    /// Nearly equal points become equal.
    private static func rounded(_ p: CGPoint) -> CGPoint {
        CGPoint(x: (p.x * 4096).rounded() / 4096, y: (p.y * 4096).rounded() / 4096)
    }

    var top: CGFloat { min(start.y, end.y) }
    var bottom: CGFloat { max(start.y, end.y) }
    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// A point near the middle, on the left of the direction or, with −1, on the right.
    func beside(_ side: CGFloat) -> CGPoint {
        let length = start.distance(to: end)
        let step = side * 0.0005 / length
        return CGPoint(x: middle.x - (end.y - start.y) * step, y: middle.y + (end.x - start.x) * step)
    }

    private func place(of p: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return ((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy)
    }

    private func distance(to p: CGPoint) -> CGFloat {
        abs((end.x - start.x) * (p.y - start.y) - (end.y - start.y) * (p.x - start.x)) / start.distance(to: end)
    }

    /// Where another chord meets this one.
    private func meetings(_ other: Chord) -> [CGPoint] {
        let touching = [other.start, other.end].filter { (0...1).contains(place(of: $0)) && distance(to: $0) < 0.0005 }
        let (d, e) = (
            CGPoint(x: end.x - start.x, y: end.y - start.y),
            CGPoint(x: other.end.x - other.start.x, y: other.end.y - other.start.y)
        )
        let cross = d.x * e.y - d.y * e.x
        guard touching.isEmpty, abs(cross) > 1e-12 else { return touching }
        let (x, y) = (other.start.x - start.x, other.start.y - start.y)
        let (s, t) = ((x * e.y - y * e.x) / cross, (x * d.y - y * d.x) / cross)
        guard (0...1).contains(s), (0...1).contains(t) else { return [] }
        return [CGPoint(x: start.x + s * d.x, y: start.y + s * d.y)]
    }

    /// Cut where they meet others.
    static func split(_ edges: [Chord], by others: [Chord]) -> [Chord] {
        let bands = ChordBands(others)
        return edges.flatMap { edge -> [Chord] in
            let box = CGRect(
                x: min(edge.start.x, edge.end.x), y: edge.top, width: abs(edge.end.x - edge.start.x),
                height: edge.bottom - edge.top
            ).insetBy(dx: -0.01, dy: -0.01)
            let cuts = bands.near(box.minY...box.maxY).map { others[$0] }.filter {
                max($0.start.x, $0.end.x) >= box.minX && min($0.start.x, $0.end.x) <= box.maxX
                    && $0.bottom >= box.minY && $0.top <= box.maxY
            }
            .flatMap(edge.meetings).map(rounded).sorted { edge.place(of: $0) < edge.place(of: $1) }
            let points = [edge.start] + cuts + [edge.end]
            return zip(points, points.dropFirst()).map(Chord.init).filter { $0.start != $0.end }
        }
    }

    /// The chords end to end, closed where they lead back to their start.
    static func joined(_ chords: [Chord]) -> Path {
        var next: [CGPoint: [Int]] = [:]
        for (index, chord) in chords.enumerated() { next[chord.start, default: []].append(index) }
        var (path, used) = (Path(), Set<Int>())
        for first in chords.indices where used.insert(first).inserted {
            path.move(to: chords[first].start)
            var pen = chords[first].end
            while pen != chords[first].start, let index = next[pen]?.first(where: { !used.contains($0) }) {
                path.addLine(to: pen)
                used.insert(index)
                pen = chords[index].end
            }
            if pen == chords[first].start { path.closeSubpath() } else { path.addLine(to: pen) }
        }
        return path
    }
}
