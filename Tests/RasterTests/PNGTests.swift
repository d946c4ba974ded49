import Foundation
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

/// The type and data of each chunk.
private func chunks(_ file: Data) -> [(type: String, data: [UInt8])] {
    let bytes = [UInt8](file)
    var (result, at) = ([(type: String, data: [UInt8])](), 8)
    while at + 8 <= bytes.count {
        let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        result.append((String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), Array(bytes[at + 8..<at + 8 + length])))
        at += 12 + length
    }
    return result
}

@Suite("PNG files")
struct PNGTests {
    @Test("give back every pixel", arguments: [true, false])
    func roundTrip(opaque: Bool) throws {
        let bitmap = sample(opaque: opaque)
        #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
    }

    @Test("keep the color under clear pixels")
    func clearColor() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 0])
        #expect(try PNG.decode(PNG.encode(bitmap)).bitmap.pixels == [1, 2, 3, 0])
    }

    @Test("store no alpha when all is opaque")
    func colorType() throws {
        let opaque = try #require(chunks(PNG.encode(sample(opaque: true))).first)
        let clear = try #require(chunks(PNG.encode(sample(opaque: false))).first)
        #expect(opaque.data[8...9] == [8, 2])
        #expect(clear.data[8...9] == [8, 6])
    }

    @Test("carry texts in order, beyond ASCII too, and one key twice")
    func texts() throws {
        let text = [("Title", "Padding"), ("Comment", "first\nsecond"), ("Title", "Größe – 大"), ("Empty", "")]
        let file = try PNG.encode(sample(opaque: true), text: text)
        let decoded = try PNG.decode(file).text
        #expect(decoded.map(\.key) == text.map(\.0))
        #expect(decoded.map(\.value) == text.map(\.1))
        #expect(chunks(file).map(\.type).filter { $0.hasSuffix("Xt") } == ["tEXt", "tEXt", "iTXt", "tEXt"])
    }

    @Test("read a Latin-1 text as such")
    func latin1() throws {
        let file = try PNG.encode(sample(opaque: true), text: [("Name", "caf#")])
        var bytes = [UInt8](file)
        let at = try #require(bytes.firstRange(of: Array("caf#".utf8))?.lowerBound)
        bytes[at + 3] = 0xe9
        let length = 4 + 4 + 1 + 4
        var crc = crc32(bytes[at - 9..<at - 9 + length])
        for i in (0..<4).reversed() {
            bytes[at + 4 + i] = UInt8(crc & 0xff)
            crc >>= 8
        }
        #expect(try PNG.decode(Data(bytes)).text.map(\.value) == ["café"])
    }

    private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 {
                let polynomial: UInt32 = crc & 1 == 1 ? 0xedb8_8320 : 0
                crc = (crc >> 1) ^ polynomial
            }
        }
        return ~crc
    }

    @Test("state 72 dots an inch times the scale", arguments: [(1, 2835), (2, 5669), (3, 8504)])
    func resolution(scale: Int, pixelsPerMeter: Int) throws {
        let file = try PNG.encode(sample(opaque: true), scale: scale)
        let size = try #require(chunks(file).first { $0.type == "pHYs" })
        #expect(size.data[0..<4].reduce(0) { $0 << 8 | Int($1) } == pixelsPerMeter)
        #expect(size.data[8] == 1)
    }

    @Test("are the same bytes twice, and bear no time")
    func deterministic() throws {
        let file = try PNG.encode(sample(opaque: false), text: [("a", "b")], scale: 2)
        #expect(try PNG.encode(sample(opaque: false), text: [("a", "b")], scale: 2) == file)
        #expect(!chunks(file).contains { $0.type == "tIME" })
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
        #expect(try PNG.decode(file).bitmap.pixels == kind.pixels)
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

    @Test("are refused when empty or no PNG at all")
    func notPNG() {
        #expect(reason(Data()) == "cannot read the PNG: it is empty")
        #expect(reason(Data("GIF89a, more or less".utf8)) == "cannot read the PNG: it does not begin like a PNG file")
    }

    @Test("are refused wherever they end too early")
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

    @Test("that claim a monstrous size are refused before memory is asked for")
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
        #expect(try PNG.decode(file) == DecodedPNG(bitmap: bitmap, text: [("Title", "x")]))
    }

    @Test("needs at least one pixel")
    func empty() {
        #expect(throws: PNGError.emptyBitmap(width: 0, height: 4)) {
            try PNG.encodeSmallest(Bitmap(width: 0, height: 4))
        }
    }
}
