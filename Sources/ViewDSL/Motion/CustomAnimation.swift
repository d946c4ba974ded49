import Foundation
import LayoutEngine

/// A curve of one's own. Figures show the end of every change, so it is never asked.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time, in seconds; nil at the end.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state an animation keeps between its steps.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues
}

/// The values an animation keeps, by the types of their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

extension Animation {
    /// Figures show the end state.
    public init<A: CustomAnimation>(_ base: A) { self = .default }
}
