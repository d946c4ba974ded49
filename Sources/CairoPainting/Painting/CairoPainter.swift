import CCairo
import Drawing
import Foundation
import Raster

/// Display lists painted with Cairo.
package enum CairoPainter {
    /// The longest side of a canvas, in pixels.
    package static var maximumSide: Int { Surface.maximumSide }

    /// The picture of a list: the same pixels every time.
    ///
    /// - Parameters:
    ///   - scale: pixels a point, 1 or more.
    ///   - background: painted beneath everything; nil leaves the canvas clear.
    ///   - text: the engine for texts; nil means the one of this process, asked for when there is a text.
    /// - Throws: `PaintingError` for a canvas that cannot be, `FontError` when a text needs fonts that are not installed.
    package static func paint(
        _ list: DisplayList, scale: Int = 1, background: RGBA? = nil, text: PangoText? = nil
    ) throws -> Bitmap {
        try premultiplied(list, scale: scale, background: background, text: text).straight()
    }

    /// The same picture, its pixels as Cairo leaves them: all that a file needs.
    package static func premultiplied(
        _ list: DisplayList, scale: Int = 1, background: RGBA? = nil, text: PangoText? = nil
    ) throws -> PremultipliedBitmap {
        guard scale >= 1 else { throw PaintingError.badScale(scale) }
        let (width, height) = (Double(list.size.width) * Double(scale), Double(list.size.height) * Double(scale))
        return try Surface.bitmap(width: width, height: height) { surface in
            let pen = Pen(surface.context, text: text)
            if let background {
                setColor(background, of: surface.context)
                cairo_paint(surface.context)
            }
            cairo_scale(surface.context, Double(scale), Double(scale))
            try pen.paint(list.items)
            try surface.check()
        }
    }
}
