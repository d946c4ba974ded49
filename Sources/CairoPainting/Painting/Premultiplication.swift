/// `table[alpha << 8 | c]` is the straight colour of the multiplied colour `c`, rounded to the nearest.
private let straightColors: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for alpha in 1..<256 {
        for color in 0..<256 { table[alpha << 8 | color] = UInt8(min(255, (color * 255 + alpha / 2) / alpha)) }
    }
    return table
}()

/// Cairo's pixels to straight RGBA bytes, which may be the same memory.
func unpremultiply(_ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
    if isOpaque(source, count: count) { return reorder(source, count: count, to: target) }
    straightColors.withUnsafeBufferPointer { table in
        for i in 0..<count {
            let pixel = Int(source[i])
            let alpha = pixel >> 24
            let row = alpha << 8
            target[4 * i] = table[row | pixel >> 16 & 0xff]
            target[4 * i + 1] = table[row | pixel >> 8 & 0xff]
            target[4 * i + 2] = table[row | pixel & 0xff]
            target[4 * i + 3] = UInt8(alpha)
        }
    }
}

/// Whether a row is opaque, as nearly all rows of figures are. Loops this plain work on many pixels at a time.
private func isOpaque(_ source: UnsafePointer<UInt32>, count: Int) -> Bool {
    var common = UInt32.max
    for i in 0..<count { common &= source[i] }
    return common >> 24 == 0xff
}

/// Opaque pixels to RGBA bytes: blue and red change places.
private func reorder(_ source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
    target.withMemoryRebound(to: UInt32.self, capacity: count) { target in
        for i in 0..<count {
            let pixel = source[i]
            target[i] = (pixel & 0xff00_ff00 | pixel >> 16 & 0xff | (pixel & 0xff) << 16).littleEndian
        }
    }
}

/// Straight RGBA bytes to Cairo's pixels.
func premultiply(_ source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    for i in 0..<count {
        let alpha = UInt32(source[4 * i + 3])
        func multiplied(_ channel: Int) -> UInt32 { (UInt32(source[4 * i + channel]) * alpha + 127) / 255 }
        target[i] = alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
    }
}
