import Foundation
import LayoutEngine

/// A view that moves through phases. A figure shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let content: Content?

    nonisolated public init<P: Sequence>(
        _ phases: P, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) where P.Element == Phase {
        self.content = phases.first { _ in true }.map(content)
    }

    nonisolated public init<P: Sequence>(
        _ phases: P, @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = { _ in .default }
    ) where P.Element == Phase {
        self.content = phases.first { _ in true }.map(content)
    }

    public var body: some View { content }
}

extension PhaseAnimator: View {}

/// A view that moves by keyframes. A figure shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath, Content: View> {
    private let content: Content

    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    public var body: some View { content }
}

extension KeyframeAnimator: View {}

/// The keyframes of an animator's value.
public protocol Keyframes<Root> {
    associatedtype Root
}

/// The keyframes of a track, one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

/// Several keyframes of one value.
public struct _KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {
    public typealias Root = Value
}

/// Builds the keyframes of an animator.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _KeyframeGroup<Value> { .init() }
    @_disfavoredOverload
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeGroup<Value> {
        .init()
    }
    public static func buildBlock(_ content: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> { .init() }
    public static func buildOptional(_ content: _KeyframeGroup<Value>?) -> _KeyframeGroup<Value> { .init() }
    public static func buildEither(first: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { first }
    public static func buildEither(second: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { second }
    public static func buildArray(_ content: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> { .init() }
}

/// The keyframes of a property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> Content) {}
    public init(@KeyframesBuilder<Root> content: () -> Content) where Root == Value {}
}

/// A keyframe with a straight way to it.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe with a smooth way to it.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe with a springy way to it.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe without a way to it.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// The speed of an animation over its duration.
public struct UnitCurve: Hashable, Sendable {
    private let start: UnitPoint
    private let end: UnitPoint

    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = bezier(
        startControlPoint: UnitPoint(x: 0.55, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.45))
    public static let circularEaseOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0.55), endControlPoint: UnitPoint(x: 0.45, y: 1))
    public static let circularEaseInOut = bezier(
        startControlPoint: UnitPoint(x: 0.85, y: 0), endControlPoint: UnitPoint(x: 0.15, y: 1))
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }

    /// The value at a part of the time, 0…1.
    public func value(at progress: Double) -> Double {
        func bezier(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * Double(a) + 3 * rest * t * t * Double(b) + t * t * t
        }
        if progress <= 0 || progress >= 1 { return progress <= 0 ? 0 : 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bezier(start.x, end.x, middle) < progress { low = middle } else { high = middle }
        }
        return bezier(start.y, end.y, low)
    }

    /// The change of the value at a part of the time, 0…1.
    public func velocity(at progress: Double) -> Double {
        let step = 0.001
        return (value(at: progress + step) - value(at: progress - step)) / (2 * step)
    }
}

/// The motion of a spring.
public struct Spring: Hashable, Sendable {
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    public init(response: Double, dampingRatio: Double) {}
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
    public static let smooth = Spring()
    public static let snappy = Spring()
    public static let bouncy = Spring()
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }

    /// The target: figures show the end of every motion.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { target }
    /// The end: figures show the end of every motion.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V { toValue }
    /// Zero: figures show the end of every motion.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { .zero }
}

nonisolated extension View {
    /// Moves through phases. A figure shows the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (_AnimatedContent<Self>, Phase) -> some View,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(_AnimatedContent(content: self), $0) }
    }

    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: (_AnimatedContent<Self>, Phase) -> some View,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content)
    }

    /// Moves by keyframes. A figure shows the initial value.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: (_AnimatedContent<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(_AnimatedContent(content: self), initialValue)
    }

    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: (_AnimatedContent<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(_AnimatedContent(content: self), initialValue)
    }
}

/// The view an animator moves.
public struct _AnimatedContent<Content: View> {
    fileprivate let content: Content
}

extension _AnimatedContent: View {
    public var body: some View { content }
}
