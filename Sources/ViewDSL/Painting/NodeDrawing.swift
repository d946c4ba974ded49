import Drawing
import Foundation
import LayoutEngine

/// The drawing of a node: its own content, and the effects on it and its descendants.
package struct NodeDrawing: Sendable {
    package enum Own: Sendable {
        case nothing
        /// Shapes, back to front.
        case shapes([ShapeLayer])
        case text(TextBlock)
        /// Text in a gradient that spans its bounds.
        case styledText(TextBlock, _ResolvedStyle)
        case image(ImageDrawing)
        /// A stretched symbol fills its pixel-aligned bounds; others keep place and proportions. One or more styles.
        case symbol(SymbolArtwork, [_ResolvedStyle], isStretched: Bool)
        /// A missing image, drawn as a crossed box.
        case missing
        /// In the view's own coordinates, clipped to its bounds.
        case items([DisplayItem])
    }

    /// A shape for any bounds, and its paint.
    package struct ShapeLayer: Sendable {
        var outline: Outline
        package var style: _ResolvedStyle
        var drawing: ShapeDrawing
    }

    package enum ShapeDrawing: Sendable {
        case fill(evenOdd: Bool)
        case stroke(StrokeStyle)

        func item(_ path: Path, _ paint: PaintStyle) -> DisplayItem {
            switch self {
            case .fill(let evenOdd): .fill(path, paint, evenOdd: evenOdd)
            case .stroke(let stroke): .stroke(path, paint, stroke)
            }
        }
    }

    /// Fills the bounds with a style.
    static func fill(_ style: _ResolvedStyle) -> Own {
        .shapes([ShapeLayer(outline: Outline { Path($0) }, style: style, drawing: .fill(evenOdd: false))])
    }

    /// Where the views attached to a view are drawn.
    package enum Attachment: Sendable {
        case overlay, background, mask

        var layers: LayoutFacts.Layers {
            switch self {
            case .overlay: .overlay
            case .background: .background
            case .mask: .mask
            }
        }
    }

    /// Applies to everything drawn before it.
    package enum Effect: Sendable {
        case border(_ResolvedStyle, width: CGFloat)
        case opacity(Double)
        case clip(Outline, evenOdd: Bool)
        case shadow(RGBA, radius: CGFloat, offset: CGSize)
        case blur(CGFloat)
        case transform(LocalTransform)
        /// With its words; nil where it has none.
        case colors(ColorMatrix, LayoutSetting? = nil)
        case blend(BlendMode)
    }

    package var own = Own.nothing
    /// Of the children after the first; nil draws all in order.
    var attachment: Attachment?
    package var effects: [Effect] = []
    /// Siblings with higher values are drawn later.
    package var zIndex = 0.0
    var isHidden = false
    /// Whether it is the background of a screen, which is no view's.
    private(set) var isScreen = false

    package init(_ own: Own = .nothing, attachment: Attachment? = nil) {
        self.own = own
        self.attachment = attachment
    }

    /// - Parameter background: Of a screen.
    init(screen background: Own) {
        own = background
        isScreen = true
    }
}

/// An outline for any bounds.
package struct Outline: Sendable {
    private let local: @Sendable (CGRect) -> Path

    /// The shape and its settings; made only where they are asked for.
    private var description: (@Sendable () -> String)?

    /// - Parameter local: Gets the bounds in the view's own coordinates, as SwiftUI's shapes do: the origin is zero.
    init(_ local: @escaping @Sendable (CGRect) -> Path) { self.local = local }

    init(_ shape: some Shape) {
        self.init { shape.path(in: $0) }
        description = {
            let name = String(String(describing: type(of: shape)).prefix { $0 != "<" })
            return
                ([(shape as? any DerivedShape)?.changeName ?? name]
                + LayoutSetting.properties(of: shape).map(\.value).unique).joined(separator: " ")
        }
    }

    /// `RoundedRectangle 12 .continuous`; nil for an outline that is no shape.
    var words: String? { description?() }

    /// The outline, drawn in a frame.
    func path(in frame: CGRect) -> Path {
        let path = local(CGRect(origin: .zero, size: frame.size))
        return frame.origin == .zero ? path : path.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}

/// A transform for any size, in the view's own coordinates.
package struct LocalTransform: Sendable {
    private let local: @Sendable (CGSize) -> CGAffineTransform
    /// The projection it is nearest to; nil if it is exact.
    private let projection: (@Sendable (CGSize) -> ProjectionTransform)?

    init(_ local: @escaping @Sendable (CGSize) -> CGAffineTransform) { (self.local, projection) = (local, nil) }

    /// The affine transform nearest to a projection at the view's center.
    init(nearest projection: @escaping @Sendable (CGSize) -> ProjectionTransform) {
        self.projection = projection
        local = { size in
            projection(size).affine(around: CGPoint(x: size.width / 2, y: size.height / 2)) ?? .identity
        }
    }

    func isExact(in size: CGSize) -> Bool { projection?(size).isAffine ?? true }

    /// The transform of the drawing in a frame.
    func transform(in frame: CGRect) -> CGAffineTransform { local(frame.size).about(frame.origin) }
}

extension NodeDrawing: PaintFacts {
    package var hiddenReason: HiddenReason? {
        if isHidden { return .hidden }
        // Effects apply to what precedes them, so a border around faded content is visible.
        let isSeen = effects.reduce(!own.isClear) { isSeen, effect in
            switch effect {
            case .opacity(let opacity): isSeen && opacity > 0
            case .border(let style, _): isSeen || !style.isClear
            case .clip, .shadow, .blur, .transform, .colors, .blend: isSeen
            }
        }
        return isSeen ? nil : .transparent
    }

    package func fillsBounds(_ bounds: CGRect) -> Bool {
        guard case .shapes(let layers) = own else { return false }
        let middle = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
        return layers.allSatisfy { layer in
            guard case .fill = layer.drawing else { return false }
            let path = layer.outline.path(in: bounds)
            return path.boundingRect.isNear(bounds)
                && [middle.minX, middle.maxX].allSatisfy { x in
                    [middle.minY, middle.maxY].allSatisfy { path.contains(CGPoint(x: x, y: $0)) }
                }
        }
    }

    package func isOpaque(in bounds: CGRect) -> Bool {
        guard case .shapes(let layers) = own, !isHidden else { return false }
        return layers.contains { layer in
            guard case .color(let color) = layer.style else { return false }
            return color.alpha >= Self.minOpaque && layer.fills(bounds)
        }
    }

    /// Through a bar's material hardly anything is seen.
    private static let minOpaque = 0.9

    package func keepsCovers(in bounds: CGRect) -> Bool {
        guard !isHidden, attachment != .mask else { return false }
        return effects.allSatisfy { effect in
            switch effect {
            case .opacity(let opacity): opacity >= 1
            case .transform(let map): map.transform(in: bounds).isIdentity
            case .clip(let outline, _): outline.isRectangle(bounds)
            case .blur, .blend: false
            case .border, .shadow, .colors: true
            }
        }
    }

    package func transformsContent(in bounds: CGRect) -> Bool {
        transforms(in: bounds).contains { !$0.isIdentity }
    }

    private func transforms(in bounds: CGRect) -> [CGAffineTransform] {
        effects.compactMap { effect in
            if case .transform(let map) = effect { map.transform(in: bounds) } else { nil }
        }
    }

    package func move(in bounds: CGRect) -> CGSize? {
        let whole = transforms(in: bounds).reduce(CGAffineTransform.identity) { $0.concatenating($1) }
        let move = CGAffineTransform(translationX: whole.tx, y: whole.ty)
        return whole == move && !whole.isIdentity ? CGSize(width: whole.tx, height: whole.ty) : nil
    }

    package func lineReach(in bounds: CGRect) -> CGFloat {
        guard case .shapes(let layers) = own else { return 0 }
        let reaches = layers.compactMap { layer -> CGFloat? in
            guard case .stroke(let pen) = layer.drawing else { return nil }
            let half = pen.lineWidth / 2
            let line = layer.outline.path(in: bounds).boundingRect.insetBy(dx: -half, dy: -half)
            return min(bounds.minX - line.minX, line.maxX - bounds.maxX)
        }
        return max(reaches.max() ?? 0, 0)
    }

    package func clipRect(in bounds: CGRect) -> CGRect? {
        effects.reduce(nil) { clipRect, effect in
            guard case .clip(let outline, _) = effect else { return clipRect }
            let reach = outline.path(in: bounds).boundingRect
            return clipRect.map { $0.overlap(with: reach) } ?? reach
        }
    }
}

extension Outline {
    fileprivate func isRectangle(_ bounds: CGRect) -> Bool { path(in: bounds) == Path(bounds) }
}

extension NodeDrawing.ShapeLayer {
    fileprivate func fills(_ bounds: CGRect) -> Bool {
        guard case .fill = drawing else { return false }
        return outline.isRectangle(bounds)
    }
}

extension NodeDrawing.Own {
    /// Whether all that it paints is transparent.
    var isClear: Bool {
        switch self {
        case .nothing, .missing, .items: false
        case .shapes(let layers): layers.allSatisfy(\.style.isClear)
        case .text(let block): !block.runs.isEmpty && block.runs.allSatisfy { $0.color.alpha <= 0 }
        case .styledText(_, let style): style.isClear
        case .symbol(_, let styles, _): styles.allSatisfy(\.isClear)
        case .image(let drawing): drawing.template?.isClear ?? false
        }
    }
}
