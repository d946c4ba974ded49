import Drawing
import Foundation

/// A shape drawn inside its edge. Rounded corners keep their centers.
struct InsetBase<Base: Shape>: InsettableShape, DerivedShape {
    let shape: Base
    let amount: CGFloat
    let narrowed: @Sendable (CGFloat) -> Base

    nonisolated init(_ shape: Base, _ amount: CGFloat, narrowed: (@Sendable (CGFloat) -> Base)? = nil) {
        self.shape = shape
        self.amount = amount
        self.narrowed = narrowed ?? { _ in shape }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull || inner.width < 0 || inner.height < 0 ? Path() : narrowed(amount).path(in: inner)
    }

    nonisolated func inset(by amount: CGFloat) -> InsetBase<Base> {
        InsetBase(shape, self.amount + amount, narrowed: narrowed)
    }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(self, amount) }
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

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetBase(self, amount) }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        let shape = self
        // Square corners stay square.
        return InsetBase(self, amount) { amount in
            func side(_ length: CGFloat) -> CGFloat { length > 0 ? max(0, length - amount) : 0 }
            return RoundedRectangle(
                cornerSize: CGSize(width: side(shape.cornerSize.width), height: side(shape.cornerSize.height)),
                style: shape.style)
        }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        let (radii, style) = (cornerRadii, style)
        return InsetBase(self, amount) { amount in
            func side(_ length: CGFloat) -> CGFloat { length > 0 ? max(0, length - amount) : 0 }
            return UnevenRoundedRectangle(
                topLeadingRadius: side(radii.topLeading), bottomLeadingRadius: side(radii.bottomLeading),
                bottomTrailingRadius: side(radii.bottomTrailing), topTrailingRadius: side(radii.topTrailing),
                style: style)
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
