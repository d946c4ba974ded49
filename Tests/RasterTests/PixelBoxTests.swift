import Raster
import Testing

@Suite("Box of pixels")
struct PixelBoxTests {
    @Test("grows around pixels in any order, corners included")
    func grows() {
        var box: PixelBox?
        for (x, y) in [(1, 3), (4, 2), (2, 2)] { box.add(x, y) }
        #expect(box == PixelBox(minX: 1, minY: 2, maxX: 4, maxY: 3))
        #expect(box?.contains(4, 3) == true)
        #expect(box?.contains(5, 3) == false)
    }
}
