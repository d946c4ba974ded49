import Foundation

/// PNG files of diagrams, written in a fraction of the time that filters and a general compressor take.
///
/// 24-bit colour where every pixel is opaque, else 32-bit; the same bytes every time, on every machine.
struct DiagramPNG {
    private var sink: ByteSink

    /// What a file says of a picture, but for its pixels.
    struct Header {
        var width: Int
        var height: Int
        var text: [(String, String)]
        var pixelsPerMetre: UInt32
    }

    /// How pixels are stored, 8 bits to each of their numbers.
    enum Form {
        case color, colorAndOpacity, grey
        case palette(Palette)

        /// PNG's own number for it.
        fileprivate var number: UInt8 {
            switch self {
            case .grey: 0
            case .color: 2
            case .palette: 3
            case .colorAndOpacity: 6
            }
        }
    }

    static func file(_ pixels: UnsafePointer<UInt32>, _ header: Header) -> Data {
        if isOpaque(pixels, count: header.width * header.height) { return file(ofOpaque: pixels, .redFirst, header) }
        return file(header, .colorAndOpacity) { sink in
            PixelStream.write(pixels, width: header.width, height: header.height, .withOpacity, to: &sink)
        }
    }

    /// The file of pixels that have no opacity to tell.
    static func file(ofOpaque pixels: UnsafePointer<UInt32>, _ order: PixelStream.Order, _ header: Header) -> Data {
        file(header, .color) { sink in
            PixelStream.write(pixels, width: header.width, height: header.height, order, to: &sink)
        }
    }

    /// The file whose pixels' zlib stream `write` makes.
    static func file(_ header: Header, _ form: Form, _ write: (inout ByteSink) -> Void) -> Data {
        var file = DiagramPNG(sink: ByteSink(capacity: 1 << 16))
        file.sink.append([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        file.chunk("IHDR") { sink in
            sink.append(UInt32(header.width))
            sink.append(UInt32(header.height))
            sink.append([8, form.number, 0, 0, 0])
        }
        file.chunk("sRGB") { $0.append(0 as UInt8) }
        if header.pixelsPerMetre > 0 {
            file.chunk("pHYs") { sink in
                sink.append(header.pixelsPerMetre)
                sink.append(header.pixelsPerMetre)
                sink.append(1 as UInt8)
            }
        }
        if case .palette(let palette) = form { file.write(palette) }
        for (key, value) in header.text { file.write(key, value) }
        file.chunk("IDAT", write)
        file.chunk("IEND") { _ in }
        return file.sink.finish()
    }

    /// The colours, and the opacity of those that are not opaque.
    private mutating func write(_ palette: Palette) {
        chunk("PLTE") { sink in
            for color in palette.colors {
                for shift in [0, 8, 16] as [UInt32] { sink.append(UInt8(color >> shift & 0xff)) }
            }
        }
        guard palette.translucentCount > 0 else { return }
        chunk("tRNS") { sink in
            for color in palette.colors.prefix(palette.translucentCount) { sink.append(UInt8(color >> 24)) }
        }
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

    /// Whether all pixels are, as nearly all of figures are. Loops this plain work on many pixels at a time.
    static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
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
