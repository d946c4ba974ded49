import Drawing
import Foundation
import LayoutEngine

/// Draws in a canvas. A copy has its own transform, clips, filters and opacity, and draws in the same canvas.
public struct GraphicsContext {
    let studio: CanvasStudio
    let sheet: CanvasSheet
    /// Clips and filters in the canvas's coordinates; the last one is applied first.
    private var wrappers: [GroupEffect] = []
    /// Every drawing takes time for all of them.
    private static let maxWrappers = 100
    var clip: CGRect?

    /// From the coordinates of the next drawing to the canvas's.
    public var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    /// 0…1.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public var environment: EnvironmentValues { studio.environment }

    init(studio: CanvasStudio, sheet: CanvasSheet = CanvasSheet()) {
        self.studio = studio
        self.sheet = sheet
    }

    /// Draws items in the context's coordinates.
    func draw(_ items: [DisplayItem]) {
        if !items.isEmpty { put(transform == Self.unmoved ? items : [.group(items, .transform(transform))]) }
    }

    /// Draws items in the canvas's coordinates.
    func put(_ items: [DisplayItem]) {
        guard !items.isEmpty, opacity > 0 else { return }
        var items = items
        if opacity < 1 { items = [.group(items, .opacity(opacity))] }
        for wrapper in wrappers.reversed() { items = [.group(items, wrapper)] }
        if let mode = blendMode.mode, mode != .normal { items = [.group(items, .blend(mode))] }
        if blendMode.mode == nil {
            studio.report(.approximate, "Canvas's blend mode \(blendMode.name) is drawn as normal")
        }
        sheet.items += items
    }

    /// Adds a clip or filter inside the existing ones.
    mutating func wrap(in effect: GroupEffect) {
        guard wrappers.count < Self.maxWrappers else {
            return studio.report(
                .approximate, "Canvas draws \(Self.maxWrappers) filters and clips inside each other, and no more")
        }
        wrappers.append(effect)
    }

    private static let unmoved = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    /// Larger than any canvas.
    private static let everywhere = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
}

extension GraphicsContext {
    /// Moves the origin, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales later drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates later drawing, clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Transforms later drawing, inside the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws outside the shape instead of inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounds of all clips so far, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        clip.map { $0.applying(transform.inverted()) } ?? Self.everywhere.boundingRect
    }

    /// Clips later drawing to a path.
    ///
    /// Later clips add to it, and each drawing takes time for all of them: clip a copy of the context where many shapes have
    /// one each.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let path = path.applying(transform)
        guard !options.contains(.inverse) else {
            return mask(to: [.fill(path, .color(.black), evenOdd: style.isEOFilled)], opacity: 1, isInverse: true)
        }
        wrap(in: .clip(path, evenOdd: style.isEOFilled))
        clip = clip.map { $0.overlap(with: path.boundingRect) } ?? path.boundingRect
    }

    /// Clips later drawing to the opaque parts of a layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        mask(to: try layer(content), opacity: opacity, isInverse: options.contains(.inverse))
    }

    private mutating func mask(to items: [DisplayItem], opacity: Double, isInverse: Bool) {
        let items = opacity < 1 ? [.group(items, .opacity(max(opacity, 0)))] : items
        wrap(
            in: .mask(
                isInverse
                    ? [.fill(Self.everywhere, .color(.black)), .group(items, .blend(.destinationOut))] : items))
    }

    /// Draws a layer as one: opacity, filters and blend mode apply to all of it.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { put(try layer(content)) }

    /// The drawing of a new context with this transform, in the canvas's coordinates.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        var inner = GraphicsContext(studio: studio)
        inner.transform = transform
        try content(&inner)
        return inner.sheet.items
    }
}
