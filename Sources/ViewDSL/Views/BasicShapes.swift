import Drawing
import Foundation
import LayoutEngine

/// A rectangle as large as it is offered.
public struct Rectangle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    /// In points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
    }
}

/// How corners bend. Both are drawn as quarter circles; continuous ones only approximately.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The largest circle in the middle of its rectangle; it takes the square of the smaller side.
public struct Circle: Shape {
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
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)) }
    }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(self, amount) }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        // The corner keeps its centre, so its radius shrinks with the inset.
        InsetBase(
            RoundedRectangle(
                cornerSize: CGSize(
                    width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
                style: style), amount)
    }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(self, amount) }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(self, amount) }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(self, amount) }
}

/// A shape drawn inside the edge of its rectangle.
struct InsetBase<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    nonisolated init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull || inner.width < 0 || inner.height < 0 ? Path() : base.path(in: inner)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated func inset(by amount: CGFloat) -> InsetBase<Base> { InsetBase(base, self.amount + amount) }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
