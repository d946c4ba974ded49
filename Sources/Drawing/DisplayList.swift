import Foundation

/// A picture as a list of things to paint, back to front, in points with the origin at the top left.
///
/// Everything a figure shows is in it, the scene and its annotations alike: the painters know nothing else.
public struct DisplayList: Hashable, Sendable {
    /// The canvas in points.
    public var size: CGSize
    public var items: [DisplayItem]
    /// Where the root view of each layout lies that the picture shows, in points; nil for one that is not drawn in its
    /// own size, empty where none is.
    package var origins: [CGPoint?] = []

    package init(size: CGSize, items: [DisplayItem] = [], origins: [CGPoint?] = []) {
        self.size = size
        self.items = items
        self.origins = origins
    }
}

/// One thing to paint.
public enum DisplayItem: Hashable, Sendable {
    case fill(Path, PaintStyle, evenOdd: Bool = false)
    case stroke(Path, PaintStyle, StrokeStyle)
    /// The block's top-left corner at `at`. `width` is the width lines are aligned in.
    case text(TextBlock, at: CGPoint, width: Double)
    /// The picture stretched over `rect`.
    case image(ImageSource, rect: CGRect, interpolation: Interpolation)
    /// The items painted together, then changed as one.
    case group([DisplayItem], GroupEffect)
}

public enum Interpolation: Hashable, Sendable { case none, smooth }

/// What happens to a group of items as a whole.
public enum GroupEffect: Hashable, Sendable {
    /// 0…1.
    case opacity(Double)
    case clip(Path, evenOdd: Bool = false)
    case transform(CGAffineTransform)
    /// Painted only where the mask's items are opaque.
    case mask([DisplayItem])
    /// A blurred copy in one colour beneath; radius and offset in points.
    case shadow(RGBA, radius: Double, offset: CGSize)
    /// In points.
    case blur(Double)
    /// All of the group in one colour, keeping its opacity: template images.
    case tint(RGBA)
}

/// A picture to place, by value: its pixels, and the name it is known by in dumps.
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

    // The name and size stand for the pixels: hashing them all for every figure would be waste.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(pixelWidth)
        hasher.combine(pixelHeight)
    }
}
