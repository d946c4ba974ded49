import CCairo
import Foundation
import Raster

/// A picture in memory to paint on, with its pen: owns both.
final class Surface {
    /// The longest side Cairo paints, in pixels.
    static let maximumSide = 32_767

    /// In pixels.
    let width: Int
    let height: Int
    /// The `cairo_surface_t`.
    let surface: OpaquePointer
    /// The `cairo_t`; its units are pixels at first.
    let context: OpaquePointer

    /// A clear surface. Sides in pixels, rounded up.
    init(width: Double, height: Double) throws(PaintingError) {
        // A hair above a whole number is that number.
        let (w, h) = ((width - 1e-6).rounded(.up), (height - 1e-6).rounded(.up))
        guard w > 0, h > 0 else { throw .emptyCanvas(width: width, height: height) }
        guard max(w, h) <= Double(Self.maximumSide) else { throw .canvasTooLarge(width: width, height: height) }
        self.width = Int(w)
        self.height = Int(h)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(w), Int32(h))
        context = cairo_create(surface)
        try check()
        cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        // In pixels: no corner of a flattened curve is to be seen.
        cairo_set_tolerance(context, 0.05)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Throws what went wrong since the beginning.
    func check() throws(PaintingError) {
        for status in [cairo_surface_status(surface), cairo_status(context)] where status != CAIRO_STATUS_SUCCESS {
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
    }

    /// Row by row, each pixel one number: alpha, red, green, blue from the top byte, colours multiplied by alpha.
    ///
    /// `stride` is in pixels.
    func withPixels<R>(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) throws -> R) rethrows -> R {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let pixels = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
        return try body(pixels.assumingMemoryBound(to: UInt32.self), stride)
    }

    /// The finished picture, colours no longer multiplied by alpha.
    func bitmap() -> Bitmap {
        let pixels = withPixels { source, stride in
            [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
                for y in 0..<height {
                    unpremultiply(source + y * stride, count: width, to: target.baseAddress! + y * width * 4)
                }
                count = width * height * 4
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
