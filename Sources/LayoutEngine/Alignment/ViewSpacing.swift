import Foundation

/// The spacing a view prefers on each edge.
///
/// Between two texts, their line spacing decides; otherwise the larger of the two lengths, or 8 points if neither
/// has one. Measured on SwiftUI for views without text.
public struct ViewSpacing: Equatable, Sendable {
    /// The default distance between views, in points.
    package static let defaultLength: CGFloat = 8

    struct EdgeValue: Equatable, Sendable {
        /// In points; nil is the default. A spacer's edges have 0.
        var length: CGFloat?
        /// In points, to an edge with the default: the distance from text, instead of 8.
        var typographic: CGFloat?
        /// In points, from text to text.
        var textToText: CGFloat?

        static let none = EdgeValue()

        /// The larger of the two: a spacer's 0 wins over the default.
        func union(_ other: EdgeValue) -> EdgeValue {
            let length: CGFloat? =
                switch (length, other.length) {
                case (let a?, let b?): max(a, b)
                case (let a, let b): a ?? b
                }
            func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
                if let a, let b { max(a, b) } else { nil }
            }
            return EdgeValue(
                length: length, typographic: larger(typographic, other.typographic),
                textToText: larger(textToText, other.textToText))
        }

        /// The origin of `distance`.
        func source(to other: EdgeValue) -> SpacingSource {
            if textToText != nil, other.textToText != nil { return .text }
            guard length == nil, other.length == nil else { return .view }
            return (typographic ?? other.typographic) == nil ? .standard : .text
        }

        func distance(to other: EdgeValue) -> CGFloat {
            if let a = textToText, let b = other.textToText { return max(a, b) }
            switch (length, other.length) {
            case (nil, nil): return typographic ?? other.typographic ?? ViewSpacing.defaultLength
            case (let a?, let b?): return max(a, b)
            case (let a, let b): return (a ?? b)!
            }
        }
    }

    var top = EdgeValue.none
    var leading = EdgeValue.none
    var bottom = EdgeValue.none
    var trailing = EdgeValue.none

    /// Creates the default spacing on every edge.
    public init() {}

    /// A spacing of 0 on every edge.
    public static let zero = ViewSpacing(.all, 0)

    /// Creates a spacing of `length` points on `edges`, and the default on the others. SwiftUI has no such initializer: there
    /// a layout passes on the spacing of its subviews.
    public init(_ edges: Edge.Set, _ length: CGFloat) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge].length = length }
    }

    /// Returns the spacing of text in a font; all lengths are in points.
    ///
    /// Text above text: the leading, rounded up to a pixel. Beside other views, 8 points are counted from the top of
    /// the capitals above, and the distance below makes up for the descent.
    /// Approximate: sources disagree on text; its spacing follows the font's metrics.
    package static func text(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixel: CGFloat)
        -> ViewSpacing
    {
        var spacing = ViewSpacing()
        let between = (leading / pixel).rounded(.up) * pixel
        spacing.top.textToText = between
        spacing.bottom.textToText = between
        spacing.top.typographic = max(0, defaultLength - (ascent - capHeight))
        spacing.bottom.typographic = max(0, defaultLength + (ascent - capHeight) - descent)
        return spacing
    }

    subscript(edge: Edge) -> EdgeValue {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes the larger spacing of the two on `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge] = self[edge].union(other[edge]) }
    }

    /// Returns the larger spacing of the two on `edges`, and this one's on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the same spacing with the default on `edges`.
    func reset(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = .none }
        return result
    }

    /// The same spacing without that of text on `edges`.
    func withoutText(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = EdgeValue(length: self[edge].length) }
        return result
    }

    /// Returns the same spacing with that of `other` on `edges`.
    func replacing(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = other[edge] }
        return result
    }

    /// The origin of the distance to the next view.
    func source(to next: ViewSpacing, along axis: Axis) -> SpacingSource {
        axis == .horizontal ? trailing.source(to: next.leading) : bottom.source(to: next.top)
    }

    /// Returns the distance to the next view along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    }
}
