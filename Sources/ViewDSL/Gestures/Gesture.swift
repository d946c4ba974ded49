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
public struct _EndedGesture<Content: Gesture> {}

extension _EndedGesture: _PrimitiveGesture { public typealias Value = Content.Value }

/// A gesture with an action that never runs.
public struct _ChangedGesture<Content: Gesture> {}

extension _ChangedGesture: _PrimitiveGesture { public typealias Value = Content.Value }

/// A gesture with another type of value.
public struct _MapGesture<Content: Gesture, Value> {}

extension _MapGesture: _PrimitiveGesture {}

/// A gesture that never updates its state.
public struct GestureStateGesture<Base: Gesture, State> {
    nonisolated init() {}
    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {}
}

extension GestureStateGesture: _PrimitiveGesture { public typealias Value = Base.Value }

/// Two gestures at once, which never occur.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture: _PrimitiveGesture {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures in sequence, which never occur.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture: _PrimitiveGesture {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures, which never occur.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture: _PrimitiveGesture {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

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

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

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
