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
        file.begin(header)
        file.chunk("IDAT", writePixels)
        return file.end()
    }

    /// An animated file. Readers that know of no animation show the first frame.
    ///
    /// - Parameter frames: The first is the whole picture, each later one what it changes of it.
    static func data(_ header: Header, _ frames: [(change: FrameChange, milliseconds: Int)]) -> Data {
        var file = PNGFile()
        file.begin(header)
        file.chunk("acTL") { sink in
            sink.append(UInt32(frames.count))
            // Repeats without end.
            sink.append(0 as UInt32)
        }
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            file.control(frame.change, sequence, milliseconds: frame.milliseconds)
            sequence += 1
            let bitmap = frame.change.bitmap
            var part = header
            (part.width, part.height) = (bitmap.width, bitmap.height)
            file.chunk(index == 0 ? "IDAT" : "fdAT") { sink in
                if index > 0 { sink.append(sequence) }
                bitmap.withPixels { PixelStream.write($0, part, blueFirst: false, to: &sink) }
            }
            if index > 0 { sequence += 1 }
        }
        return file.end()
    }

    private mutating func control(_ change: FrameChange, _ sequence: UInt32, milliseconds: Int) {
        chunk("fcTL") { sink in
            sink.append(sequence)
            for length in [change.bitmap.width, change.bitmap.height, change.x, change.y] {
                sink.append(UInt32(length))
            }
            let (delay, unit) = (min(max(0, milliseconds), 65_535), 1000)
            sink.append([UInt8(delay >> 8), UInt8(delay & 255), UInt8(unit >> 8), UInt8(unit & 255)])
            // It stays, and the next one is drawn over it or replaces it.
            sink.append([0, change.isOver ? 1 : 0])
        }
    }

    private mutating func begin(_ header: Header) {
        sink.append(Self.signature)
        chunk("IHDR") { sink in
            sink.append(UInt32(header.width))
            sink.append(UInt32(header.height))
            sink.append([8, header.isOpaque ? 2 : 6, 0, 0, 0])
        }
        chunk("sRGB") { $0.append(0 as UInt8) }
        if header.pixelsPerMeter > 0 {
            chunk("pHYs") { sink in
                sink.append(header.pixelsPerMeter)
                sink.append(header.pixelsPerMeter)
                sink.append(1 as UInt8)
            }
        }
        for (key, value) in header.text { write(key, value) }
    }

    private mutating func end() -> Data {
        chunk("IEND") { _ in }
        return sink.finish()
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
