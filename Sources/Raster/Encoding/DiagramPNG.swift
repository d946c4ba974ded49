import Foundation

/// PNG files of diagrams, written in a fraction of the time that filters and a general compressor take.
///
/// 24-bit colour where every pixel is opaque, else 32-bit; the same bytes every time, on every machine.
struct DiagramPNG {
    private var sink: ByteSink

    static func file(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, text: [(String, String)], pixelsPerMetre: UInt32
    ) -> Data {
        var file = DiagramPNG(sink: ByteSink(capacity: 1 << 16))
        let isOpaque = isOpaque(pixels, count: width * height)
        file.sink.append([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        file.chunk("IHDR") { sink in
            sink.append(UInt32(width))
            sink.append(UInt32(height))
            sink.append([8, isOpaque ? 2 : 6, 0, 0, 0])
        }
        file.chunk("sRGB") { $0.append(0 as UInt8) }
        if pixelsPerMetre > 0 {
            file.chunk("pHYs") { sink in
                sink.append(pixelsPerMetre)
                sink.append(pixelsPerMetre)
                sink.append(1 as UInt8)
            }
        }
        for (key, value) in text { file.write(key, value) }
        file.chunk("IDAT") { sink in
            PixelStream.write(pixels, width: width, height: height, channels: isOpaque ? 3 : 4, to: &sink)
        }
        file.chunk("IEND") { _ in }
        return file.sink.finish()
    }

    /// A chunk: its length, its name, what `write` makes of it, and the check of all but the length.
    private mutating func chunk(_ name: String, _ write: (inout ByteSink) -> Void) {
        let start = sink.count
        sink.append(0 as UInt32)
        sink.append(name.utf8)
        write(&sink)
        sink.replace(at: start, with: UInt32(sink.count - start - 8))
        sink.append(CRC32.of(sink.bytes(from: start + 4)))
    }

    /// ASCII as tEXt, anything else as iTXt in no language.
    private mutating func write(_ key: String, _ value: String) {
        let isPlain = value.utf8.allSatisfy { $0 < 0x80 }
        chunk(isPlain ? "tEXt" : "iTXt") { sink in
            sink.append(key.utf8)
            sink.append(isPlain ? [0] : [0, 0, 0, 0, 0])
            sink.append(value.utf8)
        }
    }

    private static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
        var index = 0
        while index < count {
            let end = min(index + 4096, count)
            var all: UInt32 = 0xffff_ffff
            while index < end {
                all &= pixels[index]
                index &+= 1
            }
            if all >> 24 != 255 { return false }
        }
        return true
    }
}
