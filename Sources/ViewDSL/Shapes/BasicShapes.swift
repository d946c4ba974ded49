import Drawing
import Foundation
import LayoutEngine

/// A rectangle as large as it is offered.
public struct Rectangle: Shape {
    /// A rectangle that takes what it is offered, 10 points where that is nil.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    /// In points.
    public var cornerSize: CGSize
    /// How its corners are rounded.
    public var style: RoundedCornerStyle

    /// Corners as wide and as high as `cornerSize`, in points; what is not above 0 is not rounded.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Four corners of one radius, in points; one that is not above 0 rounds nothing.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let (width, height) = (
            Checked(cornerSize.width, "", least: 0).value, Checked(cornerSize.height, "", least: 0).value
        )
        return Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: style)
    }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: Shape {
    /// In points.
    public var cornerRadii: RectangleCornerRadii
    /// How its corners are rounded.
    public var style: RoundedCornerStyle

    /// A radius for each corner, in points.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A radius for each corner, in points; 0 where none is given.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
}

/// The shape of the container, which is its rectangle.
///
/// Approximate: containers such as widgets, whose shape has round corners, do not exist here.
public struct ContainerRelativeShape: Shape {
    /// The container's rectangle.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The largest circle in the middle of its rectangle; it takes the square of the smaller side.
public struct Circle: Shape {
    /// A circle as wide and as high as the shorter length it is offered; 10 points where both are nil.
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A nil axis takes the other's length. Measured on SwiftUI.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = max(0, min(proposal.width ?? .infinity, proposal.height ?? .infinity))
        if proposal == .unspecified { return CGSize(width: 10, height: 10) }
        return CGSize(width: side, height: side)
    }
}

/// An ellipse that touches all sides.
public struct Ellipse: Shape {
    /// An ellipse that takes what it is offered, 10 points where that is nil.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    /// How its corners are rounded.
    public var style: RoundedCornerStyle

    /// A capsule that takes what it is offered, 10 points where that is nil.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

// The short names, where a shape is expected: `.clipShape(.rect(cornerRadius: 8))`.

extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle, as wide as it is high.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The container's rectangle.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Capsule {
    /// A capsule, its corners curved continuously.
    nonisolated public static var capsule: Capsule { Capsule() }
    /// A capsule.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners are as wide and as high as `cornerSize`, in points.
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle of one corner radius, in points.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner, in points.
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius for each corner, in points; 0 where none is given.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
