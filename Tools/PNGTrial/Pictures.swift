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
package enum TrialPicture {
    /// Of any shape and kind: few colors or many, opaque or not, rows and stretches that repeat, with some noise.
    package static func seeded(_ seed: Int) -> Bitmap {
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

    /// Of colors that change by little: straight, aslant or around a point, with stretches of one color and of noise
    /// before them, and rows that come twice.
    package static func smooth(_ seed: Int) -> Bitmap {
        var numbers = Numbers(seed: UInt64(seed) &+ 1 << 40)
        let (width, height) = (1 + numbers.below(300), 1 + numbers.below(60))
        let isOpaque = numbers.below(4) > 0
        let isGray = numbers.below(3) == 0
        let isRound = numbers.below(3) == 0
        /// In 256ths of a step, by channel: at the start, a pixel across, and a row down.
        var channels = (0..<4).map { _ in (numbers.below(65_536), numbers.below(700) - 350, numbers.below(700) - 350) }
        // A shadow is gray in its colors, and another gray in its opacity.
        if isGray { for channel in 1..<3 + numbers.below(2) { channels[channel] = channels[0] } }
        let (centerX, centerY, rowHeight) = (numbers.below(width), numbers.below(height), 1 + numbers.below(3))
        let stretches = (0..<numbers.below(4)).map { _ in
            (first: numbers.below(width * height), length: numbers.below(400), isNoise: numbers.below(2) == 0)
        }
        return picture(width, height) { index, _ in
            let isPart = { (stretch: (first: Int, length: Int, isNoise: Bool)) in
                (stretch.first..<(stretch.first + stretch.length)).contains(index % (width * height))
            }
            var (x, y) = (index % width, index / width / rowHeight * rowHeight)
            if isRound {
                let (across, down) = (Double(x - centerX), Double(y - centerY))
                (x, y) = (Int((across * across + down * down).squareRoot()), 0)
            }
            let stretch = stretches.first(where: isPart)
            return (0..<4).reduce(0 as UInt32) { pixel, channel in
                let (start, across, down) = channels[channel]
                var value = (start + across * x + down * y) >> 8
                if let stretch { value = stretch.isNoise ? numbers.below(256) : start >> 8 }
                if isOpaque, channel == 3 { value = 255 }
                return pixel | UInt32(truncatingIfNeeded: value & 0xff) << (8 * UInt32(channel))
            }
        }
    }

    /// Rows that repeat at about the greatest distance a match can reach, shifted sideways by a pixel or two: opaque or
    /// not, smooth or not, sometimes with a pixel changed.
    package static func echoing(_ seed: Int) -> Bitmap {
        var numbers = Numbers(seed: UInt64(seed) &+ 1 << 41)
        let isOpaque = numbers.below(2) == 0
        // Of 3,641 and 8,193 pixels a row and a pixel more is just beyond the window.
        let width = [1 + numbers.below(30), 1 + numbers.below(3000), 3640 + numbers.below(3), 8191 + numbers.below(4)][
            numbers.below(4)]
        let period = max(1, 32_768 / (width * (isOpaque ? 3 : 4) + 1) - 1 + numbers.below(3))
        let height = min(2 * period + 2, max(3, 400_000 / width))
        let (shift, isSmooth, step) = (numbers.below(5) - 2, numbers.below(3) > 0, 1 + numbers.below(4))
        return picture(width, height) { index, pixels in
            let (x, y) = (index % width, index / width)
            if y >= period, numbers.below(60) > 0 {
                return pixels[(y - period) * width + min(max(x + shift, 0), width - 1)]
            }
            let along = (x + 37 * y) / step
            let color =
                isSmooth
                // The same nowhere else in the row, nor in the next ones.
                ? UInt32(along & 0xffff) | UInt32(y & 0xff) << 16 | UInt32(along & 0xff) << 24
                : UInt32(numbers.below(1 << 24)) | UInt32(numbers.below(256)) << 24
            return isOpaque ? color | 0xff00_0000 : color
        }
    }

    /// Noise in the first row; each next row repeats the one above with small additions, so differences between rows
    /// repeat.
    package static func risen(_ seed: Int) -> Bitmap {
        var numbers = Numbers(seed: UInt64(seed) &+ 1 << 42)
        let isOpaque = numbers.below(2) == 0
        let width = 1 + numbers.below([30, 300, 3000, 17_000][numbers.below(4)])
        let height = 2 + numbers.below(max(2, min(90, 200_000 / width)))
        let (length, amount) = (3 + numbers.below(20), [1, 0x100, 0x01_0001, 0x0100_0000][numbers.below(4)])
        return picture(width, height) { index, pixels in
            guard index >= width else {
                return UInt32(numbers.below(1 << 24)) | (isOpaque ? 0xff00_0000 : UInt32(numbers.below(256)) << 24)
            }
            let above = pixels[index - width]
            if numbers.below(400) == 0 { return above ^ 0x01_0000 }
            guard index % width / length % 3 == 0 else { return above }
            let sum = above &+ UInt32(amount) &* (1 + UInt32(index / width % 2))
            return isOpaque ? sum | 0xff00_0000 : sum
        }
    }

    /// 400 × 300 pixels from orange to violet: along (`across`, `down`), or around the middle without a direction.
    package static func gradient(across: Double, down: Double) -> Bitmap {
        let isRound = across == 0 && down == 0
        return picture(400, 300) { index, _ in
            let (x, y) = (Double(index % 400), Double(index / 400))
            let radius = ((x - 200) * (x - 200) + (y - 150) * (y - 150)).squareRoot()
            let along = (x * across + y * down) / (400 * across + 300 * down)
            return mixed(isRound ? radius / 250 : along)
        }
    }

    /// From orange to violet.
    private static func mixed(_ part: Double) -> UInt32 {
        zip([255, 149, 0] as [Double], [88, 86, 214]).enumerated().reduce(0xff00_0000) { pixel, channel in
            let (from, to) = channel.element
            return pixel | UInt32(from + (to - from) * part) << (8 * UInt32(channel.offset))
        }
    }

    /// The corners of what there is, each with its name.
    package static var corners: [(name: String, bitmap: Bitmap)] {
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
        // Each color half as often as the next: their codes would be longer than DEFLATE allows.
        all.append(
            (
                "steep",
                picture(600, 500) { index, _ in 0xff00_0000 | UInt32((index + 1).trailingZeroBitCount) &* 0x0b_0b0b }
            ))
        return all
    }

    /// A row of noise that comes again every `period` rows, at a distance of about that many bytes.
    ///
    /// - Parameter distance: In bytes of the picture's stream.
    package static func repeating(distance: Int, width: Int, opaque: Bool = true) -> Bitmap {
        let period = max(1, distance / ((opaque ? 3 : 4) * width + 1))
        return picture(width, period * 2 + 1) { index, pixels in
            if index >= period * width { return pixels[index - period * width] }
            return UInt32(truncatingIfNeeded: index &* 2_654_435_761) | (opaque ? 0xff00_0000 : 0)
        }
    }

    /// A row that repeats itself after `period` pixels.
    package static func periodic(_ period: Int, opaque: Bool) -> Bitmap {
        picture(2 * period + 7, 2) { index, pixels in
            if index >= period { return pixels[index - period] }
            return UInt32(truncatingIfNeeded: index &* 2_654_435_761) | (opaque ? 0xff00_0000 : 0)
        }
    }

    /// The picture as Cairo would leave it: blue first, colors multiplied by alpha.
    package static func painted(_ bitmap: Bitmap) -> PremultipliedBitmap {
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
