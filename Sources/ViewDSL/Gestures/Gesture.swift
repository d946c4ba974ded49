/// A user's gesture. Figures are still, so its actions never run.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A built-in gesture, which has no body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture derived from others, which never occurs either.
struct DerivedGesture<Value>: Sendable {}

extension DerivedGesture: PrimitiveGesture {}

nonisolated extension Gesture {
    /// The closure is never called: figures are still.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { DerivedGesture<Value>() }

    /// The closure is never called: figures are still.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
        DerivedGesture<Value>()
    }

    /// The closure is never called: figures are still.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { DerivedGesture<Value>() }

    /// The closure is never called: figures are still.
    public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { DerivedGesture<T>() }

    /// The closure is never called: figures are still.
    public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<(first: Value?, second: Other.Value?)>
    { DerivedGesture() }

    /// The closure is never called: figures are still.
    public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<SequenceGestureValue<Value, Other.Value>>
    { DerivedGesture() }

    /// The closure is never called: figures are still.
    public func exclusively<Other: Gesture>(before other: Other)
        -> some Gesture<ExclusiveGestureValue<Value, Other.Value>>
    { DerivedGesture() }
}

/// The state of two gestures in sequence.
public enum SequenceGestureValue<First, Second> {
    case first(First)
    case second(First, Second?)
}

/// The one of two gestures that occurred.
public enum ExclusiveGestureValue<First, Second> {
    case first(First)
    case second(Second)
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

/// A value that a gesture updates. Figures are still, so it keeps its initial value.
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    nonisolated public init(initialValue: Value) { wrappedValue = initialValue }
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}
