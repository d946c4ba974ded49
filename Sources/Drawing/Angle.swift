import Foundation

/// An amount of turning: positive turns are clockwise on screen, where y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double

    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No turn.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static let zero = Angle()
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The angle the other way round.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// The angle, multiplied or divided by a number.
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    /// The angle, multiplied or divided by a number.
    public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: a.radians * factor) }
    /// The angle, multiplied or divided by a number.
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
    public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
    public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
    /// The angle, multiplied or divided by a number.
    public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
    /// The angle, multiplied or divided by a number.
    public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}

extension Angle: AdditiveArithmetic {}
