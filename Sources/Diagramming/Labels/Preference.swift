import Foundation

/// Where a kind of label goes, the best place first.
struct Preference: Sendable {
    /// `home` is the preferred fraction along the edge: 0 is left or top, 1 is right or bottom.
    var spots: [(side: Candidates.Side, home: CGFloat, cost: CGFloat)]

    init(_ spots: [(Candidates.Side, home: CGFloat, cost: CGFloat)]) { self.spots = spots.map { $0 } }

    /// A view without children: named above, like a picture on a wall.
    static let view = Preference([
        (.above, home: 0.5, cost: 0), (.below, home: 0.5, cost: 3), (.right, home: 0.5, cost: 6),
        (.left, home: 0.5, cost: 7), (.insideTop, home: 0.5, cost: 9), (.insideBottom, home: 0.5, cost: 10),
        (.middle, home: 0.5, cost: 12),
    ])

    /// A container: named below, out of the way of its children's names.
    static let container = Preference([
        (.below, home: 0, cost: 0), (.above, home: 0, cost: 4), (.right, home: 1, cost: 7), (.left, home: 1, cost: 13),
        (.insideBottom, home: 0, cost: 10), (.insideTop, home: 0, cost: 11),
    ])

    static let rowGap = Preference([
        (.middle, home: 0.5, cost: 0), (.below, home: 0.5, cost: 2), (.above, home: 0.5, cost: 4),
    ])

    static let columnGap = Preference([
        (.middle, home: 0.5, cost: 0), (.right, home: 0.5, cost: 2), (.left, home: 0.5, cost: 4),
    ])

    /// Inside if possible: outside, a number would seem to belong to what is there.
    static let band = Preference([
        (.middle, home: 0.5, cost: 0), (.insideTop, home: 0.5, cost: 1), (.above, home: 0.5, cost: 12),
        (.right, home: 0.5, cost: 12), (.left, home: 0.5, cost: 13), (.below, home: 0.5, cost: 13),
    ])

    /// The width of a safe area inset, which lies on content: inside it if at all possible.
    static let inset = Preference([
        (.middle, home: 0.5, cost: 0), (.above, home: 0.5, cost: 16), (.right, home: 0.5, cost: 16),
        (.left, home: 0.5, cost: 17), (.below, home: 0.5, cost: 17),
    ])

    static let rowDimension = Preference([
        (.above, home: 0.5, cost: 0), (.right, home: 0.5, cost: 3), (.left, home: 0.5, cost: 4),
        (.below, home: 0.5, cost: 5),
    ])

    static let columnDimension = Preference([
        (.right, home: 0.5, cost: 0), (.left, home: 0.5, cost: 3), (.below, home: 0.5, cost: 5),
    ])

    static let rowRuler = Preference([
        (.below, home: 0, cost: 0), (.right, home: 0.5, cost: 3), (.above, home: 0, cost: 4),
    ])

    static let columnRuler = Preference([
        (.right, home: 0, cost: 0), (.left, home: 0, cost: 4), (.below, home: 0.5, cost: 5),
    ])

    static let rowLine = Preference([(.right, home: 0.5, cost: 0), (.left, home: 0.5, cost: 5)])

    static let columnLine = Preference([(.above, home: 0.5, cost: 0), (.below, home: 0.5, cost: 5)])

    /// The value of a vertical guide: beside it, near the line it leads to, or above its start.
    static let rowGuide = Preference([
        (.right, home: 1, cost: 0), (.left, home: 1, cost: 2), (.above, home: 0.5, cost: 4),
    ])

    /// The value of a horizontal guide: below it, near the line it leads to.
    static let columnGuide = Preference([
        (.below, home: 1, cost: 0), (.above, home: 1, cost: 1), (.right, home: 0.5, cost: 4),
        (.left, home: 0.5, cost: 5),
    ])
}
