/// How two bitmaps differ, pixel by pixel.
package struct PixelDifference: Sendable, Hashable {
    /// A rectangle of pixels; the maxima are inside.
    package struct Box: Sendable, Hashable, Codable {
        package var minX: Int
        package var minY: Int
        package var maxX: Int
        package var maxY: Int

        package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
            self.minX = minX
            self.minY = minY
            self.maxX = maxX
            self.maxY = maxY
        }
    }

    /// Whether both have the same width and height. If not, no pixel was compared.
    package let sameSize: Bool
    /// The number of pixels that differ in any channel.
    package let count: Int
    /// The largest difference of one channel, 0…255.
    package let maxDelta: Int
    /// The smallest box around all pixels that differ; nil when none does.
    package let bounds: Box?

    package var isEqual: Bool { sameSize && count == 0 }

    package init(_ a: Bitmap, _ b: Bitmap) {
        sameSize = a.width == b.width && a.height == b.height
        var (count, maxDelta, bounds) = (0, 0, Box?.none)
        if sameSize, a.pixels != b.pixels {
            for y in 0..<a.height {
                for x in 0..<a.width {
                    let delta = Self.delta(a.pixels, b.pixels, at: (y * a.width + x) * 4)
                    guard delta > 0 else { continue }
                    count += 1
                    maxDelta = max(maxDelta, delta)
                    var box = bounds ?? Box(minX: x, minY: y, maxX: x, maxY: y)
                    box.minX = min(box.minX, x)
                    box.maxX = max(box.maxX, x)
                    box.maxY = y
                    bounds = box
                }
            }
        }
        self.count = count
        self.maxDelta = maxDelta
        self.bounds = bounds
    }

    /// The largest channel difference of one pixel. Two clear pixels are equal whatever their color.
    private static func delta(_ a: [UInt8], _ b: [UInt8], at i: Int) -> Int {
        if a[i + 3] == 0, b[i + 3] == 0 { return 0 }
        return (i..<i + 4).map { abs(Int(a[$0]) - Int(b[$0])) }.max()!
    }
}
