import Drawing
import Foundation
import LayoutEngine

/// A gesture that never occurs: figures are still.
public struct TapGesture: Sendable {
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: _PrimitiveGesture { public typealias Value = Void }

nonisolated extension TapGesture {
    /// The closure is never called.
    public func onEnded(_ action: @escaping () -> Void) -> _EndedGesture<TapGesture> { _EndedGesture() }
}

/// A gesture that never occurs: figures are still.
public struct SpatialTapGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace) { self.count = count }
}

extension SpatialTapGesture: _PrimitiveGesture {}

/// A gesture that never occurs: figures are still.
public struct LongPressGesture: Sendable {
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: _PrimitiveGesture { public typealias Value = Bool }

/// A gesture that never occurs: figures are still.
public struct DragGesture: Sendable {
    /// Lengths are in points, velocities in points per second.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }
    public var minimumDistance: CGFloat

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
    }

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }
}

extension DragGesture: _PrimitiveGesture {}

/// A gesture that never occurs: figures are still.
public struct MagnificationGesture: Sendable {
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: _PrimitiveGesture { public typealias Value = CGFloat }

/// A gesture that never occurs: figures are still.
public struct MagnifyGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: _PrimitiveGesture {}

/// A gesture that never occurs: figures are still.
public struct RotationGesture: Sendable {
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotationGesture: _PrimitiveGesture { public typealias Value = Angle }

/// A gesture that never occurs: figures are still.
public struct RotateGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: _PrimitiveGesture {}
