import Raster
import Testing

@Suite("Pixel difference")
struct PixelDifferenceTests {
    @Test("finds nothing between equal bitmaps")
    func equal() {
        let difference = PixelDifference(Bitmap(width: 3, height: 2), Bitmap(width: 3, height: 2))
        #expect(difference.isEqual)
        #expect(difference.bounds == nil)
    }

    @Test("counts pixels, not channels, and boxes them in")
    func counts() {
        let a = Bitmap(width: 5, height: 5, pixels: [UInt8](repeating: 100, count: 100))
        var b = a
        b[1, 3] = Bitmap.Pixel(red: 90, green: 130, blue: 100, alpha: 100)
        b[4, 2] = Bitmap.Pixel(red: 100, green: 100, blue: 101, alpha: 100)
        let difference = PixelDifference(a, b)
        #expect(!difference.isEqual)
        #expect(difference.count == 2)
        #expect(difference.maxDelta == 30)
        #expect(difference.bounds == PixelDifference.Box(minX: 1, minY: 2, maxX: 4, maxY: 3))
    }

    @Test("takes bitmaps of different sizes for different")
    func sizes() {
        let difference = PixelDifference(Bitmap(width: 2, height: 3), Bitmap(width: 3, height: 2))
        #expect(!difference.isEqual)
        #expect(!difference.sameSize)
    }

    @Test("sees no color in clear pixels")
    func clear() {
        let a = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 0])
        #expect(PixelDifference(a, Bitmap(width: 1, height: 1)).isEqual)
    }
}
