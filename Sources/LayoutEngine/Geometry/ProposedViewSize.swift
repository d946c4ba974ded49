import Foundation

/// A size one view proposes to another, in points.
///
/// On each axis a number is a length to fit, nil asks for the ideal length, ∞ for the largest and 0 for the smallest.
public struct ProposedViewSize: Equatable, Sendable {
    /// In points; nil leaves the choice to the view.
    public var width: CGFloat?
    /// In points; nil leaves the choice to the view.
    public var height: CGFloat?

    /// Asks for a view's smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for a view's ideal size: nil on both axes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for a view's largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Lengths in points; nil leaves one to the view.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of both lengths.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with the lengths of `size` where it is nil. SwiftUI's stand-in for nil is 10.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The same, but nil along `axes`.
    func unspecified(along axes: Axis.Set) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
    }
}

extension ProposedViewSize: CustomStringConvertible {
    /// `300 × nil`, `∞ × 40`.
    public var description: String { "\(lengthText(width)) × \(lengthText(height))" }

    /// In words: `300 points in width`, `300 × 40 points`, `nil × nil`.
    package var phrase: String {
        switch (width, height) {
        case (nil, nil): description
        case (let width?, nil): "\(lengthText(width)) points in width"
        case (nil, let height?): "\(lengthText(height)) points in height"
        case (_?, _?): "\(description) points"
        }
    }
}
