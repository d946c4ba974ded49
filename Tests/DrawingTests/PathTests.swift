import Foundation
import Testing

@testable import Drawing

private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, within: CGFloat = 1e-4) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < within && abs(a.y - y) < within
}

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

@Suite("A path")
struct PathTests {
    @Test("is bounded by its curves, not by their controls")
    func bounds() {
        let arch = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(Path(ellipseIn: square).boundingRect.insetBy(dx: 1e-9, dy: 1e-9).width < 10)
        #expect(Path(ellipseIn: square).boundingRect == square)
        #expect(Path().boundingRect.isNull)
    }

    @Test("is decoded as it was encoded")
    func text() {
        let path = Path {
            $0.addRect(square)
            $0.move(to: CGPoint(x: 1, y: -2.5))
            $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
            $0.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 1), control2: CGPoint(x: 2, y: 3))
        }
        #expect(path.description.hasPrefix("0 0 m 10 0 l 10 10 l 0 10 l h 1 -2.5 m 5 6 3 4 q"))
        #expect(Path(path.description) == path)
        #expect(Path("0 0 m 1 l") == nil)
        #expect(Path("0 0 m 1 1") == nil)
    }

    @Test("contains the points inside its outline, by the winding or even-odd rule")
    func contains() {
        let ring = Path {
            $0.addRect(square)
            $0.addRect(square.insetBy(dx: 3, dy: 3))
        }
        #expect(ring.contains(CGPoint(x: 1, y: 1)))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 11, y: 5)))
        let circle = Path(ellipseIn: square)
        #expect(circle.contains(CGPoint(x: 5 + 3.5, y: 5 + 3.5)))
        #expect(!circle.contains(CGPoint(x: 5 + 3.6, y: 5 + 3.6)))
    }

    @Test("with corners of any large radius is a capsule")
    func largeRadius() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 10)
        let capsule = Path(roundedRect: rect, cornerRadius: 5)
        for radius: CGFloat in [6, 20, 1_000, .infinity] {
            #expect(Path(roundedRect: rect, cornerRadius: radius) == capsule)
        }
        for radius: CGFloat in [6, .infinity] {
            let radii = RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
            #expect(Path(roundedRect: rect, cornerRadii: radii) == capsule)
        }
    }

    @Test("rounds each corner by its own radius, reduced if two do not fit")
    func uneven() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10),
            cornerRadii: RectangleCornerRadii(topLeading: 4, bottomLeading: 12, bottomTrailing: 0, topTrailing: 2))
        // The left side holds 10 of 16 points: its radii become 2.5 and 7.5, the other 1.25.
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.contains(CGPoint(x: 19.9, y: 9.9)))
        #expect(!path.contains(CGPoint(x: 2, y: 8)))
        #expect(path.contains(CGPoint(x: 7.5, y: 9.9)))
        #expect(path.contains(CGPoint(x: 0.9, y: 0.9)))
        #expect(!path.contains(CGPoint(x: 0.6, y: 0.6)))
    }
}

@Suite("An arc")
struct ArcTests {
    @Test("is clockwise on screen by default, and ends at the right point", arguments: [false, true])
    func ends(clockwise: Bool) {
        let path = Path {
            $0.addArc(
                center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(90),
                clockwise: clockwise)
        }
        #expect(near(path.currentPoint, 5, 10))
        #expect(abs(path.length - 5 * .pi / 2 * (clockwise ? 3 : 1)) < 1e-4)
    }

    @Test("of a full turn is the circle")
    func circle() {
        let path = Path {
            $0.addArc(
                center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(-90), endAngle: .degrees(270),
                clockwise: false)
        }
        #expect(near(path.currentPoint, 5, 0))
        #expect(abs(path.length - 10 * .pi) < 1e-4)
    }

    @Test("of any angle takes at most two turns", arguments: [1e300, -.greatestFiniteMagnitude, 9.3e18, .nan])
    func huge(angle: Double) {
        let path = Path {
            $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(angle))
        }
        #expect(path.elements.count <= 17)
    }

    @Test("is joined by a line to the path so far")
    func joined() {
        let path = Path {
            $0.move(to: .zero)
            $0.addRelativeArc(
                center: CGPoint(x: 10, y: 0), radius: 2, startAngle: .degrees(180), delta: .degrees(-180))
        }
        #expect(path.elements[1] == .line(to: CGPoint(x: 8, y: 2 * CGFloat(sin(Double.pi)))))
        #expect(near(path.currentPoint, 12, 0))
        #expect(path.contains(CGPoint(x: 10, y: 1)) && !path.contains(CGPoint(x: 10, y: -1)))
    }

    @Test("between two tangents touches both, on the inner side")
    func tangents() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        #expect(near(path.currentPoint, 10, 4))
        #expect(abs(path.length - (6 + 2 * .pi)) < 1e-4)
        let turned = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        }
        #expect(near(turned.currentPoint, 10, -4))
    }
}

@Suite("Trimming a path")
struct TrimTests {
    @Test(
        "keeps exactly that part of its length",
        arguments: [(0, 0.25), (0.1, 0.9), (0.5, 1), (0.33, 0.34)] as [(CGFloat, CGFloat)])
    func length(from: CGFloat, to: CGFloat) {
        let curve = Path("0 0 m 0 40 40 -20 60 10 c 80 0 l 90 30 100 0 q") ?? Path()
        let part = curve.trimmedPath(from: from, to: to)
        #expect(abs(part.length - (to - from) * curve.length) < 1e-3)
        #expect(abs(Path(ellipseIn: square).trimmedPath(from: from, to: to).length - (to - from) * 10 * .pi) < 0.01)
    }

    @Test("takes a circle clockwise from the right, a rectangle from the top left")
    func starts() {
        let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25)
        #expect(quarter.elements.first == .move(to: CGPoint(x: 10, y: 5)))
        #expect(near(quarter.currentPoint, 5, 10))
        let half = Path(square).trimmedPath(from: 0.125, to: 0.5)
        #expect(half.description == "5 0 m 10 0 l 10 10 l")
    }

    @Test("counts the closing line of a subpath, and continues from one subpath to the next")
    func runs() {
        #expect(Path(square).trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
        let two = Path("0 0 m 10 0 l 0 5 m 30 5 l") ?? Path()
        #expect(two.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 5 m 10 5 l")
    }

    @Test("keeps everything or nothing at the limits")
    func limits() {
        #expect(Path(square).trimmedPath(from: -1, to: 2) == Path(square))
        #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(Path(square).trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(Path("3 3 m 3 3 l")?.trimmedPath(from: 0, to: 0.5).isEmpty == true)
    }
}
