import Foundation

/// PNG files to keep: smaller than `DiagramPNG`'s, in ten times its time.
enum SmallestPNG {
    /// As 24-bit or 32-bit colour; where all colours fit a palette, or are grey, that way instead if it is smaller.
    /// Where many rows are told best by the ones above, which this does not try, the fast file if that is smaller.
    static func file(_ pixels: UnsafePointer<UInt32>, _ header: DiagramPNG.Header) -> Data {
        let count = header.width * header.height
        // Places and costs are numbers of 32 bits.
        guard (4 * header.width + 1) * header.height < 1 << 28 else { return DiagramPNG.file(pixels, header) }
        var files = [file(pixels, header, DiagramPNG.isOpaque(pixels, count: count) ? .color : .colorAndOpacity)]
        if let palette = Palette(pixels, count: count) {
            files.append(file(pixels, header, palette.isGrey ? .grey : .palette(palette)))
        }
        if PixelStream.mayFilter(pixels, width: header.width, height: header.height) {
            files.append(DiagramPNG.file(pixels, header))
        }
        return files.min { $0.count < $1.count } ?? files[0]
    }

    /// Whether most changes from pixel to pixel, across or down, are slight: by a fraction of the pixels.
    static func isShaded(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) -> Bool {
        var (changes, slight) = (0, 0)
        for y in stride(from: 1, to: height, by: 3) {
            for x in stride(from: 1 + y % 7, to: width, by: 7) {
                let pixel = pixels[y * width + x]
                for other in [pixels[y * width + x - 1], pixels[(y - 1) * width + x]] where other != pixel {
                    changes += 1
                    slight += PixelStream.isSlight(pixel, other) ? 1 : 0
                }
            }
        }
        return slight > 64 && slight * 2 > changes
    }

    private static func file(_ pixels: UnsafePointer<UInt32>, _ header: DiagramPNG.Header, _ form: DiagramPNG.Form)
        -> Data
    {
        let width = header.width
        func rows(_ channels: Int, _ store: (UInt32, UnsafeMutablePointer<UInt8>) -> Void) -> FilteredRows {
            FilteredRows(pixels, width: width, height: header.height, channels: channels) { row, target in
                for x in 0..<width { store(row[x], target + x * channels) }
            }
        }
        let filtered =
            switch form {
            case .color:
                rows(3) { pixel, target in
                    target[0] = UInt8(truncatingIfNeeded: pixel)
                    target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    target[2] = UInt8(truncatingIfNeeded: pixel >> 16)
                }
            case .colorAndOpacity:
                rows(4) { pixel, target in
                    UnsafeMutableRawPointer(target).storeBytes(of: pixel.littleEndian, as: UInt32.self)
                }
            case .grey: rows(1) { $1[0] = UInt8(truncatingIfNeeded: $0) }
            case .palette(let palette): rows(1) { $1[0] = palette.index(of: $0) }
            }
        return DiagramPNG.file(header, form) { ShortestParse.write(filtered, to: &$0) }
    }
}
