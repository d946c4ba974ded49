import Foundation

/// What a person would do to a view. Nobody does anything to a still picture, so no action of a gesture ever runs.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture it is made of.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture without a body: one that is built in.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// The gesture it is made of.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture made from others; it does nothing either.
struct DerivedGesture<Value>: Sendable {}

extension DerivedGesture: PrimitiveGesture {}

nonisolated extension Gesture {
    /// Compiles; the closure is never called.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { DerivedGesture<Value>() }

    /// Compiles; the closure is never called.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
        DerivedGesture<Value>()
    }

    /// Compiles; the closure is never called.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { DerivedGesture<Value>() }

    /// Compiles; the closure is never called.
    public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { DerivedGesture<T>() }

    /// Compiles; the closure is never called.
    public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<(first: Value?, second: Other.Value?)>
    { DerivedGesture() }

    /// Compiles; the closure is never called.
    public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<SequenceGestureValue<Value, Other.Value>>
    { DerivedGesture() }

    /// Compiles; the closure is never called.
    public func exclusively<Other: Gesture>(before other: Other)
        -> some Gesture<ExclusiveGestureValue<Value, Other.Value>>
    { DerivedGesture() }
}

/// How far a gesture that follows another has come.
public enum SequenceGestureValue<First, Second> {
    /// How far the sequence is.
    case first(First)
    /// How far the sequence is.
    case second(First, Second?)
}

/// Which of two gestures was made.
public enum ExclusiveGestureValue<First, Second> {
    /// Which of the two it was.
    case first(First)
    /// Which of the two it was.
    case second(Second)
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Which gestures count.
    public static let none: GestureMask = []
    /// Which gestures count.
    public static let gesture = GestureMask(rawValue: 1)
    /// Which gestures count.
    public static let subviews = GestureMask(rawValue: 2)
    /// Which gestures count.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A value a gesture would change while it lasts: always the one it starts with.
@propertyWrapper
public struct GestureState<Value> {
    /// The value while no gesture is under way, which it never is.
    public let wrappedValue: Value

    /// The value while no gesture is under way, which it never is.
    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The value while no gesture is under way, which it never is.
    nonisolated public init(initialValue: Value) { wrappedValue = initialValue }
    /// The value while no gesture is under way, which it never is.
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// The value while no gesture is under way, which it never is.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// The value while no gesture is under way, which it never is.
    nonisolated public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}
