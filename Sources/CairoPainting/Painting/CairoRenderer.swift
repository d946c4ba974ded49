import CCairo
import Drawing
import Foundation

/// Paints display items on a Cairo context.
struct CairoRenderer {
    /// The `cairo_t`, borrowed.
    let context: OpaquePointer
    private let text: PangoText?
    /// Whether the context is a vector file's, where shapes should stay outlines.
    let isVector: Bool
    /// How far the canvas reaches beyond what is visible for the blurs around, in pixels: three of their deviations together.
    ///
    /// Variances add up. If each blur inside another reached beyond it by itself, layers would grow with the number of blurs.
    private(set) var spread = 0.0

    init(_ context: OpaquePointer, text: PangoText?, isVector: Bool = false) {
        self.context = context
        self.text = text
        self.isVector = isVector
    }

    /// A renderer for another context, of pixels, for the inside of a blur that reaches as far.
    func on(_ context: OpaquePointer, reach: Double) -> CairoRenderer {
        var renderer = CairoRenderer(context, text: text)
        renderer.spread = hypot(spread, reach * pixelsPerPoint)
        return renderer
    }

    /// For items on a canvas that ends where others are cut off.
    var cutOff: CairoRenderer {
        var renderer = self
        renderer.spread = 0
        return renderer
    }

    func textEngine() throws(FontError) -> PangoText {
        if let text { return text }
        return try PangoText.shared
    }

    func paint(_ items: [DisplayItem]) throws {
        for item in items { try paint(item) }
    }

    private func paint(_ item: DisplayItem) throws {
        switch item {
        case .fill(let path, let style, let evenOdd): try fill(path, style, evenOdd: evenOdd)
        case .stroke(let path, let style, let stroke): try self.stroke(path, style, stroke)
        case .text(let block, let origin, let width):
            guard origin.x.isFinite, origin.y.isFinite else { return }
            for (picture, place) in try textEngine().draw(block, at: origin, width: width, on: context) {
                try saved {
                    cairo_translate(context, place.x, place.y)
                    try paint(picture.items)
                }
            }
        case .image(let image, let rect, let interpolation): try paint(image, in: rect, interpolation)
        case .group(let items, let effect): try paint(items, with: effect)
        }
    }

    private func fill(_ path: Path, _ style: PaintStyle, evenOdd: Bool) throws {
        if isVector, case .hatch(let color, let width, let spacing) = style, color.alpha > 0, width > 0,
            spacing > width, !path.boundingRect.isNull
        {
            return hatch(path, evenOdd: evenOdd) {
                paintStripes(color, width: width, spacing: spacing, over: path.boundingRect)
            }
        }
        try saved {
            guard try setSource(style, covering: path.boundingRect) else { return }
            add(path)
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }

    /// Stripes as outlines, clipped to the path.
    private func hatch(_ path: Path, evenOdd: Bool, stripes: () -> Void) {
        saved {
            add(path)
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(context)
            stripes()
        }
    }

    private func stroke(_ path: Path, _ style: PaintStyle, _ stroke: StrokeStyle) throws {
        guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return }
        try saved {
            guard try setSource(style, covering: path.boundingRect(stroked: stroke)) else { return }
            add(path)
            set(stroke)
            cairo_stroke(context)
        }
    }

    private func set(_ stroke: StrokeStyle) {
        cairo_set_line_width(context, stroke.lineWidth)
        switch stroke.lineCap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.lineJoin {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(context, max(1, stroke.miterLimit))
        // Cairo refuses dashes that are negative or all zero; such lines become solid.
        guard let dashes = stroke.paintableDashes else { return }
        cairo_set_dash(context, dashes.lengths.map(Double.init), Int32(dashes.lengths.count), dashes.phase)
    }

    private func paint(_ image: ImageSource, in rect: CGRect, _ interpolation: Interpolation) throws {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite,
            rect.width.isFinite, rect.height.isFinite, image.pixelWidth > 0, image.pixelHeight > 0
        else { return }
        let picture = try Surface(image)
        saved {
            cairo_translate(context, rect.minX, rect.minY)
            cairo_scale(
                context, rect.width / Double(image.pixelWidth), rect.height / Double(image.pixelHeight))
            cairo_set_source_surface(context, picture.surface, 0, 0)
            let pattern = cairo_get_source(context)
            cairo_pattern_set_filter(
                pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            // Otherwise smoothing would blend the edges with the clear outside.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_rectangle(context, 0, 0, Double(image.pixelWidth), Double(image.pixelHeight))
            cairo_fill(context)
        }
    }

    // MARK: - Helpers

    /// Restores the context's settings after `body`.
    func saved<R>(_ body: () throws -> R) rethrows -> R {
        cairo_save(context)
        defer { cairo_restore(context) }
        return try body()
    }

    func add(_ path: Path) {
        cairo_new_path(context)
        appendPath(path, to: context)
    }
}

extension Surface {
    fileprivate convenience init(_ image: ImageSource) throws(PaintingError) {
        try self.init(width: Double(image.pixelWidth), height: Double(image.pixelHeight))
        withPixels { pixels, stride in
            image.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    premultiply(source.baseAddress! + y * width * 4, count: width, to: pixels + y * stride)
                }
            }
        }
    }
}

/// Converts straight RGBA bytes to Cairo's pixels.
private func premultiply(_ source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    for i in 0..<count {
        let alpha = UInt32(source[4 * i + 3])
        func multiplied(_ channel: Int) -> UInt32 { (UInt32(source[4 * i + channel]) * alpha + 127) / 255 }
        target[i] = alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
    }
}
