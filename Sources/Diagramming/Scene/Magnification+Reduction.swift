import Foundation

extension Magnification {
    /// The search for pictures that are small enough for a figure's width.
    ///
    /// A smaller picture does not always make a narrower figure, for its labels may no longer fit within it. A width that
    /// the author sets is therefore searched in fixed steps, so that less room never makes a wider figure. At the default
    /// width two guesses have to do.
    package struct Reduction {
        /// How large the pictures are tried next; nil if they cannot be smaller.
        package private(set) var magnification: CGFloat?
        /// The width of the pictures side by side, in points of their layouts.
        private let pictures: CGFloat
        private let least: CGFloat
        /// What the author leaves for the pictures, in points; nil at the default width.
        private let limit: CGFloat?
        private var guesses = 2

        private static let step: CGFloat = 0.05
        /// The least at the default width, and at a width that the author sets.
        private static let (legible, smallest): (CGFloat, CGFloat) = (0.5, 0.25)

        /// - Parameters:
        ///   - least: Nil for what can be read.
        ///   - limit: How wide the author lets the pictures be together, in points; nil at the default width.
        package init(from magnification: CGFloat, pictures: CGFloat, least: CGFloat?, limit: CGFloat?) {
            (self.magnification, self.pictures, self.limit) = (magnification, pictures, limit)
            self.least = least ?? (limit == nil ? Self.legible : Self.smallest)
        }

        /// - Parameter excess: By how much the figure is too wide, in points.
        package mutating func reduce(by excess: CGFloat) {
            guard let current = magnification, pictures > 0, pictures.isFinite else {
                magnification = nil
                return
            }
            let less = limit.map { min(current - Self.step, $0 / pictures) } ?? (current * pictures - excess) / pictures
            let reduced = max(less, limit == nil ? 0 : least).roundedDown
            if limit == nil { guesses -= 1 }
            magnification = guesses >= 0 && reduced >= least && reduced < current ? reduced : nil
        }
    }
}
