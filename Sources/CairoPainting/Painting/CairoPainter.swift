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
    ///   - background: Painted beneath everything; nil leaves the canvas clear.
    ///   - text: The text engine; nil means the shared one, created when there is a text.
    /// - Throws: `PaintingError` for an impossible canvas, `FontError` when fonts for a text are not installed.
    package static func paint(
        _ list: DisplayList, scale: Int = 1, background: RGBA? = nil, text: PangoText? = nil
    ) throws -> Bitmap {
        try premultiplied(list, scale: scale, background: background, text: text).straight()
    }

    /// The same picture in Cairo's format, which suffices for a file.
    package static func premultiplied(
        _ list: DisplayList, scale: Int = 1, background: RGBA? = nil, text: PangoText? = nil
    ) throws -> PremultipliedBitmap {
        guard scale >= 1 else { throw PaintingError.badScale(scale) }
        let (width, height) = (Double(list.size.width) * Double(scale), Double(list.size.height) * Double(scale))
        return try Surface.bitmap(width: width, height: height) { surface in
            let renderer = CairoRenderer(surface.context, text: text)
            if let background {
                setColor(background, of: surface.context)
                cairo_paint(surface.context)
            }
            cairo_scale(surface.context, Double(scale), Double(scale))
            try renderer.paint(list.items)
            try surface.check()
        }
    }
}
