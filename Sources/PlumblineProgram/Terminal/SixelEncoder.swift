import Raster

/// A bitmap as sixels: bands of six rows, each drawn once for every color in it.
///
/// A terminal has 256 colors at least. A figure has few, besides the edges of letters: the most frequent colors are taken,
/// and others are drawn by the nearest of these. What is clear is drawn on white.
struct SixelEncoder {
    private let width: Int
    private let height: Int
    /// Indices into `palette`, by pixel.
    private let indices: [UInt8]
    private let palette: [UInt32]

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        let colors = Self.colors(bitmap)
        var counts: [UInt32: Int] = [:]
        for color in colors { counts[color, default: 0] += 1 }
        palette = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(256).map(\.key)
        var known = Dictionary(uniqueKeysWithValues: zip(palette, palette.indices.map { UInt8($0) }))
        let chosen = palette
        indices = colors.map { color in
            if let index = known[color] { return index }
            let nearest =
                chosen.indices.min { Self.distance(chosen[$0], color) < Self.distance(chosen[$1], color) } ?? 0
            known[color] = UInt8(nearest)
            return UInt8(nearest)
        }
    }

    /// Red, green and blue, five bits each, over white.
    private static func colors(_ bitmap: Bitmap) -> [UInt32] {
        let pixels = bitmap.pixels
        return (0..<bitmap.width * bitmap.height).map { pixel in
            let alpha = Int(pixels[pixel * 4 + 3])
            return (0..<3).reduce(UInt32(0)) { color, channel in
                let value = (Int(pixels[pixel * 4 + channel]) * alpha + 255 * (255 - alpha)) / 255
                return color << 8 | UInt32(value & 0xf8 | value >> 5)
            }
        }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].reduce(0) { sum, shift in
            let difference = Int(a >> UInt32(shift) & 0xff) - Int(b >> UInt32(shift) & 0xff)
            return sum + difference * difference
        }
    }

    var bytes: [UInt8] {
        var text = Array("\u{1b}Pq\"1;1;\(width);\(height)".utf8)
        for (index, color) in palette.enumerated() {
            let percents = [16, 8, 0].map { Int(color >> UInt32($0) & 0xff) * 100 / 255 }
            text += Array("#\(index);2;\(percents[0]);\(percents[1]);\(percents[2])".utf8)
        }
        for top in stride(from: 0, to: height, by: 6) { appendBand(top, to: &text) }
        return text + Array("\u{1b}\\\n".utf8)
    }

    private func appendBand(_ top: Int, to text: inout [UInt8]) {
        let rows = min(6, height - top)
        var bits: [UInt8: [UInt8]] = [:]
        for row in 0..<rows {
            let start = (top + row) * width
            for x in 0..<width { bits[indices[start + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << row }
        }
        for (index, columns) in bits.sorted(by: { $0.key < $1.key }) {
            text += Array("#\(index)".utf8)
            Self.append(columns, to: &text)
            // Back to the left edge, for the next color.
            text.append(UInt8(ascii: "$"))
        }
        text.append(UInt8(ascii: "-"))
    }

    /// Run-length encoding: `!12~` stands for twelve `~`.
    private static func append(_ columns: [UInt8], to text: inout [UInt8]) {
        var rest = columns[...]
        while let first = rest.first {
            let count = rest.prefix { $0 == first }.count
            if count > 3 {
                text += Array("!\(count)".utf8) + [63 + first]
            } else {
                text += [UInt8](repeating: 63 + first, count: count)
            }
            rest = rest.dropFirst(count)
        }
    }
}
