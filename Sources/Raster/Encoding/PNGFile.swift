import Foundation

/// The bytes of a PNG file around its compressed pixels.
///
/// 24-bit color where every pixel is opaque, else 32-bit.
struct PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    /// The name and checksum of the last chunk.
    static let end = Data("IEND".utf8) + [0xae, 0x42, 0x60, 0x82]

    private var sink = ByteSink(capacity: 1 << 16)

    struct Header {
        var width: Int
        var height: Int
        var isOpaque: Bool
        var text: [(String, String)]
        var pixelsPerMeter: UInt32
    }

    /// - Parameter writePixels: Writes the zlib stream of the rows.
    static func data(_ header: Header, _ writePixels: (inout ByteSink) -> Void) -> Data {
        var file = PNGFile()
        file.sink.append(signature)
        file.chunk("IHDR") { sink in
            sink.append(UInt32(header.width))
            sink.append(UInt32(header.height))
            sink.append([8, header.isOpaque ? 2 : 6, 0, 0, 0])
        }
        file.chunk("sRGB") { $0.append(0 as UInt8) }
        if header.pixelsPerMeter > 0 {
            file.chunk("pHYs") { sink in
                sink.append(header.pixelsPerMeter)
                sink.append(header.pixelsPerMeter)
                sink.append(1 as UInt8)
            }
        }
        for (key, value) in header.text { file.write(key, value) }
        file.chunk("IDAT", writePixels)
        file.chunk("IEND") { _ in }
        return file.sink.finish()
    }

    /// Length, name, content, and the checksum of all but the length.
    private mutating func chunk(_ name: String, _ write: (inout ByteSink) -> Void) {
        let start = sink.count
        sink.append(0 as UInt32)
        sink.append(name.utf8)
        write(&sink)
        sink.replace(at: start, with: UInt32(sink.count - start - 8))
        sink.append(crc32(sink.bytes(from: start + 4)))
    }

    /// ASCII as tEXt, anything else as iTXt in no language.
    private mutating func write(_ key: String, _ value: String) {
        let isASCII = value.utf8.allSatisfy { $0 < 0x80 }
        chunk(isASCII ? "tEXt" : "iTXt") { sink in
            sink.append(key.utf8)
            sink.append(isASCII ? [0] : [0, 0, 0, 0, 0])
            sink.append(value.utf8)
        }
    }
}

/// Whether every pixel's top byte, its alpha, is 255.
func areOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var index = 0
    while index < count {
        // The compiler vectorizes a loop without an exit.
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
