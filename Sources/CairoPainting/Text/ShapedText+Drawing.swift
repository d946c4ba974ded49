import CCairo
import CPango
import Drawing
import Foundation

extension ShapedText {
    /// Fills the glyphs of all lines, the block's top-left corner at `origin`.
    func draw(at origin: CGPoint, width: Double, on context: OpaquePointer) {
        var top = Double(origin.y)
        for line in lines {
            let slack = (width.isFinite ? width : Double(metrics.size.width)) - line.width
            let x = Double(origin.x) + slack * block.placement - line.left
            line.draw(x: x, baseline: top + line.ascent, on: context)
            top += line.height + block.lineSpacing
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
    /// Draws glyphs as outlines rather than from a glyph cache, so that they are the same at every position, scale and angle.
    fileprivate func draw(x start: Double, baseline: Double, on context: OpaquePointer) {
        var x = start
        var rules: [Rule] = []
        for item in PangoLayoutBox.runs(of: line) {
            let run = box.text.run(at: Int(item.pointee.item.pointee.offset))
            let font = item.pointee.item.pointee.analysis.font
            let lead = Double(item.pointee.start_x_offset) / pangoUnits
            cairo_new_path(context)
            cairo_move_to(context, x + lead, baseline - Double(item.pointee.y_offset) / pangoUnits)
            pango_cairo_glyph_string_path(context, font, item.pointee.glyphs)
            setColor(run.color, of: context)
            cairo_fill(context)
            let next = x + PangoLayoutBox.width(of: item)
            if run.underline || run.strikethrough {
                Rule.add(run, font: font, from: x, to: next, baseline: baseline, to: &rules)
            }
            x = next
        }
        for rule in rules { rule.draw(on: context) }
    }
}

/// An underline or strikethrough.
private struct Rule {
    var rect: CGRect
    var color: RGBA

    /// Adds the rules of one run, extending those of the run before where they continue, so that no seam shows.
    static func add(
        _ run: TextRun, font: UnsafeMutablePointer<PangoFont>?, from: Double, to end: Double, baseline: Double,
        to rules: inout [Rule]
    ) {
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func add(position: Int32, thickness: Int32) {
            let rect = CGRect(
                x: from, y: baseline - Double(position) / pangoUnits, width: end - from,
                height: Double(thickness) / pangoUnits)
            if let last = rules.lastIndex(where: {
                $0.color == run.color && $0.rect.minY == rect.minY && $0.rect.height == rect.height
                    && abs($0.rect.maxX - rect.minX) < 1e-6
            }) {
                rules[last].rect.size.width = rect.maxX - rules[last].rect.minX
            } else {
                rules.append(Rule(rect: rect, color: run.color))
            }
        }
        if run.underline {
            add(
                position: pango_font_metrics_get_underline_position(metrics),
                thickness: pango_font_metrics_get_underline_thickness(metrics))
        }
        if run.strikethrough {
            add(
                position: pango_font_metrics_get_strikethrough_position(metrics),
                thickness: pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }

    func draw(on context: OpaquePointer) {
        setColor(color, of: context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(context)
    }
}
