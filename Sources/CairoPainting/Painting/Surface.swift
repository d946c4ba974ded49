import CCairo
import Foundation
import Raster

/// Owns a Cairo image surface and its context.
final class Surface {
    /// The longest side Cairo paints, in pixels.
    static let maximumSide = 32_767

    /// In pixels.
    let width: Int
    let height: Int
    /// The `cairo_surface_t`.
    let surface: OpaquePointer
    /// The `cairo_t`; its units are pixels initially.
    let context: OpaquePointer

    /// A clear surface. Sides in pixels, rounded up.
    convenience init(width: Double, height: Double) throws(PaintingError) {
        let size = try Self.size(width, height)
        try self.init(
            width: size.width, height: size.height,
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)))
    }

    /// Sides in pixels, rounded up.
    private static func size(_ width: Double, _ height: Double) throws(PaintingError) -> (width: Int, height: Int) {
        // Tolerates rounding errors just above a whole number.
        let (w, h) = ((width - 1e-6).rounded(.up), (height - 1e-6).rounded(.up))
        guard w > 0, h > 0 else { throw .emptyCanvas(width: width, height: height) }
        guard max(w, h) <= Double(maximumSide) else { throw .canvasTooLarge(width: width, height: height) }
        return (Int(w), Int(h))
    }

    private init(width: Int, height: Int, _ surface: OpaquePointer) throws(PaintingError) {
        self.width = width
        self.height = height
        self.surface = surface
        context = cairo_create(surface)
        try check()
        cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        // In pixels: corners of flattened curves stay invisible.
        cairo_set_tolerance(context, 0.05)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// - Throws: The first error since the surface was made.
    func check() throws(PaintingError) {
        for status in [cairo_surface_status(surface), cairo_status(context)] where status != CAIRO_STATUS_SUCCESS {
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
    }

    /// Calls `body` with the pixels, row by row, in the format of `PremultipliedBitmap`; `stride` is in pixels.
    func withPixels<R>(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) throws -> R) rethrows -> R {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let pixels = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
        return try body(pixels.assumingMemoryBound(to: UInt32.self), stride)
    }

    /// The picture that `paint` paints on a clear surface. Sides in pixels, rounded up.
    ///
    /// The surface shares the bitmap's memory.
    static func bitmap(width: Double, height: Double, paint: (Surface) throws -> Void) throws -> PremultipliedBitmap {
        let (w, h) = try size(width, height)
        return try PremultipliedBitmap(width: w, height: h) { bytes in
            let image = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(w), Int32(h), Int32(4 * w))!
            cairo_surface_reference(image)
            defer {
                // A surface that outlives this call must not use the bitmap's memory.
                cairo_surface_finish(image)
                cairo_surface_destroy(image)
            }
            let surface = try Surface(width: w, height: h, image)
            // Cleared by Cairo, which then knows that it is clear and paints as on its own surface.
            cairo_set_operator(surface.context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(surface.context)
            cairo_set_operator(surface.context, CAIRO_OPERATOR_OVER)
            try paint(surface)
            cairo_surface_flush(image)
        }
    }
}
