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
    public static let linear = UnitCurve()
    public static let easeIn = UnitCurve()
    public static let easeOut = UnitCurve()
    public static let easeInOut = UnitCurve()
    public static let circularEaseIn = UnitCurve()
    public static let circularEaseOut = UnitCurve()
    public static let circularEaseInOut = UnitCurve()
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
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
