import CCairo
import Drawing
import Foundation
import Raster

/// Paints display lists with Cairo.
package enum CairoPainter {
    /// The longest side of a canvas, in pixels.
    package static var maximumSide: Int { Surface.maximumSide }

    /// The picture of a list; the same pixels every time.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, 1 or more.
    ///   - text: The text engine; nil means the shared one, created when there is a text.
    /// - Throws: `PaintingError` for an impossible canvas, `FontError` when fonts for a text are not installed.
    package static func paint(
        _ list: DisplayList, scale: Int = 1, text: PangoText? = nil
    ) throws -> Bitmap {
        try premultiplied(list, scale: scale, text: text).straight()
    }

    /// The same picture in Cairo's format, which suffices for a file.
    package static func premultiplied(
        _ list: DisplayList, scale: Int = 1, text: PangoText? = nil
    ) throws -> PremultipliedBitmap {
        guard scale >= 1 else { throw PaintingError.badScale(scale) }
        let (width, height) = (Double(list.size.width) * Double(scale), Double(list.size.height) * Double(scale))
        return try Surface.bitmap(width: width, height: height) { surface in
            let renderer = CairoRenderer(surface.context, text: text)
            cairo_scale(surface.context, Double(scale), Double(scale))
            try renderer.paint(list.items)
            try surface.check()
        }
    }
}
