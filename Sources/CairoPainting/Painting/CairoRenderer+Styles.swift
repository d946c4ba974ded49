import CCairo
import Drawing
import Foundation

extension CairoRenderer {
    /// Makes the style the context's source.
    ///
    /// - Parameter bounds: Everything that will be painted with it, in points.
    /// - Returns: False when the style paints nothing.
    func setSource(_ style: PaintStyle, covering bounds: CGRect) throws -> Bool {
        switch style {
        case .color(let color):
            setColor(color, of: context)
            return color.alpha > 0
        case .linearGradient(let stops, let from, let to):
            let (from, to) = (from.paintable, to.paintable)
            return setGradient(stops, isDegenerate: from == to) {
                cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            }
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let center = center.paintable
            let (inner, outer) = (max(0, CGFloat(startRadius).paintable), max(0, CGFloat(endRadius).paintable))
            return setGradient(stops, isDegenerate: inner == outer) {
                cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer)
            }
        case .angularGradient(let stops, let center, let start, let end):
            let stops = stops.inOrder
            guard !stops.isEmpty, let layer = try Layer(pixels(around: bounds, reach: 0)) else { return false }
            let gradient = AngularGradient(stops: stops, startAngle: start, endAngle: end)
            gradient.paint(on: layer, center: center, toPoints: CGAffineTransform(matrix).inverted())
            setSource(layer)
            return true
        case .hatch(let color, let width, let spacing):
            return try setHatch(color, width: width, spacing: spacing, covering: bounds)
        }
    }

    private func setGradient(_ stops: [GradientStop], isDegenerate: Bool, create: () -> OpaquePointer?) -> Bool {
        let stops = stops.inOrder
        guard let last = stops.last else { return false }
        // Without a distance between its ends a gradient is past its end everywhere.
        if isDegenerate || stops.count == 1 {
            setColor(last.color, of: context)
            return true
        }
        guard let pattern = create() else { return false }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        return true
    }

    private func setSource(_ layer: Layer) {
        var matrix = self.matrix
        layer.setAsSource(of: context)
        cairo_set_matrix(context, &matrix)
    }

    /// Stripes along x + y in list coordinates, so that they continue through neighboring regions.
    private func setHatch(_ color: RGBA, width: Double, spacing: Double, covering bounds: CGRect) throws -> Bool {
        guard color.alpha > 0, width > 0, spacing > 0, !bounds.isNull else { return false }
        // Stripes finer than a pixel become their mean color.
        guard spacing * pixelsPerPoint >= 1, width < spacing else {
            setColor(color.opacity(min(1, width / spacing)), of: context)
            return true
        }
        func stripes(_ bounds: CGRect) { paintStripes(color, width: width, spacing: spacing, over: bounds) }
        let group = try group(in: bounds) { try inSquares(bounds, paint: stripes) }
        guard let group else { return false }
        cairo_set_source(context, group.pattern)
        return true
    }

    /// Paints a tall, narrow region piece by piece: its many stripes would each span the whole height, but be visible in a
    /// few rows only.
    ///
    /// Each piece has an extra row around it, because Cairo computes coverage differently in rows where edges begin; so the
    /// pixels equal the pixels of the whole.
    private func inSquares(_ bounds: CGRect, paint: (CGRect) -> Void) throws {
        let matrix = self.matrix
        let pixels = self.pixels(around: bounds, reach: 0)
        let side = max(32, pixels.width.rounded(.up))
        guard matrix.xy == 0, matrix.yx == 0, !pixels.isNull, pixels.height >= 2 * side else { return paint(bounds) }
        let toPoints = CGAffineTransform(matrix).inverted()
        for top in stride(from: pixels.minY, to: pixels.maxY, by: side) {
            let piece = CGRect(x: pixels.minX, y: top, width: pixels.width, height: min(side, pixels.maxY - top))
            let points = piece.applying(toPoints)
            guard let group = try group(in: points, paint: { paint(points) }) else { continue }
            saved {
                cairo_set_source(context, group.pattern)
                cairo_identity_matrix(context)
                cairo_rectangle(context, piece.minX, piece.minY, piece.width, piece.height)
                cairo_fill(context)
            }
        }
    }

    func paintStripes(_ color: RGBA, width: Double, spacing: Double, over bounds: CGRect) {
        // Only the visible part: a region may be infinite.
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let seen = bounds.overlap(with: CGRect(x: left, y: top, width: right - left, height: bottom - top))
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        // The stripe of number k lies on x + y = k · spacing · √2.
        let step = spacing * 2.0.squareRoot()
        let range = -1_000_000...1_000_000
        let first = Int(((seen.minX + seen.minY) / step).rounded(.down), in: range) - 1
        let last = Int(((seen.maxX + seen.maxY) / step).rounded(.up), in: range) + 1
        // Parallelograms that end at whole points, which Cairo's grid represents exactly: a stripe is the same in every
        // region it runs through.
        let (above, below) = ((seen.minY - width).rounded(.down), (seen.maxY + width).rounded(.up))
        let half = width / 2 * 2.0.squareRoot()
        cairo_new_path(context)
        for number in first...last {
            let sum = Double(number) * step
            cairo_move_to(context, sum - half - above, above)
            cairo_line_to(context, sum + half - above, above)
            cairo_line_to(context, sum + half - below, below)
            cairo_line_to(context, sum - half - below, below)
            cairo_close_path(context)
        }
        setColor(color, of: context)
        cairo_fill(context)
    }
}

extension [GradientStop] {
    /// By location, each limited to 0…1; stops at one location keep their order.
    fileprivate var inOrder: [GradientStop] {
        enumerated().filter { !$0.element.location.isNaN }
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map { GradientStop(color: $0.element.color, location: Swift.min(Swift.max($0.element.location, 0), 1)) }
    }
}
