import Drawing
import Foundation
import LayoutEngine

extension GraphicsContext {
    /// A text to measure and draw.
    public struct ResolvedText {
        /// The paint where the text has no color of its own.
        public var shading = Shading.foreground
        let text: Text
        let studio: CanvasStudio

        func picture(_ proposal: ProposedViewSize) -> CanvasStudio.Picture {
            studio.picture(of: text, proposal) { environment in
                if case .style(let style) = shading.kind { environment.foreground = style }
            }
        }

        /// The size of its lines in a size, in points.
        public func measure(in size: CGSize) -> CGSize { picture(ProposedViewSize(size)).size }
        /// From the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            studio.baseline(.firstTextBaseline, of: text, ProposedViewSize(size))
        }
        /// From the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            studio.baseline(.lastTextBaseline, of: text, ProposedViewSize(size))
        }
    }

    /// A picture to draw.
    public struct ResolvedImage {
        /// In points.
        public let size: CGSize
        /// From the top, in points.
        public let baseline: CGFloat
        /// The paint of a template; nil means the picture's own.
        public var shading: Shading?
        let image: Image
    }

    /// One of the canvas's symbols, to draw any number of times.
    public struct ResolvedSymbol {
        /// In points.
        public var size: CGSize { picture.size }
        let picture: CanvasStudio.Picture
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, studio: studio) }

    public func resolve(_ image: Image) -> ResolvedImage {
        let picture = studio.picture(of: image, .unspecified)
        return ResolvedImage(
            size: picture.size, baseline: studio.baseline(.firstTextBaseline, of: image, .unspecified), image: image)
    }

    /// A shading's colors are resolved where it is used.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// The symbol with a tag or identity; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbol = studio.symbols.first(where: { $0.stands(for: AnyHashable(id)) }) else { return nil }
        return ResolvedSymbol(picture: studio.picture(of: symbol, .unspecified))
    }
}

extension GraphicsContext {
    /// Draws a text on lines as long as it needs, with `anchor` at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let picture = text.picture(.unspecified)
        draw(picture, text.shading, at: picture.size.origin(with: anchor, at: point))
    }

    /// Draws a text from the top of a rectangle, wrapped and truncated to it.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text.picture(ProposedViewSize(rect.size)), text.shading, at: rect.origin)
    }

    private func draw(_ picture: CanvasStudio.Picture, _ shading: Shading, at origin: CGPoint) {
        let items = picture.placed(at: origin)
        // Plain styles are in the text already; gradients are in the context's coordinates.
        if case .style = shading.kind { return draw(items) }
        draw(paint(shading, where: items, in: CGRect(origin: origin, size: picture.size).insetBy(dx: -8, dy: -8)))
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a picture, stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return }
        let items = studio.picture(of: image.image.resizable(), ProposedViewSize(rect.size)).placed(at: rect.origin)
        draw(image.shading.map { paint($0, where: items, in: rect) } ?? items)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = image.size.origin(with: anchor, at: point)
        let items = studio.picture(of: image.image, .unspecified).placed(at: origin)
        draw(image.shading.map { paint($0, where: items, in: CGRect(origin: origin, size: image.size)) } ?? items)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a symbol, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let stretch = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        draw([.group(symbol.picture.items, .transform(stretch))])
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.picture.placed(at: symbol.size.origin(with: anchor, at: point)))
    }
}

extension CanvasStudio.Picture {
    fileprivate func placed(at origin: CGPoint) -> [DisplayItem] {
        items.isEmpty ? [] : [.group(items, .transform(CGAffineTransform(translationX: origin.x, y: origin.y)))]
    }
}

extension CGSize {
    /// The origin of a rectangle of this size that has a point at `anchor`.
    fileprivate func origin(with anchor: UnitPoint, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height)
    }
}
