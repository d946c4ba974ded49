import Foundation

/// A view's role in figures.
public enum ViewRole: String, Sendable, Codable {
    /// Lays out several views.
    case container
    /// Changes one view.
    case modifier
    case text
    /// A picture.
    case image
    /// Colors, gradients and shapes.
    case shape
    /// Empty space.
    case spacer
    /// A view made of others that figures show as one, such as a toggle.
    case control
    /// Any other view without children.
    case leaf
}

/// A container that the system makes and names: a reader sees it as one view.
package enum SystemPart: Hashable, Sendable {
    /// A row of a list.
    case row
    /// The header or footer of a list's section.
    case sectionHeading
    /// A bar at an edge of a screen.
    case bar
    /// A part of a bar, such as a tab.
    case barItem
    /// The row of a navigation bar's items, with its title between them.
    case titleRow
    /// A navigation bar's title below its items.
    case largeTitle
    /// A column of a split view.
    case column
    /// Pages with dots, of which one is shown: its number, from 1, and theirs.
    case pages(shown: Int, of: Int)
    /// What a container puts around a page to fill its place: a frame and a background that the author did not write.
    case page
    /// The screen of a device around its safe area.
    case screen
    /// A screen and what it presents.
    case window
    /// A presented sheet.
    case sheet
    /// A view presented over the full screen.
    case cover
    /// A geometry reader, whose content does not decide its size.
    case geometryReader
    /// What a presentation draws around its content: the shade behind it, the arrow of a bubble.
    case chrome
    /// The space between the parts of a control, where the author wrote no spacer.
    case filler
}

/// A change to the annotations of a view, as raw values of option sets.
package struct AnnotationEdit: Hashable, Sendable {
    package var adds: Int
    package var removes: Int
    /// Whether it also applies to the views inside.
    package var isForSubtree: Bool

    package init(adds: Int = 0, removes: Int = 0, isForSubtree: Bool = false) {
        self.adds = adds
        self.removes = removes
        self.isForSubtree = isForSubtree
    }

    /// Returns the annotations after the change.
    package func applied(to annotations: Int) -> Int { annotations & ~removes | adds }
}

/// The origin of the distance between two neighbors.
public enum SpacingSource: String, Sendable, Codable {
    /// Specified in code.
    case explicit
    /// The default of 8 points.
    case standard
    /// The spacing of text.
    case text
    /// The spacing that one of the two views prefers, such as a spacer's 0.
    case view
}

/// The lengths of a view along one axis, in points, with the other axis as proposed; ∞ means unbounded.
public struct LengthRange: Equatable, Sendable {
    /// The length for a proposal of 0.
    public var minimum: CGFloat
    /// The length for a proposal of nil.
    public var ideal: CGFloat
    /// The length for a proposal of ∞.
    public var maximum: CGFloat

    /// Creates a range from three lengths, in points.
    public init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }
}
