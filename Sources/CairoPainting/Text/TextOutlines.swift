import CCairo
import CPango
import Drawing
import Foundation

/// A drawn text as outlines, for formats that have no fonts. In points.
package struct TextOutlines: Sendable {
    /// Glyphs of one color.
    package struct Run: Sendable {
        package var color: RGBA
        package var glyphs: [Glyph]
    }

    package struct Glyph: Sendable {
        /// From its origin on the baseline: glyphs of one font that look alike have the same outline.
        package var outline: Path
        package var origin: CGPoint
    }

    package var runs: [Run] = []
    /// Underlines and strikethroughs, over the glyphs.
    package var rules: [(color: RGBA, rects: [CGRect])] = []
    /// Pictures in the lines, and where they begin on the baseline.
    package var pictures: [(picture: InlinePicture, origin: CGPoint)] = []
}

extension PangoText {
    /// The outlines of a text, its top-left corner at `origin`, its lines aligned in `width` points.
    package func outlines(of block: TextBlock, at origin: CGPoint, width: Double) -> TextOutlines {
        guard origin.x.isFinite, origin.y.isFinite else { return TextOutlines() }
        return withShaped(block) { shaped in
            var outlines = TextOutlines()
            for placed in shaped.placedLines(at: origin, width: width) {
                let (runs, rules) = placed.line.placed(x: placed.x, baseline: placed.baseline)
                for run in runs {
                    if let picture = run.run.picture {
                        outlines.pictures.append((picture, run.origin))
                    } else {
                        outlines.runs.append(
                            TextOutlines.Run(color: run.run.color, glyphs: GlyphTracer.glyphs(of: run)))
                    }
                }
                outlines.rules += rules.map { ($0.color, $0.rects) }
            }
            return outlines
        }
    }
}

/// Reads the outlines of glyphs from Cairo.
private enum GlyphTracer {
    /// Cairo keeps coordinates in 256ths: finer ones need a larger scale. A power of two, which loses no digits.
    private static func scale(_ font: FontSpec) -> Double { exp2(log2(min(64, font.maxScale)).rounded(.down)) }

    static func glyphs(of placed: TextLine.PlacedRun) -> [TextOutlines.Glyph] {
        guard let string = placed.glyphs?.pointee else { return [] }
        var x = placed.origin.x
        let scale = scale(placed.run.font)
        return (0..<Int(string.num_glyphs)).compactMap { index in
            let info = string.glyphs[index]
            defer { x += Double(info.geometry.width) / pangoUnits }
            let outline = outline(info, placed.font, scale)
            guard !outline.isEmpty else { return nil }
            let origin = CGPoint(
                x: x + Double(info.geometry.x_offset) / pangoUnits,
                y: placed.origin.y + Double(info.geometry.y_offset) / pangoUnits)
            return TextOutlines.Glyph(outline: outline, origin: origin)
        }
    }

    private static func outline(
        _ info: PangoGlyphInfo, _ font: UnsafeMutablePointer<PangoFont>?, _ scale: Double
    ) -> Path {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        let string = pango_glyph_string_new()!
        defer { pango_glyph_string_free(string) }
        pango_glyph_string_set_size(string, 1)
        string.pointee.glyphs[0] = info
        string.pointee.glyphs[0].geometry.x_offset = 0
        string.pointee.glyphs[0].geometry.y_offset = 0
        cairo_scale(context, scale, scale)
        cairo_move_to(context, 0, 0)
        pango_cairo_glyph_string_path(context, font, string)
        return path(of: context)
    }

    private static func path(of context: OpaquePointer) -> Path {
        guard let copied = cairo_copy_path(context) else { return Path() }
        defer { cairo_path_destroy(copied) }
        var path = Path()
        var index = 0
        while index < Int(copied.pointee.num_data) {
            let data = copied.pointee.data + index
            func point(_ number: Int) -> CGPoint { CGPoint(x: data[number].point.x, y: data[number].point.y) }
            switch data.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += Int(data.pointee.header.length)
        }
        return path.withoutLoneMoves
    }
}

extension Path {
    /// Without moves that nothing is drawn from, which Cairo adds after every closed subpath.
    fileprivate var withoutLoneMoves: Path {
        var path = Path()
        var pending: CGPoint?
        for element in elements {
            if case .move(let point) = element {
                pending = point
                continue
            }
            if let point = pending { path.move(to: point) }
            pending = nil
            switch element {
            case .move: break
            case .line(let to): path.addLine(to: to)
            case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2):
                path.addCurve(to: to, control1: control1, control2: control2)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }
}
