import Drawing
import Foundation
import Testing

@Suite("A paint's color at a point")
struct PaintStyleSamplesTests {
    private let stops = [
        GradientStop(color: .white, location: 0.25), GradientStop(color: .black, location: 0.75),
    ]

    @Test("is that of the stops around it, and beyond them that of the nearest")
    func linear() {
        let paint = PaintStyle.linearGradient(stops: stops, from: .zero, to: CGPoint(x: 100, y: 0))
        #expect(paint.color(at: CGPoint(x: 50, y: 7)) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        #expect(paint.color(at: CGPoint(x: -10, y: 0)) == .white && paint.color(at: CGPoint(x: 80, y: 0)) == .black)
        let point = PaintStyle.linearGradient(stops: stops, from: .zero, to: .zero)
        #expect(point.color(at: .zero) == .black)
    }

    @Test("depends in a radial gradient on the distance from the center")
    func radial() {
        let paint = PaintStyle.radialGradient(
            stops: stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 20)
        #expect(paint.color(at: CGPoint(x: 10, y: 20)) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        #expect(paint.color(at: CGPoint(x: 10, y: 10)) == .white && paint.color(at: CGPoint(x: 40, y: 10)) == .black)
    }

    @Test("is unknown in stripes")
    func unknown() {
        #expect(PaintStyle.hatch(.black, width: 1, spacing: 4).color(at: .zero) == nil)
    }
}
