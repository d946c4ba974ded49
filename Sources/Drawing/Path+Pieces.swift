import Foundation

extension Path {
    enum Piece: Hashable {
        case line(CGPoint, CGPoint)
        case quad(CGPoint, CGPoint, CGPoint)
        case curve(Curve)

        var start: CGPoint {
            switch self {
            case .line(let a, _), .quad(let a, _, _): a
            case .curve(let curve): curve.p0
            }
        }

        private var asCurve: Curve {
            switch self {
            case .line(let a, let b): Curve(a, a.toward(b, 1 / 3), a.toward(b, 2 / 3), b)
            case .quad(let a, let c, let b): Curve(a, quad: c, b)
            case .curve(let curve): curve
            }
        }

        var length: CGFloat {
            if case .line(let a, let b) = self { a.distance(to: b) } else { asCurve.length }
        }

        /// The part between two distances along the piece, in points.
        func part(from: CGFloat, to: CGFloat, of length: CGFloat) -> Piece {
            if case .line(let a, let b) = self {
                return .line(a.toward(b, from / length), a.toward(b, to / length))
            }
            let curve = asCurve
            let start = from <= 0 ? 0 : curve.parameter(at: from)
            let end = to >= length ? 1 : curve.parameter(at: to)
            return .curve(curve.part(start, end))
        }

        func flattened(tolerance: CGFloat) -> [CGPoint] {
            if case .line(_, let b) = self { [b] } else { asCurve.flattened(tolerance: tolerance) }
        }
    }

    /// One connected run of the pen.
    struct Subpath: Hashable {
        var start: CGPoint
        var pieces: [Piece] = []
        var isClosed = false
    }

    /// The outline run by run. Closing draws the line back to the start.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        func finish() {
            if let current, !current.pieces.isEmpty || current.isClosed { result.append(current) }
        }
        var pen = CGPoint.zero
        for element in elements {
            if case .move(let p) = element {
                finish()
                current = Subpath(start: p)
                pen = p
                continue
            }
            if current == nil || current?.isClosed == true {
                finish()
                current = Subpath(start: pen)
            }
            switch element {
            case .move: break
            case .line(let p): current?.pieces.append(.line(pen, p))
            case .quadCurve(let p, let c): current?.pieces.append(.quad(pen, c, p))
            case .curve(let p, let c1, let c2): current?.pieces.append(.curve(Curve(pen, c1, c2, p)))
            case .closeSubpath:
                let start = current?.start ?? pen
                if pen != start { current?.pieces.append(.line(pen, start)) }
                current?.isClosed = true
                pen = start
            }
            pen = element.end ?? pen
        }
        finish()
        return result
    }

    mutating func add(_ piece: Piece) {
        switch piece {
        case .line(_, let b): addLine(to: b)
        case .quad(_, let c, let b): addQuadCurve(to: b, control: c)
        case .curve(let curve): addCurve(to: curve.p3, control1: curve.p1, control2: curve.p2)
        }
    }
    var length: CGFloat { subpaths.flatMap(\.pieces).reduce(0) { $0 + $1.length } }

    /// The part between two fractions of the path's length, 0…1; empty unless `from` is less than `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard from < to else { return Path() }
        if from <= 0, to >= 1 { return self }
        let runs = subpaths
        let lengths = runs.map { $0.pieces.map(\.length) }
        let total = lengths.joined().reduce(0, +)
        guard total > 0, total.isFinite else { return Path() }
        let (first, last) = (max(0, from) * total, min(1, to) * total)
        var result = Path()
        var passed: CGFloat = 0
        for (run, lengths) in zip(runs, lengths) {
            var isDrawing = false
            for (piece, length) in zip(run.pieces, lengths) {
                defer { passed += length }
                guard length > 0, passed + length > first, passed < last else { continue }
                let whole = passed >= first && passed + length <= last
                let part =
                    whole ? piece : piece.part(from: max(0, first - passed), to: min(length, last - passed), of: length)
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                result.add(part)
            }
        }
        return result
    }

    /// Whether a point is inside the path, with every subpath closed.
    ///
    /// Curves become chords within a thousandth of a point.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > p.x { winding += a.y < b.y ? 1 : -1 }
        }
        for run in subpaths {
            var pen = run.start
            for point in run.pieces.flatMap({ $0.flattened(tolerance: 0.001) }) {
                cross(pen, point)
                pen = point
            }
            cross(pen, run.start)
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}
