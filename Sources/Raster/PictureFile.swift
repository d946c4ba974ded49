import Foundation

/// A picture in one of the formats that assets have.
package enum PictureFile {
    /// Why a file could not be read.
    package struct Damage: Error, CustomStringConvertible {
        package let description: String
    }

    /// The picture of a PNG or JPEG file, by its first bytes.
    package static func decode(_ data: Data) throws(Damage) -> Bitmap {
        do {
            return try data.starts(with: JPEG.signature) ? JPEG.decode(data) : png(data)
        } catch {
            throw Damage(description: "\(error)")
        }
    }

    private static func png(_ data: Data) throws -> Bitmap {
        guard data.isEmpty || data.starts(with: PNGFile.signature) else {
            throw Damage(description: "it is neither a PNG nor a JPEG file")
        }
        return try PNG.decode(data)
    }
}
