import Drawing
import Foundation
import LayoutEngine

/// A rectangle that fills the proposed size.
public struct Rectangle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    /// Corners of this size, in points; lengths that are not above 0 round nothing.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Corners of one radius, in points; one that is not above 0 rounds nothing.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let (width, height) = (
            CheckedNumber(cornerRadius: cornerSize.width, "").value,
            CheckedNumber(cornerRadius: cornerSize.height, "").value
        )
        return Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: style)
    }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    /// A rectangle with a radius for each corner, in points.
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

/// The container's shape: a rectangle.
///
/// Approximate: there are no containers with rounded corners, such as widgets.
public struct ContainerRelativeShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The largest centered circle. It takes the shorter proposed length on both axes.
public struct Circle: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Takes a nil length from the other axis. Measured on SwiftUI.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = max(0, min(proposal.width ?? .infinity, proposal.height ?? .infinity))
        if proposal == .unspecified { return CGSize(width: 10, height: 10) }
        return CGSize(width: side, height: side)
    }
}

/// An ellipse that fills its rectangle.
public struct Ellipse: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
}

extension Path: Shape {
    /// The path as it is: its points are in the coordinates of the view.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

// Shorthands: `.clipShape(.rect(cornerRadius: 8))`.

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of this size, in points.
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with one corner radius, in points.
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
