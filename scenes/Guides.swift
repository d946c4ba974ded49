import Plumbline

extension VerticalAlignment {
    private enum Feet: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    /// Where a character stands; the bottom of a view that does not say.
    static let feet = VerticalAlignment(Feet.self)

    private enum Custom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    /// Each view says for itself what is lined up; the center of one that does not.
    static let custom = VerticalAlignment(Custom.self)

    private enum Anchor: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let anchor = VerticalAlignment(Anchor.self)
}

extension HorizontalAlignment {
    private enum Anchor: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }
    static let anchor = HorizontalAlignment(Anchor.self)
}

extension Alignment {
    /// The point by which views hang together.
    static let anchor = Alignment(horizontal: .anchor, vertical: .anchor)
}
