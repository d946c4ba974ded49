/// A user's gesture. Figures are still, so its actions never run.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }

    /// Tells a gesture's type of value from its body.
    nonisolated static func _makeGesture(_ gesture: Self) -> _GestureValue<Value>
}

/// The type of a gesture's value.
public struct _GestureValue<Value>: Sendable {}

extension Gesture where Value == Body.Value {
    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureValue<Body.Value> { _GestureValue() }
}

extension Never: Gesture {
    public typealias Value = Never
}

nonisolated extension Gesture {
    /// Has no effect in a figure.
    public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

/// A gesture of others, which has no body.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureValue<Value> { _GestureValue() }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

extension Optional: _PrimitiveGesture where Wrapped: Gesture {}

/// A gesture that never occurs, of any type.
public struct AnyGesture<Value>: Sendable {
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

extension AnyGesture: _PrimitiveGesture {}

/// A gesture with an action that never runs.
public typealias _EndedGesture<Content: Gesture> = _MapGesture<Content, Content.Value>
public typealias _ChangedGesture<Content: Gesture> = _MapGesture<Content, Content.Value>

/// A gesture with another type of value.
public struct _MapGesture<Content: Gesture, Output> {}

extension _MapGesture: _PrimitiveGesture { public typealias Value = Output }

/// A gesture that never updates its state.
public struct GestureStateGesture<Base: Gesture, State> {
    nonisolated init() {}
    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {}
}

extension GestureStateGesture: _PrimitiveGesture { public typealias Value = Base.Value }

/// Two gestures, which never occur.
public struct _GesturePair<First: Gesture, Second: Gesture, Output> {
    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension _GesturePair: _PrimitiveGesture { public typealias Value = Output }

/// Two gestures at once.
public typealias SimultaneousGesture<First: Gesture, Second: Gesture> =
    _GesturePair<First, Second, _SimultaneousValue<First.Value, Second.Value>>
/// Two gestures in sequence.
public typealias SequenceGesture<First: Gesture, Second: Gesture> =
    _GesturePair<First, Second, _SequenceValue<First.Value, Second.Value>>
/// One of two gestures.
public typealias ExclusiveGesture<First: Gesture, Second: Gesture> =
    _GesturePair<First, Second, _ExclusiveValue<First.Value, Second.Value>>

public struct _SimultaneousValue<First, Second> {
    public var first: First?
    public var second: Second?
}

public enum _SequenceValue<First, Second> {
    case first(First)
    case second(First, Second?)
}

public enum _ExclusiveValue<First, Second> {
    case first(First)
    case second(Second)
}

extension _SimultaneousValue: Equatable where First: Equatable, Second: Equatable {}
extension _SimultaneousValue: Sendable where First: Sendable, Second: Sendable {}
extension _SequenceValue: Equatable where First: Equatable, Second: Equatable {}
extension _SequenceValue: Sendable where First: Sendable, Second: Sendable {}
extension _ExclusiveValue: Equatable where First: Equatable, Second: Equatable {}
extension _ExclusiveValue: Sendable where First: Sendable, Second: Sendable {}

nonisolated extension Gesture {
    /// The closure is never called: figures are still.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }

    /// The closure is never called: figures are still.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture()
    }

    /// The closure is never called: figures are still.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture() }

    /// The closure is never called: figures are still.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }

    /// Has no effect in a figure.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Has no effect in a figure.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Has no effect in a figure.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// The gestures that are recognized.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
