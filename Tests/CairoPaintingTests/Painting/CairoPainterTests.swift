import Drawing
import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("The painter")
struct CairoPainterTests {
    @Test("fills whole pixels fully and the others not at all", arguments: [1, 2, 3])
    func fillsPixels(scale: Int) throws {
        let bitmap = try painted(4, 4, scale: scale, fill(rect(1, 1, 2, 2), red))
        #expect(bitmap.width == 4 * scale)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let inside = (scale..<3 * scale).contains(x) && (scale..<3 * scale).contains(y)
                #expect(bitmap.hex(x, y) == (inside ? 0xff00_00ff : 0))
            }
        }
    }

    @Test("draws a border of one point crisp", arguments: [1, 2, 3])
    func crispBorder(scale: Int) throws {
        // Half the line's width inside the bounds, as borders are drawn.
        let border = DisplayItem.stroke(rect(0.5, 0.5, 9, 9), .color(.black), StrokeStyle(lineWidth: 1))
        let bitmap = try painted(10, 10, scale: scale, border)
        let middle = bitmap.alphas(row: bitmap.height / 2)
        #expect(middle.prefix(scale).allSatisfy { $0 == 255 })
        #expect(middle.suffix(scale).allSatisfy { $0 == 255 })
        #expect(middle.dropFirst(scale).dropLast(scale).allSatisfy { $0 == 0 })
    }

    @Test("covers half a pixel by half")
    func antialias() throws {
        let alpha = try painted(2, 1, fill(rect(0.5, 0, 1, 1), .black)).alphas(row: 0)
        #expect(alpha == [128, 128] || alpha == [127, 127])
    }

    @Test("gives straight colors back, not multiplied by alpha")
    func straight() throws {
        let pixel = try painted(1, 1, fill(rect(0, 0, 1, 1), RGBA(hex: 0xff8040, alpha: 0.5)))[0, 0]
        #expect(pixel == Bitmap.Pixel(red: 255, green: 128, blue: 64, alpha: 128))
    }

    @Test("lays the background beneath everything")
    func background() throws {
        let bitmap = try painted(2, 1, background: .white, fill(rect(0, 0, 1, 1), red))
        #expect(bitmap.hex(0, 0) == 0xff00_00ff)
        #expect(bitmap.hex(1, 0) == 0xffff_ffff)
    }

    @Test("counts overlaps even or odd when asked")
    func evenOdd() throws {
        var ring = rect(0, 0, 6, 6)
        ring.addPath(rect(2, 2, 2, 2))
        #expect(try painted(6, 6, .fill(ring, .color(red), evenOdd: true)).hex(3, 3) == 0)
        #expect(try painted(6, 6, .fill(ring, .color(red))).hex(3, 3) == 0xff00_00ff)
    }

    @Test("bends a quadratic curve through its middle")
    func quadratic() throws {
        // From (0, 0) by (10, 20) to (20, 0): half-way at (10, 10).
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        let bitmap = try painted(20, 20, fill(path, red))
        #expect(bitmap[10, 9].alpha > 200)
        #expect(bitmap[10, 10].alpha < 30)
    }

    @Test("ends a line flat, round or square")
    func caps() throws {
        var line = Path()
        line.move(to: CGPoint(x: 5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        func ink(_ cap: StrokeStyle.Cap) throws -> (edge: UInt8, corner: UInt8) {
            let bitmap = try painted(20, 10, .stroke(line, .color(.black), StrokeStyle(lineWidth: 4, lineCap: cap)))
            return (bitmap[4, 5].alpha, bitmap[3, 3].alpha)
        }
        #expect(try ink(.butt) == (0, 0))
        #expect(try ink(.square) == (255, 255))
        let round = try ink(.round)
        #expect(round.edge > 200 && round.corner < 100)
    }

    @Test("dashes a line, and draws a solid one for dashes that are none")
    func dashes() throws {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 0.5))
        line.addLine(to: CGPoint(x: 8, y: 0.5))
        func alphas(_ dash: [CGFloat], _ phase: CGFloat = 0) throws -> [UInt8] {
            let style = StrokeStyle(lineWidth: 1, dash: dash, dashPhase: phase)
            return try painted(8, 1, .stroke(line, .color(.black), style)).alphas(row: 0)
        }
        #expect(try alphas([2, 2]) == [255, 255, 0, 0, 255, 255, 0, 0])
        #expect(try alphas([2, 2], 2) == [0, 0, 255, 255, 0, 0, 255, 255])
        for useless: [CGFloat] in [[0, 0], [-1, 2], [.nan]] {
            #expect(try alphas(useless).allSatisfy { $0 == 255 })
        }
        #expect(try alphas([2, 2], 4e15 + 2) == [0, 0, 255, 255, 0, 0, 255, 255])
        // Cairo would look for the start of such a line for ever.
        #expect(try alphas([1e308, 1e308], -1e308).count == 8)
    }

    @Test("enlarges an image without inventing colors, or smoothly")
    func images() throws {
        let image = ImageSource(name: "pair", pixels: [255, 0, 0, 255, 0, 0, 255, 255], pixelWidth: 2, pixelHeight: 1)
        let area = CGRect(x: 0, y: 0, width: 10, height: 4)
        let sharp = try painted(10, 4, .image(image, rect: area, interpolation: .none))
        #expect(Set((0..<10).map { sharp.hex($0, 2) }) == [0xff00_00ff, 0x0000_ffff])
        #expect(sharp.hex(4, 0) == 0xff00_00ff)
        #expect(sharp.hex(5, 0) == 0x0000_ffff)
        let smooth = try painted(10, 4, .image(image, rect: area, interpolation: .smooth))
        #expect(smooth[5, 2].red > 0 && smooth[5, 2].blue > 0)
        #expect(smooth.hex(0, 0) == 0xff00_00ff)
    }

    @Test("skips what has no place: infinite, missing or flat")
    func nowhere() throws {
        var lost = Path()
        lost.move(to: CGPoint(x: CGFloat.nan, y: 0))
        lost.addLine(to: CGPoint(x: 3, y: 3))
        lost.addLine(to: CGPoint(x: 0, y: 3))
        let image = ImageSource(name: "dot", pixels: [1, 2, 3, 255], pixelWidth: 1, pixelHeight: 1)
        let bitmap = try painted(
            4, 4, fill(lost, red), fill(Path(), red),
            .fill(rect(0, 0, 4, 4), .linearGradient(stops: [], from: .zero, to: .zero)),
            .image(image, rect: CGRect(x: 0, y: 0, width: 0, height: 4), interpolation: .none),
            .stroke(rect(1, 1, 2, 2), .color(red), StrokeStyle(lineWidth: 0)),
            .group([fill(rect(0, 0, 4, 4), red)], .transform(CGAffineTransform(scaleX: 0, y: 1))),
            .group([], .shadow(red, radius: 3, offset: .zero)), .group([fill(rect(90, 90, 4, 4), red)], .blur(2)))
        #expect(bitmap == Bitmap(width: 4, height: 4))
    }

    @Test("fills the canvas with a rectangle that has no end")
    func endless() throws {
        let far = CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)
        #expect(try painted(3, 3, fill(Path(far), red)).hex(1, 1) == 0xff00_00ff)
        #expect(try painted(3, 3, .group([fill(Path(far), red)], .opacity(0.5)))[1, 1].alpha == 128)
    }

    @Test("refuses a canvas past Cairo's size, naming it")
    func tooLarge() {
        let error = #expect(throws: PaintingError.self) { try painted(20_000, 10, scale: 2) }
        #expect(error == .canvasTooLarge(width: 40_000, height: 20))
        #expect(error?.description.contains("40000 × 20 pixels") == true)
        #expect(PaintingError.canvasTooLarge(width: 3e100, height: 20).description.contains("huge × 20 pixels"))
    }

    @Test("refuses a canvas that is none", arguments: [0, -3, Double.nan])
    func noCanvas(side: Double) {
        #expect(throws: PaintingError.self) { try painted(side, 10) }
        #expect(throws: PaintingError.badScale(0)) { try painted(10, 10, scale: 0) }
    }

    @Test("rounds a broken point up to a pixel")
    func fraction() throws {
        let bitmap = try painted(10.2, 9.9999999, scale: 2)
        #expect(bitmap.width == 21)
        #expect(bitmap.height == 20)
    }
}
