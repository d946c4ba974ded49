/// A rectangle of pixels; the maxima are inside.
package struct PixelBox: Sendable, Hashable, Codable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    package func contains(_ x: Int, _ y: Int) -> Bool { minX <= x && x <= maxX && minY <= y && y <= maxY }
}

extension PixelBox? {
    /// Grows the box to include the pixel.
    package mutating func add(_ x: Int, _ y: Int) {
        let box = self ?? PixelBox(minX: x, minY: y, maxX: x, maxY: y)
        self = PixelBox(minX: min(box.minX, x), minY: min(box.minY, y), maxX: max(box.maxX, x), maxY: max(box.maxY, y))
    }
}
