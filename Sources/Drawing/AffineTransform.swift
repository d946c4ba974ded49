import Foundation

#if !canImport(CoreGraphics)
    /// The 2-D affine map of Core Graphics, which Foundation does not bring to Linux:
    /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    public struct CGAffineTransform: Hashable, Sendable, Codable {
        /// How much of x goes into x'.
        public var a: CGFloat
        /// How much of x goes into y'.
        public var b: CGFloat
        /// How much of y goes into x'.
        public var c: CGFloat
        /// How much of y goes into y'.
        public var d: CGFloat
        /// Added to x, in points.
        public var tx: CGFloat
        /// Added to y, in points.
        public var ty: CGFloat

        /// Leaves every point where it is.
        public static let identity = CGAffineTransform()

        /// The map that sends every point to the origin, as in Core Graphics.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// The map of these six numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// The map of these six numbers.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// Moves points, by lengths in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

        /// Multiplies coordinates.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Turns by `angle` radians: clockwise on screen, where y grows downwards.
        public init(rotationAngle angle: CGFloat) {
            let (s, c) = (sin(Double(angle)), cos(Double(angle)))
            self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
        }

        /// Whether it leaves every point where it is.
        public var isIdentity: Bool { self == .identity }

        /// This map, then `t2`.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
                c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
        }

        /// A move first, then this map.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        /// A scaling first, then this map.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        /// A turn first, then this map. Radians.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The map that undoes this one, or this one unchanged where there is none.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0 else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest upright rectangle around the mapped corners.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (left, top) = (xs.min()!, ys.min()!)
            return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
        }
    }

    /// A length and direction, as in Core Graphics.
    public struct CGVector: Hashable, Sendable, Codable {
        /// To the right, in points.
        public var dx: CGFloat
        /// Down, in points.
        public var dy: CGFloat

        /// No way at all.
        public static let zero = CGVector(dx: 0, dy: 0)

        /// A way right and down, in points.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }
    }
#endif
