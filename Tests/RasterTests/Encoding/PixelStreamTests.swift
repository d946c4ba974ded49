import Foundation
import PNGTrial
import Raster
import Testing

import func TestSupport.sample
import func TestSupport.trials

@Suite("PNG files written fast")
struct PixelStreamTests {
    /// Whether libpng reads the encoded pixels.
    private func comesBack(_ bitmap: Bitmap) throws -> Bool { try PNG.decode(PNG.encode(bitmap)) == bitmap }

    @Test("random pictures are decoded unchanged")
    func seeded() throws {
        for seed in 0..<trials(2000, short: 80) { #expect(try comesBack(TrialPicture.seeded(seed)), "seed \(seed)") }
    }

    @Test("smooth pictures are decoded unchanged")
    func smooth() throws {
        for seed in 0..<trials(500, short: 20) { #expect(try comesBack(TrialPicture.smooth(seed)), "smooth \(seed)") }
    }

    @Test("rows repeated at the window's edge, slightly shifted, are decoded unchanged", arguments: 0..<4)
    func echoing(batch: Int) throws {
        for seed in batch * 150..<batch * 150 + trials(150, short: 6) {
            #expect(try comesBack(TrialPicture.echoing(seed)), "echoing \(seed)")
        }
    }

    @Test("rows stored as differences are decoded unchanged", arguments: 0..<4)
    func risen(batch: Int) throws {
        for seed in batch * 150..<batch * 150 + trials(150, short: 6) {
            #expect(try comesBack(TrialPicture.risen(seed)), "risen \(seed)")
        }
    }

    @Test("the smallest, longest, emptiest and noisiest pictures are decoded unchanged")
    func corners() throws {
        for (name, bitmap) in TrialPicture.corners { #expect(try comesBack(bitmap), "\(name)") }
    }

    @Test("rows that repeat around the window's size are decoded unchanged")
    func window() throws {
        for period in sample(Array(10_918...10_926), every: 4) {
            #expect(try comesBack(TrialPicture.periodic(period, opaque: true)), "\(period)")
        }
        for period in sample(Array(8_188...8_196), every: 4) {
            #expect(try comesBack(TrialPicture.periodic(period, opaque: false)), "\(period)")
        }
        for distance in sample(Array(stride(from: 32_300, to: 33_300, by: 100)), every: 3) {
            for isOpaque in [true, false] {
                let picture = TrialPicture.repeating(distance: distance, width: 97, opaque: isOpaque)
                #expect(try comesBack(picture), "\(distance)")
            }
        }
    }

    @Test("a painted picture gives the same bytes as its unpremultiplied bitmap, and is decoded unchanged")
    func painted() throws {
        for (name, bitmap) in (0..<trials(500, short: 20)).map({ ("seed \($0)", TrialPicture.seeded($0)) })
            + (0..<trials(100, short: 6)).map({ ("smooth \($0)", TrialPicture.smooth($0)) }) + TrialPicture.corners
        {
            let painted = TrialPicture.painted(bitmap)
            #expect(painted.width == bitmap.width && painted.height == bitmap.height)
            let straight = painted.straight()
            #expect(try PNG.encode(painted, scale: 2) == PNG.encode(straight, scale: 2), "\(name)")
            let isOpaque = stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
            if isOpaque { #expect(straight == bitmap, "\(name)") }
        }
        #expect(throws: PNGError.emptyBitmap(width: 0, height: 3)) {
            try PNG.encode(PremultipliedBitmap(width: 0, height: 3) { _ in })
        }
    }

    @Test("translucent colors survive premultiplication as far as eight bits allow")
    func straightened() {
        let colors: [[UInt8]] = [[255, 128, 1, 255], [200, 100, 50, 128], [9, 9, 9, 0], [255, 255, 255, 1]]
        let bitmap = Bitmap(width: 4, height: 1, pixels: colors.flatMap { $0 })
        let straight = TrialPicture.painted(bitmap).straight()
        #expect(straight.pixels == [255, 128, 1, 255] + [199, 100, 50, 128] + [0, 0, 0, 0] + [255, 255, 255, 1])
    }

    @Test("texts and resolution are in the chunks the standard names")
    func chunks() throws {
        let text = [("Title", "feet"), ("Description", "naïve – 図"), ("Comment", "")]
        let file = try PNG.encode(TrialPicture.seeded(3), text: text, scale: 2)
        let expected = [
            Chunk(name: "sRGB", data: Data([0])),
            Chunk(name: "pHYs", data: Data([0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])),
            Chunk(name: "tEXt", data: Data("Title\0feet".utf8)),
            Chunk(name: "iTXt", data: Data("Description\0\0\0\0\0naïve – 図".utf8)),
            Chunk(name: "tEXt", data: Data("Comment\0".utf8)),
        ]
        #expect(chunks(file).filter { !["IHDR", "IDAT", "IEND"].contains($0.name) } == expected)
    }

    private struct Chunk: Equatable {
        var name: String
        var data: Data
    }

    private func chunks(_ file: Data) -> [Chunk] {
        var result: [Chunk] = []
        var rest = file.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            result.append(
                Chunk(
                    name: String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self),
                    data: rest.dropFirst(8).prefix(length)))
            rest = rest.dropFirst(length + 12)
        }
        return result.map { Chunk(name: $0.name, data: Data($0.data)) }
    }

    @Test("the same picture gives the same bytes")
    func sameBytes() throws {
        for seed in 0..<20 {
            #expect(try PNG.encode(TrialPicture.seeded(seed)) == PNG.encode(TrialPicture.seeded(seed)))
        }
    }

    @Test("a picture of rows that repeat takes a few bytes a row")
    func repeatedRows() throws {
        let wide = TrialPicture.corners.first { $0.name == "equal 32767 × 2" }!.bitmap
        #expect(try PNG.encode(wide).count < 500)
    }

    @Test(
        "a gradient takes about as many bytes as with libpng's filters, or far fewer",
        arguments: [(4, 3, 0.7), (1, 4, 1.1), (0, 0, 1.2)] as [(Double, Double, Double)])
    func gradients(across: Double, down: Double, most: Double) throws {
        let bitmap = TrialPicture.gradient(across: across, down: down)
        let filtered = libpngFile(bitmap).count
        let size = try PNG.encode(bitmap).count
        #expect(Double(size) <= most * Double(filtered), "\(size), \(filtered) filtered")
    }

    @Test("a horizontal or vertical gradient takes almost nothing, and as a golden about as much as with filters")
    func straightGradients() throws {
        for (across, down) in [(1, 0), (0, 1)] as [(Double, Double)] {
            let bitmap = TrialPicture.gradient(across: across, down: down)
            let filtered = libpngFile(bitmap).count
            // Of 360,000 bytes of pixels; filters leave 1,250.
            #expect(try PNG.encode(bitmap).count < 2400)
            #expect(try PNG.encodeSmallest(bitmap).count <= filtered * 11 / 10)
        }
    }

    /// Whether libpng reads the pixels of a golden.
    private func comesBackSmallest(_ bitmap: Bitmap) throws -> Bool {
        try PNG.decode(PNG.encodeSmallest(bitmap)) == bitmap
    }

    @Test("goldens of random and smooth pictures are decoded unchanged")
    func smallestSeeded() throws {
        for seed in 0..<trials(100, short: 5) {
            #expect(try comesBackSmallest(TrialPicture.seeded(seed)), "seed \(seed)")
            #expect(try comesBackSmallest(TrialPicture.smooth(seed)), "smooth \(seed)")
        }
    }

    @Test("goldens of the longest and emptiest pictures, and of rows that repeat, are decoded unchanged")
    func smallestCorners() throws {
        for (name, bitmap) in TrialPicture.corners where !name.contains("noise") {
            #expect(try comesBackSmallest(bitmap), "\(name)")
        }
        #expect(try comesBackSmallest(TrialPicture.periodic(10_922, opaque: true)))
        #expect(try comesBackSmallest(TrialPicture.repeating(distance: 32_768, width: 97)))
    }

    @Test("a golden is no larger than an output file")
    func smallestIsSmaller() throws {
        for seed in 0..<trials(100, short: 5) {
            for bitmap in [TrialPicture.seeded(seed), TrialPicture.smooth(seed)] {
                #expect(try PNG.encodeSmallest(bitmap).count <= PNG.encode(bitmap).count, "seed \(seed)")
            }
        }
    }
}
