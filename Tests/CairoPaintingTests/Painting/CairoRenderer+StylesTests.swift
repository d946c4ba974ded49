import Drawing
import Foundation
import Raster
import Testing

@testable import CairoPainting

private let redToBlue = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]

@Suite("Gradients")
struct CairoRendererStylesTests {
    @Test("run from the first color to the last, and stay there")
    func linear() throws {
        let style = PaintStyle.linearGradient(
            stops: redToBlue, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0))
        let bitmap = try painted(100, 1, .fill(rect(0, 0, 100, 1), style))
        #expect(bitmap.hex(0, 0) == 0xff00_00ff)
        #expect(bitmap.hex(99, 0) == 0x0000_ffff)
        #expect(abs(Int(bitmap[50, 0].red) - Int(bitmap[50, 0].blue)) < 8)
        #expect((1..<100).allSatisfy { bitmap[$0, 0].red <= bitmap[$0 - 1, 0].red })
    }

    @Test("spread between two circles")
    func radial() throws {
        let style = PaintStyle.radialGradient(
            stops: redToBlue, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
        let bitmap = try painted(100, 100, .fill(rect(0, 0, 100, 100), style))
        #expect(bitmap.hex(50, 50) == 0xff00_00ff)
        #expect(bitmap.hex(50, 1) == 0x0000_ffff)
        #expect(abs(Int(bitmap[75, 50].red) - 128) < 10)
    }

    @Test("turn clockwise around a center")
    func angular() throws {
        let style = PaintStyle.angularGradient(
            stops: redToBlue, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
        let bitmap = try painted(100, 100, .fill(rect(0, 0, 100, 100), style))
        #expect(bitmap[99, 52].red > 245)
        #expect(bitmap[99, 47].blue > 245)
        // A quarter turn is down, where y grows.
        #expect(abs(Int(bitmap[50, 95].red) - 191) < 4)
        #expect(abs(Int(bitmap[5, 50].red) - 128) < 4)
    }

    @Test("that end before the full turn keep their ends' colors, half the rest each")
    func angularRest() throws {
        let style = PaintStyle.angularGradient(
            stops: redToBlue, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi)
        let bitmap = try painted(100, 100, .fill(rect(0, 0, 100, 100), style))
        #expect(bitmap.hex(10, 20) == 0x0000_ffff)
        #expect(bitmap.hex(90, 20) == 0xff00_00ff)
    }

    @Test("without a length are past their end")
    func degenerate() throws {
        let linear = PaintStyle.linearGradient(stops: redToBlue, from: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 1))
        let radial = PaintStyle.radialGradient(stops: redToBlue, center: .zero, startRadius: 4, endRadius: 4)
        #expect(try painted(3, 3, .fill(rect(0, 0, 3, 3), linear)).hex(0, 0) == 0x0000_ffff)
        #expect(try painted(3, 3, .fill(rect(0, 0, 3, 3), radial)).hex(0, 0) == 0x0000_ffff)
    }

    @Test("take stops in any order, and outside the ends")
    func unsorted() throws {
        let stops = [GradientStop(color: blue, location: 7), GradientStop(color: red, location: -1)]
        let style = PaintStyle.linearGradient(stops: stops, from: .zero, to: CGPoint(x: 100, y: 0))
        let bitmap = try painted(100, 1, .fill(rect(0, 0, 100, 1), style))
        #expect(bitmap[0, 0].red > 250)
        #expect(bitmap[99, 0].blue > 250)
    }
}

@Suite("A hatch")
struct HatchTests {
    /// Cairo measures the coverage of a row exactly or by 15 samples, as other edges in that row allow.
    private let coverageNoise = 8
    private let hatch = PaintStyle.hatch(.black, width: 2, spacing: 6)

    @Test("covers its share of the area", arguments: [1, 2, 3])
    func share(scale: Int) throws {
        let bitmap = try painted(120, 120, scale: scale, .fill(rect(0, 0, 120, 120), hatch))
        let sum = stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Int(bitmap.pixels[$1]) }
        let share = Double(sum) / 255 / Double(bitmap.width * bitmap.height)
        #expect(abs(share - 2.0 / 6) < 0.01)
    }

    @Test("goes on from one region to the next")
    func continuous() throws {
        let whole = try painted(60, 40, .fill(rect(0, 0, 60, 40), hatch))
        let parts = try painted(60, 40, .fill(rect(0, 0, 25, 40), hatch), .fill(rect(25, 0, 35, 40), hatch))
        #expect(zip(whole.pixels, parts.pixels).allSatisfy { abs(Int($0) - Int($1)) < coverageNoise })
    }

    @Test("in a tall and narrow region is that of the same place in a wide one", arguments: [1, 2, 3])
    func tall(scale: Int) throws {
        let wide = try painted(60, 400, scale: scale, .fill(rect(0, 0, 60, 400), hatch))
        let tall = try painted(60, 400, scale: scale, .fill(rect(20, 10, 7, 380), hatch))
        #expect(tall.ink?.maxY == 390 * scale - 1)
        for y in 10 * scale..<390 * scale {
            let apart = (20 * scale..<27 * scale).map { abs(Int(wide[$0, y].alpha) - Int(tall[$0, y].alpha)) }
            #expect(apart.allSatisfy { $0 <= coverageNoise }, "row \(y): \(apart)")
        }
    }

    @Test("is solid along one diagonal and changes along the other")
    func diagonal() throws {
        let bitmap = try painted(60, 60, .fill(rect(0, 0, 60, 60), hatch))
        let along = (20..<40).map { bitmap[$0, 60 - $0].alpha }
        let across = (20..<40).map { bitmap[$0, $0].alpha }
        #expect(Int(along.max()! - along.min()!) < coverageNoise)
        #expect(across.max() == 255 && across.min() == 0)
    }

    @Test("stays within what it fills or strokes")
    func within() throws {
        let filled = try painted(60, 60, .fill(rect(10, 20, 30, 20), hatch))
        #expect(filled.ink == PixelBox(minX: 10, minY: 20, maxX: 39, maxY: 39))
        let stroked = try painted(60, 60, .stroke(rect(10, 10, 40, 40), hatch, StrokeStyle(lineWidth: 8)))
        #expect(stroked[30, 30].alpha == 0)
        #expect(stroked.ink == PixelBox(minX: 6, minY: 6, maxX: 53, maxY: 53))
    }

    @Test("too fine to see becomes its tone")
    func fine() throws {
        let bitmap = try painted(9, 9, .fill(rect(0, 0, 9, 9), .hatch(.black, width: 0.1, spacing: 0.4)))
        #expect(bitmap[4, 4].alpha == 64)
    }
}
