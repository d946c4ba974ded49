import Raster

/// A picture of where two bitmaps differ: the actual one faded, and every differing pixel in a color for the amount.
enum DifferencePicture {
    /// Pictures of different sizes share their top left corners; areas of only one of them are striped.
    static func of(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        let (a, b) = (padded(expected, width, height), padded(actual, width, height))
        var result = Bitmap(width: width, height: height)
        result.pixels.withUnsafeMutableBufferPointer { out in
            a.pixels.withUnsafeBufferPointer { a in
                b.pixels.withUnsafeBufferPointer { b in
                    for pixel in 0..<width * height {
                        let (x, y) = (pixel % width, pixel / width)
                        let inExpected = x < expected.width && y < expected.height
                        let inActual = x < actual.width && y < actual.height
                        let color: (UInt8, UInt8, UInt8)
                        if inExpected && inActual {
                            let delta = PixelDelta(a, b, at: pixel * 4)
                            color = delta.largest > 0 ? heat(delta) : faded(b, at: pixel * 4)
                        } else {
                            // Blue stripes for the golden alone, red ones for the actual picture alone.
                            let isStripe = (x + y) / 4 % 2 == 0
                            color = isStripe ? (inExpected ? (40, 96, 210) : (214, 40, 57)) : (236, 236, 240)
                        }
                        let i = pixel * 4
                        (out[i], out[i + 1], out[i + 2], out[i + 3]) = (color.0, color.1, color.2, 255)
                    }
                }
            }
        }
        return result
    }

    /// The bitmap at the top left of a larger clear one.
    static func padded(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> Bitmap {
        if bitmap.width == width, bitmap.height == height { return bitmap }
        var result = Bitmap(width: width, height: height)
        for y in 0..<min(height, bitmap.height) {
            let count = min(width, bitmap.width) * 4
            let (from, to) = (y * bitmap.width * 4, y * width * 4)
            result.pixels.replaceSubrange(to..<to + count, with: bitmap.pixels[from..<from + count])
        }
        return result
    }

    /// Green within rounding; beyond, from amber over red to violet.
    private static func heat(_ delta: PixelDelta) -> (UInt8, UInt8, UInt8) {
        if delta.largest <= PictureGate.channelTolerance { return (58, 164, 92) }
        let stops: [(Double, (Double, Double, Double))] = [
            (0, (255, 190, 40)), (0.25, (240, 90, 30)), (0.6, (206, 18, 64)), (1, (92, 8, 110)),
        ]
        // The square root emphasizes small differences.
        let amount = max(delta.visible.squareRoot(), 0.001)
        let upper = stops.firstIndex { $0.0 >= amount } ?? stops.count - 1
        let (low, high) = (stops[max(upper - 1, 0)], stops[upper])
        let span = max(high.0 - low.0, 1e-9)
        let part = min(max((amount - low.0) / span, 0), 1)
        func mix(_ a: Double, _ b: Double) -> UInt8 { UInt8(a + (b - a) * part) }
        return (mix(low.1.0, high.1.0), mix(low.1.1, high.1.1), mix(low.1.2, high.1.2))
    }

    private static func faded(_ pixels: UnsafeBufferPointer<UInt8>, at i: Int) -> (UInt8, UInt8, UInt8) {
        let light = 0.299 * Double(pixels[i]) + 0.587 * Double(pixels[i + 1]) + 0.114 * Double(pixels[i + 2])
        let opacity = Double(pixels[i + 3]) / 255
        let gray = UInt8(255 - (255 - light) * opacity * 0.22)
        return (gray, gray, gray)
    }
}
