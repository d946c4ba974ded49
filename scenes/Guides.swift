import Plumbline

extension VerticalAlignment {
    private enum Feet: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    /// The soles of a character; the bottom by default.
    static let feet = VerticalAlignment(Feet.self)

    private enum Custom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    /// Set by each view; the center by default.
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
    /// The point on which views are aligned.
    static let anchor = Alignment(horizontal: .anchor, vertical: .anchor)
}
