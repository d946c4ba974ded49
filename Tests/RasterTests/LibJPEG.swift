import CJPEG
import Foundation
import Raster

/// Writes JPEG files with libjpeg's encoder.
enum LibJPEG {
    /// A file of `picture` at the best quality, without its alpha.
    static func file(_ picture: Bitmap) -> Data {
        var errors = jpeg_error_mgr()
        var info = jpeg_compress_struct()
        info.err = jpeg_std_error(&errors)
        jpeg_CreateCompress(&info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
        defer { jpeg_destroy_compress(&info) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        jpeg_mem_dest(&info, &bytes, &count)
        info.image_width = UInt32(picture.width)
        info.image_height = UInt32(picture.height)
        info.input_components = 3
        info.in_color_space = JCS_RGB
        jpeg_set_defaults(&info)
        jpeg_set_quality(&info, 100, 1)
        jpeg_start_compress(&info, 1)
        for row in 0..<picture.height {
            var line = (0..<picture.width).flatMap { column in
                let start = (row * picture.width + column) * 4
                return Array(picture.pixels[start..<start + 3])
            }
            line.withUnsafeMutableBufferPointer { line in
                var rows: [UnsafeMutablePointer<UInt8>?] = [line.baseAddress]
                _ = jpeg_write_scanlines(&info, &rows, 1)
            }
        }
        jpeg_finish_compress(&info)
        defer { free(bytes) }
        return Data(bytes: bytes!, count: Int(count))
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
