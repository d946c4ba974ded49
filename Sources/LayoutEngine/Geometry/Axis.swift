import Foundation

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Across, or down.
    case horizontal, vertical

    /// Some of the axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        /// Across.
        public static let horizontal = Set(.horizontal)
        /// Down.
        public static let vertical = Set(.vertical)
        static let all: Set = [.horizontal, .vertical]

        public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }

    /// The axis across this one.
    @inlinable
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
    /// The length along `axis`, in points.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a size from its lengths along and across `axis`.
    @inlinable
    package init(along axis: Axis, _ major: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: cross) : CGSize(width: cross, height: major)
    }
}

extension CGPoint {
    /// The coordinate along `axis`, in points.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Creates a point from its coordinates along and across `axis`, in points.
    @inlinable
    package init(along axis: Axis, _ major: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: major, y: cross) : CGPoint(x: cross, y: major)
    }
}

extension ProposedViewSize {
    /// The proposed length along `axis`; nil leaves the choice to the view.
    @inlinable
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a proposal from lengths along and across `axis`, in points; nil asks for the ideal one.
    @inlinable
    package init(along axis: Axis, _ major: CGFloat?, cross: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: major, height: cross) : ProposedViewSize(width: cross, height: major)
    }
}
