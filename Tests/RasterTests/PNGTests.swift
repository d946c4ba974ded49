import Foundation
import TestSupport
import Testing

@testable import Raster

private func sample(opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: 7, height: 5)
    for y in 0..<5 {
        for x in 0..<7 {
            bitmap[x, y] = Bitmap.Pixel(
                red: UInt8(x * 40), green: UInt8(y * 60), blue: UInt8(x * y * 7), alpha: opaque ? 255 : UInt8(x * 42))
        }
    }
    return bitmap
}

@Suite("PNG files")
struct PNGTests {
    @Test("return every pixel", arguments: [true, false])
    func roundTrip(opaque: Bool) throws {
        let bitmap = sample(opaque: opaque)
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }

    @Test("keep the color under clear pixels")
    func clearColor() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 0])
        #expect(try PNG.decode(PNG.encode(bitmap)).pixels == [1, 2, 3, 0])
    }

    @Test("store no alpha when all is opaque")
    func colorType() throws {
        let opaque = try #require(PNGChunk.all(PNG.encode(sample(opaque: true))).first)
        let clear = try #require(PNGChunk.all(PNG.encode(sample(opaque: false))).first)
        #expect(opaque.data[8...9] == [8, 2])
        #expect(clear.data[8...9] == [8, 6])
    }

    @Test("contain texts in order, including non-ASCII ones, and one key twice")
    func texts() throws {
        let text = [("Title", "Padding"), ("Comment", "first\nsecond"), ("Title", "Größe – 大"), ("Empty", "")]
        let file = try PNG.encode(sample(opaque: true), text: text)
        let decoded = PNGChunk.texts(file)
        #expect(decoded.map(\.key) == text.map(\.0))
        #expect(decoded.map(\.value) == text.map(\.1))
        #expect(PNGChunk.all(file).map(\.type).filter { $0.hasSuffix("Xt") } == ["tEXt", "tEXt", "iTXt", "tEXt"])
    }

    @Test("state 72 dots per inch times the scale", arguments: [(1, 2835), (2, 5669), (3, 8504)])
    func resolution(scale: Int, pixelsPerMeter: Int) throws {
        let file = try PNG.encode(sample(opaque: true), scale: scale)
        let size = try #require(PNGChunk.all(file).first { $0.type == "pHYs" })
        #expect(size.data[0..<4].reduce(0) { $0 << 8 | Int($1) } == pixelsPerMeter)
        #expect(size.data[8] == 1)
    }

    @Test("are the same bytes twice, and contain no date")
    func deterministic() throws {
        let file = try PNG.encode(sample(opaque: false), text: [("a", "b")], scale: 2)
        #expect(try PNG.encode(sample(opaque: false), text: [("a", "b")], scale: 2) == file)
        #expect(!PNGChunk.all(file).contains { $0.type == "tIME" })
    }

    struct OtherKind: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var base64: String
        var pixels: [UInt8]
    }

    private static let otherKinds = [
        OtherKind(
            testDescription: "16-bit gray",
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNgYPj/HwADAgH/OSkZvgAAAABJRU5E\
                rkJggg==
                """,
            pixels: [0, 0, 0, 255, 255, 255, 255, 255]),
        OtherKind(
            testDescription: "a palette with alpha",
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/gAgPs2oA\
                AAALSURBVHjaY2BgBAAABAACLN5IrQAAAABJRU5ErkJggg==
                """,
            pixels: [255, 0, 0, 255, 0, 0, 255, 128]),
        OtherKind(
            testDescription: "1-bit gray with white clear",
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAAAnRSTlMAAQGU/a4AAAAKSURBVHjaY3AAAABCAEGE\
                v45iAAAAAElFTkSuQmCC
                """,
            pixels: [0, 0, 0, 255, 255, 255, 255, 0]),
        OtherKind(
            testDescription: "interlaced RGB",
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAGK06rlAAAAF0lEQVR42mNgZGJmYGFlY2Dn4OTi5gEAAZYATygL\
                0jcAAAAASUVORK5CYII=
                """,
            pixels: [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]),
    ]

    @Test("of other kinds are read as RGBA", arguments: otherKinds)
    func readsOtherKinds(kind: OtherKind) throws {
        let file = try #require(Data(base64Encoded: kind.base64))
        #expect(try PNG.decode(file).pixels == kind.pixels)
    }

    @Test(
        "refuse a key that PNG has no room for", arguments: ["", " a", "a  b", "ä", String(repeating: "k", count: 80)])
    func badKeys(key: String) {
        #expect(throws: PNGError.badTextKey(key)) { try PNG.encode(sample(opaque: true), text: [(key, "v")]) }
    }

    @Test("need at least one pixel")
    func empty() {
        #expect(throws: PNGError.emptyBitmap(width: 0, height: 4)) { try PNG.encode(Bitmap(width: 0, height: 4)) }
    }
}

@Suite("Damaged PNG files")
struct DamagedPNGTests {
    private func reason(_ data: Data) -> String? {
        do {
            _ = try PNG.decode(data)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("are refused if empty or not a PNG")
    func notPNG() {
        #expect(reason(Data()) == "cannot read the PNG: it is empty")
        #expect(reason(Data("GIF89a, more or less".utf8)) == "cannot read the PNG: it does not begin like a PNG file")
    }

    @Test("are refused wherever they are truncated")
    func truncated() throws {
        let file = try PNG.encode(sample(opaque: false), text: [("key", "value")])
        for count in 8..<file.count { #expect(reason(file.prefix(count)) != nil, "\(count) bytes were enough") }
        #expect(reason(file) == nil)
    }

    @Test("never crash the reader, whichever byte is wrong")
    func flipped() throws {
        let file = [UInt8](try PNG.encode(sample(opaque: false), text: [("key", "välue")]))
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0xff
            let message = reason(Data(damaged))
            #expect(message == nil || message!.hasPrefix("cannot read the PNG: "))
        }
    }

    @Test("that claim an enormous size are refused before memory is allocated")
    func monstrous() throws {
        var bytes = [UInt8](try PNG.encode(sample(opaque: false)))
        bytes.replaceSubrange(16..<24, with: [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff])
        #expect(reason(Data(bytes)) != nil)
    }
}

@Suite("The smallest PNG file")
struct SmallestPNGTests {
    @Test("decodes to the same pixels, clear ones included, and keeps its texts", arguments: [true, false])
    func identical(opaque: Bool) throws {
        let bitmap = sample(opaque: opaque)
        let file = try PNG.encodeSmallest(bitmap, text: [("Title", "x")], scale: 2)
        #expect(try PNG.decode(file) == bitmap)
        #expect(PNGChunk.texts(file).map(\.value) == ["x"])
    }

    @Test("needs at least one pixel")
    func empty() {
        #expect(throws: PNGError.emptyBitmap(width: 0, height: 4)) {
            try PNG.encodeSmallest(Bitmap(width: 0, height: 4))
        }
    }
}
