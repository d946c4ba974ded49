import Raster
import Testing

@testable import Goldens

@Suite("The gate")
struct PictureGateTests {
    @Test("passes equal pixels, and clear ones of any color")
    func equal() {
        #expect(PictureGate.compare(plain(), plain()) == .equal)
        let clear = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 0])
        #expect(PictureGate.compare(clear, Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 0])) == .equal)
    }

    @Test("passes a difference of 1 in every channel of every pixel", arguments: [-1, 1])
    func rounding(amount: Int) {
        var all = plain()
        for i in all.pixels.indices where i % 4 != 3 { all.pixels[i] = UInt8(Int(all.pixels[i]) + amount) }
        #expect(PictureGate.compare(plain(), all) == .rounding(PictureDifference(plain(), all)))
    }

    @Test("refuses a difference of 2 in one channel of one pixel", arguments: [(0, 2), (1, -2), (2, 2), (3, -2)])
    func onePixel(channel: Int, amount: Int) throws {
        let outcome = PictureGate.compare(plain(), plain().nudged(3, 2, channel: channel, by: amount))
        #expect(!outcome.passes)
        guard case .different(let difference) = outcome else {
            Issue.record("the outcome is \(outcome)")
            return
        }
        #expect(difference.countAboveTolerance == 1 && difference.count == 1 && difference.largest == 2)
        #expect(difference.bounds == PixelBox(minX: 3, minY: 2, maxX: 3, maxY: 2))
    }

    @Test("refuses another size, even with an exemption for everything")
    func otherSize() {
        let exemption = GoldenExemption(tolerance: 255, reason: "any")
        let outcome = PictureGate.compare(plain(8, 6), plain(8, 7), exemption: exemption)
        #expect(outcome == .otherSize(expected: PixelSize(plain(8, 6)), actual: PixelSize(plain(8, 7))))
        #expect(!outcome.passes)
    }

    @Test("passes exactly what an exemption covers")
    func exemption() {
        let four = plain().nudged(0, 0, by: 4)
        func outcome(_ tolerance: Int, _ pixels: Int?, _ bitmap: Bitmap) -> PictureGate.Outcome {
            PictureGate.compare(
                plain(), bitmap, exemption: GoldenExemption(tolerance: tolerance, pixels: pixels, reason: "why"))
        }
        #expect(outcome(4, nil, four).passes)
        #expect(!outcome(3, nil, four).passes)
        #expect(outcome(4, 1, four).passes)
        #expect(!outcome(4, 1, four.nudged(1, 0, by: 2)).passes)
        // A difference of 1 needs no exemption, so it does not count.
        #expect(outcome(4, 1, four.nudged(1, 0, by: 1)).passes)
    }

    @Test("detects an exemption without effect or reason")
    func faults() {
        #expect(GoldenExemption(tolerance: 3, reason: "blur").fault == nil)
        #expect(GoldenExemption(tolerance: 3, reason: " ").fault?.contains("no reason") == true)
        #expect(GoldenExemption(tolerance: 1, reason: "x").fault?.contains("1 needs no exemption") == true)
        #expect(GoldenExemption(tolerance: 256, reason: "x").fault != nil)
        #expect(GoldenExemption(tolerance: 3, pixels: 0, reason: "x").fault != nil)
    }

    @Test("bounds only the pixels beyond rounding")
    func bounds() {
        let bitmap = plain().nudged(0, 0, by: 1).nudged(5, 4, by: 9)
        let difference = PictureDifference(plain(), bitmap)
        #expect(difference.bounds == PixelBox(minX: 5, minY: 4, maxX: 5, maxY: 4))
        #expect(difference.count == 2 && difference.countAboveTolerance == 1)
    }

    @Test("compares nearly clear pixels as they are seen, on black or white")
    func nearlyClear() {
        func pixel(_ gray: UInt8, _ alpha: UInt8) -> Bitmap {
            Bitmap(width: 1, height: 1, pixels: [gray, gray, gray, alpha])
        }
        #expect(PictureDifference(pixel(255, 1), pixel(0, 1)).largest == 1)
        #expect(PictureDifference(pixel(142, 38), pixel(142, 41)).largest == 2)
        // On white, a gray that is half as opaque is much lighter.
        #expect(PictureDifference(pixel(0, 255), pixel(0, 128)).largest == 127)
        #expect(PictureDifference(pixel(0, 255), pixel(9, 255)).largest == 9)
        #expect(PictureDifference(pixel(9, 1), pixel(8, 1)).largest == 1)
    }

    @Test("ranks by visibility: a change of lightness before one of blue alone")
    func visible() {
        let light = PictureDifference(plain(), plain().nudged(0, 0, channel: 1, by: 40))
        let blue = PictureDifference(plain(), plain().nudged(0, 0, channel: 2, by: 40))
        #expect(light.visible > blue.visible && blue.visible > 0)
        #expect(PictureDifference(plain(), plain()).visible == 0)
    }
}

@Suite("The picture of a difference")
struct DifferencePictureTests {
    @Test("is gray where nothing differs, green within rounding, and warmer for more")
    func colors() {
        let bitmap = plain().nudged(0, 0, by: 1).nudged(1, 0, by: 20)
            .nudged(2, 0, channel: 0, by: -200).nudged(2, 0, channel: 1, by: -200).nudged(2, 0, channel: 2, by: -200)
        let picture = DifferencePicture.of(plain(), bitmap)
        let same = picture[5, 5]
        #expect(same.red == same.green && same.green == same.blue && same.red > 200)
        #expect(picture[0, 0].green > picture[0, 0].red)
        #expect(picture[1, 0].red > 230 && picture[1, 0].green > picture[2, 0].green)
        #expect(picture[2, 0].red < 200)
    }

    @Test("of two sizes contains both, and stripes the area that only one has")
    func sizes() {
        let picture = DifferencePicture.of(plain(8, 6), plain(6, 10))
        #expect(picture.width == 8 && picture.height == 10)
        let blues = (0..<6).filter { picture[7, $0].blue > 150 && picture[7, $0].red < 100 }
        let reds = (6..<10).filter { picture[0, $0].red > 150 && picture[0, $0].blue < 100 }
        #expect(!blues.isEmpty && !reds.isEmpty)
    }

    @Test("pads without moving a pixel")
    func padding() {
        let padded = DifferencePicture.padded(plain(2, 2, gray: 7), 3, 4)
        #expect(padded[1, 1].red == 7 && padded[2, 3].alpha == 0)
    }
}
