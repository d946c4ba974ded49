import Foundation

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// From the left, 0, to the right, 1.
    public var x: CGFloat
    /// From the top, 0, to the bottom, 1.
    public var y: CGFloat

    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    @inlinable
    public init() { self.init(x: 0, y: 0) }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The direction text and leading-to-trailing layout run in.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is the left.
    case leftToRight
    /// Leading is the right.
    case rightToLeft
}
