import Foundation
import LayoutEngine

/// How far something turns: clockwise on screen.
public struct Angle: Hashable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    @inlinable
    public init() { radians = 0 }

    @inlinable
    public init(radians: Double) { self.radians = radians }

    @inlinable
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    @inlinable
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    @inlinable
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    @inlinable
    public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: VectorArithmetic {
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    public mutating func scale(by rhs: Double) { radians *= rhs }
    public var magnitudeSquared: Double { radians * radians }
}
