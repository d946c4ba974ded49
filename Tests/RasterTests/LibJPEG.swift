import CJPEG
import Foundation
import Raster

/// Writes JPEG files with libjpeg's encoder.
enum LibJPEG {
    /// A file of `picture` at the best quality, without its alpha.
    static func file(_ picture: Bitmap) -> Data {
        // libjpeg keeps these addresses.
        let errors = UnsafeMutablePointer<jpeg_error_mgr>.allocate(capacity: 1)
        let info = UnsafeMutablePointer<jpeg_compress_struct>.allocate(capacity: 1)
        let bytes = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>.allocate(capacity: 1)
        let count = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
        bytes.initialize(to: nil)
        count.initialize(to: 0)
        info.initialize(to: jpeg_compress_struct())
        info.pointee.err = jpeg_std_error(errors)
        jpeg_CreateCompress(info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.stride)
        defer {
            jpeg_destroy_compress(info)
            free(bytes.pointee)
            errors.deallocate()
            info.deallocate()
            bytes.deallocate()
            count.deallocate()
        }
        jpeg_mem_dest(info, bytes, count)
        info.pointee.image_width = UInt32(picture.width)
        info.pointee.image_height = UInt32(picture.height)
        info.pointee.input_components = 3
        info.pointee.in_color_space = JCS_RGB
        jpeg_set_defaults(info)
        jpeg_set_quality(info, 100, 1)
        jpeg_start_compress(info, 1)
        for row in 0..<picture.height {
            var line = (0..<picture.width).flatMap { column in
                let start = (row * picture.width + column) * 4
                return Array(picture.pixels[start..<start + 3])
            }
            line.withUnsafeMutableBufferPointer { line in
                var rows: [UnsafeMutablePointer<UInt8>?] = [line.baseAddress]
                _ = jpeg_write_scanlines(info, &rows, 1)
            }
        }
        jpeg_finish_compress(info)
        return Data(bytes: bytes.pointee!, count: Int(count.pointee))
    }

    /// The file with an Exif segment of one tag, the orientation.
    static func file(_ picture: Bitmap, orientation: UInt8, isLittle: Bool = false) -> Data {
        let tiff: [UInt8] =
            isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let content = Array("Exif\0\0".utf8) + tiff
        var file = file(picture)
        file.insert(contentsOf: [0xff, 0xe1, 0, UInt8(content.count + 2)] + content, at: 2)
        return file
    }
}
