import Foundation
import Testing

@testable import Raster

@Suite("A JPEG file")
struct JPEGTests {
    /// Four flat squares of 16 pixels: red and green above blue and white.
    private static let squares: Bitmap = {
        let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]]
        let places: [Int] = (0..<32 * 32).map { pixel in pixel / 512 * 2 + pixel % 32 / 16 }
        let pixels: [UInt8] = places.flatMap { colors[$0] }
        return Bitmap(width: 32, height: 32, pixels: pixels)
    }()

    /// Letters for the colors of the squares, left to right, top to bottom.
    private func letters(_ picture: Bitmap) -> String {
        [(8, 8), (24, 8), (8, 24), (24, 24)].map { column, row in
            let start = (row * picture.width + column) * 4
            return switch picture.pixels[start..<start + 4].map({ $0 > 128 }) {
            case [true, false, false, true]: "r"
            case [false, true, false, true]: "g"
            case [false, false, true, true]: "b"
            case [true, true, true, true]: "w"
            default: "?"
            }
        }.joined()
    }

    @Test("is read as it was written, opaque")
    func read() throws {
        let picture = try JPEG.decode(LibJPEG.file(Self.squares))
        #expect((picture.width, picture.height) == (32, 32))
        #expect(letters(picture) == "rgbw")
        #expect(stride(from: 3, to: picture.pixels.count, by: 4).allSatisfy { picture.pixels[$0] == 255 })
    }

    @Test(
        "is turned as its Exif orientation says",
        arguments: [
            (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
            (0, "rgbw"), (9, "rgbw"),
        ] as [(UInt8, String)])
    func orientation(number: UInt8, result: String) throws {
        for isLittle in [false, true] {
            let file = LibJPEG.file(Self.squares, orientation: number, isLittle: isLittle)
            #expect(letters(try JPEG.decode(file)) == result)
        }
    }

    @Test("that is wide becomes high when it is turned")
    func turned() throws {
        let wide = Bitmap(width: 32, height: 16, pixels: Array(Self.squares.pixels.prefix(32 * 16 * 4)))
        let picture = try JPEG.decode(LibJPEG.file(wide, orientation: 6))
        #expect((picture.width, picture.height) == (16, 32))
    }

    @Test("that is damaged or ends early is refused with a reason, whatever its bytes")
    func damaged() {
        let file = LibJPEG.file(Self.squares, orientation: 6)
        #expect(throws: JPEG.Damage.self) { try JPEG.decode(file.prefix(file.count / 2)) }
        #expect(throws: JPEG.Damage.self) { try JPEG.decode(Data([0xff, 0xd8, 0xff, 0xe0])) }
        #expect(throws: JPEG.Damage.self) { try JPEG.decode(Data()) }
        for place in 2..<min(file.count, 200) {
            var broken = file
            broken[place] = 0xff
            _ = try? JPEG.decode(broken)
        }
    }

    @Test("is distinguished from a PNG by its first bytes")
    func formats() throws {
        #expect(letters(try PictureFile.decode(LibJPEG.file(Self.squares))) == "rgbw")
        let png = try PNG.encode(Self.squares)
        #expect(letters(try PictureFile.decode(png)) == "rgbw")
        #expect(throws: PictureFile.Damage.self) { try PictureFile.decode(Data("GIF89a".utf8)) }
    }
}
