import Foundation

/// A picture as a list of items, back to front, in points with the origin at the top left.
///
/// It holds everything a figure shows, views and annotations alike. Renderers know nothing else.
public struct DisplayList: Hashable, Sendable {
    public var size: CGSize
    public var items: [DisplayItem]
    /// The origin of each layout's root view, in points; nil for a layout that is not drawn at its own size, empty if
    /// none is.
    package var origins: [CGPoint?] = []

    package init(size: CGSize, items: [DisplayItem] = [], origins: [CGPoint?] = []) {
        self.size = size
        self.items = items
        self.origins = origins
    }
}

/// One item to paint.
public enum DisplayItem: Hashable, Sendable {
    case fill(Path, PaintStyle, evenOdd: Bool = false)
    case stroke(Path, PaintStyle, StrokeStyle)
    /// `at` is the top-left corner of the block; lines are aligned in `width`.
    case text(TextBlock, at: CGPoint, width: Double)
    case image(ImageSource, rect: CGRect, interpolation: Interpolation)
    /// Items painted together, with an effect on the result.
    case group([DisplayItem], GroupEffect)
}

public enum Interpolation: Hashable, Sendable { case none, smooth }

/// An effect on a group of items.
public enum GroupEffect: Hashable, Sendable {
    /// 0…1.
    case opacity(Double)
    case clip(Path, evenOdd: Bool = false)
    case transform(CGAffineTransform)
    /// Shows the group where the mask is opaque.
    case mask([DisplayItem])
    /// A blurred copy in one color beneath. In points.
    case shadow(RGBA, radius: Double, offset: CGSize)
    case blur(Double)
    /// Paints the group in one color with its own opacity, for template images.
    case tint(RGBA)
    /// Changes the group's colors.
    case colors(ColorMatrix)
    /// Mixes the group's colors with the colors beneath.
    case blend(BlendMode)
}

/// The pixels of a picture, and its name.
public struct ImageSource: Hashable, Sendable {
    public var name: String
    /// Straight RGBA, 8 bits a channel, rows top to bottom, without padding.
    public var pixels: [UInt8]
    public var pixelWidth: Int
    public var pixelHeight: Int

    package init(name: String, pixels: [UInt8], pixelWidth: Int, pixelHeight: Int) {
        precondition(pixels.count == pixelWidth * pixelHeight * 4, "an image has 4 bytes a pixel")
        self.name = name
        self.pixels = pixels
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }

    // Name and size suffice: hashing all pixels would be slow.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(pixelWidth)
        hasher.combine(pixelHeight)
    }
}
