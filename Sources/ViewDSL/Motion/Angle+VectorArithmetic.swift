import Drawing
import LayoutEngine

extension Angle: VectorArithmetic {
    public mutating func scale(by rhs: Double) { radians *= rhs }
    public var magnitudeSquared: Double { radians * radians }
}
