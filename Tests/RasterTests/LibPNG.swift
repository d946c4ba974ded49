import CPNG
import Foundation
import Raster

/// libpng's file of an opaque bitmap with its defaults: zlib's level 6 and adaptive filters.
func libpngFile(_ bitmap: Bitmap) -> Data {
    let rows = (0..<bitmap.width * bitmap.height).flatMap { bitmap.pixels[4 * $0..<4 * $0 + 3] }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(bitmap.width), png_uint_32(bitmap.height))
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    var count = png_alloc_size_t(rows.count * 2 + 4096)
    var file = Data(count: count)
    let done = file.withUnsafeMutableBytes {
        png_image_write_to_memory(&image, $0.baseAddress, &count, 0, rows, 0, nil)
    }
    precondition(done == 1, "libpng could not write")
    return file.prefix(count)
}
