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

    /// The frames as players show them: each change over what was there.
    private func played(_ animation: Data) throws -> [Bitmap] {
        let chunks = PNGChunk.all(animation)
        var shown: [Bitmap] = []
        var control: [UInt8] = []
        for chunk in chunks {
            if chunk.type == "fcTL" { control = chunk.data }
            guard ["IDAT", "fdAT"].contains(chunk.type) else { continue }
            let header = Array(control[4..<12]) + chunks[0].data[8...]
            let stream = chunk.type == "IDAT" ? chunk.data : Array(chunk.data.dropFirst(4))
            let piece = try PNG.decode(file(of: [("IHDR", header), ("IDAT", stream), ("IEND", [])]))
            var next = shown.last ?? piece
            for y in 0..<piece.height {
                for x in 0..<piece.width where control.last == 0 || piece[x, y].alpha > 0 {
                    next[Int(control[15]) + x, Int(control[19]) + y] = piece[x, y]
                }
            }
            shown.append(next)
        }
        return shown
    }

    private func file(of chunks: [(name: String, data: [UInt8])]) -> Data {
        chunks.reduce(into: Data(PNGFile.signature)) { file, chunk in
            let body = Array(chunk.name.utf8) + chunk.data
            withUnsafeBytes(of: UInt32(chunk.data.count).bigEndian) { file.append(contentsOf: $0) }
            file.append(contentsOf: body)
            let sum = body.withUnsafeBytes { crc32($0) }
            withUnsafeBytes(of: sum.bigEndian) { file.append(contentsOf: $0) }
        }
    }

    @Test("hold what each frame changes of the one before, and show all of it", arguments: [255, 90])
    func changes(alpha: UInt8) throws {
        var frames = [frame(10, alpha: alpha), frame(10, alpha: alpha), frame(10, alpha: alpha)]
        frames[1].bitmap[3, 1] = .init(red: 200, green: 0, blue: 0, alpha: alpha)
        frames[2].bitmap[1, 0] = .init(red: 0, green: 200, blue: 0, alpha: alpha)
        let animation = try PNG.encode(frames)
        #expect(try played(animation) == frames.map(\.bitmap))
        let sizes = PNGChunk.all(animation).filter { $0.type == "fcTL" }.map { [$0.data[7], $0.data[11]] }
        #expect(sizes == [[5, 3], [1, 1], [3, 2]])
    }

    @Test("of equal frames are one, shown as long as both")
    func equal() throws {
        let chunks = PNGChunk.all(try PNG.encode([frame(10), frame(10), frame(20)]))
        let times = chunks.filter { $0.type == "fcTL" }.map { Array($0.data.dropFirst(20).prefix(2)) }
        #expect(times == [[3, 32], [1, 144]])
    }
}
