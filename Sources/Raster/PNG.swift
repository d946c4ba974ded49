import Foundation
import PNGShim

/// What a PNG file held.
public struct DecodedPNG: Sendable, Equatable {
    public var bitmap: Bitmap
    /// The text chunks in their order.
    public var text: [(key: String, value: String)]

    public init(bitmap: Bitmap, text: [(key: String, value: String)] = []) {
        self.bitmap = bitmap
        self.text = text
    }

    public static func == (a: DecodedPNG, b: DecodedPNG) -> Bool {
        a.bitmap == b.bitmap && a.text.elementsEqual(b.text) { $0 == $1 }
    }
}

/// PNG files to and from bitmaps.
public enum PNG {
    /// How hard libpng squeezes.
    public struct Compression: Sendable, Hashable {
        /// zlib's level, 0…9.
        public var level: Int
        /// Chooses a filter for each row; without, rows are stored as they are.
        public var adaptiveFilters: Bool
        /// Writes a palette or grey where every pixel fits. The file decodes to the same pixels.
        public var fewestColors: Bool

        public init(level: Int, adaptiveFilters: Bool, fewestColors: Bool = false) {
            self.level = level
            self.adaptiveFilters = adaptiveFilters
            self.fewestColors = fewestColors
        }

        public static let standard = Compression(level: 6, adaptiveFilters: false)
    }

    /// The version of libpng in use.
    public static var libraryVersion: String { String(cString: pngshim_version()) }

    /// The file of a bitmap, written fast; the same bytes every time, whatever the version of any library.
    ///
    /// - Parameters:
    ///   - text: keys and values of the text chunks, written in this order.
    ///   - scale: pixels a point; the file says 72 dpi times this.
    /// - Throws: `PNGError` for an empty bitmap, or a key that PNG does not allow.
    public static func encode(_ bitmap: Bitmap, text: [(String, String)] = [], scale: Int = 1) throws(PNGError) -> Data
    {
        try file(bitmap, text, scale, by: DiagramPNG.file)
    }

    /// The file of a picture as Cairo leaves it: the bytes that its straight bitmap gives.
    ///
    /// - Parameters: as for a bitmap.
    /// - Throws: as for a bitmap.
    public static func encode(
        _ picture: PremultipliedBitmap, text: [(String, String)] = [], scale: Int = 1
    ) throws(PNGError) -> Data {
        let (width, height) = (picture.width, picture.height)
        let header = DiagramPNG.Header(
            width: width, height: height, text: try checked(width, height, text), pixelsPerMetre: pixelsPerMetre(scale))
        let file = picture.withPixels { pixels in
            DiagramPNG.isOpaque(pixels, count: width * height)
                ? DiagramPNG.file(ofOpaque: pixels, .blueFirst, header) : nil
        }
        // Colours are multiplied by alpha only where there is some.
        if let file { return file }
        return try encode(picture.straight(), text: text, scale: scale)
    }

    private static func file(
        _ bitmap: Bitmap, _ text: [(String, String)], _ scale: Int,
        by write: (UnsafePointer<UInt32>, DiagramPNG.Header) -> Data
    ) throws(PNGError) -> Data {
        let header = DiagramPNG.Header(
            width: bitmap.width, height: bitmap.height, text: try checked(bitmap.width, bitmap.height, text),
            pixelsPerMetre: pixelsPerMetre(scale))
        return bitmap.pixels.withUnsafeBufferPointer { bytes in
            bytes.baseAddress!.withMemoryRebound(to: UInt32.self, capacity: bitmap.width * bitmap.height) { pixels in
                write(pixels, header)
            }
        }
    }

    /// What can be written at all: the texts, without what would end one before its end.
    private static func checked(
        _ width: Int, _ height: Int, _ text: [(String, String)]
    ) throws(PNGError) -> [(String, String)] {
        guard width > 0, height > 0 else { throw .emptyBitmap(width: width, height: height) }
        for (key, _) in text where !isValidKey(key) { throw .badTextKey(key) }
        return text.map { key, value in
            (key, value.utf8.contains(0) ? value.replacing("\0", with: "\u{FFFD}") : value)
        }
    }

    private static func pixelsPerMetre(_ scale: Int) -> UInt32 {
        UInt32((72 * Double(max(scale, 0)) / 0.0254).rounded())
    }

    /// The file of a bitmap by libpng, the same bytes every time with one version of libpng and zlib.
    ///
    /// - Parameters: as `encode` without `compression` takes them.
    /// - Throws: `PNGError` for an empty bitmap, a key that PNG does not allow, or when memory runs out.
    public static func encode(
        _ bitmap: Bitmap, text: [(String, String)] = [], scale: Int = 1, compression: Compression
    ) throws(PNGError) -> Data {
        var texts = try checked(bitmap.width, bitmap.height, text).map { key, value in
            pngshim_text(key: strdup(key), value: strdup(value), utf8: value.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1)
        }
        defer {
            for chunk in texts {
                free(chunk.key)
                free(chunk.value)
            }
        }
        let options = pngshim_options(
            pixels_per_metre: pixelsPerMetre(scale),
            compression_level: Int32(min(max(compression.level, 0), 9)),
            adaptive_filters: compression.adaptiveFilters ? 1 : 0,
            smallest_colors: compression.fewestColors ? 1 : 0)
        var out = pngshim_buffer()
        var message = [CChar](repeating: 0, count: Int(PNGSHIM_MESSAGE_SIZE))
        let done = bitmap.pixels.withUnsafeBufferPointer { pixels in
            texts.withUnsafeMutableBufferPointer { chunks in
                var image = pngshim_image(
                    width: UInt32(bitmap.width), height: UInt32(bitmap.height),
                    // The writer only reads it.
                    pixels: UnsafeMutablePointer(mutating: pixels.baseAddress), texts: chunks.baseAddress,
                    text_count: chunks.count)
                return pngshim_write(&image, options, &out, &message)
            }
        }
        guard done == 1 else { throw .notWritable(reason(message)) }
        defer { pngshim_free_buffer(&out) }
        return Data(bytes: out.bytes, count: out.count)
    }

    /// A file as small as effort makes it, which decodes to the same pixels; to keep, where `encode` is to show.
    ///
    /// Colour, with or without opacity, or a palette or grey where every pixel fits and that is smaller. libpng is asked
    /// where it can do better: pixels of less than a byte where colours are few, filters where much is left, as of a
    /// photograph, or all is shaded.
    /// - Throws: as `encode` does.
    public static func encodeSmallest(_ bitmap: Bitmap, text: [(String, String)] = [], scale: Int = 1)
        throws(PNGError) -> Data
    {
        var smallest = try file(bitmap, text, scale, by: SmallestPNG.file)
        func consider(fewestColors: Bool, adaptiveFilters: Bool) throws(PNGError) {
            let way = Compression(level: 9, adaptiveFilters: adaptiveFilters, fewestColors: fewestColors)
            let file = try encode(bitmap, text: text, scale: scale, compression: way)
            if file.count < smallest.count { smallest = file }
        }
        // A palette, or grey.
        let isReduced = ![2, 6].contains(smallest[25])
        if isReduced { try consider(fewestColors: true, adaptiveFilters: false) }
        // Little ones may be smaller by chance, and take no time.
        if bitmap.width * bitmap.height <= 1 << 17 { try consider(fewestColors: false, adaptiveFilters: false) }
        if smallest.count > bitmap.width * bitmap.height / 2 {
            try consider(fewestColors: true, adaptiveFilters: true)
            if isReduced { try consider(fewestColors: false, adaptiveFilters: true) }
        } else if smallest.count < bitmap.width * bitmap.height / 24, isShaded(bitmap) {
            // Of a gradient that is said in so little filters may leave still less; of others they leave more.
            try consider(fewestColors: false, adaptiveFilters: true)
        }
        return smallest
    }

    private static func isShaded(_ bitmap: Bitmap) -> Bool {
        bitmap.pixels.withUnsafeBufferPointer { bytes in
            bytes.baseAddress!.withMemoryRebound(to: UInt32.self, capacity: bitmap.width * bitmap.height) {
                SmallestPNG.isShaded($0, width: bitmap.width, height: bitmap.height)
            }
        }
    }

    /// The picture and texts of any PNG file, as 8-bit RGBA.
    ///
    /// - Throws: `PNGError.notReadable` when the bytes are no PNG or a damaged one.
    public static func decode(_ data: Data) throws(PNGError) -> DecodedPNG {
        var image = pngshim_image()
        var message = [CChar](repeating: 0, count: Int(PNGSHIM_MESSAGE_SIZE))
        let bytes = [UInt8](data)
        guard pngshim_read(bytes, bytes.count, &image, &message) == 1 else { throw .notReadable(reason(message)) }
        defer { pngshim_free_image(&image) }
        let (width, height) = (Int(image.width), Int(image.height))
        let pixels = [UInt8](UnsafeBufferPointer(start: image.pixels, count: width * height * 4))
        let text = UnsafeBufferPointer(start: image.texts, count: image.text_count).map { chunk in
            (key: latin1(chunk.key), value: chunk.utf8 == 1 ? String(cString: chunk.value) : latin1(chunk.value))
        }
        return DecodedPNG(bitmap: Bitmap(width: width, height: height, pixels: pixels), text: text)
    }

    private static func reason(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func latin1(_ text: UnsafePointer<CChar>) -> String {
        var string = String.UnicodeScalarView()
        var next = text
        while next.pointee != 0 {
            string.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
            next += 1
        }
        return String(string)
    }

    private static func isValidKey(_ key: String) -> Bool {
        (1...79).contains(key.utf8.count) && key.utf8.allSatisfy { (0x20...0x7e).contains($0) }
            && !key.hasPrefix(" ") && !key.hasSuffix(" ") && !key.contains("  ")
    }
}
