import Raster

/// A row of numbers that looks random and is the same every time.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    /// 0 up to, not including, `bound`.
    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, bound)))
    }
}

/// Pictures an encoder may stumble over.
public enum TrialPicture {
    /// Of any shape and kind: few colours or many, opaque or not, rows and stretches that repeat, with some noise.
    public static func seeded(_ seed: Int) -> Bitmap {
        var numbers = Numbers(seed: UInt64(seed))
        let (width, height): (Int, Int) =
            switch numbers.below(6) {
            case 0: (1 + numbers.below(3), 1 + numbers.below(40))
            case 1: (1 + numbers.below(3000), 1)
            case 2: (1 + numbers.below(4000), 1 + numbers.below(4))
            default: (1 + numbers.below(80), 1 + numbers.below(80))
            }
        let colors = [1, 2, 3, 5, 17, 300, 60_000][numbers.below(7)]
        let isOpaque = numbers.below(2) == 0
        let period = 1 + numbers.below(numbers.below(2) == 0 ? 20 : 12_000)
        let repeatsRows = numbers.below(3) > 0
        let noise = numbers.below(50)
        return picture(width, height) { index, pixels in
            if repeatsRows, index >= width, numbers.below(200) > noise { return pixels[index - width] }
            if index >= period, numbers.below(100) > noise { return pixels[index - period] }
            let color = UInt32(numbers.below(colors)) &* 2_654_435_761
            return isOpaque ? color | 0xff00_0000 : color
        }
    }

    /// The corners of what there is, each with its name.
    public static var corners: [(name: String, bitmap: Bitmap)] {
        var all: [(String, Bitmap)] = []
        for (width, height) in [(1, 1), (2, 1), (1, 2), (1, 5000), (32_767, 1), (32_767, 2), (43_690, 1)] {
            all.append(("equal \(width) × \(height)", picture(width, height) { _, _ in 0xff33_6699 }))
            all.append(("clear \(width) × \(height)", picture(width, height) { _, _ in 0 }))
            var numbers = Numbers(seed: UInt64(width))
            all.append(
                (
                    "noise \(width) × \(height)",
                    picture(width, height) { _, _ in UInt32(truncatingIfNeeded: numbers.below(1 << 31) &* 7) }
                ))
        }
        var numbers = Numbers(seed: 7)
        all.append(("opaque noise", picture(300, 300) { _, _ in UInt32(numbers.below(1 << 24)) | 0xff00_0000 }))
        // Each colour half as often as the next: their codes would be longer than DEFLATE allows.
        all.append(
            (
                "steep",
                picture(600, 500) { index, _ in 0xff00_0000 | UInt32((index + 1).trailingZeroBitCount) &* 0x0b_0b0b }
            ))
        return all
    }

    /// A row of noise that comes again every `period` rows, at a distance of about that many bytes.
    ///
    /// - Parameter distance: In bytes of the opaque picture's stream.
    public static func repeating(distance: Int, width: Int) -> Bitmap {
        let period = max(1, distance / (3 * width + 1))
        return picture(width, period * 2 + 1) { index, pixels in
            if index >= period * width { return pixels[index - period * width] }
            return UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 0xff00_0000
        }
    }

    /// A row that repeats itself after `period` pixels.
    public static func periodic(_ period: Int, opaque: Bool) -> Bitmap {
        picture(2 * period + 7, 2) { index, pixels in
            if index >= period { return pixels[index - period] }
            return UInt32(truncatingIfNeeded: index &* 2_654_435_761) | (opaque ? 0xff00_0000 : 0)
        }
    }

    /// The picture as Cairo would leave it: blue first, colours multiplied by alpha.
    public static func painted(_ bitmap: Bitmap) -> PremultipliedBitmap {
        PremultipliedBitmap(width: bitmap.width, height: bitmap.height) { bytes in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for i in stride(from: 0, to: pixels.count, by: 4) {
                    let alpha = Int(pixels[i + 3])
                    for (channel, place) in [(0, 2), (1, 1), (2, 0)] {
                        bytes[i + place] = UInt8((Int(pixels[i + channel]) * alpha + 127) / 255)
                    }
                    bytes[i + 3] = pixels[i + 3]
                }
            }
        }
    }

    private static func picture(_ width: Int, _ height: Int, _ color: (Int, [UInt32]) -> UInt32) -> Bitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for index in 0..<(width * height) { pixels.append(color(index, pixels)) }
        return Bitmap(
            width: width, height: height,
            pixels: pixels.flatMap {
                [UInt8($0 & 0xff), UInt8($0 >> 8 & 0xff), UInt8($0 >> 16 & 0xff), UInt8($0 >> 24)]
            })
    }
}
