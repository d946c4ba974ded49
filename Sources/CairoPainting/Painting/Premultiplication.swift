/// Converts straight RGBA bytes to Cairo's pixels.
func premultiply(_ source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    for i in 0..<count {
        let alpha = UInt32(source[4 * i + 3])
        func multiplied(_ channel: Int) -> UInt32 { (UInt32(source[4 * i + channel]) * alpha + 127) / 255 }
        target[i] = alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
    }
}
