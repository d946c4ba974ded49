import CPNG
import Foundation

/// PNG files to and from bitmaps.
package enum PNG {
    /// The version of libpng in use.
    package static var libraryVersion: String { String(cString: png_get_libpng_ver(nil)) }

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

    /// A frame of an animation.
    package struct Frame: Sendable {
        var bitmap: Bitmap
        /// How long it is shown.
        var milliseconds: Int

        package init(_ bitmap: Bitmap, milliseconds: Int) { (self.bitmap, self.milliseconds) = (bitmap, milliseconds) }
    }

    /// An animation's file, repeated without end: the same bytes every time. Each frame holds what it changes of the one before;
    /// a frame that changes nothing is the one before, shown longer.
    ///
    /// - Parameter frames: Of one size; readers that know of no animation show the first.
    /// - Throws: `PNGError` for an empty bitmap or none, or a key that PNG does not allow.
    package static func encode(
        _ frames: [Frame], text: [(String, String)] = [], scale: Int = 1
    ) throws(PNGError) -> Data {
        guard let first = frames.first?.bitmap else { throw .emptyBitmap(width: 0, height: 0) }
        precondition(
            frames.allSatisfy { ($0.bitmap.width, $0.bitmap.height) == (first.width, first.height) },
            "the frames of an animation have one size")
        let isOpaque = frames.allSatisfy(\.bitmap.isOpaque)
        var changes = [(change: FrameChange(first: first), milliseconds: frames[0].milliseconds)]
        for (last, next) in zip(frames, frames.dropFirst()) {
            if let change = FrameChange(from: last.bitmap, to: next.bitmap, isOpaque: isOpaque) {
                changes.append((change, next.milliseconds))
            } else {
                changes[changes.count - 1].milliseconds += next.milliseconds
            }
        }
        // Changes have clear pixels.
        let header = try header(first.width, first.height, isOpaque: isOpaque && changes.count == 1, text, scale)
        return PNGFile.data(header, changes)
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

    /// The picture of any PNG file, as 8-bit RGBA.
    ///
    /// - Throws: `PNGError.notReadable` when the bytes are not a PNG, or a damaged one.
    package static func decode(_ data: Data) throws(PNGError) -> Bitmap {
        try [UInt8](data).withUnsafeBufferPointer { bytes throws(PNGError) in
            guard bytes.starts(with: PNGFile.signature) else {
                throw .notReadable(bytes.isEmpty ? "it is empty" : "it does not begin like a PNG file")
            }
            // libpng stops after the last row.
            guard data.range(of: PNGFile.end) != nil else {
                throw .notReadable("the data ends too early")
            }
            var image = png_image()
            image.version = png_uint_32(PNG_IMAGE_VERSION)
            defer { png_image_free(&image) }
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
                throw .notReadable(message(of: image))
            }
            let (width, height) = (Int(image.width), Int(image.height))
            // 2 GiB: a larger picture is a mistake or an attack.
            guard width * height <= 1 << 29 else { throw .notReadable("the image is too large") }
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            image.flags = png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            var pixels = [UInt8](repeating: 0, count: width * height * 4)
            guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else {
                throw .notReadable(message(of: image))
            }
            return Bitmap(width: width, height: height, pixels: pixels)
        }
    }

    private static func message(of image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func isValidKey(_ key: String) -> Bool {
        (1...79).contains(key.utf8.count) && key.utf8.allSatisfy { (0x20...0x7e).contains($0) }
            && !key.hasPrefix(" ") && !key.hasSuffix(" ") && !key.contains("  ")
    }
}
