import Foundation
import Testing

@testable import Drawing

/// The area a path covers by winding, counted on a grid of a fifth of a point.
private func area(_ path: Path) -> Double {
    let box = path.boundingRect
    guard !box.isNull else { return 0 }
    var hits = 0
    for y in stride(from: box.minY + 0.1, to: box.maxY, by: 0.2) {
        for x in stride(from: box.minX + 0.1, to: box.maxX, by: 0.2) where path.contains(CGPoint(x: x, y: y)) {
            hits += 1
        }
    }
    return Double(hits) / 25
}

@Suite("A stroked outline")
struct PathStrokedTests {
    private let line = Path("0 0 m 10 0 l") ?? Path()
    private let corner = Path("0 0 m 10 0 l 10 10 l") ?? Path()

    @Test("of a line is as wide as the stroke, longer by its caps")
    func caps() {
        func box(_ cap: StrokeStyle.Cap) -> CGRect {
            line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
        }
        #expect(box(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(box(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
        #expect(abs(box(.round).minX + 2) < 0.02)
        #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))) - (40 + 4 * .pi)) < 0.5)
    }

    @Test("has corners according to its join")
    func joins() {
        func covers(_ join: StrokeStyle.Join, _ x: CGFloat, _ y: CGFloat, limit: CGFloat = 10) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
                .contains(CGPoint(x: x, y: y))
        }
        #expect(covers(.miter, 11.9, -1.9) && !covers(.miter, 11.9, -1.9, limit: 1))
        #expect(covers(.round, 11.3, -1.3) && !covers(.round, 11.6, -1.6))
        #expect(covers(.bevel, 10.9, -0.9) && !covers(.bevel, 11.3, -1.3))
    }

    @Test("of a circle is a ring")
    func ring() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 20, y: 10)) && ring.contains(CGPoint(x: 10, y: 1.5)))
        #expect(abs(area(ring) - .pi * (144 - 64)) < 2)
    }

    @Test("is complete where the line crosses itself")
    func crossing() {
        let loop = Path("0 0 m 20 20 l 20 0 l 0 20 l") ?? Path()
        #expect(loop.strokedPath(StrokeStyle(lineWidth: 6)).contains(CGPoint(x: 10, y: 10)))
    }

    @Test("has its dashes, starting at the phase")
    func dashes() {
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1], dashPhase: 1))
        let covered = (0..<10).map { dashed.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
        #expect(covered == [true, true, false, true, true, true, false, true, true, true])
    }

    @Test("of width 0 is empty")
    func nothing() {
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(Path().strokedPath(StrokeStyle(lineWidth: 3)).isEmpty)
    }
}

@Suite("An angle")
struct AngleTests {
    @Test("is the same in degrees and radians, and is added and compared as a number")
    func arithmetic() {
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
        #expect(abs((Angle.degrees(90) + .radians(.pi / 2)).degrees - 180) < 1e-12)
        #expect(Angle.degrees(10) < .degrees(20))
        #expect((Angle.degrees(30) * 2 - .degrees(60)).degrees.magnitude < 1e-12)
        #expect(-Angle.degrees(5) == .degrees(-5))
        #expect(Angle() == .zero)
    }
}
