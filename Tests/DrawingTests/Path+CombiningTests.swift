import Drawing
import Foundation
import Testing

@Suite("Areas of two paths")
struct PathCombiningTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let shifted = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

    /// Of a path whose outlines do not cross.
    private func area(_ path: Path) -> CGFloat {
        var (sum, start, pen) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func add(_ p: CGPoint) {
            sum += (pen.x * p.y - p.x * pen.y) / 2
            pen = p
        }
        for element in path.elements {
            switch element {
            case .move(let p): (start, pen) = (p, p)
            case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): add(p)
            case .closeSubpath: add(start)
            }
        }
        return abs(sum)
    }

    @Test("of squares that share edges")
    func squares() {
        #expect(area(square.union(shifted)) == 150)
        #expect(square.union(shifted).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(area(square.intersection(shifted)) == 50)
        #expect(square.subtracting(shifted).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(area(square.symmetricDifference(shifted)) == 100)
        #expect(square.intersection(Path(CGRect(x: 20, y: 0, width: 5, height: 5))).isEmpty)
    }

    @Test("a hole is left open")
    func hole() {
        let ring = square.subtracting(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)))
        #expect(abs(area(ring) - (100 - 9 * .pi)) < 0.1)
        #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
        #expect(area(square.subtracting(square)) == 0)
    }

    @Test("lines are cut by an area")
    func lines() {
        var line = Path()
        line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 25, y: 5)])
        #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtraction(square).subtracting(Path()).isEmpty)
        #expect(line.lineSubtraction(square).boundingRect == CGRect(x: -5, y: 5, width: 30, height: 0))
    }

    @Test("of many circles that meet are what is in any of them")
    func many() {
        let circles = (0..<12).map { Path(ellipseIn: CGRect(x: 7 * $0, y: 5 * ($0 % 3), width: 20, height: 20)) }
        let union = circles.reduce(Path()) { $0.union($1) }
        for place in 0..<400 {
            let point = CGPoint(x: CGFloat(place) * 0.27 - 3.13, y: CGFloat(place % 37) - 2.61)
            #expect(union.contains(point) == circles.contains { $0.contains(point) }, "\(point)")
        }
    }

    @Test("of coordinates that are no numbers, or too large, are areas, too")
    func noNumbers() {
        for number in [CGFloat.nan, .infinity, 1e308, -1e308, .greatestFiniteMagnitude] {
            let odd = Path(CGRect(x: number, y: 2, width: number, height: 5))
            var line = Path()
            line.addLines([CGPoint(x: 1, y: 1), CGPoint(x: number, y: number)])
            for other in [odd, line, Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: number))] {
                #expect(square.union(other).contains(CGPoint(x: 1, y: 1)), "\(number)")
                #expect(!square.intersection(other).contains(CGPoint(x: 11, y: 11)), "\(number)")
                _ = square.subtracting(other).symmetricDifference(other).normalized()
                #expect(!line.lineIntersection(square).union(other).boundingRect.isInfinite, "\(number)")
            }
        }
    }
}
