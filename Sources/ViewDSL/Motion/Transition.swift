import Foundation
import LayoutEngine

/// How a view would come and go. A still picture shows what is there, with no trace of how it came.
public struct AnyTransition: Sendable {
    private init() {}

    public init<T: Transition>(_ transition: T) {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func move(edge: Edge) -> AnyTransition { .identity }
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }

    /// The same: a still picture shows no transition.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition of one's own. Its body is never shown: views on show have arrived.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view a transition is applied to.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {}
}

/// Where in its coming and going a view is.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 while there, 1 after.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// How a view's content would change from one to the next.
public struct ContentTransition: Hashable, Sendable {
    private init() {}
    public static let identity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let opacity = ContentTransition()
    public static let numericText = ContentTransition()
    public static let symbolEffect = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
    public static func numericText(value: Double) -> ContentTransition { .numericText }
}
