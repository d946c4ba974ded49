import Drawing
import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("Groups")
struct CairoRendererGroupsTests {
    @Test("fade as one: what lies beneath inside the group does not shine through")
    func opacity() throws {
        let group = DisplayItem.group([fill(rect(0, 0, 4, 4), red), fill(rect(0, 0, 4, 4), blue)], .opacity(0.5))
        #expect(try painted(4, 4, group).hex(2, 2) == 0x0000_ff80)
        #expect(try painted(4, 4, .group([fill(rect(0, 0, 4, 4), red)], .opacity(0))) == Bitmap(width: 4, height: 4))
    }

    @Test("are clipped to a path, edges softened once")
    func clip() throws {
        let items = [fill(rect(0, 0, 4, 4), red), fill(rect(0, 0, 4, 4), blue)]
        let bitmap = try painted(4, 4, .group(items, .clip(rect(1, 1, 1.5, 2))))
        #expect(bitmap.ink == PixelBox(minX: 1, minY: 1, maxX: 2, maxY: 2))
        let edge = bitmap[2, 1]
        #expect(edge.alpha == 128 || edge.alpha == 127)
        // No red at the edge from beneath the blue.
        #expect(edge.red == 0)
    }

    @Test("in clips directly inside each other are clipped to all of them, each by its own rule")
    func nestedClips() throws {
        let ring = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
            $0.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let inner = DisplayItem.group([fill(rect(0, 0, 6, 6), red)], .clip(rect(1, 1, 5, 3)))
        let bitmap = try painted(6, 6, .group([.group([inner], .clip(ring, evenOdd: true))], .clip(rect(0, 0, 5, 6))))
        for y in 0..<6 {
            for x in 0..<6 {
                let isInside =
                    (1..<5).contains(x) && (1..<4).contains(y) && !((2..<4).contains(x) && (2..<4).contains(y))
                #expect(bitmap[x, y].alpha == (isInside ? 255 : 0), "\(x), \(y)")
            }
        }
    }

    @Test("blurred inside each other are as soft as one blur of all variances, whatever lies between")
    func nestedBlurs() throws {
        let square = fill(rect(20, 20, 20, 20), red)
        let whole = try painted(60, 60, .group([square], .blur(5)))
        for between in [GroupEffect.blur(0), .opacity(1), .opacity(0.9999), .clip(rect(-100, -100, 300, 300))] {
            let inner = DisplayItem.group([square], .blur(3))
            let bitmap = try painted(60, 60, .group([.group([inner], between)], .blur(4)))
            let most = (0..<60).flatMap { y in (0..<60).map { abs(Int(bitmap[$0, y].alpha) - Int(whole[$0, y].alpha)) }
            }
            #expect(most.max()! <= 6, "\(between)")
        }
    }

    @Test("that are cut off and then blurred have their own blur up to the cut")
    func cutBlurs() throws {
        // A wide shape that ends beside the clip bleeds into it.
        let inner = DisplayItem.group([fill(rect(0, 0, 18, 60), red)], .blur(3))
        let direct = try painted(60, 60, .group([inner], .clip(rect(20, 0, 40, 60))))
        let faint = try painted(60, 60, .group([.group([inner], .clip(rect(20, 0, 40, 60)))], .blur(0.01)))
        let broad = try painted(60, 60, .group([.group([inner], .clip(rect(20, 0, 40, 60)))], .blur(20)))
        #expect(direct[20, 30].alpha > 30)
        #expect(abs(Int(direct[20, 30].alpha) - Int(faint[20, 30].alpha)) < 12)
        #expect(broad[30, 30].alpha > 0)
    }

    @Test("inside each other's shadows are painted on layers that reach as far as one blur of all variances")
    func manyShadows() throws {
        let reach = Blur.reach(radius: 5)
        let everywhere = CGRect(x: -5000, y: -5000, width: 10_000, height: 10_000)
        var surface = try Surface(width: 60, height: 60)
        var renderer = CairoRenderer(surface.context, text: nil)
        var widths: [Double] = []
        for _ in 0..<64 {
            let layer = try #require(try Layer(renderer.pixels(around: everywhere, reach: reach)))
            renderer = renderer.on(layer.surface.context, reach: reach)
            surface = layer.surface
            widths.append(Double(surface.width))
        }
        // A layer may have two pixels a side for rounding and antialiasing.
        let most = (1...64).map { 60 + 2 * (reach * Double($0).squareRoot() + 2 * Double($0)) }
        #expect(zip(widths, most).allSatisfy { $0 <= $1 }, "\(widths)")
    }

    @Test("move, and nested moves add up")
    func transform() throws {
        let inner = DisplayItem.group(
            [fill(rect(0, 0, 2, 1), red)], .transform(CGAffineTransform(translationX: 3, y: 0)))
        let bitmap = try painted(12, 12, .group([inner], .transform(CGAffineTransform(scaleX: 2, y: 2))))
        #expect(bitmap.ink == PixelBox(minX: 6, minY: 0, maxX: 9, maxY: 1))
    }

    @Test("are left out where they are magnified beyond all numbers")
    func hugeTransform() throws {
        let items = [fill(rect(0, 0, 2, 1), red)]
        for scale in [1e308, .greatestFiniteMagnitude] as [CGFloat] {
            let huge = DisplayItem.group(items, .transform(CGAffineTransform(scaleX: scale, y: 1)))
            let twice = DisplayItem.group([huge], .transform(CGAffineTransform(scaleX: 10, y: 2)))
            #expect(try painted(4, 4, twice).ink == nil)
        }
    }

    @Test("turn clockwise for a positive angle")
    func turn() throws {
        let turned = CGAffineTransform(translationX: 5, y: 5).rotated(by: .pi / 2)
        let bitmap = try painted(10, 10, .group([fill(rect(0, -1, 4, 2), red)], .transform(turned)))
        #expect(bitmap.ink == PixelBox(minX: 4, minY: 5, maxX: 5, maxY: 8))
    }

    @Test("show only where their mask is opaque")
    func mask() throws {
        let mask = [fill(rect(1, 0, 1, 1), .black), fill(rect(2, 0, 1, 1), .black.opacity(0.5))]
        let bitmap = try painted(4, 1, .group([fill(rect(0, 0, 4, 1), red)], .mask(mask)))
        #expect(bitmap.alphas(row: 0) == [0, 255, 128, 0])
        #expect(bitmap[2, 0].red == 255)
    }

    @Test("take a tint, keeping their opacity")
    func tint() throws {
        let items = [fill(rect(0, 0, 1, 1), red), fill(rect(1, 0, 1, 1), green.opacity(0.5))]
        let bitmap = try painted(2, 1, .group(items, .tint(blue)))
        #expect(bitmap.hex(0, 0) == 0x0000_ffff)
        #expect(bitmap.hex(1, 0) == 0x0000_ff80)
    }

    @Test("work alike at any scale and place", arguments: [1, 2, 3])
    func scaled(scale: Int) throws {
        let items = [fill(rect(5, 5, 4, 4), red)]
        let effects: [GroupEffect] = [
            .opacity(0.5), .clip(rect(5, 5, 4, 4)), .mask([fill(rect(5, 5, 4, 4), blue)]), .tint(red),
        ]
        for effect in effects {
            let moved = DisplayItem.group(
                [.group(items, effect)], .transform(CGAffineTransform(translationX: 10, y: 3)))
            let box = try painted(30, 20, scale: scale, moved).ink
            #expect(
                box
                    == PixelBox(
                        minX: 15 * scale, minY: 8 * scale, maxX: 19 * scale - 1, maxY: 12 * scale - 1),
                "\(effect)")
        }
    }

    @Test("are painted with colors changed by any numbers")
    func endlessColors() throws {
        let endless = ColorMatrix.channels(.infinity, -.infinity, .nan, constant: -.infinity)
        #expect(try painted(20, 20, .group([fill(rect(0, 0, 9, 9), red)], .colors(endless))).width == 20)
    }
}

@Suite("Shadow and blur")
struct ShadowTests {
    private let square = [fill(rect(40, 40, 20, 20), red)]

    @Test("falls outside, in its color, softer with the distance")
    func shadow() throws {
        let bitmap = try painted(100, 100, .group(square, .shadow(.black, radius: 5, offset: .zero)))
        #expect(bitmap.hex(50, 50) == 0xff00_00ff)
        let outward = (60..<76).map { bitmap[$0, 50].alpha }
        #expect(outward[0] > 90 && outward[0] < 128)
        #expect(zip(outward, outward.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(outward[15] <= 1)
        #expect(bitmap[62, 50].red == 0)
    }

    @Test("moves with its offset, the same to all sides", arguments: [1, 2])
    func offset(scale: Int) throws {
        let offset = CGSize(width: 10, height: -6)
        let bitmap = try painted(
            100, 100, scale: scale, .group(square, .shadow(.black, radius: 0, offset: offset)))
        #expect(bitmap[65 * scale, 45 * scale].alpha == 255)
        #expect(
            bitmap.ink
                == PixelBox(
                    minX: 40 * scale, minY: 34 * scale, maxX: 70 * scale - 1, maxY: 60 * scale - 1))
    }

    @Test("is cast by shadows as by what casts them", arguments: [1, 2])
    func shadowOfShadow(scale: Int) throws {
        let inner = [DisplayItem.group(square, .shadow(.black, radius: 0, offset: CGSize(width: 15, height: 0)))]
        let outer = GroupEffect.shadow(green, radius: 0, offset: CGSize(width: 0, height: 25))
        let bitmap = try painted(100, 100, scale: scale, .group(inner, outer))
        let colors = [(50, 50), (65, 50), (50, 75), (70, 75)].map { bitmap.hex($0.0 * scale, $0.1 * scale) }
        #expect(colors == [0xff00_00ff, 0x0000_00ff, 0x00ff_00ff, 0x00ff_00ff])
        // The item, one shadow to its right, and both again below.
        let box = PixelBox(
            minX: 40 * scale, minY: 40 * scale, maxX: 75 * scale - 1, maxY: 85 * scale - 1)
        #expect(bitmap.ink == box)
    }

    @Test("of what lies off the canvas with a shadow of its own still reaches in")
    func shadowFromOutside() throws {
        let inner = [
            DisplayItem.group(
                [fill(rect(-40, 0, 20, 40), red)], .shadow(.black, radius: 0, offset: CGSize(width: 0, height: 9)))
        ]
        let bitmap = try painted(40, 40, .group(inner, .shadow(green, radius: 0, offset: CGSize(width: 50, height: 0))))
        #expect(bitmap[15, 20].alpha == 255)
        #expect(bitmap[5, 20].alpha == 0)
    }

    @Test("in a shadow in a shadow takes one painting a level", .timeLimit(.minutes(1)))
    func nestedShadows() throws {
        let near = GroupEffect.shadow(.black, radius: 1, offset: CGSize(width: 0, height: 0.5))
        let nested = (0..<60).reduce(square) { items, _ in [.group(items, near)] }
        #expect(try painted(100, 100, nested[0]).hex(50, 50) == 0xff00_00ff)
    }

    @Test("is a picture each in an SVG, and with more than three in it one with what casts it", .timeLimit(.minutes(1)))
    func vectorShadows() throws {
        func pictures(_ count: Int) throws -> Int {
            let near = GroupEffect.shadow(.black, radius: 1, offset: CGSize(width: 0, height: 0.5))
            let items = (0..<count).reduce(square) { items, _ in [.group(items, near)] }
            let file = try VectorPainter.file(
                DisplayList(size: CGSize(width: 100, height: 100), items: items), .svg,
                describedBy: VectorPainter.Description(title: "", text: "", creator: ""))
            return String(decoding: file, as: UTF8.self).components(separatedBy: "<image").count - 1
        }
        #expect(try [1, 3, 4, 5, 30].map { try pictures($0) } == [1, 3, 4, 2, 2])
    }

    @Test("of something off the canvas still reaches in")
    func fromOutside() throws {
        let outside = [fill(rect(-20, 0, 20, 40), red)]
        let bitmap = try painted(
            40, 40, .group(outside, .shadow(.black, radius: 4, offset: CGSize(width: 15, height: 0))))
        #expect(bitmap[5, 20].alpha > 240)
    }

    @Test("of any radius and offset is painted in bounded memory")
    func extremes() throws {
        let endless = [fill(rect(-1e9, -1e9, 2e9, 2e9), red)]
        let far = GroupEffect.shadow(.black, radius: 1e9, offset: CGSize(width: 1e6, height: -1e6))
        #expect(try painted(20, 20, .group(endless, far)).hex(9, 9) == 0xff00_00ff)
        #expect(try painted(20, 20, .group(endless, .blur(1e9)))[9, 9].alpha > 240)
        #expect(try painted(20, 20, .group(square, .blur(.infinity))) == Bitmap(width: 20, height: 20))
        let wide = try painted(32_767, 2, .group([fill(rect(0, 0, 32_767, 2), red)], .blur(2)))
        #expect(wide[16_000, 0].alpha > 50)
    }

    @Test("blurs evenly, losing nothing")
    func blur() throws {
        let bitmap = try painted(100, 100, .group(square, .blur(4)))
        let sum = stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Int(bitmap.pixels[$1]) }
        #expect(abs(sum - 20 * 20 * 255) < 20 * 20 * 255 / 50)
        #expect(bitmap[50, 39].alpha == bitmap[50, 60].alpha)
        #expect(bitmap[39, 50].alpha == bitmap[60, 50].alpha)
        #expect(bitmap[45, 39].alpha == bitmap[39, 45].alpha)
        #expect(bitmap[50, 50].red == 255)
    }

    @Test("has boxes whose variances make the deviation's", arguments: [1.0, 2, 3.3, 8, 21, 60])
    func boxes(deviation: Double) {
        let variance = Blur.boxes(deviation: deviation).reduce(0.0) { $0 + (pow(Double(2 * $1 + 1), 2) - 1) / 12 }
        #expect(abs(variance.squareRoot() - deviation) < 0.35)
    }
}

@Suite("The same list")
struct DeterminismTests {
    @Test("gives the same pixels twice")
    func twice() throws {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
        let list = DisplayList(
            size: CGSize(width: 80, height: 60),
            items: [
                .fill(rect(0, 0, 80, 60), .angularGradient(stops: stops, center: .zero, startAngle: 0, endAngle: 2)),
                .fill(rect(5, 5, 30, 30), .hatch(.black, width: 1, spacing: 4)),
                .group([fill(rect(20, 20, 20, 20), green)], .shadow(.black, radius: 4, offset: .zero)),
                .text(block("Plumbline"), at: CGPoint(x: 3, y: 30), width: 70),
            ])
        #expect(try CairoPainter.paint(list, scale: 2) == CairoPainter.paint(list, scale: 2))
    }

    @Test("gives the same pixels on many threads at once")
    func threads() async throws {
        let list = DisplayList(
            size: CGSize(width: 200, height: 60),
            items: [.text(block("Many threads, one picture", size: 21), at: .zero, width: 200)])
        let first = try CairoPainter.paint(list, scale: 2)
        let all = try await withThrowingTaskGroup(of: Bitmap.self) { tasks in
            for _ in 0..<16 { tasks.addTask { try CairoPainter.paint(list, scale: 2) } }
            return try await tasks.reduce(into: []) { $0.append($1) }
        }
        #expect(all.allSatisfy { $0 == first })
    }
}
