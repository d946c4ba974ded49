import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite("Animated PNG files")
struct AnimatedPNGTests {
    private func frame(_ gray: UInt8, alpha: UInt8 = 255) -> PNG.Frame {
        var bitmap = Bitmap(width: 5, height: 3)
        for y in 0..<3 {
            for x in 0..<5 { bitmap[x, y] = .init(red: gray, green: UInt8(x * 9), blue: 7, alpha: alpha) }
        }
        return PNG.Frame(bitmap, milliseconds: 400)
    }

    @Test("are their first frame to readers that know of no animation")
    func still() throws {
        let frames = [frame(10), frame(20), frame(30)]
        #expect(try PNG.decode(PNG.encode(frames)) == frames[0].bitmap)
    }

    @Test("number their chunks in order, and give each frame its size and time")
    func chunks() throws {
        let chunks = PNGChunk.all(try PNG.encode([frame(10), frame(20), frame(30)]))
        let names = chunks.map(\.type)
        #expect(
            names.filter { ["acTL", "fcTL", "IDAT", "fdAT"].contains($0) }
                == ["acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT"])
        let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
        #expect(numbered.map { Array($0.data.prefix(4)) } == (0..<5).map { [0, 0, 0, UInt8($0)] })
        let control = try #require(chunks.first { $0.type == "fcTL" })
        #expect(
            Array(control.data.dropFirst(4)) == [0, 0, 0, 5, 0, 0, 0, 3] + [UInt8](repeating: 0, count: 8)
                + [1, 144, 3, 232, 0, 0])
        #expect(Array(try #require(chunks.first { $0.type == "acTL" }).data) == [0, 0, 0, 3, 0, 0, 0, 0])
    }

    @Test("hold every frame: each stream is one of a file of its own")
    func frames() throws {
        let frames = [frame(10), frame(20, alpha: 40)]
        let chunks = PNGChunk.all(try PNG.encode(frames))
        let second = try #require(chunks.first { $0.type == "fdAT" })
        let alone = PNGChunk.all(try PNG.encode(frames[1].bitmap))
        #expect(Array(second.data.dropFirst(4)) == Array(try #require(alone.first { $0.type == "IDAT" }).data))
        // All frames have alpha if one has.
        #expect(chunks[0].data[9] == 6)
    }
}
