import Foundation
import PNGShim

/// The content of a PNG file.
package struct DecodedPNG: Sendable, Equatable {
    package var bitmap: Bitmap
    /// The text chunks, in order.
    package var text: [(key: String, value: String)]

    package init(bitmap: Bitmap, text: [(key: String, value: String)] = []) {
        self.bitmap = bitmap
        self.text = text
    }

    package static func == (a: DecodedPNG, b: DecodedPNG) -> Bool {
        a.bitmap == b.bitmap && a.text.elementsEqual(b.text) { $0 == $1 }
    }
}

/// PNG files to and from bitmaps.
package enum PNG {
    /// The version of libpng in use.
    package static var libraryVersion: String { String(cString: pngshim_version()) }

    /// A bitmap's file, written fast: the same bytes every time, whatever the version of any library.
    ///
    /// - Parameters:
    ///   - text: Keys and values of the text chunks, in order.
    ///   - scale: Pixels per point; the file states 72 dpi times this.
    /// - Throws: `PNGError` for an empty bitmap or a key that PNG does not allow.
    package static func encode(
        _ bitmap: Bitmap, text: [(String, String)] = [], scale: Int = 1
    ) throws(PNGError) -> Data {
        let header = try header(bitmap, text, scale)
        return bitmap.withPixels { pixels in
            PNGFile.data(header) { PixelStream.write(pixels, header, blueFirst: false, to: &$0) }
        }
    }

    /// The file of a picture as Cairo leaves it: the same bytes as for its straight bitmap.
    package static func encode(
        _ picture: PremultipliedBitmap, text: [(String, String)] = [], scale: Int = 1
    ) throws(PNGError) -> Data {
        guard picture.isOpaque else { return try encode(picture.straight(), text: text, scale: scale) }
        // Without alpha there is nothing to unmultiply.
        let header = try header(picture.width, picture.height, isOpaque: true, text, scale)
        return picture.withPixels { pixels in
            PNGFile.data(header) { PixelStream.write(pixels, header, blueFirst: true, to: &$0) }
        }
    }

    /// A bitmap's file, as small as libdeflate makes it; for files to keep, such as goldens.
    ///
    /// - Throws: As `encode` does.
    package static func encodeSmallest(
        _ bitmap: Bitmap, text: [(String, String)] = [], scale: Int = 1
    ) throws(PNGError) -> Data {
        let header = try header(bitmap, text, scale)
        let stream = bitmap.withPixels {
            SmallestStream.data($0, width: header.width, height: header.height, isOpaque: header.isOpaque)
        }
        let smallest = PNGFile.data(header) { $0.append(stream) }
        let quick = try encode(bitmap, text: text, scale: scale)
        return quick.count < smallest.count ? quick : smallest
    }

    private static func header(
        _ bitmap: Bitmap, _ text: [(String, String)], _ scale: Int
    ) throws(PNGError) -> PNGFile.Header {
        try header(bitmap.width, bitmap.height, isOpaque: bitmap.isOpaque, text, scale)
    }

    private static func header(
        _ width: Int, _ height: Int, isOpaque: Bool, _ text: [(String, String)], _ scale: Int
    ) throws(PNGError) -> PNGFile.Header {
        guard width > 0, height > 0 else { throw .emptyBitmap(width: width, height: height) }
        for (key, _) in text where !isValidKey(key) { throw .badTextKey(key) }
        // A NUL would end the text.
        let text = text.map { ($0, $1.utf8.contains(0) ? $1.replacing("\0", with: "\u{FFFD}") : $1) }
        return PNGFile.Header(
            width: width, height: height, isOpaque: isOpaque, text: text,
            pixelsPerMeter: UInt32((72 * Double(max(scale, 0)) / 0.0254).rounded()))
    }

    /// The picture, as 8-bit RGBA, and texts of any PNG file.
    ///
    /// - Throws: `PNGError.notReadable` when the bytes are not a PNG, or a damaged one.
    package static func decode(_ data: Data) throws(PNGError) -> DecodedPNG {
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
