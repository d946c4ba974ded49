import CCairo
import Drawing
import Foundation

extension CairoRenderer {
    /// Paints the items together and applies the effect to the result.
    func paint(_ items: [DisplayItem], with effect: GroupEffect) throws {
        switch effect {
        case .opacity(let opacity): try paint(items, opacity: opacity)
        case .clip(let path, let evenOdd): try paint(items, clippedTo: path, evenOdd: evenOdd)
        case .transform(let transform): try paint(items, by: transform)
        case .mask(let mask): try paint(items, maskedBy: mask)
        case .shadow(let color, let radius, let offset):
            let shadow = Shadow(color: color, radius: radius, offset: offset)
            let depth = items.shadowDepth
            // In a vector file a few nested shadows are painted separately, so that items stay outlines.
            if depth > (isVector ? 3 : 0) { return try paintAtOnce(items, casting: shadow) }
            try paintShadow(of: items, shadow)
            try paint(items)
        case .blur(let radius): try paint(items, blurredBy: radius)
        case .tint(let color): try paint(items, in: color)
        case .colors(let matrix): try paint(items, changedBy: matrix)
        case .blend(let mode): try paint(items, blended: mode)
        }
    }

    private func paint(_ items: [DisplayItem], opacity: Double) throws {
        guard opacity > 0 else { return }
        guard opacity < 1 else { return try paint(items) }
        guard let group = try group(of: items, in: inkBounds(of: items)) else { return }
        saved {
            cairo_set_source(context, group.pattern)
            cairo_paint_with_alpha(context, opacity)
        }
    }

    /// Clips the group as a whole, so that lower items do not show through at antialiased edges.
    ///
    /// Of clips directly inside each other the bounds are computed once.
    private func paint(_ items: [DisplayItem], clippedTo path: Path, evenOdd: Bool) throws {
        var (inner, clips) = (items, [(path: path, evenOdd: evenOdd)])
        while inner.count == 1, case .group(let items, .clip(let path, let evenOdd)) = inner[0] {
            clips.append((path, evenOdd))
            inner = items
        }
        let bounds = try clips.reduce(inkBounds(of: inner)) { $0.overlap(with: $1.path.boundingRect) }
        guard var group = try cutOff.group(of: inner, in: bounds) else { return }
        for clip in clips.dropFirst().reversed() {
            guard let outer = try self.group(in: bounds, paint: { fill(clip.path, clip.evenOdd, with: group) }) else {
                return
            }
            group = outer
        }
        saved {
            // In an SVG the group would repeat wherever the path is larger.
            guard self.clip(to: bounds) else { return }
            fill(path, evenOdd, with: group)
        }
    }

    private func fill(_ path: Path, _ evenOdd: Bool, with group: Group) {
        cairo_set_source(context, group.pattern)
        add(path)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    private func paint(_ items: [DisplayItem], by transform: CGAffineTransform) throws {
        // Items squeezed to a line or a point are invisible, and so are those magnified beyond all numbers.
        let whole = transform.concatenating(CGAffineTransform(matrix))
        guard whole.isInvertible else { return }
        try saved {
            var matrix = cairo_matrix_t(whole)
            cairo_set_matrix(context, &matrix)
            try paint(items)
        }
    }

    private func paint(_ items: [DisplayItem], maskedBy mask: [DisplayItem]) throws {
        let bounds = try inkBounds(of: items).overlap(with: inkBounds(of: mask))
        guard let content = try cutOff.group(of: items, in: bounds), let shape = try cutOff.group(of: mask, in: bounds)
        else { return }
        saved {
            cairo_set_source(context, content.pattern)
            cairo_mask(context, shape.pattern)
        }
    }

    private func paint(_ items: [DisplayItem], in color: RGBA) throws {
        guard let group = try group(of: items, in: inkBounds(of: items)) else { return }
        saved {
            setColor(color, of: context)
            cairo_mask(context, group.pattern)
        }
    }

    /// Blurs directly inside each other are one: their variances add up.
    private func paint(_ items: [DisplayItem], blurredBy radius: Double) throws {
        guard radius > 0, radius.isFinite else { return try paint(items) }
        var (items, radius) = (items, Blur.limited(radius))
        while items.count == 1, case .group(let inner, .blur(let other)) = items[0], other.isFinite {
            (items, radius) = (inner, hypot(radius, Blur.limited(other)))
        }
        let reach = Blur.reach(radius: radius)
        let bounds = try inkBounds(of: items).insetBy(dx: -reach, dy: -reach)
        guard let layer = try layer(of: items, on: pixels(around: bounds, reach: reach), reach: reach) else { return }
        layer.blur(deviation: Blur.limited(radius) * pixelsPerPoint)
        saved {
            layer.setAsSource(of: context)
            cairo_paint(context)
        }
    }

    private func paint(_ items: [DisplayItem], changedBy matrix: ColorMatrix) throws {
        let bounds = try inkBounds(of: items)
        guard let layer = try layer(of: items, on: pixels(around: bounds, reach: 0), reach: 0) else { return }
        layer.change(by: matrix)
        saved {
            layer.setAsSource(of: context)
            cairo_paint(context)
        }
    }

    private func paint(_ items: [DisplayItem], blended mode: BlendMode) throws {
        guard let group = try group(of: items, in: inkBounds(of: items)) else { return }
        saved {
            cairo_set_operator(context, mode.cairoOperator)
            cairo_set_source(context, group.pattern)
            cairo_paint(context)
        }
    }

    private func paintShadow(of items: [DisplayItem], _ shadow: Shadow) throws {
        guard shadow.isSeen else { return }
        let reach = Blur.reach(radius: shadow.radius)
        let bounds = try inkBounds(of: items).insetBy(dx: -reach, dy: -reach)
        let (dx, dy) = pixels(shadow.offset)
        let seen = pixels(around: bounds, reach: reach, dx: dx, dy: dy)
        guard let layer = try layer(of: items, on: seen, reach: reach) else { return }
        put(shadow, of: layer, dx: dx, dy: dy)
    }

    /// Paints the items once for both the items and their shadow.
    ///
    /// Painting them twice would double the work at every level of nested shadows.
    private func paintAtOnce(_ items: [DisplayItem], casting shadow: Shadow) throws {
        guard shadow.isSeen else { return try paint(items) }
        let reach = Blur.reach(radius: shadow.radius)
        let (dx, dy) = pixels(shadow.offset)
        let bounds = try inkBounds(of: items).insetBy(dx: -reach, dy: -reach)
        let seen = pixels(around: bounds, reach: reach).union(pixels(around: bounds, reach: reach, dx: dx, dy: dy))
        // A shadow farther away than the largest canvas is invisible.
        guard max(seen.width, seen.height) <= Double(Surface.maximumSide) else { return try paint(items) }
        guard let content = try layer(of: items, on: seen, reach: reach) else { return }
        try put(shadow, of: content.copy(), dx: dx, dy: dy)
        saved {
            content.setAsSource(of: context)
            cairo_paint(context)
        }
    }

    /// Turns the layer into its shadow, and paints it.
    private func put(_ shadow: Shadow, of layer: Layer, dx: Double, dy: Double) {
        layer.shade(shadow.color, deviation: Blur.limited(shadow.radius) * pixelsPerPoint)
        saved {
            layer.setAsSource(of: context, dx: dx, dy: dy)
            cairo_paint(context)
        }
    }

    /// Converts points to pixels.
    private func pixels(_ offset: CGSize) -> (dx: Double, dy: Double) {
        var (dx, dy) = (Double(offset.width), Double(offset.height))
        cairo_user_to_device_distance(context, &dx, &dy)
        return (dx, dy)
    }

    // MARK: - Groups and layers

    /// The items as a pattern; nil if none of `bounds`, in points, is visible.
    private func group(of items: [DisplayItem], in bounds: CGRect) throws -> Group? {
        try group(in: bounds) { try paint(items) }
    }

    /// Whatever `paint` paints, as a pattern for the current transform.
    func group(in bounds: CGRect, paint: () throws -> Void) throws -> Group? {
        try saved {
            guard clip(to: bounds) else { return nil }
            cairo_push_group(context)
            // Push and pop must balance even when an item throws.
            let result = Result { try paint() }
            let group = Group(pattern: cairo_pop_group(context))
            try result.get()
            return group
        }
    }

    /// Clips to the whole pixels around `bounds`, which cuts no edge.
    ///
    /// - Returns: Whether anything is left.
    private func clip(to bounds: CGRect) -> Bool {
        let pixels = self.pixels(around: bounds, reach: 0)
        guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return false }
        var matrix = self.matrix
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(context, pixels.minX, pixels.minY, pixels.width, pixels.height)
        cairo_clip(context)
        cairo_set_matrix(context, &matrix)
        return true
    }

    /// The items on a layer that covers these pixels of the canvas, for a blur that reaches as far; nil if nothing is visible.
    private func layer(of items: [DisplayItem], on pixels: CGRect, reach: Double) throws -> Layer? {
        guard let layer = try Layer(pixels) else { return nil }
        var matrix = self.matrix
        let other = layer.surface.context
        cairo_translate(other, -layer.x, -layer.y)
        cairo_transform(other, &matrix)
        try on(other, reach: reach).paint(items)
        try layer.surface.check()
        return layer
    }

    /// The whole pixels around `bounds`, in points, that are visible once moved, or within `reach` points of a visible one.
    ///
    /// - Parameters:
    ///   - dx, dy: How far they will be moved, in pixels.
    func pixels(around bounds: CGRect, reach: Double, dx: Double = 0, dy: Double = 0) -> CGRect {
        guard !bounds.isNull, !bounds.minX.isNaN, !bounds.minY.isNaN else { return .null }
        let mapped = CGRect(
            x: max(bounds.minX, -500_000), y: max(bounds.minY, -500_000), width: min(bounds.width, 1_000_000),
            height: min(bounds.height, 1_000_000)
        ).applying(CGAffineTransform(matrix))
        let margin = (hypot(spread, reach * pixelsPerPoint) - spread).rounded(.up)
        let canvas = canvasPixels()
        // On a canvas near Cairo's limit the margin shrinks.
        func room(_ side: CGFloat) -> Double {
            min(margin + 1, max(0, (Double(Surface.maximumSide) - side) / 2).rounded(.down))
        }
        let seen = canvas.offsetBy(dx: -dx.rounded(), dy: -dy.rounded())
            .insetBy(dx: -room(canvas.width), dy: -room(canvas.height))
        // One more on each side for antialiasing.
        let (left, top) = (mapped.minX.rounded(.down) - 1, mapped.minY.rounded(.down) - 1)
        let whole = CGRect(
            x: left, y: top, width: mapped.maxX.rounded(.up) + 1 - left, height: mapped.maxY.rounded(.up) + 1 - top)
        return whole.overlap(with: seen)
    }

    /// The current clip, in pixels.
    private func canvasPixels() -> CGRect {
        saved {
            cairo_identity_matrix(context)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(context, &left, &top, &right, &bottom)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// The current transform.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
    }

    /// Pixels per point under the current transform, the geometric mean of both axes.
    var pixelsPerPoint: Double {
        let matrix = self.matrix
        return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    }
}

private struct Shadow {
    let color: RGBA
    let radius: Double
    let offset: CGSize

    var isSeen: Bool { color.alpha > 0 && radius.isFinite && offset.width.isFinite && offset.height.isFinite }
}

extension [DisplayItem] {
    /// How deep shadows are nested.
    fileprivate var shadowDepth: Int {
        map { item in
            guard case .group(let items, let effect) = item else { return 0 }
            switch effect {
            case .shadow: return 1 + items.shadowDepth
            case .mask(let mask): return Swift.max(items.shadowDepth, mask.shadowDepth)
            default: return items.shadowDepth
            }
        }.max() ?? 0
    }
}
