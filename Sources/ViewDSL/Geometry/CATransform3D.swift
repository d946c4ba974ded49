#if !canImport(QuartzCore)
    import Drawing
    import Foundation

    /// A 4 × 4 matrix for row vectors: Core Animation's type, for effects.
    public struct CATransform3D: Hashable, Sendable {
        public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
        public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
        public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
        public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

        /// All zeros.
        public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

        public init(
            m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
            m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
            m43: CGFloat, m44: CGFloat
        ) {
            self.init(rows: [
                [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
            ])
        }

        fileprivate init(rows: [[CGFloat]]) {
            (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
            (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
            (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
            (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
        }

        fileprivate var rows: [[CGFloat]] {
            [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public let CATransform3DIdentity = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
        m42: 0, m43: 0, m44: 1)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

    /// Applies `a`, then `b`.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        let (a, b) = (a.rows, b.rows)
        // The compiler needs most of a second for one nested expression.
        func element(_ row: Int, _ column: Int) -> CGFloat {
            zip(a[row], b).reduce(0) { (sum: CGFloat, pair) in sum + pair.0 * pair.1[column] }
        }
        return CATransform3D(rows: (0..<4).map { row in (0..<4).map { element(row, $0) } })
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
        var result = CATransform3DIdentity
        (result.m41, result.m42, result.m43) = (tx, ty, tz)
        return result
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        var result = CATransform3DIdentity
        (result.m11, result.m22, result.m33) = (sx, sy, sz)
        return result
    }

    /// A rotation about an axis, in radians; without an axis, none.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
        -> CATransform3D
    {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        let t = 1 - c
        return CATransform3D(rows: [
            [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
            [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
            [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
            [0, 0, 0, 1],
        ])
    }

    /// Translates before `t` applies, as Core Animation does.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
        -> CATransform3D
    { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
        -> CATransform3D
    { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
        (result.m41, result.m42) = (m.tx, m.ty)
        return result
    }
#endif
