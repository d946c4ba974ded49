import CCairo
import CPango
import Drawing
import Foundation

extension ShapedText {
    /// Fills the glyphs of all lines, the block's top-left corner at `origin`.
    ///
    /// - Returns: The pictures in the lines, which are not drawn, and where they begin on the baseline.
    func draw(at origin: CGPoint, width: Double, on context: OpaquePointer) -> [(InlinePicture, CGPoint)] {
        placedLines(at: origin, width: width).flatMap { $0.line.draw(x: $0.x, baseline: $0.baseline, on: context) }
    }

    /// Where each line begins on its baseline.
    func placedLines(at origin: CGPoint, width: Double) -> [(line: TextLine, x: Double, baseline: Double)] {
        var top = Double(origin.y)
        return lines.map { line in
            let slack = (width.isFinite ? width : Double(metrics.size.width)) - line.width
            let x = Double(origin.x) + slack * block.placement - line.left
            defer { top += line.height + block.lineSpacing }
            return (line, x, top + line.ascent)
        }
    }
}

extension TextBlock {
    /// The share of the free width left of a line.
    fileprivate var placement: Double {
        switch alignment {
        case .leading: rightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: rightToLeft ? 0 : 1
        }
    }
}

extension TextLine {
    /// Glyphs of one font and color.
    struct PlacedRun {
        var run: TextRun
        var font: UnsafeMutablePointer<PangoFont>?
        var glyphs: UnsafeMutablePointer<PangoGlyphString>?
        /// Of the first glyph, on the baseline.
        var origin: CGPoint
    }

    /// The line's runs where they are drawn, and its underlines and strikethroughs.
    func placed(x start: Double, baseline: Double) -> (runs: [PlacedRun], rules: [TextRuleLine]) {
        var x = start
        var runs: [PlacedRun] = []
        var rules: [TextRuleLine] = []
        for item in PangoLayoutBox.runs(of: line) {
            let run = box.text.run(at: Int(item.pointee.item.pointee.offset))
            let font = item.pointee.item.pointee.analysis.font
            let lead = Double(item.pointee.start_x_offset) / pangoUnits
            let height = baseline - Double(item.pointee.y_offset) / pangoUnits
            runs.append(
                PlacedRun(run: run, font: font, glyphs: item.pointee.glyphs, origin: CGPoint(x: x + lead, y: height)))
            let next = x + PangoLayoutBox.width(of: item)
            if run.underline || run.strikethrough {
                TextRuleLine.add(run, font: font, from: x, to: next, baseline: height, to: &rules)
            }
            x = next
        }
        return (runs, rules)
    }

    /// Draws glyphs as outlines rather than from a glyph cache, so that they are the same at every position, scale and angle.
    fileprivate func draw(x: Double, baseline: Double, on context: OpaquePointer) -> [(InlinePicture, CGPoint)] {
        let (runs, rules) = placed(x: x, baseline: baseline)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
        for placed in runs where scale < placed.run.font.maxScale {
            cairo_new_path(context)
            cairo_move_to(context, placed.origin.x, placed.origin.y)
            pango_cairo_glyph_string_path(context, placed.font, placed.glyphs)
            setColor(placed.run.color, of: context)
            cairo_fill(context)
        }
        for rule in rules { rule.draw(on: context) }
        return runs.compactMap { placed in placed.run.picture.map { ($0, placed.origin) } }
    }
}

/// An underline or strikethrough.
struct TextRuleLine {
    private var rect: CGRect
    let color: RGBA
    private let pattern: TextRule.Pattern

    private init(rect: CGRect, color: RGBA, pattern: TextRule.Pattern) {
        (self.rect, self.color, self.pattern) = (rect, color, pattern)
    }

    /// Adds the rules of one run. A rule that continues from the run before extends it, so that no seam shows.
    static func add(
        _ run: TextRun, font: UnsafeMutablePointer<PangoFont>?, from: Double, to end: Double, baseline: Double,
        to rules: inout [TextRuleLine]
    ) {
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func add(_ look: TextRule, position: Int32, thickness: Int32) {
            let color = look.color ?? run.color
            let rect = CGRect(
                x: from, y: baseline - Double(position) / pangoUnits, width: end - from,
                height: Double(thickness) / pangoUnits)
            if let last = rules.lastIndex(where: {
                $0.color == color && $0.pattern == look.pattern && $0.rect.minY == rect.minY
                    && $0.rect.height == rect.height
                    && abs($0.rect.maxX - rect.minX) < 1e-6
            }) {
                rules[last].rect.size.width = rect.maxX - rules[last].rect.minX
            } else {
                rules.append(TextRuleLine(rect: rect, color: color, pattern: look.pattern))
            }
        }
        if run.underline {
            add(
                run.underlineRule,
                position: pango_font_metrics_get_underline_position(metrics),
                thickness: pango_font_metrics_get_underline_thickness(metrics))
        }
        if run.strikethrough {
            add(
                run.strikethroughRule,
                position: pango_font_metrics_get_strikethrough_position(metrics),
                thickness: pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }

    func draw(on context: OpaquePointer) {
        setColor(color, of: context)
        for rect in rects { cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
        cairo_fill(context)
    }

    /// Its dashes; the whole line if it is solid.
    var rects: [CGRect] {
        guard !pattern.dashes.isEmpty else { return [rect] }
        var rects: [CGRect] = []
        var (x, isDrawn) = (rect.minX, true)
        // At least a hundredth of a point: a font may have a line without thickness.
        let unit = max(rect.height, 0.01)
        for index in 0... {
            guard x < rect.maxX else { break }
            let length = unit * pattern.dashes[index % pattern.dashes.count]
            if isDrawn {
                rects.append(CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
            }
            x += length
            isDrawn.toggle()
        }
        return rects
    }
}
