import Foundation
import JPEGShim

/// Reads JPEG files.
enum JPEG {
    /// Why a JPEG could not be read.
    struct Damage: Error, Hashable, CustomStringConvertible {
        let reason: String
        var description: String { "cannot read the JPEG: \(reason)" }
    }

    /// The bytes every JPEG begins with.
    static let signature: [UInt8] = [0xff, 0xd8, 0xff]

    /// The picture, as 8-bit RGBA, turned as its Exif orientation says. Its color profile is not read: it counts as sRGB.
    static func decode(_ data: Data) throws(Damage) -> Bitmap {
        let bytes = [UInt8](data)
        var message = [CChar](repeating: 0, count: Int(JPEGSHIM_MESSAGE))
        var (width, height): (Int32, Int32) = (0, 0)
        guard jpegshim_size(bytes, bytes.count, &width, &height, &message) == 0 else { throw Damage(message) }
        // 2 GiB: a larger picture is a mistake or an attack.
        guard Int(width) * Int(height) <= 1 << 29 else { throw Damage(reason: "the image is too large") }
        var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        guard jpegshim_read(bytes, bytes.count, &pixels, &message) == 0 else { throw Damage(message) }
        let picture = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
        return picture.turned(ExifOrientation(bytes))
    }
}

extension JPEG.Damage {
    fileprivate init(_ message: [CChar]) {
        reason = message.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
