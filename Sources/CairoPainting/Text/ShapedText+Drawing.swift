import CCairo
import CPango
import Drawing
import Foundation

extension ShapedText {
    /// Fills the glyphs of all lines, the block's top-left corner at `origin`.
    ///
    /// - Returns: The pictures in the lines, which are not drawn, and where they begin on the baseline.
    func draw(at origin: CGPoint, width: Double, on context: OpaquePointer) -> [(InlinePicture, CGPoint)] {
        var top = Double(origin.y)
        var pictures: [(InlinePicture, CGPoint)] = []
        for line in lines {
            let slack = (width.isFinite ? width : Double(metrics.size.width)) - line.width
            let x = Double(origin.x) + slack * block.placement - line.left
            pictures += line.draw(x: x, baseline: top + line.ascent, on: context)
            top += line.height + block.lineSpacing
        }
        return pictures
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
    fileprivate func draw(x start: Double, baseline: Double, on context: OpaquePointer) -> [(InlinePicture, CGPoint)] {
        var x = start
        var pictures: [(InlinePicture, CGPoint)] = []
        var rules: [Rule] = []
        for item in PangoLayoutBox.runs(of: line) {
            let run = box.text.run(at: Int(item.pointee.item.pointee.offset))
            let font = item.pointee.item.pointee.analysis.font
            let lead = Double(item.pointee.start_x_offset) / pangoUnits
            let height = baseline - Double(item.pointee.y_offset) / pangoUnits
            if let picture = run.picture { pictures.append((picture, CGPoint(x: x + lead, y: height))) }
            cairo_new_path(context)
            cairo_move_to(context, x + lead, height)
            pango_cairo_glyph_string_path(context, font, item.pointee.glyphs)
            setColor(run.color, of: context)
            cairo_fill(context)
            let next = x + PangoLayoutBox.width(of: item)
            if run.underline || run.strikethrough {
                Rule.add(run, font: font, from: x, to: next, baseline: height, to: &rules)
            }
            x = next
        }
        for rule in rules { rule.draw(on: context) }
        return pictures
    }
}

/// An underline or strikethrough.
private struct Rule {
    var rect: CGRect
    var color: RGBA
    var pattern: TextRule.Pattern

    /// Adds the rules of one run. A rule that continues from the run before extends it, so that no seam shows.
    static func add(
        _ run: TextRun, font: UnsafeMutablePointer<PangoFont>?, from: Double, to end: Double, baseline: Double,
        to rules: inout [Rule]
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
                rules.append(Rule(rect: rect, color: color, pattern: look.pattern))
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
        guard !pattern.dashes.isEmpty else {
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
            cairo_fill(context)
            return
        }
        var (x, isDrawn) = (rect.minX, true)
        // At least a hundredth of a point: a font may have a line without thickness.
        let unit = max(rect.height, 0.01)
        for index in 0... {
            guard x < rect.maxX else { break }
            let length = unit * pattern.dashes[index % pattern.dashes.count]
            if isDrawn { cairo_rectangle(context, x, rect.minY, min(length, rect.maxX - x), rect.height) }
            x += length
            isDrawn.toggle()
        }
        cairo_fill(context)
    }
}
