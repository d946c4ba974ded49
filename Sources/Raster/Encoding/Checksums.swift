/// The check of a PNG chunk: CRC-32, eight bytes at a time.
enum CRC32 {
    /// `table[256 * k + byte]` is the check of that byte with k zero bytes after it.
    private static let table: [UInt32] = {
        var table = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var rest = UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? 0xedb8_8320 ^ rest >> 1 : rest >> 1 }
            table[byte] = rest
        }
        for k in 1..<8 {
            for byte in 0..<256 {
                let before = table[256 * (k - 1) + byte]
                table[256 * k + byte] = table[Int(before & 0xff)] ^ before >> 8
            }
        }
        return table
    }()

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        guard let start = bytes.baseAddress else { return 0 }
        return table.withUnsafeBufferPointer { buffer in
            let table = buffer.baseAddress!
            var rest: UInt32 = 0xffff_ffff
            var index = 0
            while index + 8 <= bytes.count {
                let low = (start + index).loadUnaligned(as: UInt32.self).littleEndian ^ rest
                let high = (start + index + 4).loadUnaligned(as: UInt32.self).littleEndian
                rest = table[1792 + Int(low & 0xff)] ^ table[1536 + Int(low >> 8 & 0xff)]
                rest ^= table[1280 + Int(low >> 16 & 0xff)] ^ table[1024 + Int(low >> 24)]
                rest ^= table[768 + Int(high & 0xff)] ^ table[512 + Int(high >> 8 & 0xff)]
                rest ^= table[256 + Int(high >> 16 & 0xff)] ^ table[Int(high >> 24)]
                index += 8
            }
            while index < bytes.count {
                rest = table[Int((rest ^ UInt32(start.load(fromByteOffset: index, as: UInt8.self))) & 0xff)] ^ rest >> 8
                index += 1
            }
            return ~rest
        }
    }
}

/// The check of a zlib stream: Adler-32, fed row by row.
struct Adler32 {
    private var low: UInt64 = 1
    private var high: UInt64 = 0

    var value: UInt32 { UInt32(high << 16 | low) }

    /// One byte, then `zeros` bytes of 0. A row of any picture is far too short to overflow.
    mutating func add(_ byte: UInt8, zeros: Int) {
        low += UInt64(byte)
        high += low * UInt64(1 + zeros)
        reduce()
    }

    /// One byte, then the first `channels` bytes of each pixel, whose red and blue begin at the bits told.
    mutating func add(
        _ byte: UInt8, _ pixels: UnsafePointer<UInt32>, count: Int, channels: Int, red: UInt32 = 0, blue: UInt32 = 16
    ) {
        low += UInt64(byte)
        high += low
        let step = 64
        var index = 0
        while index < count {
            let end = min(index + step, count)
            let length = UInt64((end - index) * channels)
            // The sum of all bytes, and of each byte times the number of bytes from it to the end.
            let (sum, weighted) =
                channels == 3
                ? Self.sumsOfThree(pixels, index, end, red, blue) : Self.sumsOfFour(pixels, index, end)
            high += low * length + UInt64(weighted)
            low += UInt64(sum)
            index = end
        }
        reduce()
    }

    /// The bytes as they are.
    mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var index = 0
        while index < count {
            let end = min(index + 256, count)
            var (sum, weighted): (UInt32, UInt32) = (0, 0)
            var weight = UInt32(truncatingIfNeeded: end - index)
            high += low * UInt64(weight)
            while index < end {
                let byte = UInt32(bytes[index])
                sum &+= byte
                weighted &+= weight &* byte
                weight &-= 1
                index &+= 1
            }
            low += UInt64(sum)
            high += UInt64(weighted)
        }
        reduce()
    }

    private mutating func reduce() {
        low %= 65521
        high %= 65521
    }

    @inline(__always)
    private static func sumsOfThree(
        _ pixels: UnsafePointer<UInt32>, _ start: Int, _ end: Int, _ red: UInt32, _ blue: UInt32
    ) -> (UInt32, UInt32) {
        var (sum, weighted): (UInt32, UInt32) = (0, 0)
        var weight = UInt32(truncatingIfNeeded: (end - start) &* 3)
        var index = start
        while index < end {
            let pixel = pixels[index]
            let (red, green, blue) = (pixel &>> red & 0xff, pixel &>> 8 & 0xff, pixel &>> blue & 0xff)
            let all = red &+ green &+ blue
            sum &+= all
            weighted &+= weight &* all &- green &- blue &- blue
            weight &-= 3
            index &+= 1
        }
        return (sum, weighted)
    }

    @inline(__always)
    private static func sumsOfFour(_ pixels: UnsafePointer<UInt32>, _ start: Int, _ end: Int) -> (UInt32, UInt32) {
        var (sum, weighted): (UInt32, UInt32) = (0, 0)
        var weight = UInt32(truncatingIfNeeded: (end - start) &* 4)
        var index = start
        while index < end {
            let pixel = pixels[index]
            let (red, green, blue, alpha) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
            let all = red &+ green &+ blue &+ alpha
            sum &+= all
            weighted &+= weight &* all &- green &- 2 &* blue &- 3 &* alpha
            weight &-= 4
            index &+= 1
        }
        return (sum, weighted)
    }
}
