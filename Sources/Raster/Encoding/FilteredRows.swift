import Foundation

/// A picture's rows as PNG stores them, each after the byte of its filter.
///
/// Rows that repeat the one above are said by the filter *up*, and are nothing but zeros; all others are as they are.
/// In diagrams no other choice of filters does better: differences of smooth text repeat less than the text does.
struct FilteredRows: ~Copyable {
    let bytes: UnsafeMutablePointer<UInt8>
    /// Bytes a pixel.
    let channels: Int
    /// Bytes a row, its filter's among them.
    let stride: Int
    let height: Int
    /// By row, whether it repeats the one above.
    let repeats: [Bool]

    var count: Int { stride * height }

    /// - Parameter store: Writes the bytes of a row's pixels.
    init(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int,
        store: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        self.channels = channels
        self.height = height
        stride = width * channels + 1
        // Zeros from the start, and memory that is never touched for rows that stay so.
        guard let memory = calloc(stride * height + 8, 1) else { fatalError("out of memory") }
        bytes = memory.assumingMemoryBound(to: UInt8.self)
        var repeats = [Bool](repeating: false, count: height)
        for y in 0..<height {
            let row = pixels + y * width
            if y > 0, memcmp(row, row - width, 4 * width) == 0 {
                repeats[y] = true
                bytes[y * stride] = 2
            } else {
                store(row, bytes + y * stride + 1)
            }
        }
        self.repeats = repeats
    }

    deinit { free(bytes) }

    /// The check of them all.
    var check: UInt32 {
        var check = Adler32()
        for y in 0..<height {
            if repeats[y] {
                check.add(2, zeros: stride - 1)
            } else {
                check.add(bytes + y * stride, count: stride)
            }
        }
        return check.value
    }
}
