import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How long the item is.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// A share of the rest, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit, each at least so many points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column, or high the row, is.
    public var size: Size
    /// To the next item, in points; nil is 8.
    public var spacing: CGFloat?
    /// Where cells sit in the item; nil leaves it to the grid.
    public var alignment: Alignment?

    /// A column or row; lengths in points, nil for the default.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
