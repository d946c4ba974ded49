import Drawing
import Foundation
import LayoutEngine

/// Compiles and does nothing: a figure has no fingers.
public struct TapGesture: Sendable {
    /// How many taps.
    public var count: Int

    /// A gesture that never begins.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture { public typealias Value = Void }

nonisolated extension TapGesture {
    /// A tap has no value to hand on.
    public func onEnded(_ action: @escaping () -> Void) -> some Gesture<Void> { DerivedGesture<Void>() }
}

/// Compiles and does nothing: a figure has no fingers.
public struct SpatialTapGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int

    /// A gesture that never begins.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension SpatialTapGesture: PrimitiveGesture {}

/// Compiles and does nothing: a figure has no fingers.
public struct LongPressGesture: Sendable {
    /// In seconds.
    public var minimumDuration: Double
    /// In points.
    public var maximumDistance: CGFloat

    /// A gesture that never begins.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture { public typealias Value = Bool }

/// Compiles and does nothing: a figure has no fingers.
public struct DragGesture: Sendable {
    /// Places in points, speed in points a second.
    public struct Value: Equatable, Sendable {
        /// When it was.
        public var time: Date
        /// Where it is, in points.
        public var location: CGPoint
        /// Where it began, in points.
        public var startLocation: CGPoint
        /// How far it went, in points.
        public var translation: CGSize
        /// How fast it is, in points a second.
        public var velocity: CGSize
        /// Where it would end, in points.
        public var predictedEndLocation: CGPoint
        /// Where it would end, in points.
        public var predictedEndTranslation: CGSize
    }

    /// In points.
    public var minimumDistance: CGFloat

    /// A gesture that never begins.
    nonisolated public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
}

extension DragGesture: PrimitiveGesture {}

/// Compiles and does nothing: a figure has no fingers.
public struct MagnificationGesture: Sendable {
    /// A gesture that never begins.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: PrimitiveGesture { public typealias Value = CGFloat }

/// Compiles and does nothing: a figure has no fingers.
public struct MagnifyGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// A gesture that never begins.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: PrimitiveGesture {}

/// Compiles and does nothing: a figure has no fingers.
public struct RotationGesture: Sendable {
    /// A gesture that never begins.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotationGesture: PrimitiveGesture { public typealias Value = Angle }

/// Compiles and does nothing: a figure has no fingers.
public struct RotateGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// A gesture that never begins.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: PrimitiveGesture {}
