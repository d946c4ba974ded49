import CCairo
import Drawing
import Foundation
import Raster

/// A rectangle of whole pixels of a picture.
package struct PixelPatch: Hashable, Sendable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
}

extension CairoPainter {
    /// The part of the picture that two lists of one size may paint otherwise; nil where they paint the same.
    ///
    /// It may be larger than needed, never smaller.
    /// - Parameter scale: pixels a point.
    package static func patch(
        from old: DisplayList, to new: DisplayList, scale: Int, text: PangoText
    ) throws -> PixelPatch? {
        precondition(old.size == new.size, "only pictures of one size differ in a part")
        // Bounds ask nothing of a canvas, so the smallest does.
        let pen = Pen(try Surface(width: 1, height: 1).context, text: text)
        let bounds = try pen.changedBounds(old.items, new.items)
        guard !bounds.isNull, !bounds.minX.isNaN, !bounds.minY.isNaN else { return nil }
        let (width, height) = (pixels(old.size.width, scale), pixels(old.size.height, scale))
        // One more on each side, for what antialiasing spills.
        func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
            Int(min(max((length * CGFloat(scale)).rounded(rule), 0), CGFloat(limit)))
        }
        let (left, top) = (pixel(bounds.minX, .down, width) - 1, pixel(bounds.minY, .down, height) - 1)
        let (right, bottom) = (pixel(bounds.maxX, .up, width) + 1, pixel(bounds.maxY, .up, height) + 1)
        let (x, y) = (max(0, left), max(0, top))
        let patch = PixelPatch(x: x, y: y, width: min(right, width) - x, height: min(bottom, height) - y)
        return patch.width > 0 && patch.height > 0 ? patch : nil
    }

    /// A part of the picture that `paint` makes of the list.
    ///
    /// Where it cuts letters or a curve Cairo cuts their outlines first, and pixels there may be a few levels off:
    /// compare with the same part of a picture that is known.
    /// - Throws: as `paint` does.
    package static func paint(
        _ list: DisplayList, scale: Int, patch: PixelPatch, text: PangoText
    ) throws -> Bitmap {
        try Surface.bitmap(width: Double(patch.width), height: Double(patch.height)) { surface in
            cairo_translate(surface.context, Double(-patch.x), Double(-patch.y))
            cairo_scale(surface.context, Double(scale), Double(scale))
            try Pen(surface.context, text: text).paint(list.items)
            try surface.check()
        }
        .straight()
    }

    private static func pixels(_ length: CGFloat, _ scale: Int) -> Int {
        Int((length * CGFloat(scale) - 1e-6).rounded(.up))
    }
}

extension Pen {
    /// Around what is painted otherwise, in points; `.null` where all is the same.
    fileprivate func changedBounds(_ old: [DisplayItem], _ new: [DisplayItem]) throws -> CGRect {
        guard old.count == new.count else { return try inkBounds(of: old).union(inkBounds(of: new)) }
        var bounds = CGRect.null
        for (before, now) in zip(old, new) where before != now {
            if case .group(let a, let effect) = before, case .group(let b, effect) = now {
                bounds = bounds.union(try changedBounds(a, b).changed(by: effect))
            } else {
                bounds = bounds.union(try inkBounds(of: [before, now]))
            }
        }
        return bounds
    }
}
