/// A picture in Cairo's format: rows top to bottom without padding, each pixel a native 32-bit number with alpha, red,
/// green, blue from the top byte, colors multiplied by alpha.
///
/// A figure that only goes into a file is not converted: opaque pixels are encoded from here.
package struct PremultipliedBitmap: Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Four bytes per pixel.
    private var bytes: [UInt8]

    /// Whatever `paint` leaves in `4 * width * height` bytes.
    package init(
        width: Int, height: Int, paint: (_ bytes: UnsafeMutablePointer<UInt8>) throws -> Void
    ) rethrows {
        self.width = width
        self.height = height
        bytes = try [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
            try paint(buffer.baseAddress!)
            count = 4 * width * height
        }
    }

    /// The same picture with straight colors, in the same memory.
    package consuming func straight() -> Bitmap {
        let (width, height) = (width, height)
        var pixels = bytes
        bytes = []
        pixels.withUnsafeMutableBufferPointer { buffer in
            for y in 0..<height { straighten(buffer.baseAddress! + 4 * y * width, count: width) }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    var isOpaque: Bool { bytes.isEmpty || withPixels { areOpaque($0, count: width * height) } }

    /// There must be pixels.
    func withPixels<R>(_ body: (UnsafePointer<UInt32>) -> R) -> R {
        bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress!.withMemoryRebound(to: UInt32.self, capacity: width * height, body)
        }
    }
}

/// `table[alpha << 8 | c]` is the straight color of the premultiplied color `c`, rounded to the nearest.
private let straightColors: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for alpha in 1..<256 {
        for color in 0..<256 { table[alpha << 8 | color] = UInt8(min(255, (color * 255 + alpha / 2) / alpha)) }
    }
    return table
}()

/// Converts a row of Cairo's pixels to straight RGBA bytes, in place.
private func straighten(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    bytes.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
        if areOpaque(pixels, count: count) { return reorder(pixels, count: count) }
        straightColors.withUnsafeBufferPointer { table in
            for i in 0..<count {
                let pixel = Int(pixels[i])
                let row = (pixel >> 24) << 8
                let (red, green) = (table[row | pixel >> 16 & 0xff], table[row | pixel >> 8 & 0xff])
                let color = UInt32(red) | UInt32(green) << 8 | UInt32(table[row | pixel & 0xff]) << 16
                pixels[i] = (color | UInt32(pixel >> 24) << 24).littleEndian
            }
        }
    }
}

/// Converts opaque pixels to RGBA bytes: swaps blue and red.
private func reorder(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for i in 0..<count {
        let pixel = pixels[i]
        pixels[i] = (pixel & 0xff00_ff00 | pixel >> 16 & 0xff | (pixel & 0xff) << 16).littleEndian
    }
}
